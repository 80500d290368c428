package org.jadoube.laws;

import static org.assertj.core.api.Assertions.assertThat;
import static org.jadoube.board.Colour.BLACK;
import static org.jadoube.board.Colour.WHITE;
import static org.jadoube.laws.edition.Edition.FIDE_2001;
import static org.jadoube.laws.edition.Edition.FIDE_2009;
import static org.jadoube.laws.edition.Edition.FIDE_2018;
import static org.jadoube.laws.edition.Edition.FIDE_2023;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.jadoube.clock.ClockSetting;
import org.jadoube.clock.TimeControl;
import org.jadoube.lawbook.Citation;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.edition.Profile;
import org.jadoube.laws.edition.Recorder;
import org.jadoube.laws.edition.Regulations;
import org.jadoube.laws.edition.Supervision;
import org.jadoube.laws.edition.Tempo;
import org.jadoube.laws.game.Act;
import org.jadoube.laws.game.Actor;
import org.jadoube.laws.game.Event.ArbiterAnswered;
import org.jadoube.laws.game.Event.ArbiterAsked;
import org.jadoube.laws.game.Event.AssistanceGranted;
import org.jadoube.laws.game.Event.ClockReplaced;
import org.jadoube.laws.game.Event.ClocksSet;
import org.jadoube.laws.game.Event.ClocksStopped;
import org.jadoube.laws.game.Event.IncidentRecorded;
import org.jadoube.laws.game.Event.IrregularityFound;
import org.jadoube.laws.term.Answer;
import org.jadoube.laws.term.Assistance;
import org.jadoube.laws.term.Hand;
import org.jadoube.laws.term.Incident;
import org.jadoube.laws.term.Irregularity;
import org.jadoube.laws.term.Matter;
import org.jadoube.laws.term.Question;
import org.junit.jupiter.api.Test;

/// Articles 6.7b, 6.7d, 6.10, 6.12d and 6.13: what is wrong with the clock or with how it is handled.
class ClockFaultsTest {
    private static final ClockSetting.Side TEN_MINUTES = new ClockSetting.Side(Duration.ofMinutes(10), 1, 0);
    private static final ClockSetting SETTING = new ClockSetting(TEN_MINUTES, TEN_MINUTES);

    private static Regulations regulations(Edition edition) {
        return Regulations.usual(edition, Profile.OVER_THE_BOARD, TimeControl.of(Duration.ofMinutes(20)))
                .with(rules -> rules.with(Recorder.SYSTEM));
    }

    private static Sitting started(Edition edition) {
        return Sitting.under(regulations(edition)).started();
    }

    private static Sitting reports(Sitting sitting, Actor by, Irregularity irregularity) {
        return sitting.does(new Act.ReportIrregularity(by, sitting.now(), irregularity));
    }

    private static Sitting replaces(Sitting sitting, Actor by, ClockSetting setting) {
        return sitting.does(new Act.ReplaceClock(by, sitting.now(), setting));
    }

    private static Question times(int number) {
        return new Question(number, Matter.CLOCK_TIMES, Optional.empty(), "");
    }

    @Test
    void a_player_who_reports_a_wrong_setting_stops_the_clocks_and_the_arbiter_is_asked() {
        for (Edition edition : List.of(FIDE_2001, FIDE_2009, FIDE_2023)) {
            Sitting sitting = reports(started(edition), Actor.BLACK, Irregularity.WRONG_CLOCK_SETTING);
            String citation = edition.equals(FIDE_2001) ? "6.13" : "6.10b";
            assertThat(sitting.events())
                    .containsExactly(
                            new ClocksStopped(sitting.now(), new Citation(citation), Actor.BLACK, ""),
                            new ArbiterAsked(
                                    sitting.now(),
                                    new Citation(citation),
                                    new Question(1, Matter.CLOCK_SETTING, Optional.of(BLACK), "")));
            sitting.answers(1, Answer.UPHELD);
            assertThat(sitting.events().subList(1, 3))
                    .containsExactly(
                            new IrregularityFound(
                                    sitting.now(),
                                    new Citation(citation),
                                    Actor.ARBITER,
                                    Irregularity.WRONG_CLOCK_SETTING),
                            new ArbiterAsked(sitting.now(), new Citation(citation), times(2)));
            sitting.sets(Actor.ARBITER, SETTING);
            assertThat(sitting.events())
                    .containsExactly(
                            new ClocksSet(sitting.now(), new Citation("6.13"), SETTING),
                            new ArbiterAnswered(sitting.now(), new Citation("6.13"), 2, Answer.SET, ""));
            assertThat(sitting.table().desk().open()).isEmpty();
        }
    }

