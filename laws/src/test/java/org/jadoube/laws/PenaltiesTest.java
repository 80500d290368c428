package org.jadoube.laws;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.jadoube.board.Colour.BLACK;
import static org.jadoube.board.Colour.WHITE;
import static org.jadoube.laws.edition.Edition.FIDE_2009;
import static org.jadoube.laws.edition.Edition.FIDE_2014;
import static org.jadoube.laws.edition.Edition.FIDE_2023;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jadoube.board.Colour;
import org.jadoube.clock.BonusMode;
import org.jadoube.clock.Period;
import org.jadoube.clock.Quota;
import org.jadoube.clock.TimeControl;
import org.jadoube.lawbook.Citation;
import org.jadoube.laws.edition.Conduct;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.game.Act;
import org.jadoube.laws.game.Actor;
import org.jadoube.laws.game.Ending;
import org.jadoube.laws.game.Event;
import org.jadoube.laws.game.Event.ArbiterAnswered;
import org.jadoube.laws.game.Event.ArbiterAsked;
import org.jadoube.laws.game.Event.FlagFell;
import org.jadoube.laws.game.Event.GameEnded;
import org.jadoube.laws.game.Event.IncidentRecorded;
import org.jadoube.laws.game.Event.PenaltyImposed;
import org.jadoube.laws.game.Event.ResultCorrected;
import org.jadoube.laws.game.Event.TimeAdded;
import org.jadoube.laws.game.Event.TimeDeducted;
import org.jadoube.laws.game.Result;
import org.jadoube.laws.term.Answer;
import org.jadoube.laws.term.Incident;
import org.jadoube.laws.term.Matter;
import org.jadoube.laws.term.Penalty;
import org.jadoube.laws.term.Question;
import org.jadoube.laws.term.Score;
import org.junit.jupiter.api.Test;

class PenaltiesTest {
    private static final Duration TWO = Duration.ofMinutes(2);
    private static final Duration FIVE = Duration.ofMinutes(5);

    private static Sitting penalises(Sitting sitting, Colour offender, Penalty penalty) {
        return sitting.does(new Act.Penalise(Actor.ARBITER, sitting.now(), offender, penalty, "enough"));
    }

    private static Sitting answers(Sitting sitting, int question, Answer answer) {
        return sitting.does(new Act.AnswerQuestion(Actor.ARBITER, sitting.now(), question, answer, "I mean it"));
    }

    private static List<Event> events(Sitting sitting) {
        sitting.accepted();
        return ((Verdict.Taken) sitting.last()).events();
    }

    private static Event imposed(Sitting sitting, String article, Colour offender, Penalty penalty) {
        return new PenaltyImposed(sitting.now(), new Citation(article), offender, penalty, "enough");
    }

    @Test
    void what_touches_neither_clock_nor_result_goes_on_record() {
        Map<Penalty, String> articles = Map.of(
                new Penalty.Warning(), "13.4a",
                new Penalty.PointsFromOffender(Score.HALF), "13.4e",
                new Penalty.PointsToOpponent(), "13.4f",
                new Penalty.Fine(), "2023/12.9.7",
                new Penalty.RoundExclusion(), "2023/12.9.8");
        articles.forEach((penalty, article) -> {
            Sitting sitting = Sitting.blitz(FIDE_2023).started();
            penalises(sitting, WHITE, penalty).goesOn();
            assertThat(events(sitting)).containsExactly(imposed(sitting, article, WHITE, penalty));
        });
    }

