package org.jadoube.mating.proof;

import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.jadoube.board.Colour;
import org.jadoube.board.Move;
import org.jadoube.board.PackedPosition;
import org.jadoube.board.Position;

/// States that hold a position and, with each, either all that can follow it or one that can never lead to
/// checkmate, as its pieces or their ranges show; no checkmate is among them.
public final class ExhaustionProof {
    private final Colour winner;
    private final Set<PackedPosition> states;
    private final Function<Position, Ranges> ranges;

    private ExhaustionProof(Colour winner, Set<PackedPosition> states, Function<Position, Ranges> ranges) {
        this.winner = winner;
        this.states = states;
        this.ranges = ranges;
    }

    /// Why the states do not prove that a side never checkmates from a position, if they do not.
    ///
    /// @param ranges asked for where the pieces of a state may ever stand that some state follows which
    ///     is not here; its word is not taken for it
    public static Optional<String> fault(
            Position root, Colour winner, Set<PackedPosition> states, Function<Position, Ranges> ranges) {
        return states.contains(root.packed())
                ? new ExhaustionProof(winner, states, ranges).fault()
                : Optional.of("the position asked about is not among the states");
    }

    private Optional<String> fault() {
        for (PackedPosition state : states) {
            Position position = state.position();
            if (position.turn() != winner && position.isCheckmate()) {
                return Optional.of("a state is a checkmate: " + position);
            }
            Optional<Move> leaving = leaving(position);
            if (leaving.isPresent() && !isDead(position)) {
                return Optional.of("what follows by " + leaving.get() + " is not among the states: " + position);
            }
        }
        return Optional.empty();
    }

    private Optional<Move> leaving(Position position) {
        return position.legalMoves().stream()
                .filter(move -> !states.contains(position.after(move).packed()))
                .findFirst();
    }

    private boolean isDead(Position position) {
        return MaterialProof.fault(position, winner).isEmpty()
                || ConfinementProof.fault(position, winner, ranges.apply(position))
                        .isEmpty();
    }
}
