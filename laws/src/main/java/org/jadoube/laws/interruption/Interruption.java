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
import org.jadoube.laws.conduct.Charges;
import org.jadoube.laws.game.Act;
import org.jadoube.laws.game.Actor;
import org.jadoube.laws.game.Event;
import org.jadoube.laws.game.Event.ClocksRestarted;
import org.jadoube.laws.game.Event.ClocksStopped;
import org.jadoube.laws.game.Event.OutageReported;
import org.jadoube.laws.game.Game;
import org.jadoube.laws.game.Running;
import org.jadoube.laws.game.Table;
import org.jadoube.laws.term.Answer;
import org.jadoube.laws.term.Incident;
import org.jadoube.laws.term.Matter;
import org.jadoube.laws.term.Question;

/// The clocks are stopped and started again in the middle of the game.
public final class Interruption {
    private static final Citation BY_ARBITER = new Citation("6.12a");
    private static final Citation BY_PLAYER = new Citation("6.12b");
    private static final Citation RESTART = new Citation("6.12c");
    private static final Citation WITHOUT_REASON = new Citation("6.12d");

    private Interruption() {}

    /// The arbiter interrupts the game, or a player stops the clocks to seek him. Online there is no arbiter in the
    /// room to be sought, so there a player cannot.
    @Article({"6.12a", "6.12b"})
    public static Verdict stop(Table table, Act.StopClocks act) {
        boolean player = act.by().colour().isPresent();
        if (player && !table.regulations().profile().isSupervised()) {
            return Verdict.refused(BY_PLAYER, Refusal.ONLY_THE_ARBITER, "");
        }
        Citation citation = player ? BY_PLAYER : BY_ARBITER;
        if (table.game().clocks() != Running.GOING) {
            return Verdict.refused(citation, Refusal.CLOCKS_STAND, "");
        }
        List<Event> events = new ArrayList<>();
        events.add(new ClocksStopped(act.at(), citation, act.by(), act.reason()));
        act.by()
                .colour()
                .filter(caller -> !table.quickplay().isAppealOf(caller))
                .ifPresent(caller -> events.add(called(table, caller, act)));
        return Verdict.taken(events);
    }

    /// The arbiter is called, by whoever has not done so already in a quickplay finish, and where the edition says so
    /// he has to find out whether the player had a reason.
    @Article({"6.12b", "6.12d"})
    private static Event called(Table table, Colour caller, Act.StopClocks act) {
        Asking asking = Asking.of(table, act.at());
        return switch (table.regulations().edition().clock().groundlessStop()) {
            case NOT_STATED -> asking.about(caller, BY_PLAYER, Matter.CALL, act.reason());
            case PENALISED_IF_OBVIOUS, PENALISED ->
                asking.about(caller, WITHOUT_REASON, Matter.STOPPED_CLOCKS, act.reason());
        };
    }

    /// The arbiter has found that the player had no reason to stop the clocks: he has to penalise him.
    @Article("6.12d")
    public static List<Event> answered(Table table, Question question, Act.AnswerQuestion act) {
        return act.answer() == Answer.PENALISED
                ? question.player().stream()
                        .flatMap(player -> groundless(table, player, act).stream())
                        .toList()
                : List.of();
    }

    private static List<Event> groundless(Table table, Colour player, Act.AnswerQuestion act) {
        return Charges.found(table, List.of(), act.at(), player, Incident.CLOCKS_STOPPED_WITHOUT_REASON, act.reason());
    }

    /// The arbiter decides on the restart; after its own outage the hall sets the same clock going as before.
    @Article("6.12c")
    public static Verdict restart(Table table, Act.RestartClocks act) {
        Running clocks = table.game().clocks();
        if (clocks == Running.GOING) {
            return Verdict.refused(RESTART, Refusal.CLOCKS_RUN, "");
        }
        if (act.by() == Actor.HALL && clocks != Running.OUTAGE) {
            return Verdict.refused(RESTART, Refusal.ONLY_THE_ARBITER, "");
        }
        if (act.by() == Actor.HALL && act.running() != table.clock().turn()) {
            return Verdict.refused(RESTART, Refusal.UNUSABLE_SETTING, "before the outage the other clock was running");
        }
        return Verdict.taken(new ClocksRestarted(act.at(), RESTART, act.by(), act.running()));
    }

    /// The hall was not working: its clocks have stood since it was last known to be, or since the last event
    /// where that is later. Nobody is charged.
    @Article("6.12a")
    public static Verdict outage(Table table, Act.ReportOutage act) {
        Game game = table.game();
        Moment lastAlive = act.lastAlive().isBefore(game.latest()) ? game.latest() : act.lastAlive();
        return Verdict.taken(new OutageReported(act.at(), BY_ARBITER, lastAlive));
    }
}