    @Test
    void fines_came_in_2014_and_exclusion_from_a_round_in_2017() {
        for (Edition edition : Edition.all()) {
            Conduct.Penalties penalties = edition.conduct().penalties();
            Sitting fined = penalises(Sitting.blitz(edition).started(), WHITE, new Penalty.Fine());
            Sitting excluded = penalises(Sitting.blitz(edition).started(), WHITE, new Penalty.RoundExclusion());
            Verdict unknown = Verdict.refused(new Citation("13.4"), Refusal.NOT_IN_FORCE, "");
            assertThat(fined.last().equals(unknown)).isEqualTo(penalties == Conduct.Penalties.SEVEN);
            assertThat(excluded.last().equals(unknown))
                    .isEqualTo(penalties != Conduct.Penalties.WITH_FINE_AND_ROUND_EXCLUSION);
        }
        assertThat(FIDE_2009.conduct().penalties()).isEqualTo(Conduct.Penalties.SEVEN);
        assertThat(FIDE_2014.conduct().penalties()).isEqualTo(Conduct.Penalties.WITH_FINE);
        assertThat(Edition.FIDE_2017.conduct().penalties()).isEqualTo(Conduct.Penalties.WITH_FINE_AND_ROUND_EXCLUSION);
    }

    @Test
    void time_is_added_to_the_opponent() {
        Sitting sitting = Sitting.blitz(FIDE_2009).started();
        penalises(sitting, WHITE, new Penalty.TimeToOpponent(TWO));
        assertThat(events(sitting))
                .containsExactly(
                        imposed(sitting, "13.4b", WHITE, new Penalty.TimeToOpponent(TWO)),
                        new TimeAdded(sitting.now(), new Citation("13.4b"), BLACK, TWO));
        assertThat(sitting.remaining(BLACK)).isEqualTo(Duration.ofMinutes(7));
        assertThat(sitting.remaining(WHITE)).isEqualTo(FIVE);
    }

    @Test
    void time_is_taken_from_the_offender_down_to_the_last_microsecond() {
        Sitting sitting = Sitting.blitz(FIDE_2009).started();
        Penalty almostAll = new Penalty.TimeFromOffender(FIVE.minus(Sitting.MICRO));
        penalises(sitting, BLACK, almostAll);
        assertThat(events(sitting))
                .containsExactly(
                        imposed(sitting, "13.4c", BLACK, almostAll),
                        new TimeDeducted(sitting.now(), new Citation("13.4c"), BLACK, FIVE.minus(Sitting.MICRO)));
        assertThat(sitting.remaining(BLACK)).isEqualTo(Sitting.MICRO);
    }

    @Test
    void a_deduction_of_all_the_time_is_asked_about_first() {
        Sitting sitting = Sitting.blitz(FIDE_2009).started().seconds(10);
        penalises(sitting, WHITE, new Penalty.TimeFromOffender(Duration.ofSeconds(290)));
        assertThat(events(sitting))
                .containsExactly(new ArbiterAsked(
                        sitting.now(),
                        new Citation("13.4c"),
                        new Question(1, Matter.DEDUCTION, Optional.of(WHITE), "290 seconds would be deducted of 290")));
        assertThat(sitting.remaining(WHITE)).isEqualTo(Duration.ofSeconds(290));
        answers(sitting, 1, Answer.REJECTED).happened(ArbiterAnswered.class);
        assertThat(sitting.remaining(WHITE)).isEqualTo(Duration.ofSeconds(290));
        assertThat(sitting.table().desk().penalties()).isEmpty();
    }

    @Test
    void the_flag_of_a_running_clock_falls_when_all_its_time_is_taken() {
        Sitting sitting = Sitting.blitz(FIDE_2009).started().seconds(10);
        penalises(sitting, WHITE, new Penalty.TimeFromOffender(FIVE)).seconds(5);
        answers(sitting, 1, Answer.UPHELD)
                .happened(
                        ArbiterAnswered.class,
                        PenaltyImposed.class,
                        TimeDeducted.class,
                        FlagFell.class,
                        GameEnded.class)
                .ended(Result.BLACK_WINS, Ending.TIME_FORFEIT, "6.9");
        Duration left = Duration.ofSeconds(285);
        assertThat(events(sitting).get(1))
                .isEqualTo(new PenaltyImposed(
                        sitting.now(), new Citation("13.4c"), WHITE, new Penalty.TimeFromOffender(left), "I mean it"));
        assertThat(events(sitting).get(2))
                .isEqualTo(new TimeDeducted(sitting.now(), new Citation("13.4c"), WHITE, left));
        assertThat(events(sitting).get(3))
                .isEqualTo(new FlagFell(sitting.now(), new Citation("6.8"), Actor.ARBITER, WHITE, sitting.now()));
    }

