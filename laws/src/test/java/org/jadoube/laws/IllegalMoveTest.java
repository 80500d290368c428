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

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.jadoube.board.Colour;
import org.jadoube.board.Move;
import org.jadoube.board.Piece;
import org.jadoube.board.Position;
import org.jadoube.board.Square;
import org.jadoube.lawbook.Citation;
import org.jadoube.laws.arbiter.Asking;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.edition.EventRules;
import org.jadoube.laws.edition.Profile;
import org.jadoube.laws.edition.Regulations;
import org.jadoube.laws.edition.Supervision;
import org.jadoube.laws.edition.Tempo;
import org.jadoube.laws.game.Act;
import org.jadoube.laws.game.Actor;
import org.jadoube.laws.game.Ending;
import org.jadoube.laws.game.Event.ArbiterAnswered;
import org.jadoube.laws.game.Event.ArbiterAsked;
import org.jadoube.laws.game.Event.ClockPressed;
import org.jadoube.laws.game.Event.ClocksStopped;
import org.jadoube.laws.game.Event.GameEnded;
import org.jadoube.laws.game.Event.IllegalMoveClaimRejected;
import org.jadoube.laws.game.Event.IllegalMoveFound;
import org.jadoube.laws.game.Event.IllegalMoveMade;
import org.jadoube.laws.game.Event.IncidentRecorded;
import org.jadoube.laws.game.Event.MoveBound;
import org.jadoube.laws.game.Event.MoveCompleted;
import org.jadoube.laws.game.Event.MoveMade;
import org.jadoube.laws.game.Event.PawnReplaced;
import org.jadoube.laws.game.Event.PieceReleased;
import org.jadoube.laws.game.Event.PieceTouched;
import org.jadoube.laws.game.Event.PositionRestored;
import org.jadoube.laws.game.Event.TimeAdded;
import org.jadoube.laws.game.Result;
import org.jadoube.laws.game.Standing;
import org.jadoube.laws.term.Answer;
import org.jadoube.laws.term.Grounds;
import org.jadoube.laws.term.Hands;
import org.jadoube.laws.term.Incident;
import org.jadoube.laws.term.Matter;
import org.jadoube.laws.term.Offence;
import org.jadoube.laws.term.Question;
import org.jadoube.laws.term.Subject.Breach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class IllegalMoveTest {
    private static final Class<?>[] FIRST = {
        ClocksStopped.class, IllegalMoveFound.class, PositionRestored.class, TimeAdded.class, ArbiterAsked.class
    };

    static List<Edition> editions() {
        return Edition.all();
    }

    static List<Edition> thirdLoses() {
        return List.of(FIDE_2001, FIDE_2005, FIDE_2009);
    }

    static List<Edition> secondLoses() {
        return List.of(FIDE_2014, FIDE_2017, FIDE_2018, FIDE_2023);
    }

    // What is illegal, and how.

    @ParameterizedTest
    @MethodSource("editions")
    void a_piece_that_does_not_move_like_that_stands_there_all_the_same(Edition edition) {
        Sitting sitting = standard(edition).releases("e2e5").happened(IllegalMoveMade.class);
        assertThat(sitting.event(IllegalMoveMade.class).offence()).isEqualTo(Offence.ILLEGAL_DISPLACEMENT);
        assertThat(sitting.table().game().standing().at(Square.E5)).contains(Piece.WHITE_PAWN);
        assertThat(sitting.table().game().turn()).isEqualTo(BLACK);
    }

    @Test
    void the_article_is_that_on_legal_moves() {
        standard(FIDE_2001).releases("e2e5").cites(IllegalMoveMade.class, "4.7");
        standard(FIDE_2009).releases("e2e5").cites(IllegalMoveMade.class, "4.6");
        standard(FIDE_2014).releases("e2e5").cites(IllegalMoveMade.class, "3.10b");
        standard(FIDE_2018).releases("e2e5").cites(IllegalMoveMade.class, "3.10.1");
        standard(FIDE_2023).releases("e2e5").cites(IllegalMoveMade.class, "3.10.2");
    }

    @Test
    void a_king_left_or_put_in_check_is_an_offence_of_its_own() {
        assertThat(offence("Ke1 Be2", "Ka8 Re8", "e2d3")).isEqualTo(Offence.KING_LEFT_IN_CHECK);
        assertThat(offence("Ke1 h2", "Ka8 Re8", "h2h3")).isEqualTo(Offence.KING_LEFT_IN_CHECK);
        assertThat(offence("Ke1 h2", "Ka8 Rd8", "e1d1")).isEqualTo(Offence.KING_LEFT_IN_CHECK);
        assertThat(offence("Ke1 h2", "Ka8 Re8", "h2h5"))
                .as("a move that the pawn does not have")
                .isEqualTo(Offence.ILLEGAL_DISPLACEMENT);
    }

    private static Offence offence(String white, String black, String move) {
        return standard(FIDE_2009, Sitting.position(WHITE, white, black))
                .releases(move)
                .event(IllegalMoveMade.class)
                .offence();
    }

    @Test
    void castling_through_an_attack_is_no_move_and_castling_into_one_leaves_the_king_in_check() {
        Move castling = Move.castling(Square.E1, Square.H1);
        Sitting through = standard(FIDE_2009, OpenMovesTest.castling("Ke1 Rh1", "Ke8 Rf8"));
        release(through, castling, Hands.ONE).happened(IllegalMoveMade.class);
        assertThat(through.event(IllegalMoveMade.class).offence()).isEqualTo(Offence.ILLEGAL_DISPLACEMENT);
        assertThat(through.table().game().standing().at(Square.G1)).contains(Piece.WHITE_KING);
        Sitting into = standard(FIDE_2009, OpenMovesTest.castling("Ke1 Rh1", "Ke8 Rg8"));
        release(into, castling, Hands.ONE).happened(IllegalMoveMade.class);
        assertThat(into.event(IllegalMoveMade.class).offence()).isEqualTo(Offence.KING_LEFT_IN_CHECK);
    }

    @Test
    void hands_cannot_move_what_is_not_there() {
        Sitting sitting = standard(FIDE_2009);
        sitting.releases("e4e5").refused(Refusal.NO_SUCH_PIECE, "4.6");
        sitting.releases("e2e2").refused(Refusal.NO_SUCH_PIECE, "4.6");
        release(sitting, Move.castling(Square.E1, Square.A2), Hands.ONE).refused(Refusal.NO_SUCH_PIECE, "4.6");
        release(sitting, Move.castling(Square.E2, Square.A1), Hands.ONE).refused(Refusal.NO_SUCH_PIECE, "4.6");
        release(sitting, Move.castling(Square.E1, Square.A8), Hands.ONE).refused(Refusal.NO_SUCH_PIECE, "4.6");
        release(sitting, Move.enPassant(Square.E2, Square.E3), Hands.ONE).refused(Refusal.NO_SUCH_PIECE, "4.6");
        release(sitting, Move.enPassant(Square.E2, Square.D7), Hands.ONE).refused(Refusal.NO_SUCH_PIECE, "4.6");
        release(sitting, Move.enPassant(Square.G1, Square.F3), Hands.ONE).refused(Refusal.NO_SUCH_PIECE, "4.6");
        release(sitting, Move.of(Square.E2, Square.E4, Move.Kind.PROMOTION_TO_QUEEN), Hands.ONE)
                .refused(Refusal.NO_SUCH_PIECE, "4.6");
        release(sitting, Move.of(Square.G1, Square.G8, Move.Kind.PROMOTION_TO_QUEEN), Hands.ONE)
                .refused(Refusal.NO_SUCH_PIECE, "4.6");
        release(sitting, Move.of(Square.E2, Square.E8, Move.Kind.PROMOTION_TO_QUEEN), Hands.ONE)
                .happened(IllegalMoveMade.class);
    }

    @Test
    void a_hand_may_move_the_opponents_piece() {
        Sitting sitting = standard(FIDE_2009).releases(WHITE, "e7e5").happened(IllegalMoveMade.class);
        assertThat(sitting.event(IllegalMoveMade.class).offence()).isEqualTo(Offence.ILLEGAL_DISPLACEMENT);
    }

    // Before the press.

    @ParameterizedTest
    @MethodSource("editions")
    void before_the_press_the_player_moves_again_and_the_arbiter_hears_nothing(Edition edition) {
        Sitting sitting = standard(edition).releases("g1g3").seconds(2).releases(WHITE, "g1f3");
        sitting.happened(PositionRestored.class, MoveMade.class);
        sitting.presses(WHITE).happened(ClockPressed.class, MoveCompleted.class);
        assertThat(sitting.table().desk().asked()).isZero();
        assertThat(sitting.table().game().played()).hasSize(1);
    }

    @ParameterizedTest
    @MethodSource("editions")
    void what_he_has_touched_with_it_binds_him(Edition edition) {
        Sitting sitting = standard(edition).releases("g1g3");
        sitting.does(new Act.RestorePosition(Actor.WHITE, sitting.now(), 0)).happened(PositionRestored.class);
        assertThat(sitting.open()).containsExactly("g1f3", "g1h3");
        sitting.releases("e2e4");
        assertThat(sitting.table().desk().isAsked(Matter.TOUCH_CLAIM)).isTrue();
    }

    @Test
    void only_his_own_last_move_and_only_that_far() {
        Sitting sitting = standard(FIDE_2009).plays("e2e4", "e7e5").releases("g1g3");
        sitting.does(new Act.RestorePosition(Actor.WHITE, sitting.now(), 1)).refused(Refusal.ONLY_THE_ARBITER, "7.5");
        sitting.does(new Act.RestorePosition(Actor.BLACK, sitting.now(), 2)).refused(Refusal.ONLY_THE_ARBITER, "7.5");
        sitting.does(new Act.RestorePosition(Actor.WHITE, sitting.now(), 2)).happened(PositionRestored.class);
        sitting.releases("g1f3");
        sitting.does(new Act.RestorePosition(Actor.WHITE, sitting.now(), 2)).refused(Refusal.ONLY_THE_ARBITER, "7.5");
    }

    @Test
    void pressed_it_is_too_late_for_that() {
        Sitting sitting = standard(FIDE_2009).releases("g1g3").presses(WHITE);
        sitting.releases(WHITE, "g1f3").refused(Refusal.NOT_YOUR_MOVE, "1.1");
    }

    @ParameterizedTest
    @MethodSource("editions")
    void a_claim_before_the_press_is_too_early(Edition edition) {
        Sitting sitting = standard(edition).releases("g1g3");
        claims(sitting, Actor.BLACK, 1).happened(IllegalMoveClaimRejected.class);
        assertThat(sitting.event(IllegalMoveClaimRejected.class).reason()).isEqualTo("it is not completed yet");
        claims(sitting, Actor.ARBITER, 1).refused(Refusal.NO_SUCH_IRREGULARITY, number(edition, "7.4a"));
    }

    @Test
    void by_the_letter_of_2001_it_counts_as_soon_as_it_is_made() {
        Regulations strict = Regulations.usual(FIDE_2001, Profile.OVER_THE_BOARD, Sitting.increment(90, 30))
                .with(rules -> rules.with(rules.interpretations().with(EventRules.IllegalMoveTrigger.AS_WRITTEN)));
        Sitting sitting = Sitting.under(strict).started().releases("g1g3");
        sitting.happened(IllegalMoveMade.class, ArbiterAsked.class);
        claims(sitting, Actor.BLACK, 1).happened(FIRST);
        assertThat(sitting.table().desk().illegalMoves(WHITE)).isOne();

        Sitting rued = Sitting.under(strict).started().releases("g1g3");
        rued.does(new Act.RestorePosition(Actor.WHITE, rued.now(), 0)).refused(Refusal.ONLY_THE_ARBITER, "7.5");
        rued.does(new Act.ReleaseMove(Actor.WHITE, rued.now(), Move.plain(Square.G1, Square.F3)))
                .refused(Refusal.NOT_YOUR_MOVE, "1.1");
        rued.answers(Matter.ILLEGAL_MOVE_CLAIM, Answer.UPHELD).cites(ClocksStopped.class, "6.13a");
        assertThat(rued.table().desk().illegalMoves(WHITE)).isOne();

        Sitting others = Sitting.under(strict).started().releases(WHITE, "e7e5");
        others.releases(WHITE, "e5e4").refused(Refusal.NOT_YOUR_MOVE, "1.1");

        Sitting pressed = Sitting.under(strict).started().releases("g1g3").presses(WHITE);
        pressed.happened(ClockPressed.class, MoveCompleted.class);
        assertThat(pressed.table().desk().open()).hasSize(1);
    }

    @ParameterizedTest
    @MethodSource("editions")
    void answered_before_it_was_pressed_it_goes_back_but_is_not_counted(Edition edition) {
        Sitting sitting = standard(edition).releases("g1g3").releases("e7e5");
        claims(sitting, Actor.BLACK, 1).happened(ClocksStopped.class, PositionRestored.class, ArbiterAsked.class);
        assertThat(sitting.table().desk().illegalMoves()).isEmpty();
        assertThat(sitting.table().game().played()).isEmpty();
    }

    // Found.

    @ParameterizedTest
    @MethodSource("editions")
    void pressed_it_is_put_to_the_arbiter_and_to_nobody_else(Edition edition) {
        Sitting sitting = standard(edition).releases("g1g3").presses(WHITE);
        sitting.happened(ClockPressed.class, MoveCompleted.class, ArbiterAsked.class);
        sitting.cites(ArbiterAsked.class, number(edition, "7.4a"));
        assertThat(sitting.event(ArbiterAsked.class).question().detail())
                .isEqualTo("half-move 1: illegal displacement");
        assertThat(sitting.event(ArbiterAsked.class).question().player()).contains(WHITE);
    }

    @ParameterizedTest
    @MethodSource("editions")
    void the_arbiter_upholds_and_it_is_put_right(Edition edition) {
        Sitting sitting = standard(edition)
                .seconds(10)
                .releases("g1g3")
                .seconds(2)
                .presses(WHITE)
                .seconds(5);
        sitting.answers(Matter.ILLEGAL_MOVE_CLAIM, Answer.UPHELD)
                .happened(
                        ArbiterAnswered.class,
                        ClocksStopped.class,
                        IllegalMoveFound.class,
                        PositionRestored.class,
                        TimeAdded.class,
                        ArbiterAsked.class);
        sitting.cites(IllegalMoveFound.class, number(edition, "7.4a"));
        sitting.cites(PositionRestored.class, number(edition, "7.4a"));
        sitting.cites(TimeAdded.class, number(edition, "7.4b"));
        assertThat(sitting.event(TimeAdded.class).player()).isEqualTo(BLACK);
        assertThat(sitting.event(TimeAdded.class).time()).isEqualTo(Duration.ofMinutes(2));
        assertThat(sitting.event(IllegalMoveFound.class).ply()).isOne();
        assertThat(sitting.open()).containsExactly("g1f3", "g1h3");
        assertThat(sitting.table().desk().illegalMoves(WHITE)).isOne();
    }

    @Test
    void the_times_proposed_are_those_of_the_press_with_the_penalty_and_without_the_increment() {
        Sitting sitting = standard(FIDE_2009)
                .seconds(10)
                .releases("g1g3")
                .seconds(2)
                .presses(WHITE)
                .seconds(5);
        claims(sitting, Actor.BLACK, 1);
        assertThat(sitting.event(ArbiterAsked.class).question().detail())
                .isEqualTo("White 1:30:18.000 (period 1, 0 moves), Black 1:32:30.000 (period 1, 0 moves)");
        assertThat(sitting.cites(ArbiterAsked.class, "6.13")
                        .event(ArbiterAsked.class)
                        .question()
                        .matter())
                .isEqualTo(Matter.CLOCK_TIMES);
        assertThat(sitting.remaining(BLACK)).isEqualTo(Duration.ofSeconds(5430 + 120 - 5));
    }

    @Test
    void the_arbiter_may_see_it_otherwise() {
        Sitting sitting = standard(FIDE_2009).releases("g1g3").presses(WHITE);
        sitting.answers(Matter.ILLEGAL_MOVE_CLAIM, Answer.REJECTED).happened(ArbiterAnswered.class);
    }

    @ParameterizedTest
    @MethodSource("editions")
    void many_moves_later_the_game_goes_back_to_before_it(Edition edition) {
        Sitting sitting =
                standard(edition).plays("e2e4", "e7e5").releases("g1g4").presses(WHITE);
        sitting.plays("b8c6", "f1c4", "g8f6");
        claims(sitting, Actor.WHITE, 3).happened(FIRST);
        assertThat(sitting.event(PositionRestored.class).plies()).isEqualTo(2);
        assertThat(sitting.event(PositionRestored.class).touched()).containsExactly(Square.G1);
        assertThat(sitting.table().game().played()).hasSize(2);
        assertThat(sitting.table().game().position().halfmoveClock()).isZero();
        assertThat(sitting.table().desk().isAsked(Matter.ILLEGAL_MOVE_CLAIM)).isFalse();
    }

    @Test
    void a_claim_of_a_legal_move_is_on_record_and_the_arbiters_is_refused() {
        Sitting sitting = standard(FIDE_2009).plays("e2e4", "e7e5");
        claims(sitting, Actor.WHITE, 2).happened(IllegalMoveClaimRejected.class);
        assertThat(sitting.event(IllegalMoveClaimRejected.class).reason()).isEqualTo("nothing about it is illegal");
        claims(sitting, Actor.ARBITER, 2).refused(Refusal.NO_SUCH_IRREGULARITY, "7.4a");
        claims(standard(FIDE_2009), Actor.BLACK, 0).happened(IllegalMoveClaimRejected.class);
        claims(standard(FIDE_2009), Actor.BLACK, 7).happened(IllegalMoveClaimRejected.class);
        claims(sitting, Actor.SPECTATOR, 2).refused(Refusal.NOT_A_PLAYER, "13.7a");
    }

    @Test
    void with_an_illegal_move_of_either_player_the_first_counts_and_the_other_never_happened() {
        Sitting sitting = standard(FIDE_2009)
                .releases("g1g3")
                .presses(WHITE)
                .releases("b8b6")
                .presses(BLACK);
        claims(sitting, Actor.WHITE, 2).happened(FIRST);
        assertThat(sitting.event(IllegalMoveFound.class).player()).isEqualTo(WHITE);
        assertThat(sitting.table().desk().illegalMoves(BLACK)).isZero();
        assertThat(sitting.table().desk().isAsked(Matter.ILLEGAL_MOVE_CLAIM)).isFalse();
    }

    @Test
    void a_piece_captured_illegally_must_be_captured_if_it_can_be() {
        Position position = Sitting.position(WHITE, "Ke1 Nb1 Rd1", "Ke8 Nd4");
        Sitting sitting = standard(FIDE_2009, position).releases("b1d4").presses(WHITE);
        claims(sitting, Actor.BLACK, 1);
        assertThat(sitting.event(PositionRestored.class).touched()).containsExactly(Square.B1, Square.D4);
        assertThat(sitting.open()).containsExactly("b1a3", "b1c3", "b1d2");
        Sitting rook =
                standard(FIDE_2009, position).touches("d1").releases("b1d4").presses(WHITE);
        claims(rook, Actor.BLACK, 1);
        assertThat(rook.event(PositionRestored.class).touched()).containsExactly(Square.D1, Square.B1, Square.D4);
        assertThat(rook.open()).containsExactly("d1d4");
    }

    @ParameterizedTest
    @MethodSource("editions")
    void the_move_written_for_a_wrong_claim_must_be_made_in_place_of_an_illegal_one(Edition edition) {
        Move written = Move.plain(Square.E2, Square.E4);
        Sitting sitting = standard(edition);
        sitting.does(new Act.ClaimDraw(Actor.WHITE, sitting.now(), Grounds.THIRD_OCCURRENCE, Optional.of(written)));
        sitting.restarts(Actor.ARBITER, WHITE).plays("g1g3");
        claims(sitting, Actor.BLACK, 1);
        assertThat(sitting.event(MoveBound.class))
                .isEqualTo(new MoveBound(sitting.now(), new Citation("9.5b"), WHITE, written));
        assertThat(sitting.open()).containsExactly("e2e4");
    }

    @Test
    void after_an_illegal_castling_the_king_moves_or_else_anything() {
        Sitting sitting = standard(FIDE_2009, OpenMovesTest.castling("Ke1 Ra1 Rh1 h2", "Ke8 Rf8"));
        release(sitting, Move.castling(Square.E1, Square.H1), Hands.ONE).presses(WHITE);
        claims(sitting, Actor.BLACK, 1);
        assertThat(sitting.open()).containsExactly("e1^a1", "e1d1", "e1d2", "e1e2");
    }

    // The tally.

    @ParameterizedTest
    @MethodSource("thirdLoses")
    void the_third_loses_until_2009(Edition edition) {
        Sitting sitting = standard(edition);
        illegally(sitting);
        illegally(sitting);
        sitting.goesOn();
        assertThat(sitting.remaining(BLACK)).isGreaterThan(Duration.ofMinutes(94));
        illegally(sitting).ended(Result.BLACK_WINS, Ending.ILLEGAL_MOVES, "7.4b");
        assertThat(sitting.events(TimeAdded.class)).isEmpty();
        assertThat(sitting.events(ArbiterAsked.class)).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("secondLoses")
    void the_second_loses_since_2014(Edition edition) {
        Sitting sitting = standard(edition);
        illegally(sitting).goesOn();
        illegally(sitting).ended(Result.BLACK_WINS, Ending.ILLEGAL_MOVES, number(edition, "7.4b"));
    }

    @Test
    void each_player_has_a_tally_of_his_own() {
        Sitting sitting = standard(FIDE_2023);
        illegally(sitting).goesOn();
        sitting.plays("g1f3").releases("b8b6").presses(BLACK);
        claims(sitting, Actor.WHITE, 2).happened(FIRST);
        sitting.goesOn();
    }

    @Test
    void since_2009_it_is_drawn_when_the_opponent_cannot_checkmate() {
        Position bare = Sitting.position(WHITE, "Ke1 Qd1", "Ke8");
        Sitting old = standard(FIDE_2005, bare);
        illegally(old, "d1e3");
        illegally(old, "d1e3");
        illegally(old, "d1e3").ended(Result.BLACK_WINS, Ending.ILLEGAL_MOVES, "7.4b");
        Sitting sitting = standard(FIDE_2009, bare);
        illegally(sitting, "d1e3");
        illegally(sitting, "d1e3");
        illegally(sitting, "d1e3").ended(Result.DRAW, Ending.ILLEGAL_MOVES_WITHOUT_MATING_MATERIAL, "7.4b");
        Sitting now = standard(FIDE_2023, bare);
        illegally(now, "d1e3");
        illegally(now, "d1e3").ended(Result.DRAW, Ending.ILLEGAL_MOVES_WITHOUT_MATING_MATERIAL, "7.5.5");
    }

    // The king captured, checks unnoticed, mates.

    @Test
    void a_king_captured_is_an_illegal_move_of_the_captor() {
        Sitting sitting = standard(FIDE_2009, Sitting.position(WHITE, "Ke1 h2", "Ka8 Re8 a7"));
        sitting.releases("h2h3").presses(WHITE).releases(BLACK, "e8e1").happened(IllegalMoveMade.class);
        assertThat(sitting.event(IllegalMoveMade.class).offence()).isEqualTo(Offence.KING_CAPTURED);
        sitting.presses(BLACK);
        claims(sitting, Actor.WHITE, 2);
        assertThat(sitting.event(IllegalMoveFound.class).player())
                .as("the first illegal move was White's")
                .isEqualTo(WHITE);
    }

    @ParameterizedTest
    @MethodSource("editions")
    void a_legal_answer_to_an_illegal_move_is_a_move_like_any_other(Edition edition) {
        Sitting sitting = standard(edition, Sitting.position(WHITE, "Ke1 h2", "Ka8 Re8 a7"));
        sitting.releases("h2h3").presses(WHITE);
        assertThat(sitting.table().game().standing()).isInstanceOf(Standing.Irregular.class);
        sitting.releases(BLACK, "a7a5").happened(MoveMade.class);
        sitting.presses(BLACK);
        assertThat(sitting.table().game().standing()).isInstanceOf(Standing.Regular.class);
        assertThat(sitting.table().game().position().isCheck()).isTrue();
    }

    @ParameterizedTest
    @MethodSource("editions")
    void an_illegal_move_mates_nobody(Edition edition) {
        Sitting sitting = standard(edition, Sitting.position(WHITE, "Kf7 Qb3", "Kh8 a7"))
                .releases("b3g7")
                .happened(IllegalMoveMade.class)
                .goesOn();
        sitting.presses(WHITE).goesOn();
        sitting.touches("a7").happened(PieceTouched.class).goesOn();
    }

    @ParameterizedTest
    @MethodSource("editions")
    void a_legal_mate_after_an_illegal_move_that_nobody_saw_ends_the_game(Edition edition) {
        Sitting sitting =
                standard(edition).plays("f2f3").releases("e7e4").presses(BLACK).plays("g2g4");
        sitting.releases(BLACK, "d8h4").ended(Result.BLACK_WINS, Ending.CHECKMATE, number(edition, "5.1a"));
        claims(sitting, Actor.WHITE, 2).refused(Refusal.GAME_OVER, number(edition, "12.5"));
    }

    // A pawn left on the last rank.

    @Test
    void an_unpromoted_pawn_is_taken_back_until_2009() {
        Position position = Sitting.position(WHITE, "Ke1 g7", "Ka8 Rh8 a7");
        for (Edition edition : List.of(FIDE_2001, FIDE_2005, FIDE_2009)) {
            Sitting sitting = standard(edition, position).releases("g7g8").presses(WHITE);
            sitting.happened(IllegalMoveMade.class, ClockPressed.class, MoveCompleted.class, ArbiterAsked.class);
            assertThat(sitting.event(IllegalMoveMade.class).offence()).isEqualTo(Offence.PAWN_LEFT_UNPROMOTED);
            assertThat(sitting.table().game().standing().at(Square.G8)).contains(Piece.WHITE_PAWN);
            sitting.answers(Matter.ILLEGAL_MOVE_CLAIM, Answer.UPHELD);
            assertThat(sitting.table().game().played()).isEmpty();
            assertThat(sitting.cites(IllegalMoveFound.class, "7.4a")
                            .event(TimeAdded.class)
                            .time())
                    .isEqualTo(Duration.ofMinutes(2));
        }
    }

    @Test
    void since_2009_the_pawn_let_go_there_has_to_go_there_again() {
        Position position = Sitting.position(WHITE, "Ke1 g7", "Ka8 Rh8 a7");
        Sitting old = standard(FIDE_2005, position).releases("g7g8").presses(WHITE);
        claims(old, Actor.BLACK, 1).happened(FIRST);
        assertThat(old.open()).hasSize(8).contains("g7h8=QUEEN");
        Sitting sitting = standard(FIDE_2009, position).releases("g7g8").presses(WHITE);
        claims(sitting, Actor.BLACK, 1)
                .happened(
                        ClocksStopped.class,
                        IllegalMoveFound.class,
                        PositionRestored.class,
                        PieceReleased.class,
                        TimeAdded.class,
                        ArbiterAsked.class);
        assertThat(sitting.open()).hasSize(4).allMatch(move -> move.startsWith("g7g8="));
    }

    @ParameterizedTest
    @MethodSource("secondLoses")
    void an_unpromoted_pawn_becomes_a_queen_since_2014(Edition edition) {
        Sitting sitting = standard(edition, Sitting.position(WHITE, "Ke1 g7", "Ka8 Rh7 a7"))
                .releases("g7g8")
                .presses(WHITE);
        claims(sitting, Actor.BLACK, 1)
                .happened(
                        ClocksStopped.class,
                        IllegalMoveFound.class,
                        PawnReplaced.class,
                        TimeAdded.class,
                        ArbiterAsked.class);
        sitting.cites(PawnReplaced.class, number(edition, "2023/7.5.2"));
        assertThat(sitting.table().game().moves()).map(Move::toString).containsExactly("g7g8=QUEEN");
        assertThat(sitting.table().game().turn()).isEqualTo(BLACK);
        assertThat(sitting.table().game().position().isCheck()).isTrue();
    }

    @Test
    void found_later_the_moves_since_are_gone_and_the_queen_stands() {
        Sitting sitting = standard(FIDE_2023, Sitting.position(WHITE, "Ke1 g7", "Kb7 Rh7 a7"))
                .releases("g7g8")
                .presses(WHITE)
                .plays("a7a6", "e1e2");
        claims(sitting, Actor.BLACK, 1);
        assertThat(sitting.event(PositionRestored.class).plies()).isOne();
        assertThat(sitting.table().game().moves()).map(Move::toString).containsExactly("g7g8=QUEEN");
    }

    @Test
    void the_queen_may_mate_or_stalemate() {
        Sitting mate = standard(FIDE_2023, Sitting.position(WHITE, "Kg6 f7 h2", "Kh8 h3"))
                .releases("f7f8")
                .presses(WHITE);
        claims(mate, Actor.BLACK, 1)
                .happened(
                        ClocksStopped.class,
                        IllegalMoveFound.class,
                        PawnReplaced.class,
                        TimeAdded.class,
                        GameEnded.class)
                .ended(Result.WHITE_WINS, Ending.CHECKMATE, "5.1.1");
        Sitting stalemate = standard(FIDE_2014, Sitting.position(WHITE, "Kc5 c7 h2", "Ka7 h3"))
                .releases("c7c8")
                .presses(WHITE);
        claims(stalemate, Actor.BLACK, 1).ended(Result.DRAW, Ending.STALEMATE, "5.2a");
    }

    @Test
    void a_second_offence_loses_when_the_queen_only_checks() {
        Sitting sitting = standard(FIDE_2023, Sitting.position(WHITE, "Kg5 e7 h2", "Kh8 h3"));
        illegally(sitting, "h2g4");
        sitting.releases("e7e8").presses(WHITE);
        claims(sitting, Actor.BLACK, 1).ended(Result.BLACK_WINS, Ending.ILLEGAL_MOVES, "7.5.5");
    }

    @Test
    void a_second_offence_draws_when_the_queen_leaves_the_opponent_checkmated() {
        Sitting sitting = standard(FIDE_2023, Sitting.position(WHITE, "Kg6 f7 h2", "Kh8 h3"));
        illegally(sitting, "h2g4");
        sitting.releases("f7f8").presses(WHITE);
        claims(sitting, Actor.BLACK, 1).ended(Result.DRAW, Ending.ILLEGAL_MOVES_WITHOUT_MATING_MATERIAL, "7.5.5");
    }

    @Test
    void the_press_makes_a_half_done_castling_the_move() {
        Sitting sitting = standard(FIDE_2009, OpenMovesTest.castling("Ke1 Rh1 h2", "Ke8 a7"))
                .letsGo(WHITE, "e1", "g1")
                .presses(WHITE)
                .happened(IllegalMoveMade.class, ClockPressed.class, MoveCompleted.class, ArbiterAsked.class);
        assertThat(sitting.event(IllegalMoveMade.class).offence()).isEqualTo(Offence.ILLEGAL_DISPLACEMENT);
        claims(sitting, Actor.BLACK, 1);
        assertThat(sitting.open()).as("the king was released there").containsExactly("e1^h1");
        Sitting old = standard(FIDE_2005, OpenMovesTest.castling("Ke1 Rh1 h2", "Ke8 a7"))
                .letsGo(WHITE, "e1", "g1")
                .presses(WHITE);
        claims(old, Actor.BLACK, 1);
        assertThat(old.open()).hasSize(6).allMatch(move -> move.startsWith("e1"));
    }

    // A press without a move.

    @Test
    void a_press_without_a_move_by_edition() {
        for (Edition edition : List.of(FIDE_2001, FIDE_2005, FIDE_2009)) {
            standard(edition).presses(WHITE).happened(ClockPressed.class);
        }
        Sitting improper = standard(FIDE_2014).presses(WHITE);
        improper.happened(ClockPressed.class, IncidentRecorded.class, ArbiterAsked.class);
        improper.cites(IncidentRecorded.class, "6.2c");
        assertThat(improper.event(ArbiterAsked.class).question().matter()).isEqualTo(Matter.PENALTY);
        assertThat(improper.event(ArbiterAsked.class).question().incident()).contains(Incident.PRESSED_WITHOUT_MOVE);
        for (Edition edition : List.of(FIDE_2017, FIDE_2018, FIDE_2023)) {
            Sitting sitting = standard(edition).presses(WHITE);
            sitting.happened(ClockPressed.class, IncidentRecorded.class, ArbiterAsked.class);
            sitting.cites(ArbiterAsked.class, number(edition, "2023/7.5.3"));
            assertThat(sitting.event(ArbiterAsked.class).question().matter()).isEqualTo(Matter.ILLEGAL_MOVE_CLAIM);
        }
    }

    @Test
    void a_press_without_a_move_counts_like_an_illegal_move_and_leaves_the_board_alone() {
        Sitting sitting = standard(FIDE_2023)
                .plays("e2e4", "e7e5")
                .seconds(9)
                .presses(WHITE)
                .seconds(4);
        sitting.answers(Matter.ILLEGAL_MOVE_CLAIM, Answer.UPHELD)
                .happened(
                        ArbiterAnswered.class,
                        ClocksStopped.class,
                        IllegalMoveFound.class,
                        TimeAdded.class,
                        ArbiterAsked.class);
        assertThat(sitting.event(IllegalMoveFound.class).offence()).isEqualTo(Offence.PRESS_WITHOUT_MOVE);
        assertThat(sitting.event(IllegalMoveFound.class).ply()).isEqualTo(3);
        assertThat(sitting.event(ArbiterAsked.class).question().detail())
                .isEqualTo("White 1:30:51.000 (period 1, 1 moves), Black 1:33:00.000 (period 1, 1 moves)");
        sitting.restarts(Actor.ARBITER, WHITE).seconds(1).presses(WHITE);
        sitting.answers(Matter.ILLEGAL_MOVE_CLAIM, Answer.UPHELD)
                .ended(Result.BLACK_WINS, Ending.ILLEGAL_MOVES, "7.5.5");
    }

    @Test
    void the_opponent_claims_a_press_without_a_move_also_after_the_move_was_made() {
        Sitting sitting =
                standard(FIDE_2023).presses(WHITE).presses(BLACK).seconds(1).releases("e2e4");
        claims(sitting, Actor.BLACK, 1)
                .happened(ClocksStopped.class, IllegalMoveFound.class, TimeAdded.class, ArbiterAsked.class)
                .cites(ClocksStopped.class, "6.11.2");
        assertThat(sitting.event(ArbiterAsked.class).question().detail())
                .as("the press that is remembered was the opponent's")
                .isEmpty();
        claims(sitting, Actor.BLACK, 1).happened(IllegalMoveClaimRejected.class);
        assertThat(sitting.table().game().played()).hasSize(1);
    }

    @Test
    void a_second_press_without_a_move_counts_though_no_time_has_passed_since_the_first_was_found() {
        Sitting sitting = standard(FIDE_2023).presses(WHITE);
        sitting.answers(Matter.ILLEGAL_MOVE_CLAIM, Answer.UPHELD);
        claims(sitting, Actor.BLACK, 1).happened(IllegalMoveClaimRejected.class);
        sitting.restarts(Actor.ARBITER, WHITE).presses(WHITE);
        sitting.happened(ClockPressed.class, IncidentRecorded.class, ArbiterAsked.class);
        claims(sitting, Actor.BLACK, 1).ended(Result.BLACK_WINS, Ending.ILLEGAL_MOVES, "7.5.5");
    }

    @Test
    void pressing_for_a_move_made_is_no_press_without_a_move() {
        Sitting sitting = standard(FIDE_2023).releases("e2e4").releases("e7e5").presses(WHITE);
        sitting.happened(ClockPressed.class, MoveCompleted.class);
        sitting.presses(BLACK).happened(ClockPressed.class, MoveCompleted.class);
    }

    @Test
    void in_2017_either_tally_has_an_article_of_its_own_and_any_two_lose() {
        Sitting sitting = standard(FIDE_2017).presses(WHITE);
        claims(sitting, Actor.BLACK, 1).cites(TimeAdded.class, "7.8.2");
        sitting.restarts(Actor.ARBITER, WHITE);
        release(sitting, Move.plain(Square.E2, Square.E4), Hands.BOTH).presses(WHITE);
        claims(sitting, Actor.BLACK, 1).ended(Result.BLACK_WINS, Ending.ILLEGAL_MOVES, "7.7.2");
    }

    @Test
    void a_press_without_a_move_belongs_to_the_turn_in_which_it_was_made() {
        Sitting sitting = standard(FIDE_2023).presses(WHITE).presses(BLACK).seconds(1);
        sitting.plays("e2e4").seconds(1).plays("e7e5").seconds(1).plays("d2d4");
        claims(sitting, Actor.BLACK, 3).happened(IllegalMoveClaimRejected.class);
        claims(sitting, Actor.BLACK, 1).cites(IllegalMoveFound.class, "7.5.3");

        Sitting restored = standard(FIDE_2023).plays("e2e4").seconds(1).plays("e7e5");
        restored.seconds(1).presses(WHITE).seconds(1);
        restored.does(new Act.RestorePosition(Actor.ARBITER, restored.now(), 1)).accepted();
        claims(restored, Actor.BLACK, 1).happened(IllegalMoveClaimRejected.class);
    }

    // Both hands.

    @Test
    void both_hands_are_the_arbiters_to_judge_until_2014() {
        for (Edition edition : List.of(FIDE_2001, FIDE_2009, FIDE_2014)) {
            Sitting sitting = standard(edition);
            release(sitting, Move.plain(Square.E2, Square.E4), Hands.BOTH).happened(MoveMade.class, ArbiterAsked.class);
            sitting.cites(ArbiterAsked.class, "4.1");
            assertThat(sitting.event(ArbiterAsked.class).question().incident())
                    .contains(Incident.MOVED_WITH_BOTH_HANDS);
            sitting.presses(WHITE).happened(ClockPressed.class, MoveCompleted.class);
        }
    }

    @Test
    void both_hands_pressed_count_like_an_illegal_move_since_2017_and_the_move_stands() {
        for (Edition edition : List.of(FIDE_2017, FIDE_2018, FIDE_2023)) {
            Sitting sitting = standard(edition);
            release(sitting, Move.plain(Square.E2, Square.E4), Hands.BOTH)
                    .happened(MoveMade.class, IncidentRecorded.class);
            claims(sitting, Actor.BLACK, 1).happened(IllegalMoveClaimRejected.class);
            sitting.presses(WHITE).happened(ClockPressed.class, MoveCompleted.class, ArbiterAsked.class);
            sitting.cites(ArbiterAsked.class, number(edition, "2023/7.5.4"));
            claims(sitting, Actor.BLACK, 1)
                    .happened(ClocksStopped.class, IllegalMoveFound.class, TimeAdded.class, ArbiterAsked.class);
            assertThat(sitting.table().game().played()).hasSize(1);
            assertThat(sitting.table().desk().open())
                    .as("what the opponent has pointed out the arbiter is not asked any more")
                    .extracting(Question::matter)
                    .containsExactly(Matter.CLOCK_TIMES);
            claims(sitting, Actor.BLACK, 1);
            assertThat(sitting.table().desk().illegalMoves(WHITE)).isOne();
        }
    }

    @Test
    void before_the_press_both_hands_may_be_put_right_with_the_same_move() {
        Sitting sitting = standard(FIDE_2023);
        release(sitting, Move.plain(Square.E2, Square.E4), Hands.BOTH).seconds(1);
        sitting.does(new Act.RestorePosition(Actor.WHITE, sitting.now(), 0))
                .happened(PositionRestored.class, MoveBound.class);
        assertThat(sitting.open()).containsExactly("e2e4");
        sitting.releases("e2e4").presses(WHITE).happened(ClockPressed.class, MoveCompleted.class);
    }

    @Test
    void until_2014_a_move_with_both_hands_is_not_taken_back_whatever_the_arbiter_says_of_it() {
        for (Edition edition : List.of(FIDE_2001, FIDE_2009, FIDE_2014)) {
            Sitting sitting = standard(edition);
            release(sitting, Move.plain(Square.E2, Square.E4), Hands.BOTH);
            sitting.answers(Matter.CONDUCT, Answer.PENALISED);
            assertThat(sitting.table().desk().incidents())
                    .extracting(IncidentRecorded::incident)
                    .containsExactly(Incident.MOVED_WITH_BOTH_HANDS);
            sitting.does(new Act.RestorePosition(Actor.WHITE, sitting.now(), 0))
                    .refused(Refusal.ONLY_THE_ARBITER, number(edition, "7.5"));
            sitting.does(new Act.ReleaseMove(Actor.WHITE, sitting.now(), Move.plain(Square.E2, Square.E4), Hands.ONE))
                    .refused(Refusal.NOT_YOUR_MOVE, number(edition, "1.1"));
        }
    }

    @Test
    void both_hands_earlier_do_not_keep_an_illegal_move_on_the_board() {
        Sitting sitting = standard(FIDE_2023);
        release(sitting, Move.plain(Square.E2, Square.E4), Hands.BOTH).presses(WHITE);
        sitting.releases("b8b6").presses(BLACK);
        claims(sitting, Actor.WHITE, 2).happened(FIRST);
        assertThat(sitting.event(IllegalMoveFound.class).ply()).isEqualTo(2);
        assertThat(sitting.event(PositionRestored.class).plies()).isOne();
        assertThat(sitting.table().desk().illegalMoves(WHITE)).isZero();
        claims(sitting, Actor.BLACK, 1).happened(IllegalMoveFound.class, TimeAdded.class, ArbiterAsked.class);
        assertThat(sitting.table().desk().illegalMoves(WHITE)).isOne();
    }

    @Test
    void an_illegal_move_with_both_hands_is_one_offence() {
        Sitting sitting = standard(FIDE_2023);
        release(sitting, Move.plain(Square.G1, Square.G3), Hands.BOTH)
                .happened(IllegalMoveMade.class, IncidentRecorded.class);
        sitting.presses(WHITE);
        assertThat(sitting.events(ArbiterAsked.class)).hasSize(1);
        claims(sitting, Actor.BLACK, 1).happened(FIRST);
        assertThat(sitting.table().desk().illegalMoves(WHITE)).isOne();
        assertThat(sitting.event(IllegalMoveFound.class).offence()).isEqualTo(Offence.ILLEGAL_DISPLACEMENT);
    }

    @Test
    void both_hands_answered_before_the_press_are_held_against_nobody() {
        Sitting sitting = standard(FIDE_2023);
        release(sitting, Move.plain(Square.E2, Square.E4), Hands.BOTH).releases("e7e5");
        claims(sitting, Actor.BLACK, 1).happened(IllegalMoveClaimRejected.class);
    }

    @Test
    void the_next_move_completes_an_illegal_one_too_since_2014() {
        Sitting sitting = standard(FIDE_2023).releases("g1g3").releases("e7e5").releases(WHITE, "d2d4");
        sitting.happened(MoveMade.class, MoveCompleted.class, ArbiterAsked.class);
        claims(sitting, Actor.BLACK, 1).happened(FIRST);
    }

    @Test
    void where_nothing_can_be_proved_the_arbiter_says_whether_the_opponent_could_checkmate() {
        Sitting lost = undetermined(FIDE_2017, Offence.BOTH_HANDS);
        lost.answers(Matter.CAN_STILL_CHECKMATE, Answer.UPHELD)
                .happened(ArbiterAnswered.class, GameEnded.class)
                .ended(Result.BLACK_WINS, Ending.ILLEGAL_MOVES, "7.7.2");
        Sitting drawn = undetermined(FIDE_2023, Offence.ILLEGAL_DISPLACEMENT);
        drawn.answers(Matter.CAN_STILL_CHECKMATE, Answer.REJECTED)
                .ended(Result.DRAW, Ending.ILLEGAL_MOVES_WITHOUT_MATING_MATERIAL, "7.5.5");
        Sitting blitz = undetermined(
                Sitting.under(Regulations.usual(FIDE_2009, Profile.OVER_THE_BOARD, Sitting.increment(15, 10))
                                .with(rules -> rules.with(Tempo.BLITZ).with(Supervision.LACKING)))
                        .started(),
                Offence.ILLEGAL_DISPLACEMENT);
        blitz.answers(Matter.CAN_STILL_CHECKMATE, Answer.UPHELD).ended(Result.BLACK_WINS, Ending.ILLEGAL_MOVES, "B.3c");
    }

    private static Sitting undetermined(Edition edition, Offence offence) {
        return undetermined(standard(edition), offence);
    }

    /// White has made an illegal move too many, and nobody can prove what Black could do.
    private static Sitting undetermined(Sitting sitting, Offence offence) {
        return sitting.happens(Asking.of(sitting.table(), sitting.now())
                .about(
                        BLACK,
                        new Citation("7.4b"),
                        Matter.CAN_STILL_CHECKMATE,
                        "",
                        new Breach(sitting.table().game().played().size() + 1, offence)));
    }

    @Test
    void after_the_end_nothing_is_found() {
        Sitting sitting = standard(FIDE_2009).releases("g1g3").presses(WHITE).resigns(BLACK);
        assertThat(sitting.events(GameEnded.class)).hasSize(1);
        sitting.answers(Matter.ILLEGAL_MOVE_CLAIM, Answer.UPHELD).happened(ArbiterAnswered.class);
        claims(sitting, Actor.WHITE, 1).refused(Refusal.GAME_OVER, "12.5");
    }

    /// White plays a knight where it cannot go, presses, and Black claims.
    private static Sitting illegally(Sitting sitting) {
        return illegally(sitting, "g1g3");
    }

    private static Sitting illegally(Sitting sitting, String move) {
        if (sitting.table().clock().running().isEmpty()) {
            sitting.restarts(Actor.ARBITER, WHITE);
        }
        sitting.releases(WHITE, move).presses(WHITE);
        claims(sitting, Actor.BLACK, sitting.table().game().played().size()).accepted();
        if (sitting.table().game().end().isEmpty()) {
            Verdict found = sitting.last();
            sitting.restarts(Actor.ARBITER, WHITE);
            assertThat(found).isInstanceOf(Verdict.Taken.class);
        }
        return sitting;
    }

    private static Sitting claims(Sitting sitting, Actor by, int ply) {
        return sitting.does(new Act.ClaimIllegalMove(by, sitting.now(), ply));
    }

    private static Sitting release(Sitting sitting, Move move, Hands hands) {
        Colour turn = sitting.table().game().turn();
        return sitting.does(new Act.ReleaseMove(Actor.player(turn), sitting.now(), move, hands));
    }

    private static String number(Edition edition, String citation) {
        return new Citation(citation).in(edition.name());
    }

    private static Sitting standard(Edition edition) {
        return Sitting.under(edition, Sitting.increment(90, 30)).started();
    }

    private static Sitting standard(Edition edition, Position position) {
        return Sitting.under(Regulations.usual(edition, Profile.OVER_THE_BOARD, Sitting.increment(90, 30))
                        .withInitial(position))
                .started();
    }
}
