package org.jadoube.laws;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.jadoube.board.Colour.BLACK;
import static org.jadoube.board.Colour.WHITE;
import static org.jadoube.laws.edition.Edition.FIDE_2001;
import static org.jadoube.laws.edition.Edition.FIDE_2005;
import static org.jadoube.laws.edition.Edition.FIDE_2009;
import static org.jadoube.laws.edition.Edition.FIDE_2014;
import static org.jadoube.laws.edition.Edition.FIDE_2017;
import static org.jadoube.laws.edition.Edition.FIDE_2023;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.jadoube.board.Colour;
import org.jadoube.board.Move;
import org.jadoube.board.Square;
import org.jadoube.clock.Bonus;
import org.jadoube.clock.ClockSetting;
import org.jadoube.clock.Period;
import org.jadoube.clock.Quota;
import org.jadoube.clock.TimeControl;
import org.jadoube.lawbook.Citation;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.edition.EventRules;
import org.jadoube.laws.edition.Profile;
import org.jadoube.laws.edition.Recorder;
import org.jadoube.laws.edition.Regulations;
import org.jadoube.laws.edition.Tempo;
import org.jadoube.laws.game.Act;
import org.jadoube.laws.game.Actor;
import org.jadoube.laws.game.Event;
import org.jadoube.laws.game.Event.ArbiterAnswered;
import org.jadoube.laws.game.Event.ArbiterAsked;
import org.jadoube.laws.game.Event.AssistanceGranted;
import org.jadoube.laws.game.Event.ClockPressed;
import org.jadoube.laws.game.Event.ClocksStopped;
import org.jadoube.laws.game.Event.DrawClaimRejected;
import org.jadoube.laws.game.Event.IncidentRecorded;
import org.jadoube.laws.game.Event.MoveBound;
import org.jadoube.laws.game.Event.MoveCompleted;
import org.jadoube.laws.game.Event.MoveMade;
import org.jadoube.laws.game.Event.MoveRecorded;
import org.jadoube.laws.game.Event.OfferRecorded;
import org.jadoube.laws.game.Event.PositionRestored;
import org.jadoube.laws.game.Event.ReconstructionBegun;
import org.jadoube.laws.game.Event.ReconstructionEnded;
import org.jadoube.laws.game.Event.RecordingExcused;
import org.jadoube.laws.game.Event.ResultCorrected;
import org.jadoube.laws.game.Event.ResultSigned;
import org.jadoube.laws.game.Event.ScoresheetCompleted;
import org.jadoube.laws.game.Event.ScoresheetUpdateOrdered;
import org.jadoube.laws.game.Event.TimeAdded;
import org.jadoube.laws.game.Result;
import org.jadoube.laws.game.Scoresheet.Duty;
import org.jadoube.laws.scoresheet.Updating;
import org.jadoube.laws.term.Answer;
import org.jadoube.laws.term.Assistance;
import org.jadoube.laws.term.Grounds;
import org.jadoube.laws.term.Incident;
import org.jadoube.laws.term.Matter;
import org.jadoube.laws.term.Question;
import org.junit.jupiter.api.Test;

/// Article 8: keeping score.
class ScoresheetTest {
    private static final TimeControl HOUR = TimeControl.of(Duration.ofHours(1));

    private static Sitting recording(Edition edition, TimeControl control) {
        return Sitting.under(Regulations.usual(edition, Profile.OVER_THE_BOARD, control))
                .started();
    }

    private static Sitting recording(Edition edition) {
        return recording(edition, HOUR);
    }

    private static Sitting writes(Sitting sitting, Colour player, String... entries) {
        for (String entry : entries) {
            sitting.does(new Act.RecordMove(Actor.player(player), sitting.now(), entry))
                    .accepted();
        }
        return sitting;
    }

    private static List<Incident> incidents(Sitting sitting) {
        return sitting.table().desk().incidents().stream()
                .map(IncidentRecorded::incident)
                .toList();
    }

    private static void answers(Sitting sitting, Answer answer) {
        int number = sitting.table().desk().open().getFirst().number();
        sitting.does(new Act.AnswerQuestion(Actor.ARBITER, sitting.now(), number, answer, "so I think"))
                .accepted();
    }

    /// Forty moves in so many minutes, then so many for the rest.
    private static TimeControl twoPeriods(int first, int second, Bonus bonus) {
        return TimeControl.inPeriods(
                new Period(new Quota.Moves(40), Duration.ofMinutes(first), bonus),
                new Period(new Quota.AllMoves(), Duration.ofMinutes(second), bonus));
    }

