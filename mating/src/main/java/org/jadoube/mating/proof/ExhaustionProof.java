package org.jadoube.mating.proof;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.jadoube.board.Colour;
import org.jadoube.board.Move;
import org.jadoube.board.PackedPosition;
import org.jadoube.board.Position;

/// States that hold a position and, with each, either all that can follow it or one that can never lead to
/// checkmate, as its pieces, their ranges or an [Outlook] show; no checkmate is among them.
public final class ExhaustionProof {
    private final Colour winner;
    private final States states;
    private final Function<Position, Ranges> ranges;
    private final List<Outlook> outlooks;

    private ExhaustionProof(Colour winner, States states, Function<Position, Ranges> ranges, List<Outlook> outlooks) {
        this.winner = winner;
        this.states = states;
        this.ranges = ranges;
        this.outlooks = outlooks;
    }

    /// Why the states do not prove that a side never checkmates from a position, if they do not.
    ///
    /// @param ranges asked for where the pieces of a state may ever stand that some state follows which
    ///     is not here; its word is not taken for it
    /// @param outlooks what is claimed to show the same of such states; each is checked itself
    public static Optional<String> fault(
            Position root, Colour winner, States states, Function<Position, Ranges> ranges, List<Outlook> outlooks) {
        if (!states.contains(root.packed())) {
            return Optional.of("the position asked about is not among the states");
        }
        return outlooks.stream()
                .flatMap(outlook -> outlook.fault(winner).stream())
                .findFirst()
                .or(() -> new ExhaustionProof(winner, states, ranges, outlooks).fault());
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
                || outlooks.stream().anyMatch(outlook -> outlook.holds(position))
                || ConfinementProof.fault(position, winner, ranges.apply(position))
                        .isEmpty();
    }
}
