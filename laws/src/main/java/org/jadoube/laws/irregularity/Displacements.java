package org.jadoube.laws.irregularity;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
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
import org.jadoube.laws.game.Event;
import org.jadoube.laws.game.Event.IrregularityFound;
import org.jadoube.laws.game.Event.PiecesDisplaced;
import org.jadoube.laws.game.Event.PiecesReplaced;
import org.jadoube.laws.game.Table;
import org.jadoube.laws.term.Incident;
import org.jadoube.laws.term.Irregularity;
import org.jadoube.laws.term.Matter;

/// Pieces off their squares: knocked over by a player, or found where no move has put them.
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
        if (table.game().displaced().isEmpty()) {
            return Verdict.refused(DISPLACED, Refusal.NO_SUCH_IRREGULARITY, "");
        }
        List<Colour> helped = Stream.of(Colour.values())
                .filter(table.game().displaced()::contains)
                .filter(player -> act.by() == Actor.ARBITER || act.by() == Actor.player(player))
                .toList();
        if (helped.isEmpty()) {
            return Verdict.refused(DISPLACED, Refusal.NOT_BINDING, "the player who displaced them puts them back");
        }
        Course course = new Course(table);
        helped.forEach(player -> replaced(course, player, act));
        return Verdict.taken(course.events());
    }

    private static void replaced(Course course, Colour player, Act.ReplacePieces act) {
        course.then(new PiecesReplaced(act.at(), DISPLACED, player));
        boolean late = course.table().clock().running().equals(Optional.of(player.opponent()));
        if (late && act.by() != Actor.ARBITER) {
            course.then(Asking.of(course.table(), act.at())
                    .about(
                            player,
                            DISPLACED,
                            Matter.CONDUCT,
                            Incident.PIECES_DISPLACED,
                            "put back on the opponent's time"));
        }
    }

    /// Pieces are said not to stand where the moves have put them, and nobody is known to have displaced them just now.
    @Article("7.5")
    public static Verdict report(Table table, Act.ReportIrregularity act) {
        return Report.of(table, act, FOUND, Matter.DISPLACED_PIECES, course -> found(course, act.by(), act.at()));
    }

    /// The arbiter has looked at the board.
    @Article("7.5")
    public static List<Event> answered(Table table, Act.AnswerQuestion act) {
        return Report.answered(table, act, course -> found(course, act.by(), act.at()));
    }

    /// The position before comes back, which is the one on record unless the arbiter restores another. Nothing is
    /// counted against anybody.
    @Article({"6.13", "7.5"})
    private static void found(Course course, Actor by, Moment at) {
        course.then(new IrregularityFound(at, FOUND, by, Irregularity.PIECES_FOUND_DISPLACED));
        Restoration.askTimes(course, Optional.empty(), at);
    }
}
