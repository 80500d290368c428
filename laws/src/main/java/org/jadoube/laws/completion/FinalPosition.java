package org.jadoube.laws.completion;

import java.util.Optional;
import org.jadoube.board.Position;
import org.jadoube.clock.Moment;
import org.jadoube.lawbook.Article;
import org.jadoube.lawbook.Citation;
import org.jadoube.laws.game.Ending;
import org.jadoube.laws.game.Event.GameEnded;
import org.jadoube.laws.game.Result;
import org.jadoube.mating.Mating;

/// The positions that end a game in the moment they arise, before any flag is seen or clock pressed.
public final class FinalPosition {
    private static final Citation CHECKMATE = new Citation("5.1a");
    private static final Citation STALEMATE = new Citation("5.2a");
    private static final Citation DEAD = new Citation("5.2b");

    private FinalPosition() {}

    /// The end of the game in a position, if it is one. Dead positions are known by plain material alone.
    @Article({"5.1a", "5.2a", "5.2b", "9.6"})
    public static Optional<GameEnded> end(Position position, Moment at) {
        if (position.isCheckmate()) {
            Result result = Result.win(position.turn().opponent());
            return Optional.of(new GameEnded(at, CHECKMATE, result, Ending.CHECKMATE, Optional.empty()));
        }
        if (position.isStalemate()) {
            return Optional.of(new GameEnded(at, STALEMATE, Result.DRAW, Ending.STALEMATE, Optional.empty()));
        }
        if (Mating.deadByMaterial(position)) {
            return Optional.of(new GameEnded(at, DEAD, Result.DRAW, Ending.DEAD_POSITION, Optional.empty()));
        }
        return Optional.empty();
    }
}