    @Test
    void what_the_arbiter_finds_himself_needs_no_question_whether_it_is_so() {
        Sitting sitting = reports(started(FIDE_2009), Actor.ARBITER, Irregularity.DEFECTIVE_CLOCK);
        assertThat(sitting.events())
                .containsExactly(
                        new ClocksStopped(sitting.now(), new Citation("6.10a"), Actor.ARBITER, ""),
                        new IrregularityFound(
                                sitting.now(), new Citation("6.10a"), Actor.ARBITER, Irregularity.DEFECTIVE_CLOCK),
                        new ArbiterAsked(sitting.now(), new Citation("6.10a"), times(1)));
        reports(sitting, Actor.ARBITER, Irregularity.WRONG_CLOCK_SETTING).happened(IrregularityFound.class);
        assertThat(sitting.table().desk().open()).containsExactly(times(1));
    }

    @Test
    void a_defect_that_is_none_leaves_the_clocks_standing() {
        Sitting sitting = reports(started(FIDE_2023), Actor.WHITE, Irregularity.DEFECTIVE_CLOCK);
        sitting.asked(WHITE, Matter.CLOCK_DEFECT, "6.10a").answers(1, Answer.REJECTED);
        sitting.happened(ArbiterAnswered.class);
        assertThat(sitting.table().clock().running()).isEmpty();
        sitting.restarts(Actor.ARBITER, WHITE).accepted();
    }

    @Test
    void a_confirmed_defect_is_a_defect() {
        Sitting sitting = reports(started(FIDE_2023), Actor.WHITE, Irregularity.DEFECTIVE_CLOCK);
        sitting.answers(1, Answer.UPHELD);
        assertThat(sitting.events().get(1))
                .isEqualTo(new IrregularityFound(
                        sitting.now(), new Citation("6.10a"), Actor.ARBITER, Irregularity.DEFECTIVE_CLOCK));
    }

    @Test
    void the_arbiter_replaces_the_clock_with_the_times_he_judges_right() {
        Sitting sitting = reports(started(FIDE_2009), Actor.ARBITER, Irregularity.DEFECTIVE_CLOCK);
        replaces(sitting, Actor.ARBITER, SETTING);
        assertThat(sitting.events())
                .containsExactly(
                        new ClockReplaced(sitting.now(), new Citation("6.10a"), SETTING),
                        new ArbiterAnswered(sitting.now(), new Citation("6.13"), 1, Answer.SET, ""));
        assertThat(sitting.remaining(BLACK)).isEqualTo(Duration.ofMinutes(10));
        Sitting running = replaces(started(FIDE_2009), Actor.ARBITER, SETTING);
        running.happened(ClocksStopped.class, ClockReplaced.class);
        assertThat(running.events().getFirst())
                .isEqualTo(new ClocksStopped(running.now(), new Citation("6.12a"), Actor.ARBITER, ""));
    }

    @Test
    void no_clock_is_replaced_by_a_player_or_set_to_a_period_that_is_not_there() {
        replaces(started(FIDE_2009), Actor.WHITE, SETTING).refused(Refusal.ONLY_THE_ARBITER, "13.1");
        ClockSetting second = new ClockSetting(new ClockSetting.Side(Duration.ofMinutes(1), 2, 0), TEN_MINUTES);
        replaces(started(FIDE_2009), Actor.ARBITER, second).refused(Refusal.UNUSABLE_SETTING, "6.10a");
        assertThat(started(FIDE_2009).table().clock().running()).contains(WHITE);
    }

