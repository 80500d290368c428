package org.jadoube.laws.irregularity;

import java.util.List;
import java.util.Optional;
import org.jadoube.board.Colour;
import org.jadoube.clock.Moment;
import org.jadoube.lawbook.Article;
import org.jadoube.lawbook.Citation;
import org.jadoube.laws.Refusal;
import org.jadoube.laws.Verdict;
import org.jadoube.laws.arbiter.Asking;
import org.jadoube.laws.game.Act;
import org.jadoube.laws.game.Actor;
import org.jadoube.laws.game.Course;
import org.jadoube.laws.game.Event.PiecesDisplaced;
import org.jadoube.laws.game.Event.PiecesReplaced;
import org.jadoube.laws.game.Event.PositionRestored;
import org.jadoube.laws.game.Game;
import org.jadoube.laws.game.Table;
import org.jadoube.laws.term.Incident;
import org.jadoube.laws.term.Matter;

/// Pieces that a player has knocked over, and positions that have to be put up again.
public final class Displacements {
    private static final Citation DISPLACED = new Citation("7.3");
    private static final Citation FOUND = new Citation("7.5");

    private Displacements() {}

    /// A player knocks pieces over. What stands on the board counts as it did.
    @Article("7.3")
    public static Verdict displace(Table table, Colour player, Act.DisplacePieces act) {
        return table.regulations().profile().pressesByHand()
                ? Verdict.taken(new PiecesDisplaced(act.at(), DISPLACED, player))
                : Verdict.refused(DISPLACED, Refusal.NOT_IN_FORCE, "");
    }

    /// He puts them right, on his own time; on the opponent's the arbiter may have something to say. The arbiter may
    /// lend a hand.
    @Article("7.3")
    public static Verdict replace(Table table, Act.ReplacePieces act) {
        Optional<Colour> displacer = table.game().displaced();
        if (displacer.isEmpty()) {
            return Verdict.refused(DISPLACED, Refusal.NO_SUCH_IRREGULARITY, "");
        }
        Colour player = displacer.get();
        if (act.by() != Actor.ARBITER && act.by() != Actor.player(player)) {
            return Verdict.refused(DISPLACED, Refusal.NOT_BINDING, "the player who displaced them puts them back");
        }
        Course course = new Course(table);
        course.then(new PiecesReplaced(act.at(), DISPLACED, player));
        if (act.by() != Actor.ARBITER && table.clock().running().equals(Optional.of(player.opponent()))) {
            String note = "put back on the opponent's time";
            course.then(Asking.of(course.table(), act.at())
                    .about(player, DISPLACED, Matter.CONDUCT, Incident.PIECES_DISPLACED, note));
        }
        return Verdict.taken(course.events());
    }

    /// The arbiter has the position put up that he takes for the last identifiable one; a player takes back what he
    /// has just done wrongly and not pressed.
    @Article({"7.4a", "7.5"})
    public static Verdict restore(Table table, Act.RestorePosition act) {
        if (!table.regulations().profile().pressesByHand()) {
            return Verdict.refused(FOUND, Refusal.NOT_IN_FORCE, "");
        }
        return act.by().colour().map(player -> takeBack(table, player, act)).orElseGet(() -> identified(table, act));
    }

    @Article("4.6")
    private static Verdict takeBack(Table table, Colour player, Act.RestorePosition act) {
        if (!Retraction.isOpen(table, player)
                || act.plies() != table.game().played().size() - 1) {
            return Verdict.refused(FOUND, Refusal.ONLY_THE_ARBITER, "");
        }
        Course course = new Course(table);
        Retraction.retract(course, act.at());
        return Verdict.taken(course.events());
    }

    @Article({"7.4a", "7.5", "6.13"})
    private static Verdict identified(Table table, Act.RestorePosition act) {
        Game game = table.game();
        int plies = act.plies();
        if (plies < 0 || plies > game.played().size()) {
            String known =
                    "%d half-moves have been made".formatted(game.played().size());
            return Verdict.refused(FOUND, Refusal.NO_SUCH_IRREGULARITY, known);
        }
        Optional<ClockProposal> times = plies == game.played().size()
                ? Optional.empty()
                : ClockProposal.before(table.times().lines().get(plies));
        Moment at = act.at();
        Course course = new Course(table);
        Restoration.stopClocks(course, act.by(), at, "");
        course.then(new PositionRestored(at, FOUND, plies, List.of()));
        Restoration.askTimes(course, times, at);
        return Verdict.taken(course.events());
    }
}
