package org.jadoube.laws;

import static org.assertj.core.api.Assertions.assertThat;
import static org.jadoube.board.Colour.BLACK;
import static org.jadoube.board.Colour.WHITE;
import static org.jadoube.laws.edition.Edition.FIDE_2001;
import static org.jadoube.laws.edition.Edition.FIDE_2009;
import static org.jadoube.laws.edition.Edition.FIDE_2023;

import java.time.Duration;
import java.util.List;
import org.jadoube.board.Position;
import org.jadoube.clock.AtLastZero;
import org.jadoube.clock.Bonus;
import org.jadoube.clock.Moment;
import org.jadoube.clock.Period;
import org.jadoube.clock.PeriodSwitch;
import org.jadoube.clock.Quota;
import org.jadoube.clock.TimeControl;
import org.jadoube.laws.edition.FlagObserver;
import org.jadoube.laws.edition.Profile;
import org.jadoube.laws.edition.Regulations;
import org.jadoube.laws.game.Actor;
import org.jadoube.laws.game.Ending;
import org.jadoube.laws.game.Event.FlagClaimRejected;
import org.jadoube.laws.game.Event.FlagFell;
import org.jadoube.laws.game.Event.GameEnded;
import org.jadoube.laws.game.Result;
import org.junit.jupiter.api.Test;

/// Articles 6.3, 6.8, 6.9 and 6.11.
class FlagTest {
    private static final Duration LESS_BY_A_MICRO = Duration.ofMinutes(5).minus(Sitting.MICRO);

    /// Two moves in ten minutes, then five minutes for the rest.
    private static TimeControl twoMovesThenTheRest() {
        return TimeControl.inPeriods(
                new Period(new Quota.Moves(2), Duration.ofMinutes(10), new Bonus.None()),
                new Period(new Quota.AllMoves(), Duration.ofMinutes(5), new Bonus.None()));
    }

    @Test
    void a_claim_of_a_flag_that_is_up_is_put_on_record_and_the_game_goes_on() {
        Sitting sitting = Sitting.blitz(FIDE_2009).started().pass(LESS_BY_A_MICRO);
        sitting.claimsFlag(BLACK, WHITE).happened(FlagClaimRejected.class).goesOn();
        assertThat(sitting.event(FlagClaimRejected.class).reason()).isEqualTo("the clock has not reached zero");
    }

    @Test
    void the_arbiter_cannot_see_a_flag_fall_before_zero() {
        Sitting sitting = Sitting.blitz(FIDE_2009).started().pass(LESS_BY_A_MICRO);
        sitting.observes(Actor.ARBITER, WHITE)
                .refused(Refusal.FLAG_NOT_FALLEN, "6.8")
                .goesOn();
    }

    @Test
    void at_exactly_zero_the_flag_is_down() {
        Sitting sitting = Sitting.blitz(FIDE_2009).started().minutes(5);
        sitting.claimsFlag(BLACK, WHITE).happened(FlagFell.class, GameEnded.class);
        sitting.ended(Result.BLACK_WINS, Ending.TIME_FORFEIT, "6.9");
    }

    @Test
    void the_event_keeps_when_the_clock_reached_zero() {
        Sitting sitting = Sitting.blitz(FIDE_2001).started();
        Moment zero = sitting.now().plus(Duration.ofMinutes(5));
        sitting.minutes(20).observes(Actor.ARBITER, WHITE).ended(Result.BLACK_WINS, Ending.TIME_FORFEIT, "6.10");
        assertThat(sitting.table().game().fallen().getFirst().reachedZero()).isEqualTo(zero);
    }

    @Test
    void a_player_may_claim_that_his_own_flag_has_fallen() {
        Sitting.blitz(FIDE_2009)
                .started()
                .minutes(5)
                .claimsFlag(WHITE, WHITE)
                .ended(Result.BLACK_WINS, Ending.TIME_FORFEIT, "6.9");
    }

    @Test
    void a_clock_at_zero_that_nobody_notices_ends_nothing() {
        Sitting sitting = Sitting.blitz(FIDE_2009)
                .started()
                .minutes(7)
                .plays("e2e4", "e7e5")
                .goesOn();
        sitting.claimsFlag(BLACK, WHITE).ended(Result.BLACK_WINS, Ending.TIME_FORFEIT, "6.9");
    }

    @Test
    void the_loss_is_a_draw_when_the_opponent_has_a_bare_king() {
        Position position = Sitting.position(WHITE, "Ke1 Qd1", "Ke8");
        Sitting sitting = EndingsTest.from(FIDE_2023, position).started().minutes(5);
        sitting.claimsFlag(BLACK, WHITE).ended(Result.DRAW, Ending.TIME_WITHOUT_MATING_MATERIAL, "6.9");
    }