    @Test
    void a_player_writes_entry_after_entry() {
        Sitting sitting = writes(recording(FIDE_2009).plays("e2e4"), WHITE, "e4");
        sitting.happened(MoveRecorded.class);
        assertThat(sitting.journal.getLast())
                .isEqualTo(new MoveRecorded(sitting.now(), new Citation("8.1"), WHITE, 1, "e4"));
        assertThat(sitting.table().white().recorded()).isEqualTo(1);
        assertThat(sitting.table().black().recorded()).isZero();
    }

    @Test
    void his_own_last_move_must_be_written_before_the_next() {
        for (Edition edition : List.of(FIDE_2001, FIDE_2005, FIDE_2014, FIDE_2023)) {
            Sitting sitting = recording(edition).plays("e2e4", "e7e5").releases("g1f3");
            sitting.happened(IncidentRecorded.class, MoveMade.class);
            assertThat(sitting.table().desk().incidents())
                    .containsExactly(new IncidentRecorded(
                            sitting.now(),
                            new Citation("2023/8.1.3"),
                            Actor.WHITE,
                            WHITE,
                            Incident.MOVE_NOT_RECORDED,
                            "half-moves recorded: 0 of 1"));
        }
    }

    @Test
    void the_opponents_last_move_need_not_be() {
        Sitting sitting = writes(recording(FIDE_2009).plays("e2e4"), WHITE, "e4");
        sitting.plays("e7e5").releases("g1f3").happened(MoveMade.class);
        writes(sitting, WHITE, "e5", "Nf3");
        writes(sitting, BLACK, "e4", "e5");
        sitting.presses(WHITE).plays("b8c6", "f1c4");
        assertThat(incidents(sitting)).isEmpty();
        sitting.releases("g8f6");
        assertThat(incidents(sitting)).containsExactly(Incident.MOVE_NOT_RECORDED);
    }

    @Test
    void a_game_kept_by_the_system_asks_nothing() {
        Sitting sitting = Sitting.under(FIDE_2009, HOUR).started().plays("e2e4", "e7e5", "g1f3");
        assertThat(incidents(sitting)).isEmpty();
        sitting.does(new Act.RecordMove(Actor.WHITE, sitting.now(), "e4")).refused(Refusal.SYSTEM_KEEPS_SCORE, "8.1");
        sitting.does(new Act.RecordOffer(Actor.WHITE, sitting.now())).refused(Refusal.SYSTEM_KEEPS_SCORE, "9.1b2");
        sitting.does(new Act.CompleteScoresheet(Actor.WHITE, sitting.now()))
                .refused(Refusal.SYSTEM_KEEPS_SCORE, "8.5b");
        sitting.does(new Act.BeginReconstruction(Actor.ARBITER, sitting.now()))
                .refused(Refusal.SYSTEM_KEEPS_SCORE, "8.5c");
        sitting.does(new Act.AskForAssistance(Actor.WHITE, sitting.now(), Assistance.RECORDING))
                .refused(Refusal.NOT_IN_FORCE, "8.1");
    }

    @Test
    void in_rapid_play_and_blitz_nobody_must() {
        for (Tempo tempo : List.of(Tempo.RAPID, Tempo.BLITZ)) {
            Sitting sitting = Sitting.under(Regulations.usual(FIDE_2023, Profile.OVER_THE_BOARD, HOUR)
                            .with((EventRules rules) -> rules.with(tempo)))
                    .started()
                    .plays("e2e4", "e7e5", "g1f3");
            assertThat(incidents(sitting)).isEmpty();
            writes(sitting, WHITE, "e4").happened(MoveRecorded.class);
        }
    }

    @Test
    void an_entry_stays_as_it_is_and_a_wrong_one_is_noted() {
        Sitting sitting = writes(recording(FIDE_2009).plays("e2e4"), WHITE, "d4");
        sitting.happened(MoveRecorded.class, IncidentRecorded.class);
        assertThat(sitting.table().white().entries().getFirst().text()).isEqualTo("d4");
        assertThat(sitting.table().desk().incidents())
                .containsExactly(new IncidentRecorded(
                        sitting.now(),
                        new Citation("8.1"),
                        Actor.WHITE,
                        WHITE,
                        Incident.WRONGLY_RECORDED,
                        "half-move 1, e2e4: \"d4\""));
        writes(sitting, BLACK, "pawn to king four");
        assertThat(incidents(sitting)).containsExactly(Incident.WRONGLY_RECORDED, Incident.WRONGLY_RECORDED);
    }

