package org.jadoube.laws;

import static org.assertj.core.api.Assertions.assertThat;
import static org.jadoube.board.Colour.BLACK;
import static org.jadoube.board.Colour.WHITE;
import static org.jadoube.laws.edition.Edition.FIDE_2001;
import static org.jadoube.laws.edition.Edition.FIDE_2005;
import static org.jadoube.laws.edition.Edition.FIDE_2009;
import static org.jadoube.laws.edition.Edition.FIDE_2014;
import static org.jadoube.laws.edition.Edition.FIDE_2017;
import static org.jadoube.laws.edition.Edition.FIDE_2018;
import static org.jadoube.laws.edition.Edition.FIDE_2023;
import static org.jadoube.laws.term.Grounds.FIFTY_MOVES;
import static org.jadoube.laws.term.Grounds.THIRD_OCCURRENCE;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.jadoube.board.Colour;
import org.jadoube.board.Move;
import org.jadoube.board.Position;
import org.jadoube.board.Square;
import org.jadoube.clock.TimeControl;
import org.jadoube.lawbook.Citation;
import org.jadoube.laws.edition.DrawAgreement;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.edition.EventRules;
import org.jadoube.laws.edition.EventRules.BlitzPenalties;
import org.jadoube.laws.edition.EventRules.ImproperClaims;
import org.jadoube.laws.edition.EventRules.Interpretations;
import org.jadoube.laws.edition.Profile;
import org.jadoube.laws.edition.Recorder;
import org.jadoube.laws.edition.Regulations;
import org.jadoube.laws.edition.Supervision;
import org.jadoube.laws.edition.Tempo;
import org.jadoube.laws.game.Act;
import org.jadoube.laws.game.Actor;
import org.jadoube.laws.game.Ending;
import org.jadoube.laws.game.Event;
import org.jadoube.laws.game.Event.ArbiterAsked;
import org.jadoube.laws.game.Event.ClocksStopped;
import org.jadoube.laws.game.Event.DrawClaimRejected;
import org.jadoube.laws.game.Event.DrawClaimed;
import org.jadoube.laws.game.Event.DrawOffered;
import org.jadoube.laws.game.Event.GameEnded;
import org.jadoube.laws.game.Event.MoveBound;
import org.jadoube.laws.game.Event.PieceTouched;
import org.jadoube.laws.game.Event.TimeAdded;
import org.jadoube.laws.game.Event.TimeDeducted;
import org.jadoube.laws.game.Result;
import org.jadoube.laws.term.Evidence;
import org.jadoube.laws.term.Grounds;
import org.junit.jupiter.api.Test;

/// Articles 9.2 to 9.5: claims of a draw.
class DrawClaimsTest {
    private static final String[] THERE_AND_BACK = {"g1f3", "g8f6", "f3g1", "f6g8"};
    private static final Citation WRONG = new Citation("9.5b");

    private static Sitting sitting(Edition edition) {
        return Sitting.blitz(edition).started();
    }

    private static Sitting claims(Sitting sitting, Colour player, Grounds grounds) {
        return sitting.does(new Act.ClaimDraw(Actor.player(player), sitting.now(), grounds, Optional.empty()));
    }

    private static Sitting claims(Sitting sitting, Colour player, Grounds grounds, String move) {
        return sitting.does(new Act.ClaimDraw(Actor.player(player), sitting.now(), grounds, Optional.of(plain(move))));
    }

    private static Move plain(String move) {
        return Move.plain(
                Square.parse(move.substring(0, 2)).orElseThrow(),
                Square.parse(move.substring(2)).orElseThrow());
    }

    /// Rook and king against king, so many half-moves after the last capture or pawn move.
    private static Sitting quiet(Edition edition, int halfMoves) {
        Position position = Sitting.position(WHITE, "Ke1 Ra1", "Ke8");
        var setup = position.toSetup();
        var old = new org.jadoube.board.Setup(
                setup.pieces(), WHITE, setup.castlingRooks(), Optional.empty(), halfMoves, 90);
        return EndingsTest.from(edition, accepted(old)).started();
    }

