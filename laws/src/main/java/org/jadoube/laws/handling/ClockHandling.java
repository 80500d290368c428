package org.jadoube.laws.handling;

import java.util.List;
import java.util.Optional;
import org.jadoube.board.Colour;
import org.jadoube.lawbook.Article;
import org.jadoube.lawbook.Citation;
import org.jadoube.laws.Refusal;
import org.jadoube.laws.Verdict;
import org.jadoube.laws.arbiter.Asking;
import org.jadoube.laws.edition.ClockConduct.UnableToPress;
import org.jadoube.laws.game.Act;
import org.jadoube.laws.game.Event;
import org.jadoube.laws.game.Event.AssistanceGranted;
import org.jadoube.laws.game.Event.IncidentRecorded;
import org.jadoube.laws.game.Table;
import org.jadoube.laws.term.Answer;
import org.jadoube.laws.term.Assistance;
import org.jadoube.laws.term.Hand;
import org.jadoube.laws.term.Incident;
import org.jadoube.laws.term.Matter;
import org.jadoube.laws.term.Question;

/// What a player may and may not do with the clock, apart from when he presses it.
public final class ClockHandling {
    private static final Citation SAME_HAND = new Citation("6.7b");
    private static final Citation ASSISTANT = new Citation("6.7d");

    private ClockHandling() {}

    /// A press with another hand than the one that moved works like any other. It goes on record; no penalty is
    /// commanded for it.
    @Article("6.7b")
    public static List<Event> pressed(Colour player, Act.PressClock act) {
        return act.hand() == Hand.SAME
                ? List.of()
                : List.of(new IncidentRecorded(
                        act.at(), SAME_HAND, act.by(), player, Incident.PRESSED_WITH_OTHER_HAND, ""));
    }

    /// A player who cannot use the clock brings somebody who does it for him and whom the arbiter has to accept.
    @Article("6.7d")
    public static Verdict ask(Table table, Colour player, Act.AskForAssistance act) {
        return adjustment(table)
                .map(times -> Verdict.taken(
                        Asking.of(table, act.at()).about(player, ASSISTANT, Matter.CLOCK_ASSISTANT, times)))
                .orElseGet(() -> Verdict.refused(ASSISTANT, Refusal.NOT_IN_FORCE, ""));
    }

    /// What the arbiter does about the times when he accepts an assistant, in words; empty where the edition knows
    /// none.
    private static Optional<String> adjustment(Table table) {
        UnableToPress unable = table.regulations().edition().clock().unableToPress();
        return switch (unable) {
            case NOT_STATED -> Optional.empty();
            case BOTH_CLOCKS_ADJUSTED -> Optional.of("the clocks are adjusted in fairness");
            case OWN_CLOCK_ADJUSTED -> Optional.of("his clock is adjusted in fairness");
            case OWN_CLOCK_ADJUSTED_UNLESS_DISABLED ->
                Optional.of("his clock is adjusted in fairness, unless he has a disability");
        };
    }

    /// The arbiter accepts the assistant, and the times are his to judge; or he does not.
    @Article("6.7d")
    public static List<Event> answered(Table table, Question question, Act.AnswerQuestion act) {
        return act.answer() == Answer.UPHELD
                ? question.player().stream()
                        .flatMap(player -> granted(table, player, question, act).stream())
                        .toList()
                : List.of();
    }

    private static List<Event> granted(Table table, Colour player, Question question, Act.AnswerQuestion act) {
        return List.of(
                new AssistanceGranted(act.at(), ASSISTANT, player, Assistance.PRESSING),
                Asking.of(table, act.at()).about(player, ASSISTANT, Matter.CLOCK_TIMES, question.detail()));
    }
}
