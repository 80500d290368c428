package org.jadoube.mating.proof;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.jadoube.board.Colour;
import org.jadoube.board.Move;
import org.jadoube.board.PackedPosition;
import org.jadoube.board.Position;

/// States that hold a position and, with each, either all that can follow it or one that can never lead to
/// checkmate, as its pieces or their ranges show; no checkmate is among them.
public final class ExhaustionProof {
    private final Colour winner;
    private final States states;
    private final Function<Position, Ranges> ranges;

    private ExhaustionProof(Colour winner, States states, Function<Position, Ranges> ranges) {
        this.winner = winner;
        this.states = states;
        this.ranges = ranges;
    }

    /// Why the states do not prove that a side never checkmates from a position, if they do not.
    ///
    /// @param ranges asked for where the pieces of a state may ever stand that some state follows which
    ///     is not here; its word is not taken for it
    public static Optional<String> fault(
            Position root, Colour winner, States states, Function<Position, Ranges> ranges) {
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

    /// The first move that leads out of the states.
    private Optional<Move> leaving(Position position) {
        List<Move> moves = position.legalMoves();
        PackedPosition[] following = new PackedPosition[moves.size()];
        for (int number = 0; number < following.length; number++) {
            following[number] = position.after(moves.get(number)).packed();
        }
        int missing = states.missing(following);
        return missing < 0 ? Optional.empty() : Optional.of(moves.get(missing));
    }

    /// Of a state that is no checkmate itself.
    private boolean isDead(Position position) {
        return MaterialProof.areTooFew(position, winner)
                || ConfinementProof.fault(position, winner, ranges.apply(position))
                        .isEmpty();
    }
}