    private static Position accepted(org.jadoube.board.Setup setup) {
        return ((org.jadoube.board.SetupCheck.Accepted) setup.check()).position();
    }

    private static <T extends Event> T only(Sitting sitting, Class<T> kind) {
        List<Event> events = ((Verdict.Taken) sitting.last()).events();
        List<T> found = events.stream().filter(kind::isInstance).map(kind::cast).toList();
        assertThat(found).hasSize(1);
        return found.getFirst();
    }

    @Test
    void the_third_occurrence_on_the_board_draws_and_the_initial_position_counts() {
        Sitting sitting = sitting(FIDE_2009).plays(THERE_AND_BACK).plays(THERE_AND_BACK);
        claims(sitting, WHITE, THIRD_OCCURRENCE).happened(DrawClaimed.class, GameEnded.class);
        assertThat(only(sitting, DrawClaimed.class))
                .isEqualTo(new DrawClaimed(
                        sitting.now(), new Citation("9.2b"), WHITE, THIRD_OCCURRENCE, Optional.empty()));
        sitting.ended(Result.DRAW, Ending.THIRD_OCCURRENCE, "9.5a");
    }

    @Test
    void the_second_occurrence_is_too_few() {
        Sitting sitting = sitting(FIDE_2009).plays(THERE_AND_BACK);
        claims(sitting, WHITE, THIRD_OCCURRENCE)
                .happened(DrawClaimed.class, DrawOffered.class, DrawClaimRejected.class, TimeAdded.class);
        assertThat(only(sitting, DrawClaimRejected.class))
                .isEqualTo(new DrawClaimRejected(
                        sitting.now(), WRONG, WHITE, THIRD_OCCURRENCE, "occurrences of the position: 2 of 3"));
        assertThat(only(sitting, DrawOffered.class))
                .isEqualTo(new DrawOffered(sitting.now(), new Citation("9.1c"), WHITE));
        sitting.goesOn();
        assertThat(sitting.remaining(BLACK)).isEqualTo(Duration.ofMinutes(8));
        assertThat(sitting.remaining(WHITE)).isEqualTo(Duration.ofMinutes(5));
    }

    @Test
    void a_written_move_that_brings_the_third_occurrence_about_draws() {
        Sitting sitting = sitting(FIDE_2001).plays(THERE_AND_BACK).plays("g1f3", "g8f6", "f3g1");
        claims(sitting, BLACK, THIRD_OCCURRENCE, "f6g8")
                .happened(DrawClaimed.class, ClocksStopped.class, GameEnded.class);
        assertThat(only(sitting, DrawClaimed.class))
                .isEqualTo(new DrawClaimed(
                        sitting.now(), new Citation("9.2a"), BLACK, THIRD_OCCURRENCE, Optional.of(plain("f6g8"))));
        sitting.ended(Result.DRAW, Ending.THIRD_OCCURRENCE, "9.5a");
    }

    @Test
    void with_a_written_move_what_stands_on_the_board_does_not_help() {
        Sitting sitting = sitting(FIDE_2023).plays(THERE_AND_BACK).plays(THERE_AND_BACK);
        claims(sitting, WHITE, THIRD_OCCURRENCE, "e2e4")
                .happened(
                        DrawClaimed.class,
                        ClocksStopped.class,
                        DrawOffered.class,
                        DrawClaimRejected.class,
                        TimeAdded.class,
                        MoveBound.class);
        assertThat(only(sitting, MoveBound.class)).isEqualTo(new MoveBound(sitting.now(), WRONG, WHITE, plain("e2e4")));
        assertThat(sitting.table().touches().now().bound().map(MoveBound::move)).contains(plain("e2e4"));
        sitting.goesOn();
    }

