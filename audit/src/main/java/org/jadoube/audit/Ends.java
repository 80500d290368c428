package org.jadoube.audit;

import java.util.List;
import java.util.Optional;
import org.jadoube.board.Colour;
import org.jadoube.board.Position;
import org.jadoube.laws.game.Ending;
import org.jadoube.laws.game.Result;
import org.jadoube.mating.Budget;
import org.jadoube.mating.Certificate;
import org.jadoube.mating.Mating;
import org.jadoube.mating.Prospect;

/// Where a game was over by what stood on the board: mate, stalemate, a dead position.
///
/// What is dead stays dead. So the last position alone is asked about after a whole game, and only where it is dead the
/// moves are gone back for the first one that was.
final class Ends {
    private final Budget budget;
    private Optional<Asked> latest = Optional.empty();

    /// A question that has been answered: the end of a game gives rise to the same one twice.
    private record Asked(Position position, Colour side, Prospect answer) {
        boolean is(Position other, Colour otherSide) {
            return side == otherSide && position.equals(other);
        }
    }

    Ends(Budget budget) {
        this.budget = budget;
    }

    /// The end in the last position, by mate or stalemate.
    Optional<End> withoutMoves(GameScore score) {
        Position last = score.last();
        if (last.isCheckmate()) {
            return Optional.of(new End(Ending.CHECKMATE, Result.win(last.turn().opponent()), score.end(), List.of()));
        }
        return last.isStalemate()
                ? Optional.of(new End(Ending.STALEMATE, Result.DRAW, score.end(), List.of()))
                : Optional.empty();
    }

    /// Whether and why a side can still checkmate, or not.
    Prospect prospect(Position position, Colour side) {
        if (latest.isPresent() && latest.get().is(position, side)) {
            return latest.get().answer();
        }
        Prospect answer = Mating.possible(position, side, budget);
        latest = Optional.of(new Asked(position, side, answer));
        return answer;
    }

    /// The first dead position up to a ply, that ply's one being known to be dead for one side.
    Optional<End> dead(GameScore score, int ply) {
        if (proof(score.at(ply)).isEmpty()) {
            return Optional.empty();
        }
        int alive = -1;
        int dead = ply;
        while (dead - alive > 1) {
            int middle = (alive + dead) / 2;
            if (proof(score.at(middle)).isEmpty()) {
                alive = middle;
            } else {
                dead = middle;
            }
        }
        return Optional.of(new End(Ending.DEAD_POSITION, Result.DRAW, score.spot(dead), proof(score.at(dead))));
    }

    /// Why neither can checkmate; empty where one can, or perhaps.
    private List<Certificate> proof(Position position) {
        return prospect(position, Colour.WHITE) instanceof Prospect.Impossible(Certificate white)
                        && prospect(position, Colour.BLACK) instanceof Prospect.Impossible(Certificate black)
                ? List.of(white, black)
                : List.of();
    }
}
