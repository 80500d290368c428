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
import org.jadoube.board.Colour;
import org.jadoube.clock.TimeControl;
import org.jadoube.laws.edition.ConductRules;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.edition.Profile;
import org.jadoube.laws.edition.Regulations;
import org.jadoube.laws.edition.Scoring;
import org.jadoube.laws.game.Act;
import org.jadoube.laws.game.Actor;
import org.jadoube.laws.game.Result;
import org.jadoube.laws.points.GamePoints;
import org.jadoube.laws.points.Mark;
import org.jadoube.laws.term.Penalty;
import org.jadoube.laws.term.Points;
import org.jadoube.laws.term.Score;
import org.junit.jupiter.api.Test;

class GamePointsTest {
    private static final Points ONE_AND_A_HALF = new Points(3);
    private static final Scoring FOOTBALL =
            new Scoring(Points.whole(3), Points.ONE, Points.NONE, Points.whole(2), Points.NONE);

    private static Sitting sitting(Edition edition, Scoring scoring) {
        return Sitting.under(Regulations.usual(edition, Profile.OVER_THE_BOARD, TimeControl.of(Duration.ofMinutes(5)))
                .withDefaultTime(Duration.ofMinutes(30))
                .with(rules -> rules.with(ConductRules.USUAL.with(scoring))));
    }

    private static Sitting rules(Sitting sitting, Result result) {
        return sitting.does(new Act.RuleResult(Actor.ARBITER, sitting.now(), result, ""));
    }

    private static Sitting penalises(Sitting sitting, Colour offender, Penalty penalty) {
        return sitting.does(new Act.Penalise(Actor.ARBITER, sitting.now(), offender, penalty, ""));
    }

    private static void assertPoints(Sitting sitting, Points white, Points black) {
        assertThat(GamePoints.of(sitting.table())).contains(new GamePoints(white, black));
    }

    @Test
    void a_game_gives_one_a_half_or_nothing() {
        Map<Result, GamePoints> points = Map.of(
                Result.WHITE_WINS, new GamePoints(Points.ONE, Points.NONE),
                Result.BLACK_WINS, new GamePoints(Points.NONE, Points.ONE),
                Result.DRAW, new GamePoints(Points.HALF, Points.HALF),
                Result.BOTH_LOSE, new GamePoints(Points.NONE, Points.NONE),
                Result.WHITE_LOSES_BLACK_HALF, new GamePoints(Points.NONE, Points.HALF),
                Result.BLACK_LOSES_WHITE_HALF, new GamePoints(Points.HALF, Points.NONE));
        points.forEach((result, expected) -> {
            Sitting sitting = rules(Sitting.blitz(FIDE_2009).started(), result);
            assertThat(GamePoints.of(sitting.table())).contains(expected);
            assertThat(expected.of(WHITE)).isEqualTo(expected.white());
            assertThat(expected.of(BLACK)).isEqualTo(expected.black());
        });
    }

    @Test
    void an_unfinished_or_undecided_game_gives_none_yet() {
        assertThat(GamePoints.of(Sitting.blitz(FIDE_2009).started().table())).isEmpty();
        assertThat(GamePoints.of(rules(Sitting.blitz(FIDE_2009).started(), Result.UNDECIDED)
                        .table()))
                .isEmpty();
    }

    @Test
    void an_event_may_score_otherwise() {
        assertPoints(rules(sitting(FIDE_2009, FOOTBALL).started(), Result.WHITE_WINS), Points.whole(3), Points.NONE);
        assertPoints(rules(sitting(FIDE_2009, FOOTBALL).started(), Result.DRAW), Points.ONE, Points.ONE);
    }

    @Test
    void a_win_without_play_may_be_worth_less() {
        Sitting absent = sitting(FIDE_2009, FOOTBALL);
        absent.does(new Act.StartClocks(Actor.ARBITER, absent.now()))
                .arrives(BLACK)
                .minutes(31);
        absent.does(new Act.ObserveAbsence(Actor.ARBITER, absent.now())).accepted();
        assertPoints(absent, Points.NONE, Points.whole(2));
        assertThat(Mark.of(absent.table().game().end().orElseThrow())).isEqualTo(Mark.UNPLAYED);
    }

    @Test
    void a_loss_without_play_may_be_worth_less_too() {
        Scoring present = new Scoring(Points.whole(3), Points.whole(2), Points.ONE, Points.whole(3), Points.NONE);
        Sitting absent = sitting(FIDE_2009, present);
        absent.does(new Act.StartClocks(Actor.ARBITER, absent.now()))
                .arrives(BLACK)
                .minutes(31);
        absent.does(new Act.ObserveAbsence(Actor.ARBITER, absent.now())).accepted();
        assertPoints(absent, Points.NONE, Points.whole(3));
        assertPoints(rules(sitting(FIDE_2009, present).started(), Result.BLACK_WINS), Points.ONE, Points.whole(3));
    }

    @Test
    void a_corrected_result_counts() {
        Sitting sitting = Sitting.blitz(FIDE_2009).started().resigns(WHITE);
        sitting.does(new Act.CorrectResult(Actor.ARBITER, sitting.now(), Result.DRAW, ""));
        assertPoints(sitting, Points.HALF, Points.HALF);
    }

    @Test
    void points_are_taken_from_the_offender_down_to_nothing() {
        Sitting sitting = penalises(
                rules(Sitting.blitz(FIDE_2009).started(), Result.WHITE_WINS),
                WHITE,
                new Penalty.PointsFromOffender(Score.HALF));
        assertPoints(sitting, Points.HALF, Points.NONE);
        penalises(sitting, WHITE, new Penalty.PointsFromOffender(Score.NONE));
        assertPoints(sitting, Points.HALF, Points.NONE);
        penalises(sitting, WHITE, new Penalty.PointsFromOffender(Score.ONE));
        assertPoints(sitting, Points.NONE, Points.NONE);
    }