    @Test
    void letters_of_other_languages_and_longer_forms_are_algebraic_too() {
        Sitting sitting = recording(FIDE_2009).plays("g1f3", "g8f6");
        writes(sitting, WHITE, "Cf3", "Ng8-f6");
        writes(sitting, BLACK, "♘f3", "Nf6!");
        assertThat(incidents(sitting)).isEmpty();
    }

    @Test
    void both_mark_a_draw_offer() {
        Sitting sitting = recording(FIDE_2009).releases("e2e4").offers(WHITE);
        writes(sitting, WHITE, "e4 (=)").happened(MoveRecorded.class, OfferRecorded.class);
        assertThat(sitting.journal.getLast()).isEqualTo(new OfferRecorded(sitting.now(), new Citation("9.1b"), WHITE));
        writes(sitting, BLACK, "e4");
        sitting.does(new Act.RecordOffer(Actor.BLACK, sitting.now())).happened(OfferRecorded.class);
        assertThat(sitting.table().white().offers()).containsExactly(1);
        assertThat(sitting.table().black().offers()).containsExactly(1);
        assertThat(incidents(sitting)).isEmpty();
    }

    @Test
    void nothing_is_written_in_advance_since_2005() {
        Sitting sitting = writes(recording(FIDE_2005), WHITE, "e4");
        assertThat(incidents(sitting)).isEmpty();
        sitting.releases("e2e4").happened(IncidentRecorded.class, MoveMade.class);
        assertThat(sitting.table().desk().incidents())
                .containsExactly(new IncidentRecorded(
                        sitting.now(),
                        new Citation("2023/8.1.2"),
                        Actor.WHITE,
                        WHITE,
                        Incident.RECORDED_IN_ADVANCE,
                        "half-move 1: \"e4\""));
        Sitting older = writes(recording(FIDE_2001), WHITE, "e4");
        older.releases("e2e4").happened(MoveMade.class);
    }

    @Test
    void what_lies_further_ahead_is_seen_at_once() {
        Sitting sitting = writes(recording(FIDE_2023).plays("e2e4"), WHITE, "e4", "e5");
        assertThat(incidents(sitting)).containsExactly(Incident.RECORDED_IN_ADVANCE);
        writes(sitting, WHITE, "Nf3");
        assertThat(incidents(sitting)).hasSize(2);
        sitting.plays("e7e5", "g1f3");
        assertThat(incidents(sitting)).hasSize(2);
        Sitting older = writes(recording(FIDE_2001).plays("e2e4"), WHITE, "e4", "e5", "Nf3");
        assertThat(incidents(older)).isEmpty();
    }

    @Test
    void other_faults_of_his_do_not_hide_that_he_writes_in_advance() {
        Sitting sitting = writes(recording(FIDE_2023).plays("e2e4", "e7e5"), WHITE, "d4", "e5", "Nf3");
        sitting.releases("g1f3").happened(IncidentRecorded.class, MoveMade.class);
        assertThat(incidents(sitting)).containsExactly(Incident.WRONGLY_RECORDED, Incident.RECORDED_IN_ADVANCE);
    }

    @Test
    void a_move_written_for_a_claim_is_not_in_advance() {
        Sitting sitting = writes(recording(FIDE_2009), WHITE, "e4");
        claims(sitting, Square.E2, Square.E4);
        sitting.releases("e2e4").happened(MoveMade.class);
        assertThat(incidents(sitting)).isEmpty();
    }

    @Test
    void the_move_written_is_not_the_move_made() {
        Sitting sitting = writes(recording(FIDE_2001), WHITE, "e4").releases("d2d4");
        assertThat(incidents(sitting)).containsExactly(Incident.WRONGLY_RECORDED);
    }

    @Test
    void since_2017_the_move_written_on_the_sheet_is_the_one_to_claim_with() {
        Sitting sitting = writes(recording(FIDE_2017), WHITE, "e4");
        claims(sitting, Square.D2, Square.D4).happened(DrawClaimRejected.class);
        assertThat(sitting.journal.getLast())
                .isEqualTo(new DrawClaimRejected(
                        sitting.now(),
                        new Citation("9.2a"),
                        WHITE,
                        Grounds.THIRD_OCCURRENCE,
                        "his scoresheet says e2e4"));
        claims(sitting, Square.E2, Square.E4).accepted();
        assertThat(sitting.table().touches().now().bound().map(MoveBound::move)).isPresent();
        Sitting older = writes(recording(FIDE_2014), WHITE, "e4");
        claims(older, Square.D2, Square.D4);
        assertThat(older.table().touches().now().bound().map(MoveBound::move))
                .contains(Move.plain(Square.D2, Square.D4));
    }

