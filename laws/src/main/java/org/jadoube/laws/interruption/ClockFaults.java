package org.jadoube.laws.interruption;

import java.util.ArrayList;
import java.util.List;
import org.jadoube.board.Colour;
import org.jadoube.clock.Moment;
import org.jadoube.lawbook.Article;
import org.jadoube.lawbook.Citation;
import org.jadoube.laws.Refusal;
import org.jadoube.laws.Verdict;
import org.jadoube.laws.arbiter.Asking;
import org.jadoube.laws.arbiter.Rulings;
import org.jadoube.laws.edition.Rapid;
import org.jadoube.laws.edition.Regulations;
import org.jadoube.laws.game.Act;
import org.jadoube.laws.game.Actor;
import org.jadoube.laws.game.Event;
import org.jadoube.laws.game.Event.ClockReplaced;
import org.jadoube.laws.game.Event.ClocksStopped;
import org.jadoube.laws.game.Event.IrregularityFound;
import org.jadoube.laws.game.Running;
import org.jadoube.laws.game.Table;
import org.jadoube.laws.term.Answer;
import org.jadoube.laws.term.Irregularity;
import org.jadoube.laws.term.Matter;
import org.jadoube.laws.term.Question;

/// What the clock shows is conclusive, unless it is plainly defective or was set wrongly: then the clocks are
/// stopped and the arbiter puts it right by his best judgement.
@Article({"6.10a", "6.10b"})
public final class ClockFaults {
    private static final Citation DEFECT = new Citation("6.10a");
    private static final Citation SETTING = new Citation("6.10b");
    private static final Citation IRREGULARITY = new Citation("6.13");
    private static final Citation BY_ARBITER = new Citation("6.12a");
    private static final Citation BY_PLAYER = new Citation("6.12b");
    private static final Citation SETTLED = new Citation("A.4a");
    private static final Citation SETTLED_CLOCK = new Citation("2023/A.5.1.1");

    private ClockFaults() {}

    /// The arbiter finds that a clock is defective or wrongly set, or a player tells him so; the clocks stop.
    @Article({"6.10a", "6.10b"})
    public static Verdict report(Table table, Act.ReportIrregularity act) {
        boolean player = act.by().colour().isPresent();
        if (player && !table.regulations().profile().isSupervised()) {
            return Verdict.refused(BY_PLAYER, Refusal.ONLY_THE_ARBITER, "");
        }
        if (player && act.irregularity() == Irregularity.WRONG_CLOCK_SETTING && isSettled(table)) {
            Citation settled = table.regulations().edition().cite(SETTLED_CLOCK, SETTLED);
            return Verdict.refused(settled, Refusal.TOO_LATE, "");
        }
        List<Event> events = new ArrayList<>(stopped(table, act.by(), citation(table, act.irregularity()), act.at()));
        if (player) {
            Colour reporter = act.by().colour().orElseThrow();
            events.add(Asking.of(table, act.at())
                    .about(reporter, citation(table, act.irregularity()), matter(act.irregularity()), ""));
        } else {
            events.addAll(found(table, act.irregularity(), act.at()));
        }
        return Verdict.taken(events);
    }

    private static Matter matter(Irregularity irregularity) {
        return irregularity == Irregularity.DEFECTIVE_CLOCK ? Matter.CLOCK_DEFECT : Matter.CLOCK_SETTING;
    }

    /// Before 2009 the Laws say nothing about a wrong setting; it is then an irregularity like others.
    @Article({"6.10b", "6.13"})
    private static Citation citation(Table table, Irregularity irregularity) {
        if (irregularity == Irregularity.DEFECTIVE_CLOCK) {
            return DEFECT;
        }
        return switch (table.regulations().edition().clock().wrongSetting()) {
            case NOT_STATED -> IRREGULARITY;
            case CORRECTED -> SETTING;
        };
    }

    /// In rapid chess and blitz without arbiters enough, a setting stays after some moves, right or wrong.
    @Article({"A.4a", "2023/A.5.1.1"})
    private static boolean isSettled(Table table) {
        Regulations regulations = table.regulations();
        Rapid rapid = regulations.edition().rapid();
        return rapid.govern(regulations.rules())
                && List.of(Colour.values()).stream()
                        .allMatch(player -> table.game().completed(player) >= rapid.settled());
    }

    private static List<Event> stopped(Table table, Actor by, Citation citation, Moment at) {
        return table.game().clocks() == Running.GOING ? List.of(new ClocksStopped(at, citation, by, "")) : List.of();
    }

    /// The arbiter confirms what a player has told him, or not. The clocks stand until he restarts them.
    @Article({"6.10a", "6.10b"})
    public static List<Event> answered(Table table, Question question, Act.AnswerQuestion act) {
        Irregularity irregularity = question.matter() == Matter.CLOCK_DEFECT
                ? Irregularity.DEFECTIVE_CLOCK
                : Irregularity.WRONG_CLOCK_SETTING;
        return act.answer() == Answer.UPHELD ? found(table, irregularity, act.at()) : List.of();
    }

    /// The arbiter has now to judge the times. What the clocks show is what he is offered to leave.
    @Article({"6.10a", "6.10b"})
    private static List<Event> found(Table table, Irregularity irregularity, Moment at) {
        Citation citation = citation(table, irregularity);
        List<Event> events = new ArrayList<>();
        events.add(new IrregularityFound(at, citation, Actor.ARBITER, irregularity));
        if (!table.desk().isAsked(Matter.CLOCK_TIMES)) {
            events.add(Asking.of(table, at).inGeneral(citation, Matter.CLOCK_TIMES, ""));
        }
        return events;
    }

    /// The arbiter puts another clock in the place of a defective one, with the times he judges right.
    @Article("6.10a")
    public static Verdict replace(Table table, Act.ReplaceClock act) {
        return table.clock()
                .unsuitable(act.setting())
                .map(why -> Verdict.refused(DEFECT, Refusal.UNUSABLE_SETTING, why))
                .orElseGet(() -> {
                    List<Event> events = new ArrayList<>(stopped(table, act.by(), BY_ARBITER, act.at()));
                    events.add(new ClockReplaced(act.at(), DEFECT, act.setting()));
                    events.addAll(Rulings.timesSet(table, act.at()));
                    return Verdict.taken(events);
                });
    }
}
