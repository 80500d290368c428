package org.jadoube.laws;

import static org.assertj.core.api.Assertions.assertThat;
import static org.jadoube.board.Colour.BLACK;
import static org.jadoube.board.Colour.WHITE;
import static org.jadoube.laws.edition.Edition.FIDE_1997;
import static org.jadoube.laws.edition.Edition.FIDE_2001;
import static org.jadoube.laws.edition.Edition.FIDE_2005;
import static org.jadoube.laws.edition.Edition.FIDE_2009;
import static org.jadoube.laws.edition.Edition.FIDE_2014;
import static org.jadoube.laws.edition.Edition.FIDE_2023;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.jadoube.clock.Moment;
import org.jadoube.clock.TimeControl;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.edition.EventRules.UnspecifiedDefaultTime;
import org.jadoube.laws.edition.FlagObserver;
import org.jadoube.laws.edition.Profile;
import org.jadoube.laws.edition.Regulations;
import org.jadoube.laws.edition.SessionStart;
import org.jadoube.laws.game.Act;
import org.jadoube.laws.game.Actor;
import org.jadoube.laws.game.Ending;
import org.jadoube.laws.game.Event.ArbiterAnswered;
import org.jadoube.laws.game.Event.ArbiterAsked;
import org.jadoube.laws.game.Event.ClocksStarted;
import org.jadoube.laws.game.Event.GameEnded;
import org.jadoube.laws.game.Event.PlayerArrived;
import org.jadoube.laws.game.Result;
import org.jadoube.laws.term.Answer;
import org.jadoube.laws.term.Matter;
import org.junit.jupiter.api.Test;

/// Article 6.6: who comes too late, by which clock, and who may let him off.
class LatenessTest {
    private static final TimeControl TWO_HOURS = TimeControl.of(Duration.ofHours(2));
    private static final Moment NOON = Sitting.blitz(FIDE_2009).now();

    private static Regulations regulations(Edition edition) {
        return Regulations.usual(edition, Profile.OVER_THE_BOARD, TWO_HOURS);
    }

    private static Sitting startedByArbiter(Regulations regulations) {
        Sitting sitting = Sitting.under(regulations);
        return sitting.does(new Act.StartClocks(Actor.ARBITER, sitting.now())).accepted();
    }

    private static Sitting absence(Sitting sitting, Actor by) {
        return sitting.does(new Act.ObserveAbsence(by, sitting.now()));
    }

    @Test
    void until_2005_the_hour_counts_from_the_scheduled_start_though_the_clocks_start_later() {
        for (Edition edition : List.of(FIDE_1997, FIDE_2001, FIDE_2005)) {
            Regulations regulations = regulations(edition).with(rules -> rules.scheduledAt(NOON));
            Sitting sitting = Sitting.under(regulations).minutes(10);
            sitting.does(new Act.StartClocks(Actor.ARBITER, sitting.now())).arrives(BLACK);
            absence(sitting.minutes(50), Actor.ARBITER)
                    .refused(Refusal.STILL_IN_TIME, edition.equals(FIDE_1997) ? "6.6" : "6.7");
            absence(sitting.pass(Sitting.MICRO), Actor.ARBITER).happened(GameEnded.class);
            assertThat(sitting.table().game().result()).contains(Result.BLACK_WINS);
        }
    }

    @Test
    void from_2009_on_it_counts_from_the_start_of_the_session() {
        Regulations regulations =
                regulations(FIDE_2023).with(rules -> rules.scheduledAt(NOON)).withDefaultTime(Duration.ofMinutes(30));
        Sitting sitting = Sitting.under(regulations).minutes(10);
        sitting.does(new Act.StartClocks(Actor.ARBITER, sitting.now())).arrives(BLACK);
        absence(sitting.minutes(30), Actor.ARBITER).refused(Refusal.STILL_IN_TIME, "6.7.1");
        absence(sitting.pass(Sitting.MICRO), Actor.ARBITER).ended(Result.BLACK_WINS, Ending.DEFAULT_TIME, "6.7.1");
    }