    @Test
    void so_does_the_flag_of_a_standing_clock() {
        Sitting sitting = Sitting.blitz(FIDE_2009).started();
        penalises(sitting, BLACK, new Penalty.TimeFromOffender(FIVE));
        answers(sitting, 1, Answer.UPHELD).ended(Result.WHITE_WINS, Ending.TIME_FORFEIT, "6.9");
    }

    @Test
    void who_has_met_his_quota_goes_on_in_the_next_period() {
        Sitting sitting = Sitting.under(
                        FIDE_2009,
                        TimeControl.inPeriods(
                                new Period(new Quota.Moves(1), FIVE, BonusMode.CUMULATIVE.of(Duration.ZERO)),
                                new Period(new Quota.AllMoves(), TWO, BonusMode.CUMULATIVE.of(Duration.ZERO))))
                .started()
                .plays("e2e4");
        sitting.seconds(1);
        penalises(sitting, WHITE, new Penalty.TimeFromOffender(FIVE));
        answers(sitting, 1, Answer.UPHELD)
                .happened(ArbiterAnswered.class, PenaltyImposed.class, TimeDeducted.class, FlagFell.class)
                .goesOn();
        assertThat(sitting.remaining(WHITE)).isEqualTo(TWO);
    }

    @Test
    void nothing_is_deducted_from_a_clock_that_has_run_out_meanwhile() {
        Sitting sitting = Sitting.blitz(FIDE_2009).started();
        penalises(sitting, WHITE, new Penalty.TimeFromOffender(FIVE)).minutes(6);
        answers(sitting, 1, Answer.UPHELD).happened(ArbiterAnswered.class).goesOn();
    }

    @Test
    void the_arbiter_who_declares_a_game_lost_says_what_the_opponent_scores() {
        Map<Score, Result> results = Map.of(
                Score.ONE, Result.BLACK_WINS,
                Score.HALF, Result.WHITE_LOSES_BLACK_HALF,
                Score.NONE, Result.BOTH_LOSE);
        results.forEach((score, result) -> {
            Sitting sitting = Sitting.blitz(FIDE_2023).started();
            penalises(sitting, WHITE, new Penalty.Loss(score)).ended(result, Ending.CONDUCT, "12.9.6");
            assertThat(events(sitting).getFirst()).isEqualTo(imposed(sitting, "13.4d", WHITE, new Penalty.Loss(score)));
            assertThat(sitting.table().game().end().orElseThrow().ruling()).contains("enough");
        });
        penalises(Sitting.blitz(FIDE_2009).started(), BLACK, new Penalty.Loss(Score.HALF))
                .ended(Result.BLACK_LOSES_WHITE_HALF, Ending.CONDUCT, "13.4d");
    }

    @Test
    void who_is_expelled_has_lost_the_game_he_was_playing() {
        Sitting sitting = Sitting.blitz(FIDE_2009).started();
        penalises(sitting, BLACK, new Penalty.Expulsion())
                .happened(PenaltyImposed.class, GameEnded.class)
                .ended(Result.WHITE_WINS, Ending.CONDUCT, "13.4g");
        Sitting over = Sitting.blitz(FIDE_2009).started().resigns(WHITE);
        penalises(over, BLACK, new Penalty.Expulsion()).happened(PenaltyImposed.class);
        assertThat(over.table().game().result()).contains(Result.BLACK_WINS);
    }