    private static Sitting claims(Sitting sitting, Square from, Square to) {
        return sitting.does(new Act.ClaimDraw(
                Actor.WHITE, sitting.now(), Grounds.THIRD_OCCURRENCE, Optional.of(Move.plain(from, to))));
    }

    @Test
    void entries_for_moves_taken_back_are_gone() {
        Sitting sitting = writes(recording(FIDE_2009).plays("e2e4", "e7e5"), WHITE, "e4", "e5 (=)");
        sitting.happens(new PositionRestored(sitting.now(), new Citation("7.4a"), 1, List.of()));
        assertThat(sitting.table().white().recorded()).isEqualTo(1);
        assertThat(sitting.table().white().offers()).isEmpty();
        sitting.releases("c7c5");
        writes(sitting, WHITE, "c5");
        assertThat(incidents(sitting)).isEmpty();
    }

    @Test
    void the_last_move_may_be_written_after_the_end() {
        Sitting sitting = recording(FIDE_2009).plays("e2e4").resigns(BLACK);
        writes(sitting, WHITE, "e4").happened(MoveRecorded.class);
        sitting.does(new Act.RecordOffer(Actor.BLACK, sitting.now())).accepted();
        sitting.does(new Act.CompleteScoresheet(Actor.BLACK, sitting.now())).accepted();
        assertThat(sitting.table().black().recorded()).isEqualTo(1);
    }

    @Test
    void an_entry_is_some_text() {
        assertThatIllegalArgumentException()
                .isThrownBy(() ->
                        new Act.RecordMove(Actor.WHITE, recording(FIDE_2009).now(), "  "))
                .withMessage("an entry of a scoresheet is some text of at most 40 characters");
        assertThatIllegalArgumentException()
                .isThrownBy(() ->
                        new Act.RecordMove(Actor.WHITE, recording(FIDE_2009).now(), "x".repeat(41)));
        assertThat(new Act.RecordMove(Actor.WHITE, recording(FIDE_2009).now(), "x".repeat(40)).text())
                .hasSize(40);
    }

    @Test
    void under_five_minutes_he_need_not_and_exactly_five_is_enough() {
        TimeControl control = TimeControl.of(Duration.ofMinutes(5));
        Sitting five = recording(FIDE_2009, control).plays("e2e4", "e7e5").releases("g1f3");
        assertThat(incidents(five)).containsExactly(Incident.MOVE_NOT_RECORDED);
        Sitting less = recording(FIDE_2009, control).plays("e2e4", "e7e5");
        less.pass(Sitting.MICRO).releases("g1f3");
        assertThat(incidents(less)).isEmpty();
    }

    @Test
    void thirty_seconds_a_move_are_enough_to_write() {
        assertThat(incidents(shortOfTime(new Bonus.Cumulative(Duration.ofSeconds(30)))))
                .containsExactly(Incident.MOVE_NOT_RECORDED);
        assertThat(incidents(shortOfTime(new Bonus.UsDelay(Duration.ofSeconds(30)))))
                .containsExactly(Incident.MOVE_NOT_RECORDED);
        assertThat(incidents(
                        shortOfTime(new Bonus.Cumulative(Duration.ofSeconds(30).minus(Sitting.MICRO)))))
                .isEmpty();
        assertThat(incidents(
                        shortOfTime(new Bonus.UsDelay(Duration.ofSeconds(30).minus(Sitting.MICRO)))))
                .isEmpty();
    }

    private static Sitting shortOfTime(Bonus bonus) {
        return recording(FIDE_2023, TimeControl.of(Duration.ofMinutes(1), bonus))
                .plays("e2e4", "e7e5")
                .releases("g1f3");
    }

    @Test
    void since_2005_time_gained_leaves_him_exempt_until_the_period_ends() {
        for (Edition edition : List.of(FIDE_2005, FIDE_2009, FIDE_2014, FIDE_2023)) {
            Sitting sitting = gainingTime(edition);
            sitting.presses(WHITE).happened(RecordingExcused.class, ClockPressed.class, MoveCompleted.class);
            assertThat(sitting.remaining(WHITE)).isGreaterThan(Duration.ofMinutes(5));
            assertThat(sitting.table().white().excusedIn()).contains(1);
            sitting.plays("e7e5").releases("g1f3").happened(MoveMade.class);
        }
    }