    @Test
    void where_the_clocks_wait_for_both_the_session_starts_when_scheduled() {
        Regulations regulations = regulations(FIDE_2023)
                .with(SessionStart.WHEN_BOTH_PRESENT)
                .with(rules -> rules.scheduledAt(NOON.plus(Duration.ofMinutes(5))))
                .withDefaultTime(Duration.ofMinutes(15));
        assertThat(regulations.deadline(Optional.empty())).contains(NOON.plus(Duration.ofMinutes(20)));
        Sitting sitting = Sitting.under(regulations).arrives(WHITE).minutes(20);
        absence(sitting, Actor.ARBITER).refused(Refusal.STILL_IN_TIME, "6.7.1");
        absence(sitting.pass(Sitting.MICRO), Actor.ARBITER).ended(Result.WHITE_WINS, Ending.DEFAULT_TIME, "6.7.1");
    }

    @Test
    void whoever_comes_late_to_clocks_that_wait_starts_them_and_is_put_to_the_arbiter() {
        Regulations regulations =
                regulations(FIDE_2023).with(SessionStart.WHEN_BOTH_PRESENT).with(rules -> rules.scheduledAt(NOON));
        Sitting sitting = Sitting.under(regulations).arrives(WHITE).minutes(1);
        sitting.arrives(BLACK).happened(PlayerArrived.class, ClocksStarted.class, ArbiterAsked.class);
        sitting.asked(BLACK, Matter.LATE_ARRIVAL, "6.6a").answers(1, Answer.LOST);
        sitting.ended(Result.WHITE_WINS, Ending.DEFAULT_TIME, "6.7.1");
    }

    @Test
    void a_session_that_has_no_start_yet_has_nobody_late() {
        absence(Sitting.under(regulations(FIDE_2009)).minutes(90), Actor.ARBITER)
                .refused(Refusal.GAME_NOT_STARTED, "6.5");
        absence(Sitting.under(regulations(FIDE_2009)), Actor.WHITE).refused(Refusal.ONLY_THE_ARBITER, "13.1");
        absence(Sitting.under(regulations(FIDE_2009)), Actor.OBSERVER).refused(Refusal.ONLY_THE_ARBITER, "13.1");
    }

    @Test
    void before_the_scheduled_start_has_started_a_player_can_lose_by_it() {
        Regulations regulations = regulations(FIDE_2001).with(rules -> rules.scheduledAt(NOON));
        Sitting sitting = Sitting.under(regulations).arrives(WHITE).minutes(61);
        absence(sitting, Actor.ARBITER).ended(Result.WHITE_WINS, Ending.DEFAULT_TIME, "6.7");
    }

    @Test
    void a_late_player_is_let_off_or_has_lost_as_the_arbiter_says() {
        Sitting excused =
                startedByArbiter(regulations(FIDE_2023)).arrives(BLACK).minutes(1);
        excused.arrives(WHITE).asked(WHITE, Matter.LATE_ARRIVAL, "6.6a").answers(1, Answer.EXCUSED);
        excused.happened(ArbiterAnswered.class).goesOn();
        absence(excused, Actor.ARBITER).refused(Refusal.STILL_IN_TIME, "6.7.1");
        Sitting lost = startedByArbiter(regulations(FIDE_2023)).arrives(BLACK).minutes(1);
        lost.arrives(WHITE).answers(1, Answer.LOST).happened(ArbiterAnswered.class, GameEnded.class);
        lost.ended(Result.BLACK_WINS, Ending.DEFAULT_TIME, "6.7.1");
    }

    @Test
    void of_two_latecomers_the_one_not_let_off_loses() {
        Sitting sitting = startedByArbiter(regulations(FIDE_2005)).minutes(61);
        sitting.arrives(WHITE).minutes(1).arrives(BLACK);
        assertThat(sitting.table().desk().open()).hasSize(2);
        sitting.answers(2, Answer.EXCUSED).goesOn().answers(1, Answer.LOST);
        sitting.ended(Result.BLACK_WINS, Ending.DEFAULT_TIME, "6.7");
    }

    @Test
    void of_two_latecomers_neither_let_off_both_lose() {
        Sitting sitting = startedByArbiter(regulations(FIDE_2005)).minutes(61);
        sitting.arrives(WHITE).arrives(BLACK).answers(1, Answer.LOST);
        sitting.ended(Result.BOTH_LOSE, Ending.DEFAULT_TIME, "6.7");
    }

    @Test
    void a_latecomer_loses_with_the_opponent_who_has_not_come_at_all() {
        Sitting sitting = startedByArbiter(regulations(FIDE_2005)).minutes(61);
        sitting.arrives(BLACK).answers(1, Answer.LOST);
        sitting.ended(Result.BOTH_LOSE, Ending.DEFAULT_TIME, "6.7");
        Sitting in2009 = startedByArbiter(regulations(FIDE_2009)).pass(Sitting.MICRO);
        in2009.arrives(BLACK).ended(Result.BOTH_LOSE, Ending.DEFAULT_TIME, "6.6a");
    }

