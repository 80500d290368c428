package org.jadoube.notation;

/// Thrown when the caller has promised a readable text, a literal in code for example, and it is not.
public final class UnreadableNotation extends IllegalArgumentException {
    private static final long serialVersionUID = 1;

    private final transient Problem problem;

    public UnreadableNotation(Problem problem) {
        super(problem.message());
        this.problem = problem;
    }

    public Problem problem() {
        return problem;
    }
}
