package org.jadoube.laws;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.jadoube.board.Colour.BLACK;
import static org.jadoube.board.Colour.WHITE;
import static org.jadoube.laws.edition.Edition.FIDE_2001;
import static org.jadoube.laws.edition.Edition.FIDE_2009;
import static org.jadoube.laws.edition.Edition.FIDE_2023;

import java.time.Duration;
import org.jadoube.board.Colour;
import org.jadoube.clock.ClockSetting;
import org.jadoube.clock.Moment;
import org.jadoube.clock.TimeControl;
import org.jadoube.laws.edition.FlagObserver;
import org.jadoube.laws.edition.Profile;
import org.jadoube.laws.edition.Regulations;
import org.jadoube.laws.edition.SessionStart;
import org.jadoube.laws.game.Act;
import org.jadoube.laws.game.Actor;
import org.jadoube.laws.game.Ending;
import org.jadoube.laws.game.Event.ArbiterAsked;
import org.jadoube.laws.game.Event.ClocksRestarted;
import org.jadoube.laws.game.Event.ClocksSet;
import org.jadoube.laws.game.Event.ClocksStarted;
import org.jadoube.laws.game.Event.ClocksStopped;
import org.jadoube.laws.game.Event.GameEnded;
import org.jadoube.laws.game.Event.OutageReported;
import org.jadoube.laws.game.Event.PlayerArrived;
import org.jadoube.laws.game.Result;
import org.jadoube.laws.term.Matter;
import org.junit.jupiter.api.Test;

/// Articles 6.5, 6.6, 6.12, 6.13 and the arbiter's rulings.
class SessionTest {
    private static final TimeControl TWO_HOURS = TimeControl.of(Duration.ofHours(2));

    private static Sitting startedByArbiter(Sitting sitting) {
        return sitting.does(new Act.StartClocks(Actor.ARBITER, sitting.now()));
    }

    private static Sitting absence(Sitting sitting, Actor by) {
        return sitting.does(new Act.ObserveAbsence(by, sitting.now()));
    }

    @Test
    void the_arbiter_starts_whites_clock_whoever_is_there() {
        Sitting sitting = startedByArbiter(Sitting.under(FIDE_2001, TWO_HOURS)).happened(ClocksStarted.class);
        sitting.minutes(10);
        assertThat(sitting.remaining(WHITE)).isEqualTo(Duration.ofMinutes(110));
        startedByArbiter(sitting).refused(Refusal.GAME_ALREADY_STARTED, "6.5");
    }

    @Test
    void nobody_else_starts_the_clocks() {
        for (Actor actor : Actor.values()) {
            if (actor != Actor.ARBITER) {
                Sitting sitting = Sitting.under(FIDE_2009, TWO_HOURS);
                sitting.does(new Act.StartClocks(actor, sitting.now())).refused(Refusal.ONLY_THE_ARBITER, "13.1");
            }
        }
    }

    @Test
    void the_clocks_start_with_the_second_player_where_they_wait_for_both() {
        Regulations regulations =
                Regulations.usual(FIDE_2023, Profile.OVER_THE_BOARD, TWO_HOURS).with(SessionStart.WHEN_BOTH_PRESENT);
        Sitting sitting = Sitting.under(regulations).arrives(BLACK).happened(PlayerArrived.class);
        sitting.arrives(BLACK).refused(Refusal.ALREADY_ARRIVED, "6.7.1");
        sitting.minutes(3).arrives(WHITE).happened(PlayerArrived.class, ClocksStarted.class);
        assertThat(sitting.table().clock().running()).contains(WHITE);
    }

    @Test
    void exactly_an_hour_late_was_in_time_in_2001_and_a_microsecond_more_was_not() {
        Sitting sitting = startedByArbiter(Sitting.under(FIDE_2001, TWO_HOURS).arrives(WHITE))
                .minutes(60);
        absence(sitting, Actor.ARBITER).refused(Refusal.STILL_IN_TIME, "6.7").goesOn();
        absence(sitting.pass(Sitting.MICRO), Actor.ARBITER).ended(Result.WHITE_WINS, Ending.DEFAULT_TIME, "6.7");
    }

