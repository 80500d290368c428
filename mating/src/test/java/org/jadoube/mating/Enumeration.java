package org.jadoube.mating;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Set;
import org.jadoube.board.Colour;
import org.jadoube.board.Move;
import org.jadoube.board.PackedPosition;
import org.jadoube.board.Position;

/// Everything that can follow a position, looked at without any idea of what chess is about.
final class Enumeration {
    enum Outcome {
        MATE,
        NO_MATE,
        TOO_MANY
    }

    private final Set<PackedPosition> seen = new HashSet<>();
    private final Deque<Position> waiting = new ArrayDeque<>();

    private Enumeration() {}

    /// Whether a checkmate by a side is among what follows, if a mate or the end comes within so many
    /// states.
    static Outcome of(Position root, Colour winner, int limit) {
        Enumeration enumeration = new Enumeration();
        enumeration.meet(root);
        while (!enumeration.waiting.isEmpty()) {
            Position position = enumeration.waiting.removeLast();
            if (position.turn() != winner && position.isCheckmate()) {
                return Outcome.MATE;
            }
            if (enumeration.seen.size() > limit) {
                return Outcome.TOO_MANY;
            }
            for (Move move : position.legalMoves()) {
                enumeration.meet(position.after(move));
            }
        }
        return Outcome.NO_MATE;
    }

    private void meet(Position position) {
        if (seen.add(position.packed())) {
            waiting.addLast(position);
        }
    }
}