    @Test
    void in_2001_time_gained_brings_the_duty_back() {
        Sitting sitting = gainingTime(FIDE_2001);
        sitting.presses(WHITE).happened(ClockPressed.class, MoveCompleted.class);
        sitting.plays("e7e5").releases("g1f3").happened(IncidentRecorded.class, MoveMade.class);
    }

    /// White is a second short of five minutes, and has moved.
    private static Sitting gainingTime(Edition edition) {
        return recording(edition, TimeControl.of(Duration.ofMinutes(5), new Bonus.Cumulative(Duration.ofSeconds(20))))
                .seconds(21)
                .releases("e2e4");
    }

    @Test
    void time_given_by_the_arbiter_does_the_same_and_is_remembered_once() {
        Sitting sitting =
                recording(FIDE_2009, TimeControl.of(Duration.ofMinutes(5))).seconds(1);
        sitting.does(new Act.ClaimDraw(Actor.WHITE, sitting.now(), Grounds.FIFTY_MOVES, Optional.empty()));
        assertThat(sitting.journal).noneMatch(RecordingExcused.class::isInstance);
        sitting.plays("e2e4").seconds(1);
        sitting.does(new Act.ClaimDraw(Actor.BLACK, sitting.now(), Grounds.FIFTY_MOVES, Optional.empty()));
        List<Event> events = ((Verdict.Taken) sitting.last()).events();
        assertThat(events.getFirst())
                .isEqualTo(new RecordingExcused(sitting.now(), new Citation("8.4"), WHITE, Optional.of(1)));
        assertThat(events).anyMatch(TimeAdded.class::isInstance);
        assertThat(events.stream().filter(RecordingExcused.class::isInstance)).hasSize(1);
    }

    @Test
    void after_the_period_the_duty_is_back() {
        Sitting sitting = recording(FIDE_2009, twoPeriods(5, 10, new Bonus.None()))
                .plays("e2e4", "e7e5")
                .minutes(5);
        sitting.releases("g1f3").happened(RecordingExcused.class, IncidentRecorded.class, MoveMade.class);
        assertThat(sitting.table().white().excusedIn()).contains(1);
        assertThat(incidents(sitting)).containsExactly(Incident.MOVE_NOT_RECORDED);
    }

    @Test
    void a_flag_that_falls_with_neither_recording_stops_the_clocks_and_both_catch_up() {
        for (Edition edition : List.of(FIDE_2001, FIDE_2009, FIDE_2023)) {
            Sitting sitting =
                    recording(edition, twoPeriods(6, 10, new Bonus.None())).minutes(2);
            sitting.plays("e2e4").minutes(2).plays("e7e5").minutes(4);
            sitting.happens(new RecordingExcused(sitting.now(), new Citation("8.4"), WHITE, Optional.of(1)));
            sitting.happens(new RecordingExcused(sitting.now(), new Citation("8.4"), BLACK, Optional.of(1)));
            List<Event> events = Updating.afterFlag(sitting.table(), WHITE, sitting.now());
            assertThat(events)
                    .containsExactly(
                            new ClocksStopped(
                                    sitting.now(),
                                    new Citation("8.5a"),
                                    Actor.ARBITER,
                                    "to bring the scoresheets up to date"),
                            new ScoresheetUpdateOrdered(sitting.now(), new Citation("8.5a"), WHITE),
                            new ScoresheetUpdateOrdered(sitting.now(), new Citation("8.5a"), BLACK));
        }
    }

    @Test
    void only_one_not_recording_catches_up_while_his_clock_runs() {
        Sitting sitting = recording(FIDE_2009, twoPeriods(6, 10, new Bonus.None()));
        sitting.plays("e2e4", "e7e5").minutes(6);
        sitting.does(new Act.StopClocks(Actor.ARBITER, sitting.now(), "to look"))
                .accepted();
        assertThat(((Verdict.Taken) sitting.last()).events())
                .startsWith(new RecordingExcused(sitting.now(), new Citation("8.4"), WHITE, Optional.of(1)));
        assertThat(Updating.afterFlag(sitting.table(), WHITE, sitting.now()))
                .containsExactly(new ScoresheetUpdateOrdered(sitting.now(), new Citation("8.5b"), WHITE));
    }

