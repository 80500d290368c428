package org.jadoube.laws.session;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jadoube.board.Colour;
import org.jadoube.clock.Moment;
import org.jadoube.lawbook.Article;
import org.jadoube.lawbook.Citation;
import org.jadoube.laws.Refusal;
import org.jadoube.laws.Verdict;
import org.jadoube.laws.completion.FinalPosition;
import org.jadoube.laws.edition.FlagObserver;
import org.jadoube.laws.edition.Regulations;
import org.jadoube.laws.edition.SessionStart;
import org.jadoube.laws.game.Act;
import org.jadoube.laws.game.Ending;
import org.jadoube.laws.game.Event;
import org.jadoube.laws.game.Event.ClocksStarted;
import org.jadoube.laws.game.Event.GameEnded;
import org.jadoube.laws.game.Event.PlayerArrived;
import org.jadoube.laws.game.Result;
import org.jadoube.laws.game.Running;
import org.jadoube.laws.game.Table;

/// From an empty board to both players sitting at it. White's clock runs from the start on, whoever is there.
public final class Session {
    private static final Citation START = new Citation("6.5");
    private static final Citation DEFAULT_TIME = new Citation("6.6a");

    private Session() {}

    /// The arbiter starts White's clock.
    @Article({"6.5", "6.6b"})
    public static Verdict start(Table table, Act.StartClocks act) {
        return table.game().started().isPresent()
                ? Verdict.refused(START, Refusal.GAME_ALREADY_STARTED, "")
                : Verdict.taken(started(table, act.at()));
    }

    private static List<Event> started(Table table, Moment at) {
        List<Event> events = new ArrayList<>();
        events.add(new ClocksStarted(at, START));
        FinalPosition.end(table.game().position(), at).ifPresent(events::add);
        return events;
    }

    /// A player comes. The clocks start with him when they wait for both; he loses when he comes too late and
    /// nobody is there who could let him off.
    @Article("6.6a")
    public static Verdict arrive(Table table, Colour player, Act.Arrive act) {
        if (table.game().arrivals().containsKey(player)) {
            return Verdict.refused(DEFAULT_TIME, Refusal.ALREADY_ARRIVED, "");
        }
        List<Event> events = new ArrayList<>();
        events.add(new PlayerArrived(act.at(), DEFAULT_TIME, player));
        Table seated = table.after(events.getFirst());
        if (startsNow(seated)) {
            events.addAll(started(seated, act.at()));
        } else if (!canBeLetOff(table.regulations()) && isLate(seated, player, act.at())) {
            events.add(defaulted(seated, act.at()));
        }
        return Verdict.taken(events);
    }

    private static boolean startsNow(Table table) {
        return table.game().clocks() == Running.NOT_STARTED
                && table.regulations().start() == SessionStart.WHEN_BOTH_PRESENT
                && table.game().isPresent(Colour.WHITE)
                && table.game().isPresent(Colour.BLACK);
    }

    private static boolean canBeLetOff(Regulations regulations) {
        return regulations.flagObserver() == FlagObserver.ARBITER
                && switch (regulations.edition().defaultTime().waiver()) {
                    case EVENT_ALONE -> false;
                    case EVENT_OR_ARBITER -> true;
                };
    }

    /// The arbiter or the observer sees who has not come in time: he loses, or both do.
    @Article("6.6a")
    public static Verdict absence(Table table, Act.ObserveAbsence act) {
        return isLate(table, Colour.WHITE, act.at()) || isLate(table, Colour.BLACK, act.at())
                ? Verdict.taken(defaulted(table, act.at()))
                : Verdict.refused(DEFAULT_TIME, Refusal.STILL_IN_TIME, "");
    }

    private static GameEnded defaulted(Table table, Moment at) {
        boolean white = isLate(table, Colour.WHITE, at);
        boolean black = isLate(table, Colour.BLACK, at);
        Result result = white && black ? Result.BOTH_LOSE : Result.win(white ? Colour.BLACK : Colour.WHITE);
        return new GameEnded(at, DEFAULT_TIME, result, Ending.DEFAULT_TIME, Optional.empty());
    }

    /// Whether a player came, or still has not come, later than the default time after the start; exactly at the
    /// default time is in time.
    private static boolean isLate(Table table, Colour player, Moment at) {
        Moment came = table.game().presentSince(player).orElse(at);
        return table.game()
                .started()
                .filter(start -> came.since(start).compareTo(table.regulations().latest()) > 0)
                .isPresent();
    }
}