    @Test
    void in_2009_a_player_loses_who_comes_after_the_start() {
        Sitting sitting = startedByArbiter(Sitting.under(FIDE_2009, TWO_HOURS).arrives(BLACK));
        absence(sitting, Actor.ARBITER).refused(Refusal.STILL_IN_TIME, "6.6a");
        sitting.pass(Sitting.MICRO).arrives(WHITE).happened(PlayerArrived.class, GameEnded.class);
        sitting.ended(Result.BLACK_WINS, Ending.DEFAULT_TIME, "6.6a");
    }

    @Test
    void in_2023_the_arbiter_may_let_a_latecomer_play_or_not() {
        Sitting sitting = startedByArbiter(Sitting.under(FIDE_2023, TWO_HOURS).arrives(BLACK));
        sitting.minutes(1)
                .arrives(WHITE)
                .happened(PlayerArrived.class, ArbiterAsked.class)
                .goesOn();
        absence(sitting, Actor.ARBITER).ended(Result.BLACK_WINS, Ending.DEFAULT_TIME, "6.7.1");
    }

    @Test
    void where_nobody_watches_but_the_observer_a_latecomer_has_lost() {
        Regulations regulations = Regulations.usual(FIDE_2023, Profile.OVER_THE_BOARD, TWO_HOURS)
                .with(FlagObserver.AUTOMATIC)
                .withDefaultTime(Duration.ofMinutes(15));
        Sitting sitting =
                startedByArbiter(Sitting.under(regulations).arrives(BLACK)).minutes(15);
        absence(sitting, Actor.OBSERVER).refused(Refusal.STILL_IN_TIME, "6.7.1");
        sitting.pass(Sitting.MICRO).arrives(WHITE).ended(Result.BLACK_WINS, Ending.DEFAULT_TIME, "6.7.1");
    }

    @Test
    void when_neither_comes_both_lose() {
        Sitting sitting = startedByArbiter(Sitting.under(FIDE_2001, TWO_HOURS)).minutes(61);
        absence(sitting, Actor.ARBITER).ended(Result.BOTH_LOSE, Ending.DEFAULT_TIME, "6.7");
    }

    @Test
    void the_event_may_set_another_default_time() {
        Regulations regulations =
                Regulations.usual(FIDE_2009, Profile.OVER_THE_BOARD, TWO_HOURS).withDefaultTime(Duration.ofMinutes(30));
        Sitting sitting = startedByArbiter(Sitting.under(regulations))
                .minutes(30)
                .arrives(WHITE)
                .arrives(BLACK);
        sitting.accepted().goesOn();
        absence(sitting.minutes(60), Actor.ARBITER).refused(Refusal.STILL_IN_TIME, "6.6a");
    }