    @Test
    void points_of_the_opponent_are_raised_to_the_most_and_up_to_2009_the_offender_keeps_his() {
        Sitting sitting = penalises(
                rules(Sitting.blitz(FIDE_2009).started(), Result.DRAW), BLACK, new Penalty.PointsToOpponent());
        assertPoints(sitting, Points.ONE, Points.HALF);
    }

    @Test
    void from_2014_on_both_have_no_more_than_a_game_gives() {
        for (Edition edition : List.of(FIDE_2014, Edition.FIDE_2017, Edition.FIDE_2018, FIDE_2023)) {
            Sitting drawn = penalises(
                    rules(Sitting.blitz(edition).started(), Result.DRAW), BLACK, new Penalty.PointsToOpponent());
            assertPoints(drawn, Points.ONE, Points.NONE);
            Sitting lost = penalises(
                    rules(Sitting.blitz(edition).started(), Result.WHITE_WINS), WHITE, new Penalty.PointsToOpponent());
            assertPoints(lost, Points.NONE, Points.ONE);
        }
        Sitting football = penalises(
                rules(sitting(FIDE_2023, FOOTBALL).started(), Result.DRAW), WHITE, new Penalty.PointsToOpponent());
        assertPoints(football, Points.NONE, Points.whole(3));
    }

    @Test
    void what_is_left_within_the_normal_total_stays() {
        Scoring generous = Scoring.of(Points.whole(2), ONE_AND_A_HALF, Points.ONE);
        Sitting sitting = penalises(
                rules(sitting(FIDE_2023, generous).started(), Result.WHITE_LOSES_BLACK_HALF),
                WHITE,
                new Penalty.PointsToOpponent());
        assertPoints(sitting, Points.ONE, Points.whole(2));
    }

    @Test
    void the_other_penalties_leave_the_points_alone() {
        for (Penalty penalty : List.of(
                new Penalty.Warning(), new Penalty.Fine(), new Penalty.RoundExclusion(), new Penalty.Expulsion())) {
            Sitting sitting = penalises(rules(Sitting.blitz(FIDE_2023).started(), Result.WHITE_WINS), WHITE, penalty);
            assertPoints(sitting, Points.ONE, Points.NONE);
        }
        Duration minute = Duration.ofMinutes(1);
        for (Penalty penalty : List.of(new Penalty.TimeToOpponent(minute), new Penalty.TimeFromOffender(minute))) {
            Sitting sitting = penalises(Sitting.blitz(FIDE_2023).started(), WHITE, penalty);
            assertThat(sitting.table().desk().penalties()).hasSize(1);
            assertPoints(rules(sitting, Result.WHITE_WINS), Points.ONE, Points.NONE);
        }
        Sitting lost = penalises(Sitting.blitz(FIDE_2023).started(), WHITE, new Penalty.Loss(Score.HALF));
        assertPoints(lost, Points.NONE, Points.HALF);
    }

    @Test
    void the_most_a_game_gives_is_a_win_or_two_draws() {
        assertThat(Scoring.USUAL.most()).isEqualTo(Points.ONE);
        assertThat(FOOTBALL.most()).isEqualTo(Points.whole(3));
        assertThat(Scoring.of(Points.ONE, Points.ONE, Points.NONE).most()).isEqualTo(Points.whole(2));
    }

    @Test
    void a_win_is_worth_a_draw_and_a_draw_a_loss_at_least() {
        assertThatThrownBy(() -> Scoring.of(Points.HALF, Points.ONE, Points.NONE))
                .hasMessageContaining("a win is worth no less than a draw, a draw no less than a loss: 0.5, 1, 0");
        assertThatThrownBy(() -> Scoring.of(Points.ONE, Points.NONE, Points.HALF))
                .hasMessageContaining("a draw no less than a loss");
        assertThat(Scoring.of(Points.ONE, Points.ONE, Points.ONE).draw()).isEqualTo(Points.ONE);
    }

    @Test
    void points_come_in_halves() {
        assertThat(ONE_AND_A_HALF).hasToString("1.5");
        assertThat(Points.NONE).hasToString("0");
        assertThat(Points.HALF).hasToString("0.5");
        assertThat(Points.ONE.plus(Points.HALF)).isEqualTo(ONE_AND_A_HALF);
        assertThat(Points.HALF.minus(Points.ONE)).isEqualTo(Points.NONE);
        assertThat(Points.ONE.minus(Points.HALF)).isEqualTo(Points.HALF);
        assertThatThrownBy(() -> new Points(-1)).hasMessageContaining("not negative: -1 halves");
    }

    @Test
    void a_result_without_play_has_signs_of_its_own() {
        assertThat(Mark.PLAYED.entered(Result.WHITE_WINS)).isEqualTo("1-0");
        assertThat(Mark.UNPLAYED.entered(Result.WHITE_WINS)).isEqualTo("+/-");
        assertThat(Mark.UNPLAYED.entered(Result.BLACK_WINS)).isEqualTo("-/+");
        assertThat(Mark.UNPLAYED.entered(Result.BOTH_LOSE)).isEqualTo("-/-");
        assertThat(Mark.UNPLAYED.entered(Result.DRAW)).isEqualTo("1/2-1/2");
        Sitting played = Sitting.blitz(FIDE_2009).started().resigns(WHITE);
        assertThat(Mark.of(played.table().game().end().orElseThrow())).isEqualTo(Mark.PLAYED);
    }
}
