package org.jadoube.laws.moving;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jadoube.board.Colour;
import org.jadoube.clock.Moment;
import org.jadoube.lawbook.Article;
import org.jadoube.lawbook.Citation;
import org.jadoube.laws.draw.UnclaimedDraws;
import org.jadoube.laws.game.Course;
import org.jadoube.laws.game.Event.MoveCompleted;
import org.jadoube.laws.game.Game;
import org.jadoube.laws.game.PlayedMove;
import org.jadoube.laws.game.Table;
import org.jadoube.laws.irregularity.IllegalPosition;

/// What is left to be completed, and its completion.
@Article("6.7a")
final class Uncompleted {
    private Uncompleted() {}

    /// Whether the clock does anything when a player presses.
    static boolean reacts(Table table, Colour player, Moment at) {
        return table.clock().running().equals(Optional.of(player))
                && !table.clock().isFrozen(at);
    }

    /// The half-moves of a player that are not completed, in order.
    static List<Integer> plies(Game game, Colour player) {
        List<PlayedMove> played = game.played();
        return IntStream.rangeClosed(1, played.size())
                .filter(ply -> played.get(ply - 1).player() == player
                        && played.get(ply - 1).completed().isEmpty())
                .boxed()
                .toList();
    }

    /// So many of a player's moves are completed, the oldest first; that may end the game by itself.
    @Article("2023/9.6.2")
    static void complete(Course course, Colour player, int moves, Citation citation, Moment at) {
        if (moves == 0) {
            return;
        }
        course.then(completed(player, at, citation, moves));
        UnclaimedDraws.onceCompleted(course.table(), at).ifPresent(course::then);
        if (!course.isOver()) {
            IllegalPosition.completed(course, at);
        }
    }

    /// The completion of so many.
    static List<MoveCompleted> completed(Colour player, Moment at, Citation citation, int moves) {
        return Collections.nCopies(moves, new MoveCompleted(at, citation, player));
    }
}
