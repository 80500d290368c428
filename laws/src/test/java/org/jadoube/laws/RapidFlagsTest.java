package org.jadoube.laws;

import static org.assertj.core.api.Assertions.assertThat;
import static org.jadoube.board.Colour.BLACK;
import static org.jadoube.board.Colour.WHITE;
import static org.jadoube.laws.edition.Edition.FIDE_1997;
import static org.jadoube.laws.edition.Edition.FIDE_2001;
import static org.jadoube.laws.edition.Edition.FIDE_2005;
import static org.jadoube.laws.edition.Edition.FIDE_2009;
import static org.jadoube.laws.edition.Edition.FIDE_2014;
import static org.jadoube.laws.edition.Edition.FIDE_2018;

import java.time.Duration;
import java.util.List;
import org.jadoube.board.Colour;
import org.jadoube.clock.TimeControl;
import org.jadoube.lawbook.Citation;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.edition.FlagObserver;
import org.jadoube.laws.edition.FlagOrder;
import org.jadoube.laws.edition.Profile;
import org.jadoube.laws.edition.Recorder;
import org.jadoube.laws.edition.Regulations;
import org.jadoube.laws.edition.Supervision;
import org.jadoube.laws.edition.Tempo;
import org.jadoube.laws.game.Act;
import org.jadoube.laws.game.Actor;
import org.jadoube.laws.game.Ending;
import org.jadoube.laws.game.Event.BothFlagsFell;
import org.jadoube.laws.game.Event.ClocksStopped;
import org.jadoube.laws.game.Event.FlagClaimRejected;
import org.jadoube.laws.game.Event.FlagFell;
import org.jadoube.laws.game.Event.GameEnded;
import org.jadoube.laws.game.Result;
import org.junit.jupiter.api.Test;

/// Flags in rapid chess and blitz: Appendix B and C of 2001, A and B since 2009.
class RapidFlagsTest {
    private static final TimeControl TWENTY_MINUTES = TimeControl.of(Duration.ofMinutes(20));

    private static Regulations rapid(Edition edition, Supervision supervision) {
        return Regulations.usual(edition, Profile.OVER_THE_BOARD, TWENTY_MINUTES)
                .with(rules -> rules.with(Tempo.RAPID).with(supervision).with(Recorder.SYSTEM));
    }

    private static Regulations rapid(Edition edition) {
        return rapid(edition, Supervision.LACKING);
    }

    private static Sitting whiteDown(Regulations regulations) {
        return Sitting.under(regulations).started().minutes(20);
    }

    private static Sitting bothDown(Regulations regulations) {
        return whiteDown(regulations).plays("e2e4").minutes(20);
    }

    private static Sitting seesBoth(Sitting sitting, Actor by) {
        return sitting.does(new Act.ObserveBothFlags(by, sitting.now()));
    }

    @Test
    void up_to_2009_the_arbiter_keeps_silent() {
        for (Edition edition : List.of(FIDE_1997, FIDE_2001, FIDE_2005, FIDE_2009)) {
            Sitting sitting = whiteDown(rapid(edition)).observes(Actor.ARBITER, WHITE);
            assertThat(sitting.last()).isEqualTo(Verdict.refused(new Citation("A.4d1"), Refusal.NOT_A_PLAYER, ""));
        }
        whiteDown(rapid(FIDE_2001)).observes(Actor.ARBITER, WHITE).refused(Refusal.NOT_A_PLAYER, "B.6");
    }

    @Test
    void from_2014_on_the_arbiter_calls_a_flag() {
        for (Edition edition : List.of(FIDE_2014, FIDE_2018)) {
            whiteDown(rapid(edition))
                    .observes(Actor.ARBITER, WHITE)
                    .ended(Result.BLACK_WINS, Ending.TIME_FORFEIT, "6.9");
        }
    }

    @Test
    void an_observer_whom_the_event_appoints_is_not_bound_to_silence() {
        whiteDown(rapid(FIDE_2009).with(FlagObserver.AUTOMATIC))
                .observes(Actor.OBSERVER, WHITE)
                .ended(Result.BLACK_WINS, Ending.TIME_FORFEIT, "6.9");
    }

    @Test
    void with_adequate_supervision_the_arbiter_of_2009_sees_flags_as_in_any_game() {
        whiteDown(rapid(FIDE_2009, Supervision.ADEQUATE))
                .observes(Actor.ARBITER, WHITE)
                .ended(Result.BLACK_WINS, Ending.TIME_FORFEIT, "6.9");
        whiteDown(rapid(FIDE_2001, Supervision.ADEQUATE))
                .observes(Actor.ARBITER, WHITE)
                .refused(Refusal.NOT_A_PLAYER, "B.6");
    }