    @Test
    void who_has_written_everything_need_not_catch_up() {
        Sitting sitting = recording(FIDE_2009, twoPeriods(6, 10, new Bonus.None()));
        writes(sitting.plays("e2e4", "e7e5"), WHITE, "e4", "e5");
        sitting.minutes(6);
        sitting.happens(new RecordingExcused(sitting.now(), new Citation("8.4"), WHITE, Optional.of(1)));
        assertThat(Updating.afterFlag(sitting.table(), WHITE, sitting.now())).isEmpty();
    }

    @Test
    void with_thirty_seconds_a_move_a_fallen_flag_orders_nothing() {
        Sitting sitting = recording(FIDE_2009, twoPeriods(6, 10, new Bonus.Cumulative(Duration.ofSeconds(30))));
        sitting.plays("e2e4", "e7e5").minutes(8);
        assertThat(Updating.afterFlag(sitting.table(), WHITE, sitting.now())).isEmpty();
    }

    @Test
    void who_has_to_catch_up_must_not_move_before() {
        Sitting sitting = updating();
        sitting.releases("g1f3").happened(IncidentRecorded.class, MoveMade.class);
        assertThat(sitting.table().desk().incidents().getLast())
                .isEqualTo(new IncidentRecorded(
                        sitting.now(),
                        new Citation("8.5b"),
                        Actor.WHITE,
                        WHITE,
                        Incident.MOVE_NOT_RECORDED,
                        "half-moves recorded: 0 of 2"));
    }

    @Test
    void the_last_entry_completes_a_sheet() {
        Sitting sitting = updating();
        writes(sitting, WHITE, "e4").happened(MoveRecorded.class);
        writes(sitting, WHITE, "e5").happened(MoveRecorded.class, ScoresheetCompleted.class);
        assertThat(sitting.journal.getLast())
                .isEqualTo(new ScoresheetCompleted(sitting.now(), new Citation("8.5b"), WHITE, 2));
        assertThat(sitting.table().white().duty()).isEqualTo(Duty.RECORDING);
        sitting.releases("g1f3").happened(MoveMade.class);
    }

    @Test
    void a_sheet_may_be_completed_by_copying() {
        Sitting sitting = updating();
        sitting.does(new Act.CompleteScoresheet(Actor.WHITE, sitting.now())).happened(ScoresheetCompleted.class);
        assertThat(sitting.table().white().recorded()).isEqualTo(2);
        sitting.releases("g1f3").happened(MoveMade.class);
        writes(sitting, WHITE, "Nf3");
        assertThat(incidents(sitting)).isEmpty();
    }

    /// White has to bring his scoresheet up to date and has written nothing of two half-moves.
    private static Sitting updating() {
        Sitting sitting =
                recording(FIDE_2009, twoPeriods(60, 10, new Bonus.None())).plays("e2e4", "e7e5");
        return sitting.happens(new ScoresheetUpdateOrdered(sitting.now(), new Citation("8.5b"), WHITE));
    }

    @Test
    void a_reconstruction_begins_with_a_note_of_what_stands() {
        Sitting sitting = recording(FIDE_2014).plays("e2e4").seconds(30);
        sitting.does(new Act.BeginReconstruction(Actor.ARBITER, sitting.now()))
                .happened(ClocksStopped.class, ReconstructionBegun.class);
        assertThat(sitting.journal.getLast())
                .isEqualTo(new ReconstructionBegun(
                        sitting.now(),
                        new Citation("8.5c"),
                        Duration.ofHours(1),
                        Duration.ofHours(1).minusSeconds(30),
                        BLACK,
                        1,
                        0));
        sitting.does(new Act.BeginReconstruction(Actor.ARBITER, sitting.now()))
                .refused(Refusal.RECONSTRUCTION_UNDER_WAY, "8.5c");
        sitting.does(new Act.BeginReconstruction(Actor.WHITE, sitting.now())).refused(Refusal.ONLY_THE_ARBITER, "12.1");
    }

    @Test
    void what_it_finds_completes_both_sheets() {
        Sitting sitting = recording(FIDE_2009).plays("e2e4", "e7e5");
        sitting.does(new Act.EndReconstruction(Actor.ARBITER, sitting.now(), Optional.of(1), Optional.of(1)))
                .refused(Refusal.NO_RECONSTRUCTION, "8.5c");
        sitting.does(new Act.BeginReconstruction(Actor.ARBITER, sitting.now())).accepted();
        sitting.does(new Act.EndReconstruction(Actor.ARBITER, sitting.now(), Optional.of(1), Optional.of(1)))
                .happened(ReconstructionEnded.class, ScoresheetCompleted.class, ScoresheetCompleted.class);
        assertThat(sitting.table().white().recorded()).isEqualTo(2);
        assertThat(sitting.table().black().recorded()).isEqualTo(2);
        assertThat(sitting.table().black().duty()).isEqualTo(Duty.RECORDING);
    }

