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
import org.jadoube.laws.arbiter.Asking;
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
import org.jadoube.laws.term.Answer;
import org.jadoube.laws.term.Matter;
import org.jadoube.laws.term.Question;

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

    /// A player comes. The clocks start with him when they wait for both. Whoever comes too late has lost, or the
    /// arbiter is asked where he may let him off.
    @Article("6.6a")
    public static Verdict arrive(Table table, Colour player, Act.Arrive act) {
        if (table.game().arrivals().containsKey(player)) {
            return Verdict.refused(DEFAULT_TIME, Refusal.ALREADY_ARRIVED, "");
        }
        List<Event> events = new ArrayList<>();
        events.add(new PlayerArrived(act.at(), DEFAULT_TIME, player));
        Table seated = table.after(events.getFirst());
        boolean late = isLate(seated, player, act.at());
        if (late && !canBeLetOff(table.regulations())) {
            events.add(defaulted(seated, player, act.at()));
            return Verdict.taken(events);
        }
        if (startsNow(seated)) {
            events.addAll(started(seated, act.at()));
        }
        if (late
                && seated.afterAll(events.subList(1, events.size()))
                        .game()
                        .end()
                        .isEmpty()) {
            events.add(Asking.of(table, act.at()).about(player, DEFAULT_TIME, Matter.LATE_ARRIVAL, ""));
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

    /// The arbiter says what becomes of a latecomer.
    @Article("6.6a")
    public static List<Event> answered(Table table, Question question, Act.AnswerQuestion act) {
        return act.answer() == Answer.LOST
                ? question.player().stream()
                        .<Event>map(player -> defaulted(table, player, act.at()))
                        .toList()
                : List.of();
    }

    /// The arbiter or the observer sees who has not come in time.
    @Article("6.6a")
    public static Verdict absence(Table table, Act.ObserveAbsence act) {
        if (table.game().started().isEmpty()
                && table.regulations().deadline(Optional.empty()).isEmpty()) {
            return Verdict.refused(START, Refusal.GAME_NOT_STARTED, "");
        }
        for (Colour player : Colour.values()) {
            if (forfeits(table, player, act.at())) {
                return Verdict.taken(defaulted(table, player, act.at()));
            }
        }
        return Verdict.refused(DEFAULT_TIME, Refusal.STILL_IN_TIME, "");
    }

    /// A player has lost, and his opponent with him who has not come in time either and has not been let off.
    @Article("6.6a")
    private static GameEnded defaulted(Table table, Colour player, Moment at) {
        Result result = forfeits(table, player.opponent(), at) ? Result.BOTH_LOSE : Result.win(player.opponent());
        return new GameEnded(at, DEFAULT_TIME, result, Ending.DEFAULT_TIME, Optional.empty());
    }

    /// Whether a player is late and still missing, or came late and has not been let off yet.
    private static boolean forfeits(Table table, Colour player, Moment at) {
        return isLate(table, player, at) && (!table.game().isPresent(player) || isBeforeArbiter(table, player));
    }

    private static boolean isBeforeArbiter(Table table, Colour player) {
        return table.desk().open().stream()
                .filter(question -> question.matter() == Matter.LATE_ARRIVAL)
                .anyMatch(question -> question.player().equals(Optional.of(player)));
    }

    /// Whether a player came, or still has not come, after the last moment that is in time.
    private static boolean isLate(Table table, Colour player, Moment at) {
        Moment came = table.game().presentSince(player).orElse(at);
        return table.regulations()
                .deadline(table.game().started())
                .filter(came::isAfter)
                .isPresent();
    }
}