    @Test
    void a_standard_game_is_not_touched_by_the_rules_for_rapid_play() {
        Regulations standard = rapid(FIDE_2001).with(rules -> rules.with(Tempo.STANDARD));
        whiteDown(standard).observes(Actor.ARBITER, WHITE).ended(Result.BLACK_WINS, Ending.TIME_FORFEIT, "6.10");
        Regulations blitz = rapid(FIDE_2001).with(rules -> rules.with(Tempo.BLITZ));
        whiteDown(blitz).observes(Actor.ARBITER, WHITE).refused(Refusal.NOT_A_PLAYER, "B.6");
    }

    @Test
    void to_win_a_player_stops_both_clocks_with_his_own_flag_up() {
        Sitting sitting = whiteDown(rapid(FIDE_2009)).claimsFlag(BLACK, WHITE);
        sitting.happened(ClocksStopped.class, FlagFell.class, GameEnded.class);
        assertThat(sitting.events().getFirst())
                .isEqualTo(new ClocksStopped(sitting.now(), new Citation("A.4d2"), Actor.BLACK, ""));
        sitting.ended(Result.BLACK_WINS, Ending.TIME_FORFEIT, "6.9");
    }

    @Test
    void clocks_that_stand_already_need_not_be_stopped() {
        Sitting sitting = whiteDown(rapid(FIDE_2009)).stops(Actor.ARBITER);
        sitting.claimsFlag(BLACK, WHITE).happened(FlagFell.class, GameEnded.class);
    }

    @Test
    void a_wrong_claim_leaves_the_clocks_standing() {
        Sitting sitting = Sitting.under(rapid(FIDE_2005)).started().minutes(19);
        sitting.claimsFlag(BLACK, WHITE)
                .happened(ClocksStopped.class, FlagClaimRejected.class)
                .goesOn();
        assertThat(sitting.table().clock().running()).isEmpty();
    }

    @Test
    void a_player_may_say_that_his_own_flag_is_down() {
        whiteDown(rapid(FIDE_2009)).claimsFlag(WHITE, WHITE).ended(Result.BLACK_WINS, Ending.TIME_FORFEIT, "6.9");
    }

    @Test
    void up_to_2009_both_flags_down_are_a_draw_whoever_fell_first() {
        for (Colour claimed : Colour.values()) {
            Sitting sitting = bothDown(rapid(FIDE_2009)).claimsFlag(BLACK, claimed);
            sitting.happened(ClocksStopped.class, FlagFell.class, FlagFell.class, BothFlagsFell.class, GameEnded.class);
            sitting.ended(Result.DRAW, Ending.BOTH_FLAGS, "A.4d3");
        }
        bothDown(rapid(FIDE_2001)).claimsFlag(WHITE, BLACK).ended(Result.DRAW, Ending.BOTH_FLAGS, "B.8");
    }

    @Test
    void both_flags_the_arbiter_of_2009_may_point_out_and_the_one_of_2001_may_not() {
        Sitting sitting = seesBoth(bothDown(rapid(FIDE_2009)), Actor.ARBITER);
        sitting.happened(FlagFell.class, FlagFell.class, BothFlagsFell.class, GameEnded.class);
        sitting.ended(Result.DRAW, Ending.BOTH_FLAGS, "A.4d3");
        seesBoth(bothDown(rapid(FIDE_2001)), Actor.ARBITER).refused(Refusal.NOT_A_PLAYER, "B.6");
        seesBoth(whiteDown(rapid(FIDE_2009)), Actor.ARBITER).refused(Refusal.NOT_A_PLAYER, "A.4d1");
    }

    @Test
    void in_2014_a_claimant_must_have_time_left() {
        Sitting sitting = bothDown(rapid(FIDE_2014)).claimsFlag(BLACK, WHITE);
        sitting.happened(ClocksStopped.class, FlagClaimRejected.class).goesOn();
        assertThat(sitting.events().getLast())
                .isEqualTo(new FlagClaimRejected(
                        sitting.now(), new Citation("A.4d2"), Actor.BLACK, WHITE, "the claimant's own flag is down"));
        sitting.claimsFlag(BLACK, BLACK).ended(Result.BLACK_WINS, Ending.TIME_FORFEIT, "6.9");
        seesBoth(bothDown(rapid(FIDE_2014)), Actor.ARBITER).ended(Result.BLACK_WINS, Ending.TIME_FORFEIT, "6.9");
        seesBoth(bothDown(rapid(FIDE_2014).with(rules -> rules.with(FlagOrder.NOT_SHOWN))), Actor.ARBITER)
                .ended(Result.DRAW, Ending.BOTH_FLAGS, "6.11b");
    }

    @Test
    void from_2017_on_the_first_flag_decides_and_a_claim_stops_no_clock() {
        Sitting sitting = bothDown(rapid(FIDE_2018)).claimsFlag(BLACK, WHITE);
        sitting.happened(FlagFell.class, GameEnded.class).ended(Result.BLACK_WINS, Ending.TIME_FORFEIT, "6.9");
        seesBoth(bothDown(rapid(FIDE_2018)), Actor.ARBITER).ended(Result.BLACK_WINS, Ending.TIME_FORFEIT, "6.9");
    }
}
