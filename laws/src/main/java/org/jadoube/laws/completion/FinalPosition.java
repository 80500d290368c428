package org.jadoube.laws.completion;

import java.util.Optional;
import org.jadoube.board.Move;
import org.jadoube.board.Position;
import org.jadoube.clock.Moment;
import org.jadoube.lawbook.Article;
import org.jadoube.lawbook.Citation;
import org.jadoube.laws.draw.UnclaimedDraws;
import org.jadoube.laws.game.Ending;
import org.jadoube.laws.game.Event.GameEnded;
import org.jadoube.laws.game.Result;
import org.jadoube.laws.game.Standing;
import org.jadoube.laws.game.Table;
import org.jadoube.laws.term.TouchMove;
import org.jadoube.mating.Budget;
import org.jadoube.mating.Mating;

/// The positions that end a game in the moment they arise, before any flag is seen or clock pressed.
@Article({"1.2", "1.3", "2023/1.4.1", "2023/1.4.2"})
public final class FinalPosition {
    private static final Citation CHECKMATE = new Citation("5.1a");
    private static final Citation STALEMATE = new Citation("5.2a");
    private static final Citation DEAD = new Citation("5.2b");

    /// For a question that is asked after each move: some thousands of states, a hundredth of a second at most.
    private static final Budget BUDGET = Budget.of(1L << 20);

    private FinalPosition() {}

    /// The end that a legal move brings about, if it does. Checkmate, stalemate and a dead position come
    /// before the draws that nobody needs to claim. An illegal move ends nothing, whatever stands on the
    /// board.
    ///
    /// @param table before the move
    /// @param touchMove whether it is among the moves that the touches of this turn leave open
    @Article({"5.1a", "5.2a", "5.2b", "2023/9.6"})
    public static Optional<GameEnded> afterMove(Table table, Move move, TouchMove touchMove, Moment at) {
        Optional<GameEnded> end =
                endsGame(table, touchMove) ? end(table.game().standing().after(move), at) : Optional.empty();
        return end.or(() -> UnclaimedDraws.onceMade(table, move, at));
    }

    /// Since 2014 a move that breaks touch-move brings no mate, no stalemate and no dead position about.
    @Article({"5.1a", "5.2a", "5.2b"})
    static boolean endsGame(Table table, TouchMove touchMove) {
        return switch (table.regulations().edition().finalMove()) {
            case LEGAL -> true;
            case LEGAL_AND_AS_TOUCHED ->
                switch (touchMove) {
                    case KEPT -> true;
                    case BROKEN -> false;
                };
        };
    }

    /// The end of the game on a board that may hold no position.
    @Article({"2023/1.4.1", "2023/1.4.2", "5.1a", "5.2a", "5.2b", "9.6"})
    public static Optional<GameEnded> end(Standing standing, Moment at) {
        return standing.regular().flatMap(position -> end(position, at));
    }

    /// The end of the game in a position, if it is one.
    @Article({"2023/1.4.1", "2023/1.4.2", "5.1a", "5.2a", "5.2b", "9.6"})
    public static Optional<GameEnded> end(Position position, Moment at) {
        if (position.isCheckmate()) {
            Result result = Result.win(position.turn().opponent());
            return Optional.of(new GameEnded(at, CHECKMATE, result, Ending.CHECKMATE, Optional.empty()));
        }
        if (position.isStalemate()) {
            return Optional.of(drawn(at, STALEMATE, Ending.STALEMATE));
        }
        return isDead(position) ? Optional.of(dead(at)) : Optional.empty();
    }

    /// Whether it is proved, as far as that is cheap, that neither side can ever checkmate; what takes longer is
    /// left to those who point it out ([DeadPosition]).
    @Article({"1.3", "5.2b", "9.6"})
    private static boolean isDead(Position position) {
        return Mating.isDeadAfterMove(position, BUDGET);
    }

    static GameEnded dead(Moment at) {
        return drawn(at, DEAD, Ending.DEAD_POSITION);
    }

    private static GameEnded drawn(Moment at, Citation citation, Ending ending) {
        return new GameEnded(at, citation, Result.DRAW, ending, Optional.empty());
    }
}
