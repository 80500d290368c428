package org.jadoube.laws.scoresheet;

import java.util.List;
import java.util.Optional;
import org.jadoube.board.Colour;
import org.jadoube.lawbook.Article;
import org.jadoube.lawbook.Citation;
import org.jadoube.laws.Refusal;
import org.jadoube.laws.Verdict;
import org.jadoube.laws.arbiter.Asking;
import org.jadoube.laws.game.Act;
import org.jadoube.laws.game.Event;
import org.jadoube.laws.game.Event.ArbiterAsked;
import org.jadoube.laws.game.Event.AssistanceGranted;
import org.jadoube.laws.game.Event.RecordingExcused;
import org.jadoube.laws.game.Table;
import org.jadoube.laws.term.Answer;
import org.jadoube.laws.term.Assistance;
import org.jadoube.laws.term.Matter;
import org.jadoube.laws.term.Question;

/// A player who cannot keep score. Whether he cannot is for the arbiter to say, and what it costs on the clock too.
@Article("2023/8.1.6")
public final class Assistant {
    private static final Citation UNABLE = new Citation("2023/8.1.6");

    private Assistant() {}

    /// A player says that he cannot.
    @Article("2023/8.1.6")
    public static Verdict ask(Table table, Colour player, Act.AskForAssistance act) {
        if (!Recording.isDuty(table)) {
            return Verdict.refused(UNABLE, Refusal.NOT_IN_FORCE, "");
        }
        return table.desk().isAsked(Matter.UNABLE_TO_RECORD)
                ? Verdict.refused(UNABLE, Refusal.ASKED_ALREADY, "")
                : Verdict.taken(Asking.of(table, act.at()).about(player, UNABLE, Matter.UNABLE_TO_RECORD, ""));
    }

    /// In 2001 he plays on without a scoresheet and with less time; since 2005 an assistant writes for
    /// him and his clock is adjusted; since 2014 not where he is excused, being disabled.
    ///
    /// @param table with the question closed, the game not over
    @Article("2023/8.1.6")
    public static List<Event> answered(Table table, Question question, Act.AnswerQuestion answer) {
        Optional<Colour> player = question.player();
        return player.isEmpty() || answer.answer() == Answer.REJECTED
                ? List.of()
                : accepted(table, player.get(), answer);
    }

    private static List<Event> accepted(Table table, Colour player, Act.AnswerQuestion answer) {
        AssistanceGranted granted = new AssistanceGranted(answer.at(), UNABLE, player, Assistance.RECORDING);
        return switch (table.regulations().edition().recording().unableToWrite()) {
            case TIME_DEDUCTED ->
                List.of(
                        new RecordingExcused(answer.at(), UNABLE, player, Optional.empty()),
                        times(table, player, answer, "less time for the player, as much as you decide"));
            case ASSISTANT_AND_ADJUSTMENT -> List.of(granted, adjustment(table, player, answer));
            case ASSISTANT_AND_ADJUSTMENT_UNLESS_DISABLED ->
                answer.answer() == Answer.EXCUSED
                        ? List.of(granted)
                        : List.of(granted, adjustment(table, player, answer));
        };
    }

    private static ArbiterAsked adjustment(Table table, Colour player, Act.AnswerQuestion answer) {
        return times(table, player, answer, "an adjustment of the player's clock, as you see fit");
    }

    private static ArbiterAsked times(Table table, Colour player, Act.AnswerQuestion answer, String detail) {
        return Asking.of(table, answer.at()).about(player, UNABLE, Matter.CLOCK_TIMES, detail);
    }
}
