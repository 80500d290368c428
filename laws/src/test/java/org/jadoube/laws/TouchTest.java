package org.jadoube.laws;

import static org.assertj.core.api.Assertions.assertThat;
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
import org.jadoube.board.PieceType;
import org.jadoube.board.Position;
import org.jadoube.board.Square;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.edition.Profile;
import org.jadoube.laws.edition.Regulations;
import org.jadoube.laws.edition.Supervision;
import org.jadoube.laws.edition.Tempo;
import org.jadoube.laws.edition.Touching;
import org.jadoube.laws.game.Act;
import org.jadoube.laws.game.Actor;
import org.jadoube.laws.game.Ending;
import org.jadoube.laws.game.Event.ArbiterAnswered;
import org.jadoube.laws.game.Event.ArbiterAsked;
import org.jadoube.laws.game.Event.AssistanceGranted;
import org.jadoube.laws.game.Event.CastlingIntended;
import org.jadoube.laws.game.Event.ClocksStopped;
import org.jadoube.laws.game.Event.DrawDeclined;
import org.jadoube.laws.game.Event.GameEnded;
import org.jadoube.laws.game.Event.MoveBound;
import org.jadoube.laws.game.Event.MoveCompleted;
import org.jadoube.laws.game.Event.MoveMade;
import org.jadoube.laws.game.Event.PieceAdjusted;
import org.jadoube.laws.game.Event.PieceReleased;
import org.jadoube.laws.game.Event.PieceTouched;
import org.jadoube.laws.game.Event.PositionRestored;
import org.jadoube.laws.game.Event.PromotionChosen;
import org.jadoube.laws.game.Event.TouchClaimRejected;
import org.jadoube.laws.game.Event.TouchClaimed;
import org.jadoube.laws.game.Result;
import org.jadoube.laws.game.Running;
import org.jadoube.laws.term.Announcement;
import org.jadoube.laws.term.Answer;
import org.jadoube.laws.term.Assistance;
import org.jadoube.laws.term.Contact;
import org.jadoube.laws.term.Grounds;
import org.jadoube.laws.term.Incident;
import org.jadoube.laws.term.Matter;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class TouchTest {
    /// White mates on h8 or h7 with the queen and has a knight that could move instead.
    private static final Position MATING = Sitting.position(WHITE, "Kf7 Qg5 Nb1", "Kh8 a7");

    static List<Edition> editions() {
        return Edition.all();
    }

    // Which touch binds.

    @ParameterizedTest
    @MethodSource("editions")
    void a_touch_that_means_to_move_binds(Edition edition) {
        Sitting sitting = standard(edition).touches("g1").happened(PieceTouched.class);
        sitting.cites(PieceTouched.class, "4.3");
        assertThat(sitting.open()).containsExactly("g1f3", "g1h3");
    }

    @ParameterizedTest
    @MethodSource("editions")
    void a_touch_by_accident_binds_nobody(Edition edition) {
        standard(edition).touches(WHITE, "g1", Contact.ACCIDENTAL).refused(Refusal.NOT_BINDING, "4.3");
    }

    @Test
    void a_touch_on_purpose_with_nothing_meant_binds_by_edition() {
        for (Edition edition : List.of(FIDE_2001, FIDE_2005, FIDE_2009)) {
            standard(edition).touches(WHITE, "g1", Contact.DELIBERATE).cites(PieceTouched.class, "4.3");
        }
        standard(FIDE_2014).touches(WHITE, "g1", Contact.DELIBERATE).refused(Refusal.NOT_BINDING, "4.3");
        for (Edition edition : List.of(FIDE_2017, FIDE_2023)) {
            standard(edition).touches(WHITE, "g1", Contact.DELIBERATE).cites(PieceTouched.class, "4.2.2");
        }
    }

    @Test
    void only_the_player_having_the_move_is_bound() {
        standard(FIDE_2009).touches(BLACK, "g8", Contact.INTENDING).refused(Refusal.NOT_YOUR_MOVE, "4.3");
    }

    @Test
    void an_empty_square_cannot_be_touched() {
        standard(FIDE_2009).touches("e4").refused(Refusal.NO_SUCH_PIECE, "4.3");
    }

    @Test
    void while_the_clocks_stand_nobody_is_bound() {
        standard(FIDE_2009).stops(Actor.ARBITER).touches("g1").refused(Refusal.CLOCKS_STAND, "6.12c");
    }

    @Test
    void on_a_screen_there_is_nothing_to_touch() {
        Sitting sitting = Sitting.under(Regulations.usual(FIDE_2023, Profile.HYBRID, Sitting.increment(3, 2)))
                .started();
        sitting.touches("g1").refused(Refusal.NOT_IN_FORCE, "4.3");
        sitting.letsGo(WHITE, "e1", "g1").refused(Refusal.NOT_IN_FORCE, "4.7");
        adjusts(sitting, WHITE, Announcement.BEFOREHAND).refused(Refusal.NOT_IN_FORCE, "4.2.1");
        intends(sitting, "h1").refused(Refusal.NOT_IN_FORCE, "4.4");
        places(sitting, PieceType.QUEEN, "e8").refused(Refusal.NOT_IN_FORCE, "4.4.4");
        objects(sitting, Actor.BLACK, "g1").refused(Refusal.NOT_IN_FORCE, "4.8");
    }

    @Test
    void a_touch_declines_the_offer_that_is_open() {
        Sitting sitting = standard(FIDE_2009).releases("e2e4").offers(WHITE).presses(WHITE);
        sitting.touches("e7").happened(DrawDeclined.class, PieceTouched.class);
    }

    // Adjusting.

    @ParameterizedTest
    @MethodSource("editions")
    void who_says_so_first_adjusts(Edition edition) {
        Sitting sitting = standard(edition);
        adjusts(sitting, WHITE, Announcement.BEFOREHAND).happened(PieceAdjusted.class);
        assertThat(sitting.open()).hasSize(20);
    }

    @ParameterizedTest
    @MethodSource("editions")
    void who_says_nothing_has_touched_on_purpose(Edition edition) {
        Sitting adjusting = standard(edition);
        adjusts(adjusting, WHITE, Announcement.NONE);
        Sitting touching = standard(edition).touches(WHITE, "g1", Contact.DELIBERATE);
        assertThat(adjusting.open()).isEqualTo(touching.open());
        if (edition.equals(FIDE_2014)) {
            adjusting.asked(WHITE, Matter.CONDUCT, "4.2");
            assertThat(adjusting.event(ArbiterAsked.class).question().incident())
                    .contains(Incident.ADJUSTED_UNDULY);
        } else {
            assertThat(adjusting.last()).isEqualTo(touching.last());
            assertThat(adjusting.open()).containsExactly("g1f3", "g1h3");
        }
    }

    @ParameterizedTest
    @MethodSource("editions")
    void that_the_opponent_has_not_pressed_makes_no_difference_to_it(Edition edition) {
        Sitting adjusting = standard(edition).releases("e2e4");
        adjusts(adjusting, BLACK, Announcement.NONE);
        Sitting touching = standard(edition).releases("e2e4").touches(BLACK, "g8", Contact.DELIBERATE);
        assertThat(adjusting.open()).isEqualTo(touching.open());
        assertThat(adjusting.table().touches()).isEqualTo(touching.table().touches());
    }

    @Test
    void adjusting_in_the_opponents_turn_may_distract_him() {
        Sitting sitting = standard(FIDE_2001);
        adjusts(sitting, BLACK, Announcement.BEFOREHAND)
                .happened(ArbiterAsked.class)
                .cites(ArbiterAsked.class, "12.5");
        assertThat(sitting.event(ArbiterAsked.class).question().incident()).contains(Incident.ADJUSTED_UNDULY);
        Sitting later = standard(FIDE_2023);
        adjusts(later, BLACK, Announcement.NONE).cites(ArbiterAsked.class, "11.5");
        assertThat(later.event(ArbiterAsked.class).question().player()).contains(BLACK);
    }

    @Test
    void since_2014_only_who_has_his_clock_running_adjusts() {
        for (Edition edition : List.of(FIDE_2001, FIDE_2009)) {
            Sitting sitting = standard(edition).releases("e2e4");
            adjusts(sitting, BLACK, Announcement.BEFOREHAND).happened(PieceAdjusted.class);
        }
        Sitting waiting = standard(FIDE_2014).releases("e2e4");
        adjusts(waiting, BLACK, Announcement.BEFOREHAND)
                .happened(ArbiterAsked.class)
                .cites(ArbiterAsked.class, "6.2d");
        Sitting running = standard(FIDE_2014).plays("e2e4");
        adjusts(running, BLACK, Announcement.BEFOREHAND).happened(PieceAdjusted.class);
    }

    // Castling and promotion half done.

    @ParameterizedTest
    @MethodSource("editions")
    void a_king_let_go_where_castling_takes_him_must_castle(Edition edition) {
        Sitting sitting = standard(edition, OpenMovesTest.castling("Ke1 Rh1 h2", "Ke8"))
                .letsGo(WHITE, "e1", "g1")
                .happened(PieceReleased.class);
        assertThat(sitting.event(PieceReleased.class).to()).isEqualTo(Square.G1);
        assertThat(sitting.open()).containsExactly("e1^h1");
        sitting.releases("e1^h1").happened(MoveMade.class);
        sitting.presses(WHITE).accepted();
        assertThat(sitting.table().desk().open()).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("editions")
    void a_king_let_go_where_castling_is_illegal_stands_there_and_binds_as_one_touched(Edition edition) {
        Sitting sitting = standard(edition, OpenMovesTest.castling("Ke1 Rh1 h2", "Ke8 Rf8"))
                .letsGo(WHITE, "e1", "g1")
                .happened(PieceReleased.class);
        assertThat(sitting.open()).containsExactly("e1d1", "e1d2", "e1e2");
    }

    @Test
    void what_has_been_let_go_stays_though_the_hand_moves_it_on() {
        Sitting sitting = standard(FIDE_2009, OpenMovesTest.castling("Ke1 Ra1 Rh1", "Ke8"))
                .letsGo(WHITE, "e1", "g1")
                .letsGo(WHITE, "e1", "c1")
                .happened(PieceTouched.class);
        assertThat(sitting.open()).containsExactly("e1^h1");
    }

    @Test
    void what_is_let_go_elsewhere_or_is_no_part_of_such_a_move_is_only_touched() {
        Position position = OpenMovesTest.castling("Ke1 Rh1 h2", "Ke8");
        standard(FIDE_2009, position).letsGo(WHITE, "e1", "e2").happened(PieceTouched.class);
        standard(FIDE_2009, position).letsGo(WHITE, "h2", "h3").happened(PieceTouched.class);
        standard(FIDE_2009, position).letsGo(WHITE, "h1", "g1").happened(PieceTouched.class);
    }

    @Test
    void nobody_lets_go_of_what_is_not_his() {
        Sitting sitting = standard(FIDE_2009);
        sitting.letsGo(WHITE, "e8", "g8").refused(Refusal.NO_SUCH_PIECE, "4.6");
        sitting.letsGo(WHITE, "e4", "e5").refused(Refusal.NO_SUCH_PIECE, "4.6");
        sitting.letsGo(BLACK, "e8", "g8").refused(Refusal.NOT_YOUR_MOVE, "4.6");
    }

    @ParameterizedTest
    @MethodSource("editions")
    void a_pawn_moved_to_the_last_rank_without_more_waits_for_its_new_piece(Edition edition) {
        Sitting sitting = standard(edition, Sitting.position(WHITE, "Ke1 g7", "Ka8 Rh8 a7"))
                .releases("g7g8")
                .happened(PieceReleased.class);
        assertThat(sitting.table().game().turn()).isEqualTo(WHITE);
        assertThat(sitting.open()).hasSize(4).allMatch(move -> move.startsWith("g7g8="));
        sitting.releases("g7g8=KNIGHT").happened(MoveMade.class);
    }

    @Test
    void the_choice_of_a_new_piece_is_final_on_its_square_since_2005() {
        Position position = Sitting.position(WHITE, "Ke1 g7", "Ka8 Rh8 a7");
        Sitting old = standard(FIDE_2001, position).releases("g7g8");
        places(old, PieceType.ROOK, "g8").refused(Refusal.NOT_BINDING, "3.7e");
        for (Edition edition : List.of(FIDE_2005, FIDE_2009, FIDE_2014, FIDE_2023)) {
            Sitting sitting = standard(edition, position).releases("g7g8");
            places(sitting, PieceType.ROOK, "g8").happened(PromotionChosen.class);
            assertThat(sitting.open()).containsExactly("g7g8=ROOK");
            places(sitting, PieceType.QUEEN, "g8").refused(Refusal.NOT_BINDING, sittingNumber(edition, "4.4d"));
            sitting.releases("g7g8=QUEEN");
            assertThat(sitting.table().desk().isAsked(Matter.TOUCH_CLAIM)).isTrue();
        }
    }

    @Test
    void until_2009_the_new_piece_comes_where_the_pawn_has_gone() {
        Position position = Sitting.position(WHITE, "Ke1 b7 g7", "Kh6 a7");
        for (Edition edition : List.of(FIDE_2009, FIDE_2014)) {
            Sitting sitting = standard(edition, position);
            sitting.does(new Act.ClaimDraw(
                    Actor.WHITE,
                    sitting.now(),
                    Grounds.THIRD_OCCURRENCE,
                    Optional.of(Move.promotion(Square.B7, Square.B8, PieceType.QUEEN))));
            if (sitting.table().game().clocks() == Running.STOPPED) {
                sitting.restarts(Actor.ARBITER, WHITE);
            }
            sitting.releases("g7g8").happened(PieceReleased.class);
            places(sitting, PieceType.QUEEN, "b8");
            assertThat(sitting.last() instanceof Verdict.Taken).isEqualTo(edition.equals(FIDE_2014));
        }
    }

    @Test
    void since_2014_the_new_piece_may_come_before_the_pawn() {
        Position position = Sitting.position(WHITE, "Ke1 g7", "Ka8 Rh8 a7");
        places(standard(FIDE_2009, position), PieceType.ROOK, "g8").refused(Refusal.NOT_BINDING, "4.4d");
        Sitting sitting = standard(FIDE_2014, position);
        places(sitting, PieceType.ROOK, "g8").happened(PromotionChosen.class);
        assertThat(sitting.open()).containsExactly("g7g8=ROOK");
    }

    @Test
    void a_new_piece_where_no_pawn_can_come_binds_nobody() {
        Sitting sitting = standard(FIDE_2023, Sitting.position(WHITE, "Ke1 g7", "Ka8 Rh8 a7"));
        places(sitting, PieceType.ROOK, "e8").refused(Refusal.NOT_BINDING, "4.4.4");
        places(sitting, PieceType.PAWN, "g8").refused(Refusal.NOT_BINDING, "4.4.4");
        sitting.does(new Act.PlacePromotion(Actor.BLACK, sitting.now(), Square.G8, PieceType.QUEEN))
                .refused(Refusal.NOT_YOUR_MOVE, "4.4.4");
    }

    @Test
    void words_about_castling_are_on_record_and_bind_nobody() {
        Sitting sitting = standard(FIDE_2009, OpenMovesTest.castling("Ke1 Rh1 h2", "Ke8"));
        intends(sitting, "h1").happened(CastlingIntended.class);
        assertThat(sitting.open()).hasSize(10);
        intends(sitting, "h2").refused(Refusal.NO_SUCH_PIECE, "4.4");
        intends(sitting, "e8").refused(Refusal.NO_SUCH_PIECE, "4.4");
        sitting.does(new Act.IntendCastling(Actor.BLACK, sitting.now(), Square.E8))
                .refused(Refusal.NOT_YOUR_MOVE, "4.4");
    }

    @ParameterizedTest
    @MethodSource("editions")
    void who_has_said_that_he_castles_means_to_move_what_he_touches_for_it(Edition edition) {
        Sitting sitting = standard(edition, OpenMovesTest.castling("Ke1 Rh1 h2", "Ke8"));
        intends(sitting, "h1");
        sitting.touches(WHITE, "e1", Contact.DELIBERATE).happened(PieceTouched.class);
        sitting.touches(WHITE, "h1", Contact.DELIBERATE).happened(PieceTouched.class);
        assertThat(sitting.open()).containsExactly("e1^h1");
    }

    @Test
    void those_words_say_nothing_of_other_pieces_and_of_accidents() {
        Sitting sitting = standard(FIDE_2014, OpenMovesTest.castling("Ke1 Ra1 Rh1 h2", "Ke8"));
        intends(sitting, "h1");
        sitting.touches(WHITE, "h2", Contact.DELIBERATE).refused(Refusal.NOT_BINDING, "4.3");
        sitting.touches(WHITE, "a1", Contact.DELIBERATE).refused(Refusal.NOT_BINDING, "4.3");
        sitting.touches(WHITE, "e1", Contact.ACCIDENTAL).refused(Refusal.NOT_BINDING, "4.3");
        assertThat(sitting.table().touches().now().isAnythingTouched()).isFalse();
    }

    @ParameterizedTest
    @MethodSource("editions")
    void a_piece_let_go_goes_nowhere_else(Edition edition) {
        String article = sittingNumber(edition, "4.6");
        Sitting sitting = standard(edition).releases("g1f3");
        sitting.releases(WHITE, "f3g5").refused(Refusal.PIECE_RELEASED, article);
        String turns = sittingNumber(edition, "1.1");
        sitting.releases(WHITE, "e2e4").refused(Refusal.NOT_YOUR_MOVE, turns);
        sitting.presses(WHITE).releases(WHITE, "f3g5").refused(Refusal.NOT_YOUR_MOVE, turns);
        Sitting castled =
                standard(edition, OpenMovesTest.castling("Ke1 Rh1 h2", "Ke8")).releases("e1^h1");
        castled.releases(WHITE, "g1h1").refused(Refusal.PIECE_RELEASED, article);
        castled.releases(WHITE, "f1e1").refused(Refusal.PIECE_RELEASED, article);
    }

    // Who cannot move the pieces.

    @ParameterizedTest
    @MethodSource("editions")
    void an_assistant_may_move_for_a_player_if_the_arbiter_accepts_him(Edition edition) {
        String article = List.of(FIDE_2001, FIDE_2005, FIDE_2009).contains(edition) || edition.equals(Edition.FIDE_1997)
                ? "Preface"
                : "4.9";
        Sitting sitting = standard(edition);
        asksToBeMovedFor(sitting).happened(ArbiterAsked.class).cites(ArbiterAsked.class, article);
        asksToBeMovedFor(sitting).refused(Refusal.ASKED_ALREADY, article);
        sitting.answers(Matter.MOVING_ASSISTANT, Answer.UPHELD)
                .happened(ArbiterAnswered.class, AssistanceGranted.class)
                .cites(AssistanceGranted.class, article);
        assertThat(sitting.event(AssistanceGranted.class).player()).isEqualTo(WHITE);
        assertThat(sitting.event(AssistanceGranted.class).assistance()).isEqualTo(Assistance.MOVING);
    }

    @Test
    void the_arbiter_need_not_accept_an_assistant_and_on_a_screen_there_is_none() {
        Sitting sitting = standard(FIDE_2023);
        asksToBeMovedFor(sitting);
        sitting.answers(Matter.MOVING_ASSISTANT, Answer.REJECTED).happened(ArbiterAnswered.class);
        Sitting screen = Sitting.under(Regulations.usual(FIDE_2023, Profile.HYBRID, Sitting.increment(3, 2)));
        asksToBeMovedFor(screen.started()).refused(Refusal.NOT_IN_FORCE, "4.9");
    }

    // Breaches of touch-move, and the right to object.

    @ParameterizedTest
    @MethodSource("editions")
    void what_was_let_go_binds_by_its_own_article(Edition edition) {
        String article = sittingNumber(edition, "4.6");
        Sitting sitting = standard(edition, OpenMovesTest.castling("Ke1 Rh1 h2", "Ke8 a7"))
                .letsGo(WHITE, "e1", "g1")
                .releases("h2h3");
        sitting.cites(ArbiterAsked.class, article);
        assertThat(sitting.event(ArbiterAsked.class).question().detail()).isEqualTo("bound to [e1^h1]");
        sitting.answers(Matter.TOUCH_CLAIM, Answer.UPHELD)
                .cites(PositionRestored.class, article)
                .cites(PieceReleased.class, article);
        assertThat(sitting.open()).containsExactly("e1^h1");
    }

    @ParameterizedTest
    @MethodSource("editions")
    void king_and_rook_bind_by_their_own_article(Edition edition) {
        Position position = OpenMovesTest.castling("Ke1 Ra1 Rh1 h2", "Ke8 a7");
        standard(edition, position).touches("e1", "h1").releases("e1f1").cites(ArbiterAsked.class, "4.4");
        standard(edition, position).touches("e1").releases("h2h3").cites(ArbiterAsked.class, "4.3");
        Position shut = OpenMovesTest.castling("Ke1 Rh1 Ng1 h2", "Ke8 a7");
        standard(edition, shut).touches("e1", "h1").releases("g1f3").cites(ArbiterAsked.class, "4.4");
    }

    @Test
    void castling_with_the_rook_touched_first_breaks_the_article_on_castling() {
        Sitting sitting = standard(FIDE_2023, OpenMovesTest.castling("Ke1 Ra1 Rh1 h2", "Ke8 a7"))
                .touches("h1", "e1")
                .releases("e1^h1");
        sitting.cites(ArbiterAsked.class, "4.4");
        assertThat(sitting.answers(Matter.TOUCH_CLAIM, Answer.UPHELD).open())
                .as("the rook can move, so it must")
                .containsExactly("h1f1", "h1g1");
    }

    @Test
    void a_rook_touched_first_binds_as_a_piece_where_castling_with_it_was_no_legal_move() {
        Position without = Sitting.position(WHITE, "Ke1 Rh1 h2", "Ke8 a7");
        standard(FIDE_2023, without).touches("h1", "e1").releases("h2h3").cites(ArbiterAsked.class, "4.3");
        Position with = OpenMovesTest.castling("Ke1 Rh1 h2", "Ke8 a7");
        standard(FIDE_2023, with).touches("h1").releases("h2h3").cites(ArbiterAsked.class, "4.3");
    }

    @ParameterizedTest
    @MethodSource("editions")
    void the_choice_of_a_new_piece_binds_by_its_own_article(Edition edition) {
        Sitting sitting = standard(edition, Sitting.position(WHITE, "Ke1 g7", "Ka8 Rh8 a7"))
                .releases("g7g8");
        places(sitting, PieceType.ROOK, "g8");
        sitting.releases("g7g8=QUEEN");
        if (edition.touching().promotionChoice() == Touching.PromotionChoice.NOT_STATED) {
            sitting.happened(MoveMade.class);
        } else {
            sitting.cites(ArbiterAsked.class, sittingNumber(edition, "4.4d"));
            assertThat(sitting.answers(Matter.TOUCH_CLAIM, Answer.UPHELD).open())
                    .containsExactly("g7g8=ROOK");
        }
    }

    @Test
    void since_2014_a_new_piece_put_on_its_square_binds_though_the_pawn_still_stands() {
        for (Edition edition : List.of(FIDE_2014, FIDE_2017, FIDE_2023)) {
            String article = sittingNumber(edition, "4.4d");
            Sitting sitting = standard(edition, Sitting.position(WHITE, "Ke1 g7", "Ka8 Rh8 a7"));
            places(sitting, PieceType.ROOK, "g8");
            sitting.releases("e1e2").cites(ArbiterAsked.class, article);
            sitting.answers(Matter.TOUCH_CLAIM, Answer.UPHELD)
                    .cites(PositionRestored.class, article)
                    .cites(PromotionChosen.class, article);
            assertThat(sitting.open()).containsExactly("g7g8=ROOK");
        }
    }

    @ParameterizedTest
    @MethodSource("editions")
    void a_move_written_for_a_claim_binds_by_its_own_article(Edition edition) {
        String article = sittingNumber(edition, "9.5b");
        Sitting sitting = standard(edition);
        sitting.does(new Act.ClaimDraw(
                Actor.WHITE, sitting.now(), Grounds.THIRD_OCCURRENCE, Optional.of(Move.plain(Square.G1, Square.F3))));
        if (sitting.table().game().clocks() == Running.STOPPED) {
            sitting.restarts(Actor.ARBITER, WHITE);
        }
        sitting.releases("e2e4").happened(MoveMade.class, ArbiterAsked.class);
        sitting.cites(ArbiterAsked.class, article);
        sitting.answers(Matter.TOUCH_CLAIM, Answer.UPHELD)
                .cites(PositionRestored.class, article)
                .cites(MoveBound.class, article);
        assertThat(sitting.open()).containsExactly("g1f3");
    }

    @Test
    void in_2001_a_touch_of_his_own_does_not_let_another_move_than_the_written_one_stand() {
        for (Edition edition : List.of(FIDE_2001, FIDE_2009)) {
            Sitting sitting = standard(edition);
            sitting.does(new Act.ClaimDraw(
                    Actor.WHITE, sitting.now(), Grounds.FIFTY_MOVES, Optional.of(Move.plain(Square.G1, Square.F3))));
            if (sitting.table().game().clocks() == Running.STOPPED) {
                sitting.restarts(Actor.ARBITER, WHITE);
            }
            sitting.releases("e2e4").presses(WHITE).touches("a7");
            objects(sitting, Actor.BLACK, "g1");
            assertThat(sitting.events(TouchClaimed.class)).hasSize(edition.equals(FIDE_2001) ? 1 : 0);
            assertThat(sitting.events(TouchClaimRejected.class)).hasSize(edition.equals(FIDE_2001) ? 0 : 1);
        }
    }

    @ParameterizedTest
    @MethodSource("editions")
    void a_move_with_another_piece_is_made_and_shown_to_the_arbiter(Edition edition) {
        Sitting sitting = standard(edition).touches("g1").releases("e2e4");
        sitting.happened(MoveMade.class, ArbiterAsked.class).cites(ArbiterAsked.class, "4.3");
        assertThat(sitting.event(ArbiterAsked.class).question().detail()).isEqualTo("touched [g1]");
        assertThat(sitting.event(ArbiterAsked.class).question().player()).contains(WHITE);
        assertThat(sitting.event(ArbiterAsked.class).question().matter()).isEqualTo(Matter.TOUCH_CLAIM);
        assertThat(sitting.table().game().turn()).isEqualTo(BLACK);
    }

    @ParameterizedTest
    @MethodSource("editions")
    void a_move_that_keeps_touch_move_interests_nobody(Edition edition) {
        standard(edition).touches("g1").releases("g1f3").happened(MoveMade.class);
    }

    @ParameterizedTest
    @MethodSource("editions")
    void the_arbiter_puts_a_breach_right_and_the_touch_binds_again(Edition edition) {
        Sitting sitting = standard(edition).touches("g1").releases("e2e4").seconds(3);
        sitting.answers(Matter.TOUCH_CLAIM, Answer.UPHELD)
                .happened(ArbiterAnswered.class, ClocksStopped.class, PositionRestored.class, ArbiterAsked.class);
        sitting.cites(PositionRestored.class, "4.3");
        assertThat(sitting.event(ArbiterAsked.class).question().matter()).isEqualTo(Matter.CLOCK_TIMES);
        assertThat(sitting.table().game().played()).isEmpty();
        assertThat(sitting.open()).containsExactly("g1f3", "g1h3");
        assertThat(sitting.table().desk().illegalMoves()).isEmpty();
    }

    @Test
    void the_arbiter_may_let_a_breach_pass() {
        Sitting sitting = standard(FIDE_2023).touches("g1").releases("e2e4");
        sitting.answers(Matter.TOUCH_CLAIM, Answer.REJECTED).happened(ArbiterAnswered.class);
        assertThat(sitting.table().game().played()).hasSize(1);
    }

    @Test
    void the_arbiter_upholds_late_and_the_game_goes_back_all_the_same() {
        Sitting sitting = standard(FIDE_2023)
                .touches("g1")
                .releases("e2e4")
                .presses(WHITE)
                .plays("e7e5", "d2d4");
        sitting.answers(Matter.TOUCH_CLAIM, Answer.UPHELD);
        assertThat(sitting.table().game().played()).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("editions")
    void the_opponent_objects_by_what_is_on_record(Edition edition) {
        Sitting sitting = standard(edition).touches("g1", "d2").releases("d2d4").presses(WHITE);
        objects(sitting, Actor.BLACK, "g1")
                .happened(TouchClaimed.class, ClocksStopped.class, PositionRestored.class, ArbiterAsked.class);
        assertThat(sitting.open()).containsExactly("g1f3", "g1h3");
        assertThat(sitting.event(ClocksStopped.class).by()).isEqualTo(Actor.BLACK);
        assertThat(sitting.table().desk().isAsked(Matter.TOUCH_CLAIM)).isFalse();
    }

    @Test
    void all_that_bound_before_binds_again() {
        Position position = OpenMovesTest.castling("Ke1 Ra1 Rh1 g7", "Ke8 Rh8 a7");
        Sitting king = standard(FIDE_2023, position);
        intends(king, "h1");
        king.letsGo(WHITE, "e1", "c1").releases("e1e2");
        objects(king, Actor.BLACK, "e1");
        assertThat(king.events(CastlingIntended.class)).hasSize(1);
        assertThat(king.open()).containsExactly("e1^a1");

        Sitting pawn = standard(FIDE_2023, position);
        places(pawn, PieceType.KNIGHT, "g8");
        pawn.letsGo(WHITE, "g7", "g8").releases("g7h8=QUEEN");
        objects(pawn, Actor.BLACK, "g7");
        assertThat(pawn.events(PromotionChosen.class)).hasSize(1);
        assertThat(pawn.open()).containsExactly("g7g8=KNIGHT");
    }

    @Test
    void what_only_the_players_know_is_put_to_the_arbiter() {
        Sitting sitting = standard(FIDE_2009).plays("e2e4");
        objects(sitting, Actor.BLACK, "g1").happened(TouchClaimed.class, ArbiterAsked.class);
        sitting.cites(ArbiterAsked.class, "4.3");
        assertThat(sitting.event(ArbiterAsked.class).question().player()).contains(WHITE);
        sitting.answers(Matter.TOUCH_CLAIM, Answer.UPHELD);
        assertThat(sitting.open()).containsExactly("g1f3", "g1h3");
    }

    @Test
    void a_claim_that_the_arbiter_does_not_believe_is_rejected() {
        Sitting sitting = standard(FIDE_2009).plays("e2e4");
        objects(sitting, Actor.BLACK, "g1");
        sitting.answers(Matter.TOUCH_CLAIM, Answer.REJECTED).happened(ArbiterAnswered.class, TouchClaimRejected.class);
        sitting.cites(TouchClaimRejected.class, "4.3");
        assertThat(sitting.event(TouchClaimRejected.class).by()).isEqualTo(BLACK);
        assertThat(sitting.event(TouchClaimRejected.class).square()).isEqualTo(Square.G1);
        assertThat(sitting.table().game().played()).hasSize(1);
    }

    @Test
    void a_claim_that_would_change_nothing_is_rejected_at_once() {
        Sitting sitting = standard(FIDE_2009).touches("e2").releases("e2e4").presses(WHITE);
        objects(sitting, Actor.BLACK, "e2").happened(TouchClaimRejected.class).cites(TouchClaimRejected.class, "4.3");
        Sitting other = standard(FIDE_2009).plays("e2e4");
        objects(other, Actor.BLACK, "a1").happened(TouchClaimRejected.class);
    }

    @ParameterizedTest
    @MethodSource("editions")
    void whoever_touches_a_piece_himself_can_object_no_more(Edition edition) {
        Sitting sitting =
                standard(edition).touches("g1").releases("e2e4").presses(WHITE).touches("e7");
        objects(sitting, Actor.BLACK, "g1")
                .happened(TouchClaimRejected.class)
                .cites(TouchClaimRejected.class, sittingNumber(edition, "4.7"));
        assertThat(sitting.table().game().played()).hasSize(1);
    }

    @ParameterizedTest
    @MethodSource("editions")
    void in_doubt_his_own_piece_was_touched_before_his_opponents(Edition edition) {
        Sitting doubtful = standard(edition).plays("e2e4", "d7d5").touches("g1").releases("g1f3");
        objects(doubtful, Actor.BLACK, "d5").happened(TouchClaimRejected.class);
        objects(doubtful, Actor.BLACK, "b1").happened(TouchClaimed.class, ArbiterAsked.class);
        Sitting clear = standard(edition).plays("e2e4", "d7d5").releases("g1f3");
        objects(clear, Actor.BLACK, "d5").happened(TouchClaimed.class, ArbiterAsked.class);
        assertThat(clear.answers(Matter.TOUCH_CLAIM, Answer.UPHELD).open()).containsExactly("e4d5");
    }

    @Test
    void in_2001_that_did_not_cover_a_piece_moved_on_after_its_release() {
        Position position = Sitting.position(WHITE, "Ke1 g7", "Ka8 Rh8 a7");
        Sitting old = standard(FIDE_2001, position)
                .releases("g7g8")
                .releases("g7h8=QUEEN")
                .touches("a7");
        objects(old, Actor.BLACK, "g7");
        assertThat(old.open()).hasSize(4).allMatch(move -> move.startsWith("g7g8="));
        Sitting later = standard(FIDE_2009, position)
                .releases("g7g8")
                .releases("g7h8=QUEEN")
                .touches("a7");
        objects(later, Actor.BLACK, "g7").happened(TouchClaimRejected.class);
    }

    @Test
    void the_arbiter_who_has_seen_a_touch_says_so() {
        Sitting sitting = standard(FIDE_2009).plays("e2e4").touches("e7");
        objects(sitting, Actor.ARBITER, "g1")
                .happened(ClocksStopped.class, PositionRestored.class, ArbiterAsked.class)
                .cites(ClocksStopped.class, "6.12a");
        assertThat(sitting.event(ClocksStopped.class).by()).isEqualTo(Actor.ARBITER);
        assertThat(sitting.open()).containsExactly("g1f3", "g1h3");
        Sitting wrong = standard(FIDE_2009).plays("e2e4");
        objects(wrong, Actor.ARBITER, "e2").refused(Refusal.NO_SUCH_IRREGULARITY, "4.3");
    }

    @Test
    void there_must_be_something_to_object_to() {
        Sitting sitting = standard(FIDE_2009);
        objects(sitting, Actor.BLACK, "g1").refused(Refusal.NO_SUCH_IRREGULARITY, "4.7");
        sitting.releases("e2e4");
        objects(sitting, Actor.WHITE, "g1").refused(Refusal.NO_SUCH_IRREGULARITY, "4.7");
        objects(sitting, Actor.SPECTATOR, "g1").refused(Refusal.NOT_A_PLAYER, "13.7a");
        Sitting illegal = standard(FIDE_2009).releases("e2e5");
        objects(illegal, Actor.BLACK, "g1").refused(Refusal.NO_SUCH_IRREGULARITY, "4.7");
    }

    @Test
    void the_times_proposed_are_those_of_the_moment_when_the_move_was_completed() {
        Sitting sitting =
                standard(FIDE_2009).seconds(10).touches("g1").releases("e2e4").seconds(5);
        sitting.presses(WHITE).seconds(7);
        objects(sitting, Actor.BLACK, "g1");
        assertThat(sitting.event(ArbiterAsked.class).question().detail())
                .isEqualTo("White 1:30:15.000 (period 1, 0 moves), Black 1:30:30.000 (period 1, 0 moves)");
        assertThat(sitting.remaining(WHITE)).isEqualTo(Duration.ofSeconds(5400 + 15 + 30));
        sitting.answers(Matter.CLOCK_TIMES, Answer.UNCHANGED).happened(ArbiterAnswered.class);
    }

    // The end of the game.

    @Test
    void mate_with_the_wrong_piece_ended_the_game_until_2009() {
        for (Edition edition : List.of(FIDE_2001, FIDE_2005, FIDE_2009)) {
            standard(edition, MATING)
                    .touches("b1")
                    .releases("g5g7")
                    .happened(MoveMade.class, MoveCompleted.class, GameEnded.class)
                    .ended(Result.WHITE_WINS, Ending.CHECKMATE, "5.1a");
        }
    }

    @Test
    void mate_with_the_wrong_piece_has_not_ended_the_game_since_2014() {
        for (Edition edition : List.of(FIDE_2014, FIDE_2017, FIDE_2023)) {
            Sitting sitting = standard(edition, MATING)
                    .touches("b1")
                    .releases("g5g7")
                    .happened(MoveMade.class, ArbiterAsked.class)
                    .goesOn();
            objects(sitting, Actor.BLACK, "b1");
            assertThat(sitting.open()).allMatch(move -> move.startsWith("b1"));
        }
    }

    @Test
    void the_arbiter_lets_the_mate_stand_and_the_game_is_over() {
        Sitting sitting = standard(FIDE_2023, MATING).touches("b1").releases("g5g7");
        sitting.answers(Matter.TOUCH_CLAIM, Answer.REJECTED)
                .happened(ArbiterAnswered.class, GameEnded.class)
                .ended(Result.WHITE_WINS, Ending.CHECKMATE, "5.1.1");
    }

    @Test
    void an_earlier_move_that_stands_does_not_make_a_mate_of_an_illegal_one() {
        Sitting sitting = standard(FIDE_2023, Sitting.position(WHITE, "Kf7 Qb3 Nb1", "Kh8 a7"));
        sitting.touches("b1").releases("b3b4").presses(WHITE).plays("a7a6");
        sitting.releases("b4g7").presses(WHITE).accepted();
        sitting.answers(Matter.TOUCH_CLAIM, Answer.REJECTED)
                .happened(ArbiterAnswered.class)
                .goesOn();
    }

    @Test
    void where_the_arbiter_waits_to_be_asked_the_opponent_objects() {
        Regulations rapid = Regulations.usual(FIDE_2009, Profile.OVER_THE_BOARD, Sitting.increment(20, 0))
                .with(rules -> rules.with(Tempo.RAPID).with(Supervision.LACKING));
        Sitting asked = Sitting.under(rapid).started().touches("g1").releases("e2e4");
        asked.happened(MoveMade.class);
        assertThat(asked.table().desk().open()).isEmpty();
        objects(asked, Actor.BLACK, "g1")
                .happened(TouchClaimed.class, ClocksStopped.class, PositionRestored.class, ArbiterAsked.class);
    }

    @Test
    void the_opponent_who_touches_a_piece_does_not_decide_whether_the_mate_stands() {
        Sitting supervised = standard(FIDE_2023, MATING).touches("b1").releases("g5g7");
        supervised.touches("a7").happened(PieceTouched.class).goesOn();
        supervised.answers(Matter.TOUCH_CLAIM, Answer.REJECTED).ended(Result.WHITE_WINS, Ending.CHECKMATE, "5.1.1");
    }

    private static String sittingNumber(Edition edition, String citation) {
        return new org.jadoube.lawbook.Citation(citation).in(edition.name());
    }

    private static Sitting standard(Edition edition) {
        return Sitting.under(edition, Sitting.increment(90, 30)).started();
    }

    private static Sitting standard(Edition edition, Position position) {
        return Sitting.under(Regulations.usual(edition, Profile.OVER_THE_BOARD, Sitting.increment(90, 30))
                        .withInitial(position))
                .started();
    }

    private static Sitting adjusts(Sitting sitting, Colour player, Announcement announcement) {
        Square square = player == WHITE ? Square.G1 : Square.G8;
        return sitting.does(new Act.Adjust(Actor.player(player), sitting.now(), square, announcement));
    }

    private static Sitting intends(Sitting sitting, String rook) {
        return sitting.does(new Act.IntendCastling(Actor.WHITE, sitting.now(), Sitting.square(rook)));
    }

    private static Sitting asksToBeMovedFor(Sitting sitting) {
        return sitting.does(new Act.AskForAssistance(Actor.WHITE, sitting.now(), Assistance.MOVING));
    }

    private static Sitting places(Sitting sitting, PieceType piece, String square) {
        return sitting.does(new Act.PlacePromotion(Actor.WHITE, sitting.now(), Sitting.square(square), piece));
    }

    private static Sitting objects(Sitting sitting, Actor by, String square) {
        return sitting.does(new Act.ClaimTouch(by, sitting.now(), Sitting.square(square)));
    }
}
