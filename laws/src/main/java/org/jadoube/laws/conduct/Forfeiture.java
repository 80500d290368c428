package org.jadoube.laws.conduct;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jadoube.board.Colour;
import org.jadoube.clock.Moment;
import org.jadoube.lawbook.Article;
import org.jadoube.lawbook.Citation;
import org.jadoube.laws.arbiter.Asking;
import org.jadoube.laws.completion.Loss;
import org.jadoube.laws.completion.LossOnTime;
import org.jadoube.laws.game.Act;
import org.jadoube.laws.game.Ending;
import org.jadoube.laws.game.Event;
import org.jadoube.laws.game.Event.ArbiterAnswered;
import org.jadoube.laws.game.Event.GameEnded;
import org.jadoube.laws.game.Event.PenaltyImposed;
import org.jadoube.laws.game.Event.ResultCorrected;
import org.jadoube.laws.game.Result;
import org.jadoube.laws.game.Table;
import org.jadoube.laws.term.Answer;
import org.jadoube.laws.term.Incident;
import org.jadoube.laws.term.Matter;
import org.jadoube.laws.term.Penalty;
import org.jadoube.laws.term.Question;
import org.jadoube.laws.term.Score;

/// Losing a game by one's conduct: what the opponent scores is commanded, or for the arbiter to decide. Once the game
/// is over it is its result that changes.
public final class Forfeiture {
    private static final Citation RESULT = new Citation("8.7");
    private static final Citation REFUSAL = new Citation("12.8");
    private static final Citation BOTH_GUILTY = new Citation("12.9");
    private static final Citation ARBITER = new Citation("13.1");
    private static final Citation LOSS = new Citation("13.4d");

    private Forfeiture() {}

    /// Whether the Laws themselves command the loss of the game.
    static boolean isCommanded(Table table, Incident incident) {
        return switch (Command.of(table.regulations(), incident)) {
            case NOTHING, DISCRETION, PENALTY, LOSS_IF_PERSISTENT -> false;
            case LOSS, LOSS_HALF_IF_OPPONENT_CANNOT_WIN, LOSS_OPPONENT_SCORE_DECIDED -> true;
        };
    }

    /// The loss of the game for something a player has done: as the Laws command it, or else as a penalty for which
    /// the arbiter has to say what the opponent scores.
    ///
    /// @param before the events of the same verdict that come first
    @Article({"12.3b", "2023/11.3.2.2", "12.8", "12.9"})
    static List<Event> commanded(
            Table table, List<Event> before, Moment at, Colour offender, Incident incident, String reason) {
        Citation article = Provisions.of(table.regulations().edition(), incident);
        return switch (Command.of(table.regulations(), incident)) {
            case LOSS -> lost(table, at, article, offender, Score.ONE, reason);
            case LOSS_HALF_IF_OPPONENT_CANNOT_WIN ->
                switch (Loss.bySound(table, offender.opponent())) {
                    case WON -> lost(table, at, article, offender, Score.ONE, reason);
                    case DRAWN -> lost(table, at, article, offender, Score.HALF, reason);
                    case UNDETERMINED -> undecided(table, before, at, article, offender, incident, reason);
                };
            case LOSS_IF_PERSISTENT -> refused(table, before, at, offender, reason);
            case LOSS_OPPONENT_SCORE_DECIDED -> undecided(table, before, at, article, offender, incident, reason);
            case NOTHING, DISCRETION, PENALTY -> undecided(table, before, at, LOSS, offender, incident, reason);
        };
    }

    /// A player persists in refusing. If the same was found of his opponent, whose own score is still to be decided,
    /// both lose.
    @Article({"12.8", "12.9"})
    private static List<Event> refused(Table table, List<Event> before, Moment at, Colour offender, String reason) {
        Optional<Question> opponents = table.desk().open().stream()
                .filter(open -> open.matter() == Matter.OPPONENT_SCORE)
                .filter(open -> open.player().equals(Optional.of(offender.opponent())))
                .filter(open -> open.incident().equals(Optional.of(Incident.REFUSAL_TO_COMPLY)))
                .findFirst();
        return opponents.isEmpty()
                ? undecided(table, before, at, REFUSAL, offender, Incident.REFUSAL_TO_COMPLY, reason)
                : List.of(
                        new ArbiterAnswered(at, ARBITER, opponents.get().number(), Answer.NO_POINT, reason),
                        over(table, at, BOTH_GUILTY, Result.BOTH_LOSE, reason));
    }

    /// He has lost; what the opponent scores the arbiter has to say. Meanwhile the clocks stand.
    private static List<Event> undecided(
            Table table,
            List<Event> before,
            Moment at,
            Citation citation,
            Colour offender,
            Incident incident,
            String reason) {
        List<Event> events = new ArrayList<>();
        if (table.game().end().isEmpty()) {
            events.addAll(LossOnTime.stopped(table, at));
        }
        events.add(Asking.after(table, before, at).about(offender, citation, Matter.OPPONENT_SCORE, incident, reason));
        return events;
    }

    /// The arbiter decides the opponent's score.
    @Article({"12.8", "13.4d"})
    public static List<Event> answered(Table table, Question question, Act.AnswerQuestion act) {
        Colour offender = question.player().orElseThrow();
        Incident incident = question.incident().orElseThrow();
        Score opponent = score(act.answer());
        if (incident == Incident.REFUSAL_TO_COMPLY || isCommanded(table, incident)) {
            Citation article = Provisions.of(table.regulations().edition(), incident);
            return lost(table, act.at(), article, offender, opponent, act.reason());
        }
        List<Event> events = new ArrayList<>();
        events.add(new PenaltyImposed(act.at(), LOSS, offender, new Penalty.Loss(opponent), act.reason()));
        events.addAll(lost(table, act.at(), LOSS, offender, opponent, act.reason()));
        return events;
    }

    private static Score score(Answer answer) {
        return switch (answer) {
            case FULL_POINT -> Score.ONE;
            case HALF_POINT -> Score.HALF;
            case NO_POINT -> Score.NONE;
            default -> throw new IllegalStateException("no answer about a score: " + answer);
        };
    }

    /// The game lost by a player, his opponent scoring so much; after the end its result.
    public static List<Event> lost(
            Table table, Moment at, Citation citation, Colour offender, Score opponent, String reason) {
        return List.of(over(table, at, citation, result(offender, opponent), reason));
    }

    private static Event over(Table table, Moment at, Citation citation, Result result, String reason) {
        return table.game().end().isEmpty()
                ? new GameEnded(at, citation, result, Ending.CONDUCT, Optional.of(reason))
                : new ResultCorrected(at, RESULT, result, reason);
    }

    private static Result result(Colour offender, Score opponent) {
        return switch (opponent) {
            case ONE -> Result.win(offender.opponent());
            case HALF -> offender == Colour.WHITE ? Result.WHITE_LOSES_BLACK_HALF : Result.BLACK_LOSES_WHITE_HALF;
            case NONE -> Result.BOTH_LOSE;
        };
    }
}