    @Test
    void a_claim_is_judged_on_its_own_ground_alone() {
        Sitting sitting = sitting(FIDE_2009).plays(THERE_AND_BACK).plays(THERE_AND_BACK);
        claims(sitting, WHITE, FIFTY_MOVES).goesOn();
        assertThat(only(sitting, DrawClaimRejected.class))
                .isEqualTo(new DrawClaimRejected(
                        sitting.now(), WRONG, WHITE, FIFTY_MOVES, "half-moves without capture or pawn move: 8 of 100"));
    }

    @Test
    void fifty_moves_on_the_board() {
        Sitting sitting = quiet(FIDE_2009, 100);
        claims(sitting, WHITE, FIFTY_MOVES).happened(DrawClaimed.class, GameEnded.class);
        assertThat(only(sitting, DrawClaimed.class).citation()).isEqualTo(new Citation("9.3b"));
        sitting.ended(Result.DRAW, Ending.FIFTY_MOVES, "9.5a");
        claims(quiet(FIDE_2009, 99), WHITE, FIFTY_MOVES).goesOn();
    }

    @Test
    void fifty_moves_with_the_written_one() {
        Sitting sitting = quiet(FIDE_2009, 99);
        claims(sitting, WHITE, FIFTY_MOVES, "a1a2").happened(DrawClaimed.class, GameEnded.class);
        assertThat(only(sitting, DrawClaimed.class).citation()).isEqualTo(new Citation("9.3a"));
        sitting.ended(Result.DRAW, Ending.FIFTY_MOVES, "9.5a");
        claims(quiet(FIDE_2009, 98), WHITE, FIFTY_MOVES, "a1a2").goesOn();
    }

    @Test
    void a_later_turn_will_do_while_nothing_irreversible_happens() {
        Sitting sitting = quiet(FIDE_2001, 98).plays("a1a2", "e8e7", "a2a1");
        claims(sitting, BLACK, FIFTY_MOVES).ended(Result.DRAW, Ending.FIFTY_MOVES, "9.5a");
    }

    @Test
    void who_does_not_have_the_move_claims_nothing() {
        Sitting sitting = sitting(FIDE_2014).plays(THERE_AND_BACK).plays(THERE_AND_BACK);
        claims(sitting, BLACK, THIRD_OCCURRENCE)
                .happened(DrawClaimRejected.class)
                .goesOn();
        assertThat(only(sitting, DrawClaimRejected.class))
                .isEqualTo(new DrawClaimRejected(
                        sitting.now(), new Citation("9.2"), BLACK, THIRD_OCCURRENCE, "he does not have the move"));
        assertThat(sitting.remaining(WHITE)).isEqualTo(Duration.ofMinutes(5));
        assertThat(sitting.table().game().drawOffers()).isEmpty();
        claims(sitting, BLACK, FIFTY_MOVES);
        assertThat(only(sitting, DrawClaimRejected.class).citation()).isEqualTo(new Citation("9.3"));
    }

    @Test
    void a_claim_that_rests_on_a_display_claims_nothing_though_it_would_be_right() {
        Sitting sitting = sitting(FIDE_2023).plays(THERE_AND_BACK).plays(THERE_AND_BACK);
        sitting.does(new Act.ClaimDraw(
                        Actor.WHITE, sitting.now(), THIRD_OCCURRENCE, Optional.empty(), Evidence.DISPLAY_ALONE))
                .goesOn();
        assertThat(sitting.events())
                .containsExactly(new DrawClaimRejected(
                        sitting.now(),
                        new Citation("2023/6.12.2"),
                        WHITE,
                        THIRD_OCCURRENCE,
                        "the claim rests on a display"));
    }

    @Test
    void online_it_is_simply_refused() {
        Sitting sitting = Sitting.under(
                        Regulations.usual(FIDE_2023, Profile.ONLINE, TimeControl.of(Duration.ofMinutes(5))))
                .started()
                .plays(THERE_AND_BACK)
                .plays(THERE_AND_BACK);
        claims(sitting, BLACK, THIRD_OCCURRENCE).refused(Refusal.CLAIM_NOT_ADMISSIBLE, "9.2");
        claims(sitting, WHITE, THIRD_OCCURRENCE).happened(DrawClaimed.class, GameEnded.class);
    }

