package org.jadoube.pgn;

import java.util.ArrayList;
import java.util.List;
import org.jadoube.notation.Problem;

/// Collects the problems of one game.
final class Complaints {
    private static final int MOST = 100;

    private final long game;
    private final List<PgnProblem> problems = new ArrayList<>(0);

    Complaints(long game) {
        this.game = game;
    }

    /// Adds a problem; one game that is all rubbish is told about a hundred times, no more.
    PgnProblem add(long line, long column, Problem problem) {
        PgnProblem placed = new PgnProblem(game, line, column, problem);
        if (problems.size() < MOST) {
            problems.add(placed);
        }
        return placed;
    }

    List<PgnProblem> toList() {
        return problems;
    }
}