    @Test
    void times_may_be_left_as_they_are() {
        Sitting sitting = reports(started(FIDE_2009), Actor.ARBITER, Irregularity.WRONG_CLOCK_SETTING);
        sitting.answers(1, Answer.UNCHANGED).happened(ArbiterAnswered.class);
        assertThat(sitting.table().desk().open()).isEmpty();
    }

    @Test
    void clocks_that_stand_are_not_stopped_again() {
        Sitting sitting = started(FIDE_2009).stops(Actor.ARBITER);
        reports(sitting, Actor.WHITE, Irregularity.WRONG_CLOCK_SETTING).happened(ArbiterAsked.class);
    }

    @Test
    void only_those_at_the_board_report_and_online_no_player_can() {
        for (Actor actor : List.of(Actor.OBSERVER, Actor.HALL, Actor.SPECTATOR)) {
            reports(started(FIDE_2009), actor, Irregularity.DEFECTIVE_CLOCK).refused(Refusal.ONLY_THE_ARBITER, "13.1");
        }
        Sitting online = Sitting.under(
                        Regulations.usual(FIDE_2023, Profile.ONLINE, TimeControl.of(Duration.ofMinutes(5))))
                .started();
        reports(online, Actor.WHITE, Irregularity.DEFECTIVE_CLOCK).refused(Refusal.ONLY_THE_ARBITER, "6.11.2");
        reports(online, Actor.ARBITER, Irregularity.DEFECTIVE_CLOCK).accepted();
        reports(Sitting.blitz(FIDE_2009), Actor.WHITE, Irregularity.DEFECTIVE_CLOCK)
                .refused(Refusal.GAME_NOT_STARTED, "6.5");
    }

    private static Sitting rapid(Edition edition, Supervision supervision) {
        return Sitting.under(regulations(edition)
                        .with(rules -> rules.with(Tempo.RAPID).with(supervision)))
                .started();
    }

    private static final String[] THREE = {"g1f3", "g8f6", "f3g1", "f6g8", "g1f3"};
    private static final String[] SIX_MORE = {
        "b1c3", "b8c6", "e2e4", "e7e5", "d2d3", "d7d6", "f1e2", "f8e7", "c1e3", "c8e6", "a2a3", "a7a6"
    };

    @Test
    void in_rapid_play_a_wrong_setting_stays_after_three_moves_of_both() {
        Sitting sitting = rapid(FIDE_2009, Supervision.LACKING).plays(THREE);
        reports(sitting, Actor.BLACK, Irregularity.WRONG_CLOCK_SETTING).accepted();
        Sitting later = rapid(FIDE_2009, Supervision.LACKING).plays(THREE).plays("g8f6");
        reports(later, Actor.BLACK, Irregularity.WRONG_CLOCK_SETTING).refused(Refusal.TOO_LATE, "A.4a");
        reports(later, Actor.BLACK, Irregularity.DEFECTIVE_CLOCK).accepted();
        Sitting arbiter = rapid(FIDE_2009, Supervision.LACKING).plays(THREE).plays("g8f6");
        reports(arbiter, Actor.ARBITER, Irregularity.WRONG_CLOCK_SETTING).accepted();
        Sitting supervised = rapid(FIDE_2009, Supervision.ADEQUATE).plays(THREE).plays("g8f6");
        reports(supervised, Actor.BLACK, Irregularity.WRONG_CLOCK_SETTING).accepted();
        Sitting in2001 = rapid(FIDE_2001, Supervision.ADEQUATE).plays(THREE).plays("g8f6");
        reports(in2001, Actor.BLACK, Irregularity.WRONG_CLOCK_SETTING).refused(Refusal.TOO_LATE, "B.4");
    }

    @Test
    void since_2014_it_stays_after_ten() {
        Sitting sitting = rapid(FIDE_2018, Supervision.LACKING)
                .plays(THREE)
                .plays("g8f6")
                .plays(SIX_MORE)
                .plays("h2h3");
        assertThat(sitting.table().game().completed(WHITE)).isEqualTo(10);
        reports(sitting, Actor.BLACK, Irregularity.WRONG_CLOCK_SETTING).accepted();
        Sitting later = rapid(FIDE_2018, Supervision.LACKING)
                .plays(THREE)
                .plays("g8f6")
                .plays(SIX_MORE)
                .plays("h2h3");
        later.plays("h7h6");
        reports(later, Actor.BLACK, Irregularity.WRONG_CLOCK_SETTING).refused(Refusal.TOO_LATE, "A.4.1.1");
    }