    @Test
    void since_2009_a_touch_loses_the_right_for_this_turn() {
        for (Edition edition : List.of(FIDE_2009, FIDE_2014, FIDE_2017, FIDE_2018, FIDE_2023)) {
            Sitting sitting = touched(edition);
            claims(sitting, WHITE, THIRD_OCCURRENCE)
                    .happened(DrawClaimRejected.class)
                    .goesOn();
            assertThat(only(sitting, DrawClaimRejected.class))
                    .isEqualTo(new DrawClaimRejected(
                            sitting.now(), new Citation("9.4"), WHITE, THIRD_OCCURRENCE, "he has touched a piece"));
        }
    }

    @Test
    void until_2005_only_a_move_lost_it() {
        for (Edition edition : List.of(FIDE_2001, FIDE_2005)) {
            claims(touched(edition), WHITE, THIRD_OCCURRENCE).ended(Result.DRAW, Ending.THIRD_OCCURRENCE, "9.5a");
        }
    }

    private static Sitting touched(Edition edition) {
        Sitting sitting = sitting(edition).plays(THERE_AND_BACK).plays(THERE_AND_BACK);
        return sitting.happens(new PieceTouched(sitting.now(), new Citation("4.3a"), WHITE, Square.E2));
    }

    @Test
    void the_right_is_back_with_the_next_turn() {
        Sitting sitting = touched(FIDE_2023).plays("e2e4");
        sitting.plays("g8f6", "g1f3", "f6g8", "f3g1").plays("g8f6", "g1f3", "f6g8", "f3g1");
        claims(sitting, BLACK, THIRD_OCCURRENCE).ended(Result.DRAW, Ending.THIRD_OCCURRENCE, "9.5.2");
    }

    @Test
    void a_written_move_that_is_not_legal_is_wrong_and_binds_its_piece() {
        Sitting sitting = sitting(FIDE_2009);
        claims(sitting, WHITE, THIRD_OCCURRENCE, "e2e5")
                .happened(
                        DrawClaimed.class,
                        DrawOffered.class,
                        DrawClaimRejected.class,
                        TimeAdded.class,
                        PieceTouched.class);
        assertThat(only(sitting, DrawClaimRejected.class).detail()).isEqualTo("the written move is not legal: e2e5");
        assertThat(only(sitting, PieceTouched.class))
                .isEqualTo(new PieceTouched(sitting.now(), new Citation("4.3a"), WHITE, Square.E2));
        assertThat(sitting.table().desk().illegalMoves()).isEmpty();
    }

    @Test
    void a_written_move_of_no_piece_of_his_binds_nothing() {
        for (String move : List.of("e4e5", "e7e5")) {
            claims(sitting(FIDE_2009), WHITE, THIRD_OCCURRENCE, move)
                    .happened(DrawClaimed.class, DrawOffered.class, DrawClaimRejected.class, TimeAdded.class);
        }
    }

    @Test
    void no_other_move_can_be_written_once_one_must_be_made() {
        Sitting sitting = sitting(FIDE_2009);
        claims(sitting, WHITE, THIRD_OCCURRENCE, "e2e4").accepted();
        claims(sitting, WHITE, FIFTY_MOVES, "d2d4").happened(DrawClaimRejected.class, ArbiterAsked.class);
        assertThat(only(sitting, DrawClaimRejected.class))
                .isEqualTo(new DrawClaimRejected(
                        sitting.now(), WRONG, WHITE, FIFTY_MOVES, "he must make the move he has written: e2e4"));
        claims(sitting, WHITE, FIFTY_MOVES, "e2e4").accepted();
        assertThat(only(sitting, DrawClaimed.class).written()).contains(plain("e2e4"));
        claims(sitting, WHITE, FIFTY_MOVES).accepted();
        assertThat(only(sitting, DrawClaimed.class).written()).isEmpty();
    }

