package org.jadoube.laws.draw;

import java.util.Optional;
import org.jadoube.board.Move;
import org.jadoube.board.Position;
import org.jadoube.clock.Moment;
import org.jadoube.lawbook.Article;
import org.jadoube.lawbook.Citation;
import org.jadoube.laws.game.Ending;
import org.jadoube.laws.game.Event.GameEnded;
import org.jadoube.laws.game.Game;
import org.jadoube.laws.game.Occurrences;
import org.jadoube.laws.game.PlayedMove;
import org.jadoube.laws.game.Result;
import org.jadoube.laws.game.Table;

/// Draws that nobody needs to claim: the game has ended with the move that brings them about, noticed or not.
@Article("2023/9.6")
public final class UnclaimedDraws {
    private static final Citation FIVEFOLD = new Citation("2023/9.6.1");
    private static final Citation SEVENTY_FIVE = new Citation("2023/9.6.2");

    private UnclaimedDraws() {}

    /// The draw that a legal move brings about by being made. Checkmate comes first.
    ///
    /// @param table before the move
    @Article("2023/9.6")
    public static Optional<GameEnded> onceMade(Table table, Move move, Moment at) {
        if (table.game()
                .standing()
                .after(move)
                .regular()
                .filter(Position::isCheckmate)
                .isPresent()) {
            return Optional.empty();
        }
        Occurrences now = Occurrences.after(table.game(), move);
        return now.isFivefold(table.regulations().edition().automaticDraws())
                ? Optional.of(drawn(at, FIVEFOLD, Ending.FIFTH_OCCURRENCE))
                : seventyFive(table, now.quiet(), at);
    }

    @Article("2023/9.6.2")
    private static Optional<GameEnded> seventyFive(Table table, int quiet, Moment at) {
        return switch (table.regulations().edition().automaticDraws().seventyFive()) {
            case NOT_IN_FORCE, COMPLETED -> Optional.empty();
            case MADE -> drawnBy(table, quiet, at);
        };
    }

    /// The draw that moves bring about by being completed, where the edition counts completed moves.
    ///
    /// @param table after their completion
    @Article("2023/9.6.2")
    public static Optional<GameEnded> onceCompleted(Table table, Moment at) {
        return switch (table.regulations().edition().automaticDraws().seventyFive()) {
            case NOT_IN_FORCE, MADE -> Optional.empty();
            case COMPLETED -> drawnBy(table, completedQuietly(table.game()), at);
        };
    }

    /// How many of the last half-moves without capture or pawn move are completed.
    private static int completedQuietly(Game game) {
        int quiet = Occurrences.of(game).quiet();
        int uncompleted = (int) game.played().reversed().stream()
                .limit(quiet)
                .map(PlayedMove::completed)
                .filter(Optional::isEmpty)
                .count();
        return quiet - uncompleted;
    }

    private static Optional<GameEnded> drawnBy(Table table, int halfMoves, Moment at) {
        return Occurrences.isSeventyFive(
                        halfMoves, table.regulations().edition().automaticDraws())
                ? Optional.of(drawn(at, SEVENTY_FIVE, Ending.SEVENTY_FIVE_MOVES))
                : Optional.empty();
    }

    private static GameEnded drawn(Moment at, Citation citation, Ending ending) {
        return new GameEnded(at, citation, Result.DRAW, ending, Optional.empty());
    }
}
