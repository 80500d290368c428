package org.jadoube.laws;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.jadoube.board.Colour;
import org.jadoube.lawbook.Citation;
import org.jadoube.laws.arbiter.Asking;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.game.Act;
import org.jadoube.laws.game.Actor;
import org.jadoube.laws.game.Event;
import org.jadoube.laws.game.Event.ArbiterAnswered;
import org.jadoube.laws.game.Event.ArbiterAsked;
import org.jadoube.laws.term.Answer;
import org.jadoube.laws.term.Matter;
import org.jadoube.laws.term.Question;
import org.junit.jupiter.api.Test;

class AnswersTest {
    private static final Citation CALLED = new Citation("6.12b");

    private final Sitting sitting = Sitting.blitz(Edition.FIDE_2009).started();

    private Sitting answers(Actor by, int question, Answer answer) {
        return sitting.does(new Act.AnswerQuestion(by, sitting.now(), question, answer, "as I see it"));
    }

    private void isAsked(Matter matter) {
        sitting.happens(Asking.of(sitting.table(), sitting.now()).about(Colour.WHITE, CALLED, matter, ""));
    }

    @Test
    void an_answer_closes_the_question() {
        isAsked(Matter.LEAVE);
        answers(Actor.ARBITER, 1, Answer.UPHELD).accepted();
        assertThat(sitting.journal.getLast())
                .isEqualTo(new ArbiterAnswered(sitting.now(), new Citation("13.1"), 1, Answer.UPHELD, "as I see it"));
        assertThat(sitting.table().desk().open()).isEmpty();
        assertThat(sitting.table().desk().nextNumber()).isEqualTo(2);
    }

    @Test
    void what_was_not_asked_cannot_be_answered() {
        answers(Actor.ARBITER, 1, Answer.UPHELD).refused(Refusal.NO_SUCH_QUESTION, "13.1");
        isAsked(Matter.LEAVE);
        answers(Actor.ARBITER, 2, Answer.UPHELD).refused(Refusal.NO_SUCH_QUESTION, "13.1");
        answers(Actor.ARBITER, 1, Answer.UPHELD).accepted();
        answers(Actor.ARBITER, 1, Answer.UPHELD).refused(Refusal.NO_SUCH_QUESTION, "13.1");
    }

    @Test
    void an_answer_that_the_laws_do_not_leave_open_is_refused() {
        isAsked(Matter.LEAVE);
        answers(Actor.ARBITER, 1, Answer.DRAWN).refused(Refusal.NO_ANSWER_TO_THIS, "13.1");
        assertThat(sitting.last())
                .isEqualTo(Verdict.refused(new Citation("13.1"), Refusal.NO_ANSWER_TO_THIS, "[UPHELD, REJECTED]"));
    }

    @Test
    void only_the_arbiter_answers() {
        isAsked(Matter.LEAVE);
        for (Actor other : List.of(Actor.WHITE, Actor.BLACK, Actor.OBSERVER, Actor.HALL, Actor.SPECTATOR)) {
            answers(other, 1, Answer.UPHELD).refused(Refusal.ONLY_THE_ARBITER, "13.1");
        }
    }

    @Test
    void several_questions_of_one_verdict_number_on() {
        Asking first = Asking.of(sitting.table(), sitting.now());
        ArbiterAsked one = first.about(Colour.BLACK, CALLED, Matter.CALL, "why");
        Event between = new Event.ClocksStopped(sitting.now(), CALLED, Actor.BLACK, "");
        ArbiterAsked two = Asking.after(sitting.table(), List.of(one, between), sitting.now())
                .inGeneral(CALLED, Matter.CLOCK_TIMES, "");
        assertThat(one.question()).isEqualTo(new Question(1, Matter.CALL, Optional.of(Colour.BLACK), "why"));
        assertThat(two.question()).isEqualTo(new Question(2, Matter.CLOCK_TIMES, Optional.empty(), ""));
        sitting.happens(one).happens(between).happens(two);
        assertThat(sitting.table().desk().open()).containsExactly(one.question(), two.question());
    }

    @Test
    void a_question_left_open_can_be_answered_after_the_game() {
        isAsked(Matter.CALL);
        sitting.resigns(Colour.BLACK);
        answers(Actor.ARBITER, 1, Answer.UPHELD).happened(ArbiterAnswered.class);
    }
}