    @Test
    void the_other_hand_presses_as_well_and_goes_on_record() {
        Sitting sitting = started(FIDE_2009).releases("e2e4");
        sitting.does(new Act.PressClock(Actor.WHITE, sitting.now(), Hand.OTHER));
        assertThat(sitting.events())
                .contains(new IncidentRecorded(
                        sitting.now(), new Citation("6.7b"), Actor.WHITE, WHITE, Incident.PRESSED_WITH_OTHER_HAND, ""));
        assertThat(sitting.table().clock().running()).contains(BLACK);
        assertThat(sitting.table().game().completed(WHITE)).isOne();
        assertThat(sitting.table().desk().illegalMoves()).isEmpty();
        sitting.releases("e7e5").presses(BLACK);
        assertThat(sitting.table().desk().incidents()).hasSize(1);
    }

    private static Sitting asksForHelp(Sitting sitting) {
        return sitting.does(new Act.AskForAssistance(Actor.WHITE, sitting.now(), Assistance.PRESSING));
    }

    @Test
    void who_cannot_press_may_bring_somebody_whom_the_arbiter_accepts() {
        Sitting sitting = asksForHelp(Sitting.under(regulations(FIDE_2009)));
        sitting.asked(WHITE, Matter.CLOCK_ASSISTANT, "6.7d").answers(1, Answer.UPHELD);
        assertThat(sitting.events().subList(1, 3))
                .containsExactly(
                        new AssistanceGranted(sitting.now(), new Citation("6.7d"), WHITE, Assistance.PRESSING),
                        new ArbiterAsked(
                                sitting.now(),
                                new Citation("6.7d"),
                                new Question(
                                        2,
                                        Matter.CLOCK_TIMES,
                                        Optional.of(WHITE),
                                        "his clock is adjusted in fairness")));
        sitting.sets(Actor.ARBITER, SETTING);
        assertThat(sitting.table().desk().open()).isEmpty();
        Sitting rejected = asksForHelp(Sitting.under(regulations(FIDE_2009))).answers(1, Answer.REJECTED);
        rejected.happened(ArbiterAnswered.class);
    }

    @Test
    void the_editions_adjust_different_clocks_for_it() {
        assertThat(adjustment(FIDE_2001)).isEqualTo("the clocks are adjusted in fairness");
        assertThat(adjustment(FIDE_2023)).isEqualTo("his clock is adjusted in fairness, unless he has a disability");
        asksForHelp(Sitting.under(regulations(Edition.FIDE_1997))).refused(Refusal.NOT_IN_FORCE, "6.7d");
    }

    private static String adjustment(Edition edition) {
        Sitting sitting = asksForHelp(Sitting.under(regulations(edition)));
        return sitting.table().desk().open().getFirst().detail();
    }

    @Test
    void a_player_who_stops_the_clocks_is_asked_for_a_reason_by_the_arbiter() {
        Sitting sitting = started(FIDE_2009).stops(Actor.WHITE).asked(WHITE, Matter.STOPPED_CLOCKS, "6.12d");
        assertThat(sitting.table().desk().open().getFirst().detail()).isEqualTo("to ask the arbiter");
        sitting.answers(1, Answer.EXCUSED).happened(ArbiterAnswered.class);
        Sitting without = started(FIDE_2023).stops(Actor.WHITE).answers(1, Answer.PENALISED);
        without.happened(ArbiterAnswered.class, IncidentRecorded.class, ArbiterAsked.class);
        without.asked(WHITE, Matter.PENALTY, "6.12d");
        started(FIDE_2009).stops(Actor.ARBITER).happened(ClocksStopped.class);
    }

    @Test
    void in_1997_he_calls_the_arbiter_and_no_penalty_is_known() {
        Sitting sitting = started(Edition.FIDE_1997).stops(Actor.BLACK).asked(BLACK, Matter.CALL, "6.12b");
        sitting.answers(1, Answer.REJECTED).happened(ArbiterAnswered.class);
    }
}