    @Test
    void the_bare_king_himself_loses_on_time() {
        Position position = Sitting.position(BLACK, "Ke1 Qd1", "Ke8");
        Sitting sitting = EndingsTest.from(FIDE_2023, position).started().minutes(5);
        sitting.claimsFlag(WHITE, BLACK).ended(Result.WHITE_WINS, Ending.TIME_FORFEIT, "6.9");
    }

    @Test
    void the_automatic_observer_sees_only_where_he_is_appointed() {
        Regulations regulations =
                Regulations.usual(FIDE_2023, Profile.OVER_THE_BOARD, TimeControl.of(Duration.ofMinutes(5)));
        Sitting.under(regulations)
                .started()
                .minutes(5)
                .observes(Actor.OBSERVER, WHITE)
                .refused(Refusal.ONLY_THE_ARBITER, "12.1");
        Sitting.under(regulations.with(FlagObserver.AUTOMATIC))
                .started()
                .minutes(5)
                .observes(Actor.OBSERVER, WHITE)
                .ended(Result.BLACK_WINS, Ending.TIME_FORFEIT, "6.9");
    }

    @Test
    void a_player_does_not_observe_and_an_arbiter_does_not_claim() {
        Sitting sitting = Sitting.blitz(FIDE_2009).started().minutes(5);
        sitting.observes(Actor.BLACK, WHITE).refused(Refusal.ONLY_THE_ARBITER, "13.1");
        sitting.does(new org.jadoube.laws.game.Act.ClaimFlag(Actor.ARBITER, sitting.now(), WHITE))
                .refused(Refusal.NOT_A_PLAYER, "13.7a");
    }

    @Test
    void with_the_quota_met_the_flag_is_noted_and_the_game_goes_on() {
        Sitting sitting = Sitting.under(FIDE_2009, twoMovesThenTheRest()).started();
        sitting.plays("e2e4", "e7e5", "g1f3", "b8c6").minutes(11);
        sitting.claimsFlag(BLACK, WHITE).happened(FlagFell.class).goesOn();
        sitting.claimsFlag(BLACK, WHITE).happened(FlagClaimRejected.class).goesOn();
        assertThat(sitting.event(FlagClaimRejected.class).reason())
                .isEqualTo("the fall of this flag has been dealt with");
        assertThat(sitting.remaining(WHITE)).isEqualTo(Duration.ofMinutes(4));
        assertThat(sitting.remaining(BLACK)).isEqualTo(Duration.ofMinutes(15));
        sitting.minutes(4).claimsFlag(BLACK, WHITE).ended(Result.BLACK_WINS, Ending.TIME_FORFEIT, "6.9");
    }

    @Test
    void the_last_move_of_the_quota_made_but_not_pressed_at_zero_loses() {
        Sitting sitting = Sitting.under(FIDE_2009, twoMovesThenTheRest()).started();
        sitting.plays("e2e4", "e7e5")
                .pass(Duration.ofMinutes(10).minus(Sitting.MICRO))
                .releases("g1f3");
        sitting.pass(Sitting.MICRO).presses(WHITE);
        sitting.claimsFlag(BLACK, WHITE).ended(Result.BLACK_WINS, Ending.TIME_FORFEIT, "6.9");
    }

    @Test
    void the_last_move_of_the_quota_pressed_a_microsecond_before_zero_is_in_time() {
        Sitting sitting = Sitting.under(FIDE_2009, twoMovesThenTheRest()).started();
        sitting.plays("e2e4", "e7e5")
                .pass(Duration.ofMinutes(10).minus(Sitting.MICRO))
                .plays("g1f3");
        assertThat(sitting.remaining(WHITE)).isEqualTo(Sitting.MICRO);
        sitting.plays("b8c6")
                .pass(Sitting.MICRO)
                .claimsFlag(BLACK, WHITE)
                .happened(FlagFell.class)
                .goesOn();
    }

    @Test
    void a_flag_of_an_earlier_period_noticed_later_is_judged_by_the_moves_completed_when_it_fell() {
        Sitting sitting = Sitting.under(FIDE_2009, twoMovesThenTheRest()).started();
        sitting.plays("e2e4", "e7e5").minutes(11).plays("g1f3", "b8c6", "f1c4", "f8c5");
        sitting.observes(Actor.ARBITER, WHITE).ended(Result.BLACK_WINS, Ending.TIME_FORFEIT, "6.9");
    }