    @Test
    void a_negative_default_time_is_no_regulation() {
        assertThatThrownBy(() ->
                        Regulations.usual(FIDE_2009, Profile.ONLINE, TWO_HOURS).withDefaultTime(Duration.ofSeconds(-1)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("the default time is not negative: PT-1S");
    }

    @Test
    void a_player_stops_the_clocks_to_seek_the_arbiter_who_alone_restarts_them() {
        Sitting sitting = Sitting.blitz(FIDE_2009).started().seconds(20).stops(Actor.BLACK);
        sitting.happened(ClocksStopped.class, ArbiterAsked.class).minutes(30);
        assertThat(sitting.remaining(WHITE)).isEqualTo(Duration.ofSeconds(280));
        sitting.releases("e2e4").refused(Refusal.CLOCKS_STAND, "6.12c");
        sitting.presses(WHITE).refused(Refusal.CLOCKS_STAND, "6.12c");
        sitting.stops(Actor.WHITE).refused(Refusal.CLOCKS_STAND, "6.12b");
        sitting.restarts(Actor.WHITE, WHITE).refused(Refusal.ONLY_THE_ARBITER, "13.1");
        sitting.restarts(Actor.HALL, WHITE).refused(Refusal.ONLY_THE_ARBITER, "6.12c");
        sitting.restarts(Actor.ARBITER, WHITE).happened(ClocksRestarted.class);
        sitting.restarts(Actor.ARBITER, WHITE).refused(Refusal.CLOCKS_RUN, "6.12c");
        sitting.seconds(1).plays("e2e4");
        assertThat(sitting.remaining(WHITE)).isEqualTo(Duration.ofSeconds(279));
    }

    @Test
    void online_a_player_cannot_stop_the_clocks() {
        Sitting sitting = Sitting.under(Regulations.usual(FIDE_2023, Profile.ONLINE, TWO_HOURS))
                .started();
        sitting.stops(Actor.WHITE).refused(Refusal.ONLY_THE_ARBITER, "6.11.2");
        sitting.stops(Actor.ARBITER).happened(ClocksStopped.class);
    }

    @Test
    void clocks_that_have_not_started_cannot_be_stopped_or_restarted() {
        Sitting.blitz(FIDE_2009).stops(Actor.ARBITER).refused(Refusal.GAME_NOT_STARTED, "6.5");
        Sitting.blitz(FIDE_2009).restarts(Actor.ARBITER, WHITE).refused(Refusal.GAME_NOT_STARTED, "6.5");
    }

    private static ClockSetting minutes(int white, int black) {
        return new ClockSetting(
                new ClockSetting.Side(Duration.ofMinutes(white), 1, 0),
                new ClockSetting.Side(Duration.ofMinutes(black), 1, 0));
    }

    @Test
    void the_arbiter_sets_running_clocks_and_they_stand_afterwards() {
        Sitting sitting = Sitting.blitz(FIDE_2009).started().minutes(1).sets(Actor.ARBITER, minutes(7, 3));
        sitting.happened(ClocksStopped.class, ClocksSet.class).minutes(1);
        assertThat(sitting.remaining(WHITE)).isEqualTo(Duration.ofMinutes(7));
        assertThat(sitting.remaining(BLACK)).isEqualTo(Duration.ofMinutes(3));
        sitting.restarts(Actor.ARBITER, BLACK).accepted().minutes(1);
        assertThat(sitting.remaining(BLACK)).isEqualTo(Duration.ofMinutes(2));
    }

    @Test
    void setting_the_clocks_answers_nothing_that_was_asked_about_other_things() {
        Sitting sitting = Sitting.blitz(FIDE_2009).started().stops(Actor.BLACK);
        sitting.asked(BLACK, Matter.STOPPED_CLOCKS, "6.12d");
        sitting.sets(Actor.ARBITER, minutes(7, 3)).happened(ClocksSet.class);
        assertThat(sitting.table().desk().isAsked(Matter.STOPPED_CLOCKS)).isTrue();
    }

    @Test
    void clocks_can_be_set_before_the_start_as_for_an_odds_game() {
        Sitting sitting =
                Sitting.blitz(FIDE_2009).sets(Actor.ARBITER, minutes(5, 3)).happened(ClocksSet.class);
        sitting.started().seconds(1);
        assertThat(sitting.remaining(WHITE)).isEqualTo(Duration.ofSeconds(299));
        assertThat(sitting.remaining(BLACK)).isEqualTo(Duration.ofMinutes(3));
    }

    @Test
    void a_flag_that_fell_before_the_arbiter_set_the_clocks_is_forgotten() {
        Sitting sitting = Sitting.blitz(FIDE_2009).started().minutes(5).sets(Actor.ARBITER, minutes(2, 5));
        sitting.observes(Actor.ARBITER, WHITE).refused(Refusal.FLAG_NOT_FALLEN, "6.8");
    }

    @Test
    void a_setting_that_does_not_suit_the_time_control_is_refused_with_the_reason() {
        ClockSetting.Side second = new ClockSetting.Side(Duration.ofMinutes(1), 2, 0);
        Sitting sitting = Sitting.blitz(FIDE_2009).started().sets(Actor.ARBITER, new ClockSetting(second, second));
        sitting.refused(Refusal.UNUSABLE_SETTING, "6.13");
        assertThat(((Verdict.Refused) sitting.last()).detail()).isEqualTo("WHITE is set to period 2 of 1");
        sitting.sets(Actor.BLACK, minutes(1, 9)).refused(Refusal.ONLY_THE_ARBITER, "13.1");
    }

    @Test
    void an_outage_is_charged_to_nobody_and_the_hall_goes_on_where_it_was() {
        Sitting sitting = Sitting.blitz(FIDE_2023).started().seconds(10);
        Moment alive = sitting.now();
        sitting.minutes(90)
                .does(new Act.ReportOutage(Actor.HALL, sitting.now(), alive))
                .happened(OutageReported.class);
        sitting.releases("e2e4").refused(Refusal.CLOCKS_STAND, "6.11.3");
        sitting.minutes(2);
        assertThat(sitting.remaining(WHITE)).isEqualTo(Duration.ofSeconds(290));
        sitting.restarts(Actor.HALL, BLACK).refused(Refusal.UNUSABLE_SETTING, "6.11.3");
        sitting.restarts(Actor.HALL, WHITE).happened(ClocksRestarted.class).seconds(5);
        assertThat(sitting.remaining(WHITE)).isEqualTo(Duration.ofSeconds(285));
    }

    @Test
    void an_outage_cannot_reach_back_behind_the_last_event() {
        Sitting sitting = Sitting.blitz(FIDE_2023).started();
        Moment alive = sitting.now();
        sitting.seconds(10).plays("e2e4").seconds(30);
        sitting.does(new Act.ReportOutage(Actor.HALL, sitting.now(), alive)).accepted();
        assertThat(sitting.remaining(WHITE)).isEqualTo(Duration.ofSeconds(290));
        assertThat(sitting.remaining(BLACK)).isEqualTo(Duration.ofMinutes(5));
    }

    @Test
    void clocks_stopped_by_the_arbiter_stay_his_through_an_outage() {
        Sitting sitting =
                Sitting.blitz(FIDE_2023).started().stops(Actor.ARBITER).minutes(1);
        sitting.does(new Act.ReportOutage(Actor.HALL, sitting.now(), sitting.now()))
                .accepted();
        sitting.restarts(Actor.HALL, WHITE).refused(Refusal.ONLY_THE_ARBITER, "6.11.3");
    }

    @Test
    void only_the_hall_reports_its_outages() {
        Sitting sitting = Sitting.blitz(FIDE_2023).started();
        sitting.does(new Act.ReportOutage(Actor.WHITE, sitting.now(), sitting.now()))
                .refused(Refusal.ONLY_THE_HALL, "6.11.1");
    }

    @Test
    void the_arbiters_ruling_ends_the_game_even_before_the_start() {
        Sitting sitting = Sitting.under(FIDE_2009, TWO_HOURS);
        Act.RuleResult ruling = new Act.RuleResult(Actor.ARBITER, sitting.now(), Result.BLACK_WINS, "White is ill");
        sitting.does(ruling).ended(Result.BLACK_WINS, Ending.RULING, "Preface");
        assertThat(sitting.table().game().end().orElseThrow().ruling()).contains("White is ill");
    }

    @Test
    void a_player_rules_nothing() {
        Sitting sitting = Sitting.blitz(FIDE_2009).started();
        sitting.does(new Act.RuleResult(Actor.player(Colour.WHITE), sitting.now(), Result.WHITE_WINS, "I win"))
                .refused(Refusal.ONLY_THE_ARBITER, "13.1");
    }

    @Test
    void an_act_earlier_than_the_last_event_is_a_bug_of_the_caller() {
        Sitting sitting = Sitting.blitz(FIDE_2009).started();
        Moment earlier = new Moment(sitting.now().micros() - 1);
        assertThatThrownBy(() -> Laws.decide(sitting.table(), new Act.Resign(Actor.WHITE, earlier)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith("the act is earlier than the last event");
    }
}
