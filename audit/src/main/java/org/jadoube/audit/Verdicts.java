package org.jadoube.audit;

import java.util.List;
import java.util.Optional;
import org.jadoube.board.Colour;
import org.jadoube.board.Move;
import org.jadoube.board.Position;
import org.jadoube.laws.edition.AutomaticDraws.SeventyFive;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.edition.Resignation;
import org.jadoube.laws.game.Ending;
import org.jadoube.mating.Certificate;
import org.jadoube.mating.Prospect;
import org.jadoube.pgn.PgnResult;

/// What the Laws say of the end of a game and of its result.
record Verdicts(GameScore score, Ends ends, List<Finding> findings, PgnResult result, Termination termination) {
    static Optional<Colour> winner(PgnResult result) {
        return switch (result) {
            case WHITE_WINS -> Optional.of(Colour.WHITE);
            case BLACK_WINS -> Optional.of(Colour.BLACK);
            case DRAW, OPEN -> Optional.empty();
        };
    }

    /// Where the game was over by the Laws, if it was; play that went on is told.
    ///
    /// @param last the mate or stalemate in the last position
    /// @param automatic the first draw that nobody needed to claim
    Optional<End> end(Optional<End> last, Optional<End> automatic, Edition edition) {
        Optional<End> dead = dead(last);
        Optional<End> draw = automatic.filter(end -> isSure(end, last, edition));
        Optional<End> first = earlier(earlier(dead, draw), last);
        first.filter(end -> end.spot().ply() < score.plies())
                .ifPresent(end -> findings.add(
                        new Finding.PlayedOn(end, score.plies() - end.spot().ply())));
        return first;
    }

    private static Optional<End> earlier(Optional<End> one, Optional<End> other) {
        if (one.isEmpty() || other.isEmpty()) {
            return one.or(() -> other);
        }
        return other.get().spot().ply() < one.get().spot().ply() ? other : one;
    }

    /// A mate in the same moment comes first; and where only completed moves count, the last one may not be.
    private boolean isSure(End end, Optional<End> last, Edition edition) {
        boolean lastMove = end.spot().ply() == score.plies();
        boolean completed = end.ending() != Ending.SEVENTY_FIVE_MOVES
                || edition.automaticDraws().seventyFive() != SeventyFive.COMPLETED
                || !lastMove;
        return completed && (last.isEmpty() || !lastMove);
    }

    private Optional<End> dead(Optional<End> last) {
        if (last.isPresent() && (last.get().ending() == Ending.CHECKMATE || score.plies() == 0)) {
            return Optional.empty();
        }
        int ply = score.plies() - (last.isPresent() ? 1 : 0);
        Position position = score.at(ply);
        Colour side = winner(result).orElseGet(() -> stronger(position));
        return switch (ends.prospect(position, side)) {
            case Prospect.Possible _ -> Optional.empty();
            case Prospect.Impossible _ -> ends.dead(score, ply);
            case Prospect.Undetermined _ -> {
                findings.add(new Finding.Undecided(side, score.spot(ply)));
                yield Optional.empty();
            }
        };
    }

    private static Colour stronger(Position position) {
        int white = position.pieces(Colour.WHITE).size();
        int black = position.pieces(Colour.BLACK).size();
        return white == black ? position.turn() : white > black ? Colour.WHITE : Colour.BLACK;
    }

    /// Whether the recorded result fits.
    void result(Optional<End> end, Edition edition) {
        if (end.isPresent()) {
            if (!end.get().result().score().equals(result.text())) {
                findings.add(new Finding.OtherResult(end.get(), result));
            }
            return;
        }
        Optional<Colour> winner = winner(result);
        winner.ifPresent(side -> won(side, edition));
        if (termination == Termination.TIME && result == PgnResult.DRAW) {
            drawnOnTime();
        }
    }

    private void won(Colour winner, Edition edition) {
        boolean onTime = termination != Termination.UNSAID;
        if (onTime || edition.resignation() == Resignation.LOSES_UNLESS_OPPONENT_CANNOT_MATE) {
            Kind kind = onTime ? Kind.TIME_WON_WITHOUT_MATE : Kind.WON_WITHOUT_MATE;
            if (ends.prospect(score.last(), winner) instanceof Prospect.Impossible(Certificate proof)) {
                findings.add(new Finding.WonWithoutMate(kind, winner, proof, score.end()));
                return;
            }
        }
        if (termination == Termination.TIME && score.last().turn() == winner && score.plies() > 0) {
            findings.add(new Finding.LostOffMove(winner.opponent(), score.end()));
        }
    }

    /// The flag is taken to have been that of the player having the move.
    private void drawnOnTime() {
        Colour flag = score.last().turn();
        if (ends.prospect(score.last(), flag.opponent()) instanceof Prospect.Possible(List<Move> line)) {
            findings.add(new Finding.DrawnOnTime(flag, line, score.end()));
        }
    }
}
