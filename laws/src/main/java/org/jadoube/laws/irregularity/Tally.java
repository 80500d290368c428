package org.jadoube.laws.irregularity;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.jadoube.board.Colour;
import org.jadoube.clock.Moment;
import org.jadoube.lawbook.Article;
import org.jadoube.lawbook.Citation;
import org.jadoube.laws.arbiter.Asking;
import org.jadoube.laws.completion.Loss;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.edition.EventRules;
import org.jadoube.laws.edition.IllegalMoves;
import org.jadoube.laws.edition.Tempo;
import org.jadoube.laws.game.Act;
import org.jadoube.laws.game.Course;
import org.jadoube.laws.game.Ending;
import org.jadoube.laws.game.Event;
import org.jadoube.laws.game.Event.GameEnded;
import org.jadoube.laws.game.Event.TimeAdded;
import org.jadoube.laws.game.Result;
import org.jadoube.laws.game.Standing;
import org.jadoube.laws.game.Table;
import org.jadoube.laws.term.Answer;
import org.jadoube.laws.term.Matter;
import org.jadoube.laws.term.Offence;
import org.jadoube.laws.term.Question;
import org.jadoube.laws.term.Subject.Breach;

/// How often a player may do what is illegal: every kind counts in one tally for the whole game.
@Article("7.4b")
public final class Tally {
    private static final Citation PENALTY = new Citation("7.4b");
    private static final Citation BOTH_HANDS = new Citation("2017/7.7.2");
    private static final Citation EMPTY_PRESS = new Citation("2017/7.8.2");
    private static final Citation BLITZ = new Citation("2018/B.2");
    private static final Citation RAPID = new Citation("2023/A.3");

    private Tally() {}

    /// The penalty for an illegal move that has just been found: the opponent is given time, or the game is lost.
    ///
    /// @return the time given; none where the game is lost
    @Article({"7.4b", "2017/7.7.2", "2017/7.8.2"})
    static Optional<Duration> penalise(Course course, Colour offender, Breach breach, Moment at) {
        Edition edition = course.table().regulations().edition();
        IllegalMoves rules = edition.illegalMoves();
        Citation citation = penalty(edition, breach.offence());
        if (course.table().desk().illegalMoves(offender) >= rules.losing()) {
            Loss loss = Loss.byIllegalMoves(edition, judged(course.table(), breach), offender.opponent());
            forfeit(course, offender, breach, loss, citation, at);
            return Optional.empty();
        }
        EventRules event = course.table().regulations().rules();
        Duration bonus = rules.bonus(event);
        Citation by = bonus.equals(rules.bonus()) ? citation : shortened(edition, event.tempo());
        course.then(new TimeAdded(at, by, offender.opponent(), bonus));
        return Optional.of(bonus);
    }

    /// The offender loses, or the game is drawn. Where neither can be proved the arbiter decides.
    @Article({"7.4b", "A.4c", "B.3c"})
    static void forfeit(Course course, Colour offender, Breach breach, Loss loss, Citation citation, Moment at) {
        switch (loss) {
            case WON -> course.then(lost(at, citation, offender));
            case DRAWN -> course.then(drawn(at, citation));
            case UNDETERMINED ->
                course.then(Asking.of(course.table(), at)
                        .about(offender.opponent(), citation, Matter.CAN_STILL_CHECKMATE, "", breach));
        }
    }

    /// What stands on the board, or stood there before an illegal move that has not been taken back.
    static Standing judged(Table table, Breach breach) {
        return table.game().standing() instanceof Standing.Irregular
                        && breach.ply() <= table.game().played().size()
                ? table.game().played().get(breach.ply() - 1).before()
                : table.game().standing();
    }

    /// The arbiter says whether the opponent could still checkmate.
    @Article({"7.4b", "A.4c", "B.3c"})
    public static List<Event> answered(Table table, Question question, Act.AnswerQuestion act) {
        Citation citation = question.subject()
                .filter(Breach.class::isInstance)
                .map(Breach.class::cast)
                .map(breach -> forfeited(table, breach))
                .orElse(PENALTY);
        return question.player().stream()
                .<Event>map(opponent -> act.answer() == Answer.UPHELD
                        ? lost(act.at(), citation, opponent.opponent())
                        : drawn(act.at(), citation))
                .toList();
    }

    /// Under what a breach has lost the game.
    private static Citation forfeited(Table table, Breach breach) {
        return Finding.isDecisive(table)
                ? Finding.rapidCitation(table)
                : penalty(table.regulations().edition(), breach.offence());
    }

    private static GameEnded lost(Moment at, Citation citation, Colour offender) {
        return new GameEnded(at, citation, Result.win(offender.opponent()), Ending.ILLEGAL_MOVES, Optional.empty());
    }

    private static GameEnded drawn(Moment at, Citation citation) {
        return new GameEnded(at, citation, Result.DRAW, Ending.ILLEGAL_MOVES_WITHOUT_MATING_MATERIAL, Optional.empty());
    }

    private static Citation penalty(Edition edition, Offence offence) {
        return switch (offence) {
            case BOTH_HANDS -> edition.cite(BOTH_HANDS, PENALTY);
            case PRESS_WITHOUT_MOVE -> edition.cite(EMPTY_PRESS, PENALTY);
            case ILLEGAL_DISPLACEMENT, KING_LEFT_IN_CHECK, KING_CAPTURED, PAWN_LEFT_UNPROMOTED -> PENALTY;
        };
    }

    /// In rapid and blitz the provision that shortens the penalty.
    @Article({"2018/B.2", "2023/A.3"})
    private static Citation shortened(Edition edition, Tempo tempo) {
        return tempo == Tempo.BLITZ ? edition.cite(BLITZ, RAPID) : RAPID;
    }
}