    @Test
    void what_it_does_not_find_makes_the_next_move_the_first_of_the_next_period() {
        Sitting sitting =
                recording(FIDE_2009, twoPeriods(6, 10, new Bonus.None())).minutes(6);
        sitting.does(new Act.BeginReconstruction(Actor.ARBITER, sitting.now())).accepted();
        Act.EndReconstruction end =
                new Act.EndReconstruction(Actor.ARBITER, sitting.now(), Optional.empty(), Optional.of(39));
        ClockSetting proposed = Updating.proposal(sitting.table(), end).orElseThrow();
        assertThat(proposed)
                .isEqualTo(new ClockSetting(
                        new ClockSetting.Side(Duration.ofMinutes(10), 2, 40),
                        new ClockSetting.Side(Duration.ofMinutes(16), 2, 39)));
        sitting.does(end)
                .happened(
                        ReconstructionEnded.class,
                        ScoresheetCompleted.class,
                        ScoresheetCompleted.class,
                        ArbiterAsked.class);
        assertThat(sitting.table().desk().open())
                .containsExactly(new Question(1, Matter.CLOCK_TIMES, Optional.empty(), proposed.toString()));
        assertThat(sitting.journal.getLast().citation()).isEqualTo(new Citation("8.6"));
    }

    @Test
    void without_time_on_a_clock_nothing_is_proposed() {
        Sitting sitting =
                recording(FIDE_2009, TimeControl.of(Duration.ofMinutes(6))).minutes(6);
        sitting.does(new Act.BeginReconstruction(Actor.ARBITER, sitting.now())).accepted();
        Act.EndReconstruction end =
                new Act.EndReconstruction(Actor.ARBITER, sitting.now(), Optional.empty(), Optional.empty());
        assertThat(Updating.proposal(sitting.table(), end)).isEmpty();
        sitting.does(end).accepted();
        assertThat(sitting.table().desk().open().getFirst().detail()).isEmpty();
    }

    private static Sitting unable(Edition edition) {
        Sitting sitting = Sitting.under(Regulations.usual(edition, Profile.OVER_THE_BOARD, HOUR));
        return sitting.does(new Act.AskForAssistance(Actor.WHITE, sitting.now(), Assistance.RECORDING));
    }

    @Test
    void whether_a_player_cannot_write_is_for_the_arbiter_to_say() {
        Sitting sitting = unable(FIDE_2023).happened(ArbiterAsked.class);
        assertThat(sitting.table().desk().open())
                .containsExactly(new Question(1, Matter.UNABLE_TO_RECORD, Optional.of(WHITE), ""));
        sitting.does(new Act.AskForAssistance(Actor.BLACK, sitting.now(), Assistance.RECORDING))
                .refused(Refusal.ASKED_ALREADY, "8.1.6");
        answers(sitting, Answer.REJECTED);
        sitting.happened(ArbiterAnswered.class);
    }

    @Test
    void in_2001_who_cannot_write_has_less_time() {
        Sitting sitting = unable(FIDE_2001);
        answers(sitting, Answer.UPHELD);
        sitting.happened(ArbiterAnswered.class, RecordingExcused.class, ArbiterAsked.class);
        assertThat(sitting.table().white().duty()).isEqualTo(Duty.EXCUSED);
        assertThat(sitting.table().desk().open())
                .containsExactly(new Question(
                        2, Matter.CLOCK_TIMES, Optional.of(WHITE), "less time for the player, as much as you decide"));
        sitting.started().plays("e2e4", "e7e5", "g1f3");
        assertThat(incidents(sitting)).isEmpty();
        sitting.does(new Act.CompleteScoresheet(Actor.WHITE, sitting.now())).accepted();
        assertThat(sitting.table().white().duty()).isEqualTo(Duty.EXCUSED);
    }

    @Test
    void since_2005_an_assistant_writes_and_the_clock_is_adjusted() {
        for (Edition edition : List.of(FIDE_2005, FIDE_2009)) {
            for (Answer answer : List.of(Answer.UPHELD, Answer.EXCUSED)) {
                Sitting sitting = unable(edition);
                answers(sitting, answer);
                sitting.happened(ArbiterAnswered.class, AssistanceGranted.class, ArbiterAsked.class);
                assertThat(sitting.table().desk().open())
                        .containsExactly(new Question(
                                2,
                                Matter.CLOCK_TIMES,
                                Optional.of(WHITE),
                                "an adjustment of the player's clock, as you see fit"));
            }
        }
    }

