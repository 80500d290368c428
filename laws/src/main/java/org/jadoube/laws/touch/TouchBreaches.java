package org.jadoube.laws.touch;

import java.util.Optional;
import org.jadoube.board.Move;
import org.jadoube.clock.Moment;
import org.jadoube.lawbook.Article;
import org.jadoube.laws.arbiter.Asking;
import org.jadoube.laws.game.Course;
import org.jadoube.laws.game.Event.ArbiterAsked;
import org.jadoube.laws.game.PlayedMove;
import org.jadoube.laws.game.Standing;
import org.jadoube.laws.game.Table;
import org.jadoube.laws.game.Touches;
import org.jadoube.laws.irregularity.Unasked;
import org.jadoube.laws.term.Matter;
import org.jadoube.laws.term.Subject.Touched;
import org.jadoube.laws.term.TouchMove;

/// Moves that Article 3 allows, and what their player had touched, let go or written down does not.
public final class TouchBreaches {
    private TouchBreaches() {}

    /// Whether a move about to be made keeps to what binds its player.
    @Article({"4.3", "4.4", "4.6"})
    public static TouchMove judge(Table table, Move move) {
        return broken(table, table.game().standing(), table.touches().now(), move)
                        .isEmpty()
                ? TouchMove.KEPT
                : TouchMove.BROKEN;
    }

    /// Whether the last move kept to what bound its player.
    @Article({"4.3", "4.4", "4.6"})
    public static TouchMove judgeLast(Table table) {
        boolean broken = !table.game().played().isEmpty()
                && broken(
                                table,
                                table.game().played().size(),
                                table.touches().past().getLast())
                        .isPresent();
        return broken ? TouchMove.BROKEN : TouchMove.KEPT;
    }

    /// The bond that a move broke, if it broke one.
    ///
    /// @param ply the half-move, from 1
    /// @param touches what its player had touched before, or is said to have
    @Article({"4.3", "4.4", "4.6"})
    static Optional<Bond> broken(Table table, int ply, Touches touches) {
        PlayedMove played = table.game().played().get(ply - 1);
        return broken(table, played.before(), touches, played.move());
    }

    private static Optional<Bond> broken(Table table, Standing before, Touches touches, Move move) {
        return touches.equals(Touches.NONE)
                ? Optional.empty()
                : OpenMoves.bond(before, touches, table.regulations().edition().touching())
                        .filter(bond -> !bond.moves().contains(move));
    }

    /// The last move broke touch-move. Where the arbiter acts unasked he is shown it; the players are told nothing.
    @Article({"4.3", "4.4", "4.6", "13.1"})
    public static void recognised(Course course, Moment at) {
        Table table = course.table();
        if (Unasked.onTouches(table)) {
            broken(table, table.game().played().size(), table.touches().past().getLast())
                    .ifPresent(bond -> course.then(shown(table, bond, at)));
        }
    }

    private static ArbiterAsked shown(Table table, Bond bond, Moment at) {
        PlayedMove last = table.game().played().getLast();
        Touches touches = table.touches().past().getLast();
        String detail = bond.isByTouch() ? "touched " + touches.touched() : "bound to " + bond.moves();
        Touched touched = new Touched(
                table.game().played().size(), touches.first().orElse(last.move().from()));
        return Asking.of(table, at).about(last.player(), bond.citation(), Matter.TOUCH_CLAIM, detail, touched);
    }
}
