package org.jadoube.server.play;

import java.util.Optional;

/// A message that is not one of the wire's, with what is wrong about it.
@SuppressWarnings("serial") // It never leaves the process.
public final class Unreadable extends Exception {
    private final transient Problem problem;
    private final transient Optional<String> id;

    public Unreadable(Problem problem) {
        this(problem, Optional.empty());
    }

    private Unreadable(Problem problem, Optional<String> id) {
        super(problem.toString(), null, false, false);
        this.problem = problem;
        this.id = id;
    }

    public Problem problem() {
        return problem;
    }

    /// The id of the act, when that much could be read.
    public Optional<String> id() {
        return id;
    }

    public Unreadable of(String act) {
        return new Unreadable(problem, Optional.of(act));
    }
}