    @Test
    void a_wait_through_two_zeros_brings_both_flags_to_light() {
        Sitting sitting = Sitting.under(FIDE_2009, twoMovesThenTheRest()).started();
        sitting.plays("e2e4", "e7e5", "g1f3", "b8c6").minutes(16);
        sitting.claimsFlag(BLACK, WHITE).happened(FlagFell.class, FlagFell.class, GameEnded.class);
        sitting.ended(Result.BLACK_WINS, Ending.TIME_FORFEIT, "6.9");
    }

    @Test
    void with_both_flags_down_the_first_to_fall_decides_whoever_claims() {
        for (var claim : List.of(WHITE, BLACK)) {
            Sitting sitting =
                    Sitting.blitz(FIDE_2023).started().minutes(5).plays("e2e4").minutes(6);
            assertThat(sitting.table().clock().reading(sitting.now()).firstFlag())
                    .contains(WHITE);
            sitting.claimsFlag(WHITE, claim).ended(Result.BLACK_WINS, Ending.TIME_FORFEIT, "6.9");
            assertThat(sitting.events(FlagFell.class))
                    .extracting(FlagFell::flag)
                    .isEqualTo(claim == WHITE ? List.of(WHITE) : List.of(WHITE, BLACK));
        }
    }

    @Test
    void of_the_flags_that_are_down_the_last_period_of_the_opponent_counts_and_no_earlier_one() {
        TimeControl running = twoMovesThenTheRest().with(AtLastZero.RUN_ON);
        Sitting sitting = Sitting.under(FIDE_2009, running).started();
        sitting.minutes(11).plays("e2e4").minutes(15).plays("e7e5").minutes(5);
        assertThat(sitting.table().clock().runOuts(WHITE, sitting.now())).hasSize(2);
        sitting.claimsFlag(WHITE, BLACK).ended(Result.WHITE_WINS, Ending.TIME_FORFEIT, "6.9");
    }

    @Test
    void a_frozen_clock_keeps_the_opponents_flag_up() {
        TimeControl freezing = TimeControl.of(Duration.ofMinutes(5)).with(AtLastZero.FREEZE);
        Sitting sitting = Sitting.under(FIDE_2023, freezing)
                .started()
                .minutes(5)
                .releases("e2e4")
                .minutes(60);
        sitting.claimsFlag(WHITE, BLACK).happened(FlagClaimRejected.class);
        sitting.claimsFlag(BLACK, WHITE).ended(Result.BLACK_WINS, Ending.TIME_FORFEIT, "6.9");
    }

    @Test
    void a_device_that_missed_presses_shows_a_flag_but_the_moves_completed_decide() {
        TimeControl counting = twoMovesThenTheRest().with(PeriodSwitch.AT_MOVE_COUNT);
        Sitting sitting = Sitting.under(FIDE_2023, counting).started();
        sitting.releases("e2e4").releases("e7e5").releases("g1f3").presses(WHITE);
        sitting.presses(BLACK).minutes(10);
        assertThat(sitting.table().game().completed(WHITE)).isEqualTo(2);
        sitting.observes(Actor.ARBITER, WHITE).happened(FlagFell.class).goesOn();
    }

    @Test
    void the_last_move_by_count_pressed_in_time_brings_the_next_period() {
        TimeControl counting = twoMovesThenTheRest().with(PeriodSwitch.AT_MOVE_COUNT);
        Sitting sitting = Sitting.under(FIDE_2023, counting).started();
        sitting.plays("e2e4", "e7e5").minutes(9).plays("g1f3");
        assertThat(sitting.remaining(WHITE)).isEqualTo(Duration.ofMinutes(6));
        assertThat(sitting.remaining(BLACK)).isEqualTo(Duration.ofMinutes(10));
    }

    @Test
    void an_earlier_flag_whose_quota_was_met_does_not_decide_between_two() {
        TimeControl counting = twoMovesThenTheRest().with(PeriodSwitch.AT_MOVE_COUNT);
        Sitting sitting = Sitting.under(FIDE_2023, counting).started();
        sitting.releases("e2e4")
                .releases("e7e5")
                .releases("g1f3")
                .presses(WHITE)
                .presses(BLACK);
        sitting.minutes(10)
                .releases(BLACK, "b8c6")
                .releases("f1c4")
                .presses(WHITE)
                .minutes(10);
        assertThat(sitting.table().clock().reading(sitting.now()).firstFlag()).contains(WHITE);
        sitting.claimsFlag(WHITE, BLACK).ended(Result.WHITE_WINS, Ending.TIME_FORFEIT, "6.9");
    }
}