    @Test
    void an_absent_player_loses_alone_when_the_latecomer_was_let_off() {
        Sitting sitting = startedByArbiter(regulations(FIDE_2005)).minutes(61);
        sitting.arrives(BLACK).answers(1, Answer.EXCUSED);
        absence(sitting, Actor.ARBITER).ended(Result.BLACK_WINS, Ending.DEFAULT_TIME, "6.7");
    }

    @Test
    void of_two_latecomers_the_one_let_off_wins_when_the_arbiter_looks_again() {
        Sitting sitting = startedByArbiter(regulations(FIDE_2005)).minutes(61);
        sitting.arrives(WHITE).arrives(BLACK).answers(1, Answer.EXCUSED);
        absence(sitting, Actor.ARBITER).ended(Result.WHITE_WINS, Ending.DEFAULT_TIME, "6.7");
    }

    @Test
    void a_latecomer_let_off_may_have_other_things_before_the_arbiter() {
        Sitting sitting =
                startedByArbiter(regulations(FIDE_2005)).arrives(BLACK).minutes(61);
        sitting.arrives(WHITE).answers(1, Answer.EXCUSED).stops(Actor.WHITE);
        sitting.asked(WHITE, Matter.STOPPED_CLOCKS, "6.12d");
        absence(sitting, Actor.ARBITER).refused(Refusal.STILL_IN_TIME, "6.7");
    }

    @Test
    void the_answer_after_the_end_changes_nothing() {
        Sitting sitting =
                startedByArbiter(regulations(FIDE_2023)).arrives(BLACK).minutes(1);
        sitting.arrives(WHITE).resigns(WHITE).answers(1, Answer.LOST).happened(ArbiterAnswered.class);
        sitting.ended(Result.BLACK_WINS, Ending.RESIGNATION, "5.1.2");
    }

    @Test
    void in_2014_nobody_is_late_by_a_time_that_was_not_announced() {
        Sitting sitting =
                startedByArbiter(regulations(FIDE_2014)).arrives(BLACK).minutes(100);
        absence(sitting, Actor.ARBITER).refused(Refusal.STILL_IN_TIME, "6.7a");
        sitting.arrives(WHITE).happened(PlayerArrived.class).goesOn();
        assertThat(regulations(FIDE_2014).latest()).isEmpty();
        assertThat(regulations(FIDE_2014).deadline(Optional.of(NOON))).isEmpty();
    }

    @Test
    void in_2014_an_event_may_read_an_unannounced_time_as_none_at_all() {
        Regulations regulations = regulations(FIDE_2014)
                .with(rules -> rules.with(rules.interpretations().with(UnspecifiedDefaultTime.ZERO)));
        Sitting sitting = startedByArbiter(regulations).arrives(BLACK);
        absence(sitting, Actor.ARBITER).refused(Refusal.STILL_IN_TIME, "6.7a");
        absence(sitting.pass(Sitting.MICRO), Actor.ARBITER).ended(Result.BLACK_WINS, Ending.DEFAULT_TIME, "6.7a");
    }

    @Test
    void what_the_event_says_comes_before_what_the_edition_says() {
        Regulations regulations = regulations(FIDE_2001).withDefaultTime(Duration.ofMinutes(30));
        assertThat(regulations.latest()).contains(Duration.ofMinutes(30));
        assertThat(regulations(FIDE_2001).latest()).contains(Duration.ofMinutes(60));
        assertThat(regulations(FIDE_2009).latest()).contains(Duration.ZERO);
    }

    @Test
    void where_an_automatic_observer_stands_in_nobody_is_let_off_late_at_the_waiting_clocks() {
        Regulations regulations = regulations(FIDE_2023)
                .with(FlagObserver.AUTOMATIC)
                .with(SessionStart.WHEN_BOTH_PRESENT)
                .with(rules -> rules.scheduledAt(NOON));
        Sitting sitting = Sitting.under(regulations).arrives(WHITE).minutes(1);
        sitting.arrives(BLACK).happened(PlayerArrived.class, GameEnded.class);
        sitting.ended(Result.WHITE_WINS, Ending.DEFAULT_TIME, "6.7.1");
    }
}