    @Test
    void the_claimants_clock_is_stopped_where_the_edition_demands_it() {
        for (Edition edition : List.of(FIDE_2001, FIDE_2005, FIDE_2014, FIDE_2017, FIDE_2018, FIDE_2023)) {
            Sitting sitting = claims(sitting(edition), WHITE, THIRD_OCCURRENCE);
            assertThat(only(sitting, ClocksStopped.class))
                    .isEqualTo(new ClocksStopped(sitting.now(), new Citation("9.5"), Actor.WHITE, "to claim a draw"));
            assertThat(sitting.table().clock().running()).isEmpty();
        }
    }

    @Test
    void in_2009_he_may_stop_them_and_else_they_run_on() {
        Sitting running = claims(sitting(FIDE_2009), WHITE, THIRD_OCCURRENCE);
        assertThat(running.table().clock().running()).contains(WHITE);
        Sitting stopped = sitting(FIDE_2009).stops(Actor.WHITE);
        claims(stopped, WHITE, THIRD_OCCURRENCE).accepted();
        assertThat(stopped.table().clock().running()).isEmpty();
    }

    @Test
    void clocks_that_stand_are_not_stopped_again() {
        Sitting sitting = sitting(FIDE_2023).stops(Actor.WHITE);
        claims(sitting, WHITE, THIRD_OCCURRENCE)
                .happened(DrawClaimed.class, DrawOffered.class, DrawClaimRejected.class, TimeAdded.class);
    }

    @Test
    void online_the_clocks_run_on() {
        Sitting sitting = Sitting.under(
                        Regulations.usual(FIDE_2023, Profile.HYBRID, TimeControl.of(Duration.ofMinutes(5))))
                .started();
        claims(sitting, WHITE, THIRD_OCCURRENCE)
                .happened(DrawClaimed.class, DrawOffered.class, DrawClaimRejected.class, TimeAdded.class);
        assertThat(sitting.table().clock().running()).contains(WHITE);
    }

    @Test
    void online_no_other_move_than_the_written_one_is_taken_afterwards() {
        Sitting sitting = Sitting.under(
                        Regulations.usual(FIDE_2023, Profile.ONLINE, TimeControl.of(Duration.ofMinutes(5))))
                .started();
        claims(sitting, WHITE, THIRD_OCCURRENCE, "e2e4").accepted();
        sitting.releases("d2d4").refused(Refusal.WRITTEN_MOVE_BINDS, "9.5.3");
        sitting.releases("e2e4").accepted();
        claims(sitting, BLACK, FIFTY_MOVES, "e7e4")
                .happened(DrawClaimed.class, DrawOffered.class, DrawClaimRejected.class, TimeAdded.class);
        sitting.releases("d7d5").accepted();
    }

    @Test
    void time_given_for_a_wrong_claim_does_not_lift_a_flag_that_is_down_unseen() {
        Sitting sitting = sitting(FIDE_2009).minutes(6);
        sitting.releases("e2e4").presses(WHITE);
        claims(sitting, BLACK, THIRD_OCCURRENCE).accepted();
        sitting.claimsFlag(BLACK, WHITE).ended(Result.BLACK_WINS, Ending.TIME_FORFEIT, "6.9");
    }

    @Test
    void the_opponent_may_take_the_rejected_claim_for_the_offer_it_is() {
        Sitting sitting = sitting(FIDE_2001);
        claims(sitting, WHITE, THIRD_OCCURRENCE).accepted();
        sitting.accepts(BLACK).ended(Result.DRAW, Ending.AGREEMENT, "5.2c");
    }

    @Test
    void an_offer_open_already_is_not_made_twice() {
        Sitting sitting = sitting(FIDE_2009).offers(WHITE);
        claims(sitting, WHITE, THIRD_OCCURRENCE).happened(DrawClaimed.class, DrawClaimRejected.class, TimeAdded.class);
    }