    @Test
    void since_2014_not_for_a_disabled_player() {
        for (Edition edition : List.of(FIDE_2014, FIDE_2023)) {
            Sitting disabled = unable(edition);
            answers(disabled, Answer.EXCUSED);
            disabled.happened(ArbiterAnswered.class, AssistanceGranted.class);
            assertThat(disabled.journal.getLast())
                    .isEqualTo(new AssistanceGranted(
                            disabled.now(), new Citation("2023/8.1.6"), WHITE, Assistance.RECORDING));
            Sitting other = unable(edition);
            answers(other, Answer.UPHELD);
            other.happened(ArbiterAnswered.class, AssistanceGranted.class, ArbiterAsked.class);
        }
    }

    private static Sitting signs(Sitting sitting, Colour player, Result result) {
        return sitting.does(new Act.SignResult(Actor.player(player), sitting.now(), result));
    }

    @Test
    void both_sign_the_result() {
        Sitting sitting = recording(FIDE_2009);
        signs(sitting, WHITE, Result.DRAW).refused(Refusal.GAME_NOT_OVER, "8.7");
        sitting.resigns(WHITE);
        signs(sitting, WHITE, Result.BLACK_WINS).happened(ResultSigned.class);
        assertThat(sitting.journal.getLast())
                .isEqualTo(new ResultSigned(sitting.now(), new Citation("8.7"), WHITE, Result.BLACK_WINS));
        signs(sitting, WHITE, Result.BLACK_WINS).refused(Refusal.SIGNED_ALREADY, "8.7");
        signs(sitting, BLACK, Result.BLACK_WINS).happened(ResultSigned.class);
        assertThat(sitting.table().black().signed()).contains(Result.BLACK_WINS);
    }

    @Test
    void a_wrong_result_that_both_have_signed_stands_unless_the_arbiter_decides_otherwise() {
        Sitting sitting = wronglySigned();
        assertThat(sitting.table().game().result()).contains(Result.DRAW);
        assertThat(sitting.table().desk().open())
                .containsExactly(new Question(1, Matter.DISPUTED_RESULT, Optional.empty(), "signed by both: 1/2-1/2"));
        answers(sitting, Answer.UPHELD);
        sitting.happened(ArbiterAnswered.class);
        assertThat(sitting.table().game().result()).contains(Result.DRAW);
        Sitting rejected = wronglySigned();
        answers(rejected, Answer.REJECTED);
        rejected.happened(ArbiterAnswered.class, ResultCorrected.class);
        assertThat(rejected.journal.getLast())
                .isEqualTo(new ResultCorrected(rejected.now(), new Citation("8.7"), Result.BLACK_WINS, "so I think"));
        assertThat(rejected.table().game().result()).contains(Result.BLACK_WINS);
    }

    private static Sitting wronglySigned() {
        Sitting sitting = recording(FIDE_2009).resigns(WHITE);
        signs(sitting, WHITE, Result.DRAW);
        signs(sitting, BLACK, Result.DRAW).happened(ResultSigned.class, ResultCorrected.class, ArbiterAsked.class);
        assertThat(((Verdict.Taken) sitting.last()).events().get(1))
                .isEqualTo(new ResultCorrected(
                        sitting.now(), new Citation("8.7"), Result.DRAW, "both players have signed it"));
        return sitting;
    }

    @Test
    void two_results_signed_are_put_to_the_arbiter_and_change_nothing() {
        Sitting sitting = recording(FIDE_2009).resigns(WHITE);
        signs(sitting, BLACK, Result.BLACK_WINS);
        signs(sitting, WHITE, Result.DRAW).happened(ResultSigned.class, ArbiterAsked.class);
        assertThat(sitting.table().desk().open().getFirst().detail()).isEqualTo("signed: 0-1 and 1/2-1/2");
        answers(sitting, Answer.REJECTED);
        sitting.happened(ArbiterAnswered.class);
        assertThat(sitting.table().game().result()).contains(Result.BLACK_WINS);
    }

    @Test
    void the_recorder_is_the_events_choice() {
        assertThat(EventRules.usual(Profile.OVER_THE_BOARD).recorder()).isEqualTo(Recorder.PLAYERS);
        assertThat(EventRules.usual(Profile.ONLINE).recorder()).isEqualTo(Recorder.SYSTEM);
    }
}
