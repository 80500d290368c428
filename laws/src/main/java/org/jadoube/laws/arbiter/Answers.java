package org.jadoube.laws.arbiter;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import org.jadoube.lawbook.Article;
import org.jadoube.lawbook.Citation;
import org.jadoube.laws.Refusal;
import org.jadoube.laws.Verdict;
import org.jadoube.laws.completion.DeadPosition;
import org.jadoube.laws.completion.LossOnTime;
import org.jadoube.laws.completion.Resigning;
import org.jadoube.laws.conduct.Charges;
import org.jadoube.laws.conduct.Forfeiture;
import org.jadoube.laws.draw.Agreements;
import org.jadoube.laws.flag.BothFlags;
import org.jadoube.laws.game.Act;
import org.jadoube.laws.game.Event;
import org.jadoube.laws.game.Event.ArbiterAnswered;
import org.jadoube.laws.game.Table;
import org.jadoube.laws.handling.ClockHandling;
import org.jadoube.laws.interruption.ClockFaults;
import org.jadoube.laws.interruption.Interruption;
import org.jadoube.laws.irregularity.Beginnings;
import org.jadoube.laws.irregularity.Displacements;
import org.jadoube.laws.irregularity.Finding;
import org.jadoube.laws.irregularity.IllegalPosition;
import org.jadoube.laws.irregularity.Tally;
import org.jadoube.laws.quickplay.IncrementRequests;
import org.jadoube.laws.quickplay.QuickplayRulings;
import org.jadoube.laws.scoresheet.Assistant;
import org.jadoube.laws.scoresheet.Signing;
import org.jadoube.laws.session.Session;
import org.jadoube.laws.term.Question;
import org.jadoube.laws.touch.MovingAssistant;
import org.jadoube.laws.touch.TouchClaims;

/// The arbiter answers what was put to him. Here stands which answers there are; what follows from one stands in
/// the package of the topic that asked.
public final class Answers {
    private static final Citation ARBITER = new Citation("13.1");

    private Answers() {}

    /// An answer that the Laws leave open to an open question is put on record, and the topic draws the conclusion.
    @Article("13.1")
    public static Verdict answer(Table table, Act.AnswerQuestion act) {
        Optional<Question> question = table.desk().question(act.question());
        if (question.isEmpty()) {
            return Verdict.refused(ARBITER, Refusal.NO_SUCH_QUESTION, String.valueOf(act.question()));
        }
        if (!question.get().matter().answers().contains(act.answer())) {
            return Verdict.refused(ARBITER, Refusal.NO_ANSWER_TO_THIS, allowed(question.get()));
        }
        return Verdict.taken(answered(table, question.get(), act));
    }

    private static String allowed(Question question) {
        return new TreeSet<>(question.matter().answers()).toString();
    }

    private static List<Event> answered(Table table, Question question, Act.AnswerQuestion act) {
        ArbiterAnswered answer = new ArbiterAnswered(act.at(), ARBITER, act.question(), act.answer(), act.reason());
        List<Event> events = new ArrayList<>();
        events.add(answer);
        events.addAll(followed(table.after(answer), question, act));
        return events;
    }

    private static List<Event> followed(Table table, Question question, Act.AnswerQuestion act) {
        return table.game().end().isEmpty() ? inPlay(table, question, act) : afterwards(table, question, act);
    }

    /// What follows while the game goes on. The table has the question closed already.
    private static List<Event> inPlay(Table table, Question question, Act.AnswerQuestion act) {
        return switch (question.matter()) {
            case LATE_ARRIVAL -> Session.answered(table, question, act);
            case STOPPED_CLOCKS -> Interruption.answered(table, question, act);
            case CALL -> List.of();
            case TOUCH_CLAIM -> TouchClaims.answered(table, question, act);
            case ILLEGAL_POSITION -> IllegalPosition.answered(act);
            case ILLEGAL_MOVE_CLAIM -> Finding.answered(table, question, act);
            case WRONG_INITIAL_POSITION -> Beginnings.positionAnswered(table, act);
            case BOARD_TURNED -> Beginnings.boardAnswered(table, act);
            case COLOURS_REVERSED -> Beginnings.coloursAnswered(table, act);
            case DISPLACED_PIECES -> Displacements.answered(table, act);
            case CLOCK_SETTING, CLOCK_DEFECT -> ClockFaults.answered(table, question, act);
            case CLOCK_TIMES -> List.of();
            case QUICKPLAY_CLAIM -> QuickplayRulings.answered(table, question, act);
            case QUICKPLAY_RESULT -> QuickplayRulings.decided(table, act);
            case INCREMENT_REQUEST -> IncrementRequests.answered(question, act);
            case CAN_STILL_CHECKMATE ->
                question.subject().isPresent()
                        ? Tally.answered(table, question, act)
                        : LossOnTime.answered(question, act);
            case DEAD_POSITION -> DeadPosition.answered(act);
            case BOTH_FLAGS -> BothFlags.answered(act);
            case UNABLE_TO_RECORD -> Assistant.answered(table, question, act);
            case MOVING_ASSISTANT -> MovingAssistant.answered(table, question, act);
            case CLOCK_ASSISTANT -> ClockHandling.answered(table, question, act);
            case DRAW_AGREEMENT -> Agreements.answered(table, question, act);
            case CONDUCT, PENALTY -> Charges.answered(table, question, act);
            case DEDUCTION -> Penalties.deductionAnswered(table, question, act);
            case PERSISTENCE -> Charges.persistenceAnswered(table, question, act);
            case OPPONENT_SCORE -> Forfeiture.answered(table, question, act);
            case LEAVE, EXPLANATION -> List.of();
            case DISPUTED_RESULT -> List.of();
        };
    }

    /// What follows once the game is over: for most matters nothing any more, for the rest events that may still
    /// happen then ([Event.Aftermath]).
    private static List<Event> afterwards(Table table, Question question, Act.AnswerQuestion act) {
        return switch (question.matter()) {
            case QUICKPLAY_RESULT -> QuickplayRulings.reviewed(act);
            case CONDUCT, PENALTY -> Charges.answered(table, question, act);
            case PERSISTENCE -> Charges.persistenceAnswered(table, question, act);
            case OPPONENT_SCORE -> Forfeiture.answered(table, question, act);
            case CAN_STILL_CHECKMATE -> Resigning.reviewed(table, act);
            case DISPUTED_RESULT -> Signing.answered(table, act);
            case LATE_ARRIVAL,
                    STOPPED_CLOCKS,
                    TOUCH_CLAIM,
                    ILLEGAL_MOVE_CLAIM,
                    ILLEGAL_POSITION,
                    WRONG_INITIAL_POSITION,
                    BOARD_TURNED,
                    COLOURS_REVERSED,
                    DISPLACED_PIECES,
                    CLOCK_SETTING,
                    CLOCK_DEFECT,
                    CLOCK_TIMES,
                    QUICKPLAY_CLAIM,
                    INCREMENT_REQUEST,
                    DEAD_POSITION,
                    BOTH_FLAGS,
                    UNABLE_TO_RECORD,
                    CLOCK_ASSISTANT,
                    MOVING_ASSISTANT,
                    DEDUCTION,
                    LEAVE,
                    EXPLANATION,
                    DRAW_AGREEMENT,
                    CALL -> List.of();
        };
    }
}