    @Test
    void where_draws_may_not_be_offered_a_claim_is_no_offer_and_yet_a_claim() {
        Sitting sitting = Sitting.under(
                        Regulations.usual(FIDE_2023, Profile.OVER_THE_BOARD, TimeControl.of(Duration.ofMinutes(5)))
                                .with((EventRules rules) -> rules.with(new DrawAgreement.Forbidden())
                                        .with(Recorder.SYSTEM)))
                .started();
        claims(sitting, WHITE, THIRD_OCCURRENCE)
                .happened(DrawClaimed.class, ClocksStopped.class, DrawClaimRejected.class, TimeAdded.class);
    }

    @Test
    void what_a_wrong_claim_gives_the_opponent() {
        assertThat(given(FIDE_2001, Tempo.STANDARD)).isEqualTo(Duration.ofMinutes(3));
        assertThat(given(FIDE_2005, Tempo.BLITZ)).isEqualTo(Duration.ofMinutes(3));
        assertThat(given(FIDE_2009, Tempo.RAPID)).isEqualTo(Duration.ofMinutes(3));
        assertThat(given(FIDE_2014, Tempo.STANDARD)).isEqualTo(Duration.ofMinutes(2));
        assertThat(given(FIDE_2014, Tempo.RAPID)).isEqualTo(Duration.ofMinutes(2));
        assertThat(given(FIDE_2014, Tempo.BLITZ)).isEqualTo(Duration.ofMinutes(1));
        assertThat(given(FIDE_2018, Tempo.RAPID)).isEqualTo(Duration.ofMinutes(2));
        assertThat(given(FIDE_2018, Tempo.BLITZ)).isEqualTo(Duration.ofMinutes(1));
        assertThat(given(FIDE_2023, Tempo.STANDARD)).isEqualTo(Duration.ofMinutes(2));
        assertThat(given(FIDE_2023, Tempo.RAPID)).isEqualTo(Duration.ofMinutes(1));
        assertThat(given(FIDE_2023, Tempo.BLITZ)).isEqualTo(Duration.ofMinutes(1));
    }

    private static Duration given(Edition edition, Tempo tempo) {
        Sitting sitting = Sitting.under(
                        Regulations.usual(edition, Profile.OVER_THE_BOARD, TimeControl.of(Duration.ofMinutes(5)))
                                .with((EventRules rules) -> rules.with(tempo).with(Recorder.SYSTEM)))
                .started();
        claims(sitting, WHITE, THIRD_OCCURRENCE);
        TimeAdded added = only(sitting, TimeAdded.class);
        assertThat(added.player()).isEqualTo(BLACK);
        assertThat(added.citation()).isEqualTo(WRONG);
        return added.time();
    }

    @Test
    void in_supervised_blitz_of_2023_the_letter_gives_two_minutes_to_an_event_that_wants_it() {
        assertThat(givenInBlitz(FIDE_2023, Supervision.ADEQUATE)).isEqualTo(Duration.ofMinutes(2));
        assertThat(givenInBlitz(FIDE_2023, Supervision.LACKING)).isEqualTo(Duration.ofMinutes(1));
        assertThat(givenInBlitz(FIDE_2018, Supervision.ADEQUATE)).isEqualTo(Duration.ofMinutes(1));
        assertThat(givenInBlitz(FIDE_2009, Supervision.ADEQUATE)).isEqualTo(Duration.ofMinutes(3));
    }

    private static Duration givenInBlitz(Edition edition, Supervision supervision) {
        EventRules rules = EventRules.usual(Profile.OVER_THE_BOARD)
                .with(Tempo.BLITZ)
                .with(supervision)
                .with(Interpretations.USUAL.with(BlitzPenalties.AS_WRITTEN));
        return edition.claims().bonus(rules);
    }