    @Test
    void after_the_game_a_loss_corrects_the_result_and_time_means_nothing() {
        Sitting sitting = Sitting.blitz(FIDE_2009).started().resigns(WHITE);
        penalises(sitting, BLACK, new Penalty.TimeToOpponent(TWO)).refused(Refusal.GAME_OVER, "5.1b");
        penalises(sitting, BLACK, new Penalty.TimeFromOffender(TWO)).refused(Refusal.GAME_OVER, "5.1b");
        assertThat(sitting.last())
                .isEqualTo(Verdict.refused(new Citation("5.1b"), Refusal.GAME_OVER, Result.BLACK_WINS.score()));
        penalises(sitting, BLACK, new Penalty.Loss(Score.NONE)).happened(PenaltyImposed.class, ResultCorrected.class);
        assertThat(sitting.table().game().result()).contains(Result.BOTH_LOSE);
    }

    @Test
    void only_the_arbiter_penalises() {
        Sitting sitting = Sitting.blitz(FIDE_2009).started();
        for (Actor by : List.of(Actor.WHITE, Actor.BLACK, Actor.OBSERVER, Actor.HALL, Actor.SPECTATOR)) {
            sitting.does(new Act.Penalise(by, sitting.now(), WHITE, new Penalty.Warning(), ""))
                    .refused(Refusal.ONLY_THE_ARBITER, "13.1");
        }
    }

    @Test
    void a_penalty_answers_the_question_about_the_offender() {
        Sitting sitting = Sitting.blitz(FIDE_2009).started();
        sitting.does(new Act.ReportIncident(Actor.WHITE, sitting.now(), BLACK, Incident.DISTRACTION, "he hums"))
                .does(new Act.ReportIncident(Actor.ARBITER, sitting.now(), BLACK, Incident.DISREPUTE, "he curses"));
        penalises(sitting, WHITE, new Penalty.Warning()).happened(PenaltyImposed.class);
        penalises(sitting, BLACK, new Penalty.TimeToOpponent(TWO))
                .happened(ArbiterAnswered.class, IncidentRecorded.class, PenaltyImposed.class, TimeAdded.class);
        assertThat(events(sitting).getFirst())
                .isEqualTo(new ArbiterAnswered(sitting.now(), new Citation("13.1"), 1, Answer.PENALISED, "enough"));
        assertThat(events(sitting).get(1))
                .isEqualTo(new IncidentRecorded(
                        sitting.now(), new Citation("12.6"), Actor.ARBITER, BLACK, Incident.DISTRACTION, "he hums"));
        penalises(sitting, BLACK, new Penalty.Loss(Score.ONE))
                .happened(ArbiterAnswered.class, PenaltyImposed.class, GameEnded.class);
        assertThat(((ArbiterAnswered) events(sitting).getFirst()).answer()).isEqualTo(Answer.LOST);
        assertThat(sitting.table().desk().open()).isEmpty();
    }

    @Test
    void expulsion_answers_it_as_lost() {
        Sitting sitting = Sitting.blitz(FIDE_2009).started();
        sitting.does(new Act.ReportIncident(Actor.ARBITER, sitting.now(), BLACK, Incident.DISREPUTE, "he curses"));
        penalises(sitting, BLACK, new Penalty.Expulsion());
        assertThat(((ArbiterAnswered) events(sitting).getFirst()).answer()).isEqualTo(Answer.LOST);
    }

    @Test
    void other_questions_stay_open() {
        Sitting sitting = Sitting.blitz(FIDE_2009).started();
        penalises(sitting, BLACK, new Penalty.TimeFromOffender(FIVE));
        penalises(sitting, BLACK, new Penalty.Warning()).happened(PenaltyImposed.class);
        assertThat(sitting.table().desk().open()).hasSize(1);
    }

    @Test
    void a_penalty_in_time_is_some_time() {
        assertThatThrownBy(() -> new Penalty.TimeToOpponent(Duration.ZERO)).hasMessageContaining("longer than nothing");
        assertThatThrownBy(() -> new Penalty.TimeFromOffender(Duration.ZERO))
                .hasMessageContaining("longer than nothing");
        assertThatThrownBy(() -> new Penalty.TimeToOpponent(Duration.ofNanos(1)))
                .hasMessageContaining("a penalty in time is in whole microseconds");
    }
}