    @Test
    void an_event_may_hold_an_improper_claim_to_be_wrong() {
        Sitting sitting = Sitting.under(
                        Regulations.usual(FIDE_2023, Profile.OVER_THE_BOARD, TimeControl.of(Duration.ofMinutes(5)))
                                .with((EventRules rules) -> rules.with(Recorder.SYSTEM)
                                        .with(Interpretations.USUAL.with(ImproperClaims.WRONG_CLAIMS))))
                .started()
                .plays(THERE_AND_BACK)
                .plays(THERE_AND_BACK);
        claims(sitting, BLACK, THIRD_OCCURRENCE, "g8f6")
                .happened(
                        DrawClaimed.class,
                        ClocksStopped.class,
                        DrawOffered.class,
                        DrawClaimRejected.class,
                        TimeAdded.class);
        assertThat(only(sitting, DrawClaimRejected.class))
                .isEqualTo(new DrawClaimRejected(
                        sitting.now(), WRONG, BLACK, THIRD_OCCURRENCE, "he does not have the move"));
        assertThat(sitting.remaining(WHITE)).isEqualTo(Duration.ofMinutes(7));
    }

    @Test
    void what_it_cost_the_claimant_until_2005() {
        for (Edition edition : List.of(FIDE_2001, FIDE_2005)) {
            assertThat(left(edition, Duration.ofMinutes(10))).isEqualTo(Duration.ofMinutes(7));
            assertThat(left(edition, Duration.ofMinutes(6))).isEqualTo(Duration.ofMinutes(3));
            assertThat(left(edition, Duration.ofMinutes(5))).isEqualTo(Duration.ofSeconds(150));
            assertThat(left(edition, Duration.ofSeconds(121))).isEqualTo(Duration.ofMillis(60_500));
            assertThat(left(edition, Duration.ofMinutes(2))).isEqualTo(Duration.ofMinutes(1));
            assertThat(left(edition, Duration.ofSeconds(119))).isEqualTo(Duration.ofMinutes(1));
            assertThat(left(edition, Duration.ofSeconds(60).plus(Sitting.MICRO)))
                    .isEqualTo(Duration.ofMinutes(1));
        }
    }

    @Test
    void who_has_a_minute_or_less_loses_nothing() {
        for (Duration time : List.of(Duration.ofMinutes(1), Duration.ofSeconds(59), Sitting.MICRO)) {
            assertThat(left(FIDE_2001, time)).isEqualTo(time);
        }
        assertThat(left(FIDE_2009, Duration.ofMinutes(10))).isEqualTo(Duration.ofMinutes(10));
    }

    /// What a claimant with so much time has left after a wrong claim.
    private static Duration left(Edition edition, Duration time) {
        Sitting sitting = Sitting.under(edition, TimeControl.of(time)).started();
        claims(sitting, WHITE, THIRD_OCCURRENCE).accepted();
        boolean costs = ((Verdict.Taken) sitting.last()).events().stream().anyMatch(TimeDeducted.class::isInstance);
        assertThat(costs).isEqualTo(!sitting.remaining(WHITE).equals(time));
        assertThat(sitting.remaining(BLACK)).isEqualTo(time.plusMinutes(3));
        return sitting.remaining(WHITE);
    }

    @Test
    void half_of_an_odd_time_is_rounded_in_the_claimants_favour() {
        Duration odd = Duration.ofMinutes(3).plus(Sitting.MICRO);
        assertThat(left(FIDE_2001, odd)).isEqualTo(Duration.ofSeconds(90).plus(Sitting.MICRO));
    }

    @Test
    void a_claim_stands_though_the_claimants_flag_is_down_unseen() {
        Sitting sitting =
                sitting(FIDE_2009).plays(THERE_AND_BACK).plays(THERE_AND_BACK).minutes(6);
        claims(sitting, WHITE, THIRD_OCCURRENCE).ended(Result.DRAW, Ending.THIRD_OCCURRENCE, "9.5a");
    }
}
