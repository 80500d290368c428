package org.jadoube.trials.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/// What hands do over the board besides moving: touching, setting straight, letting go half-way, knocking over; and
/// what the players may say about it.
class HandTest {
    private static final List<String> TO_THE_LAST_RANK =
            List.of("a2a4", "b7b5", "a4b5", "a7a6", "b5a6", "c8b7", "a6b7", "b8c6");

    @RegisterExtension
    static final OpenHouse house = new OpenHouse();

    private Seat white;
    private Seat black;
    private Seat arbiter;

    @BeforeEach
    void sit() {
        var links = house.hall().make("over-the-board", "5400+30", "by-arbiter", "arbiter");
        arbiter = house.take(links.arbiter());
        white = house.take(links.white());
        black = house.take(links.black());
        arbiter.byId("arbiter-start").click();
        white.seesRunning("white");
    }

    private void play(List<String> moves) {
        for (int ply = 0; ply < moves.size(); ply++) {
            Seat mover = ply % 2 == 0 ? white : black;
            Seat other = ply % 2 == 0 ? black : white;
            mover.release(moves.get(ply));
            mover.pressWithButton();
            other.seesRunning(ply % 2 == 0 ? "black" : "white");
        }
    }

    private Locator journal(String kind) {
        return arbiter.page().locator("[data-testid=journal] [data-kind=" + kind + "]");
    }

    private void claimTouch(Seat claimant, String square) {
        claimant.rarely("claim-touch");
        claimant.byId("more-square").fill(square);
        claimant.byId("more-confirm").click();
    }

    @Test
    void a_piece_that_was_touched_and_put_back_binds_and_the_opponent_may_say_so() {
        white.touch("g1");
        white.touch("g1");
        assertThat(journal("pieceTouched")).hasCount(1);
        assertThat(black.page().locator("[data-testid=square-g1]")).hasClass(Pattern.compile("touched"));
        assertThat(white.page().locator("#notice")).isHidden();
        play(List.of("e2e4"));
        assertThat(white.page().locator("#notice")).isHidden();
        claimTouch(black, "g1");
        white.seesNoClockRunning();
        assertThat(journal("touchClaimed")).hasCount(1);
        for (Seat seat : house.seats()) {
            seat.seesPiece("e2", "P");
        }
    }

    @Test
    void who_touches_a_piece_himself_has_lost_the_right_to_object() {
        white.touch("g1");
        white.touch("g1");
        play(List.of("e2e4"));
        black.touch("e7");
        black.touch("e7");
        claimTouch(black, "g1");
        assertThat(journal("touchClaimRejected")).hasCount(1);
        assertThat(black.page().locator("#notice")).containsText("rejected");
        white.seesPiece("e4", "P");
    }

    @Test
    void who_touches_the_opponents_piece_must_capture_it() {
        play(List.of("e2e4", "d7d5"));
        white.touch("d5");
        assertThat(journal("pieceTouched").last()).containsText("d5");
        play(List.of("g1f3"));
        claimTouch(black, "d5");
        white.seesNoClockRunning();
        white.seesPiece("g1", "N");
    }

    @Test
    void a_piece_is_set_straight_by_who_says_so_first() {
        int before = journal("pieceTouched").count();
        white.byId("adjust").click();
        white.touch("b1");
        white.touch("c1");
        assertThat(journal("pieceAdjusted")).hasCount(2);
        assertThat(white.byId("adjust")).hasAttribute("aria-pressed", "true");
        white.byId("adjust").click();
        play(List.of("e2e4"));
        assertThat(journal("pieceTouched")).hasCount(before + 1);
        assertThat(journal("incidentRecorded")).hasCount(0);
        black.byId("adjust").click();
        black.touch("e7");
        black.byId("adjust").click();
        black.release("e7e5");
        assertThat(journal("pieceAdjusted")).hasCount(3);
    }

    @Test
    void who_touches_the_rook_first_may_not_castle_with_it_and_who_touches_the_king_first_may() {
        play(List.of("e2e4", "e7e5", "g1f3", "b8c6", "f1c4", "f8c5"));
        white.touch("h1");
        white.touch("h1");
        white.type("O-O");
        white.seesPiece("g1", "K");
        white.seesPiece("f1", "R");
        white.pressWithButton();
        black.seesRunning("black");
        claimTouch(black, "h1");
        white.seesNoClockRunning();
        for (Seat seat : house.seats()) {
            seat.seesPiece("e1", "K");
            seat.seesPiece("h1", "R");
        }
        arbiter.byId("arbiter-restart-white").click();
        white.seesRunning("white");
        white.release("h1g1");
        white.pressWithButton();
        black.seesRunning("black");
        black.rarely("intend-castling");
        black.byId("more-confirm").click();
        assertThat(journal("castlingIntended")).hasCount(1);
    }

    @Test
    void castling_takes_two_movements_and_a_king_left_without_his_rook_is_an_illegal_move() {
        play(List.of("e2e4", "e7e5", "g1f3", "b8c6", "f1c4", "f8c5"));
        white.release("e1g1");
        for (Seat seat : house.seats()) {
            seat.seesPiece("g1", "K");
            seat.seesPiece("h1", "R");
        }
        assertThat(journal("pieceReleased")).hasCount(1);
        assertThat(white.byId("box")).isHidden();
        white.pressWithButton();
        black.seesRunning("black");
        assertThat(white.page().locator("#notice")).isHidden();
        black.byId("claim-illegal").click();
        black.byId("claim-illegal-confirm").click();
        white.seesNoClockRunning();
        assertThat(journal("illegalMoveFound")).hasCount(1);
        arbiter.page().locator("[data-testid^=proposed-]").click();
        arbiter.byId("arbiter-restart-white").click();
        white.seesRunning("white");
        white.release("h1f1");
        for (Seat seat : house.seats()) {
            seat.seesPiece("g1", "K");
            seat.seesPiece("f1", "R");
        }
    }

    @Test
    void castling_is_typed_whole() {
        play(List.of("e2e4", "e7e5", "g1f3", "b8c6", "f1c4", "f8c5"));
        white.type("O-O");
        for (Seat seat : house.seats()) {
            seat.seesPiece("g1", "K");
            seat.seesPiece("f1", "R");
        }
    }

    @Test
    void a_new_piece_comes_from_the_box_beside_the_board() {
        play(TO_THE_LAST_RANK);
        white.release("b7a8");
        assertThat(white.byId("box")).isVisible();
        white.seesPiece("a8", "P");
        black.seesPiece("a8", "P");
        white.photograph("player-box");
        white.byId("box-n").click();
        for (Seat seat : house.seats()) {
            seat.seesPiece("a8", "N");
        }
        assertThat(white.byId("box")).isHidden();
        assertThat(journal("promotionChosen")).hasCount(1);
        white.pressWithButton();
        black.seesRunning("black");
    }

    @Test
    void a_pawn_left_on_the_last_rank_is_an_illegal_move_once_the_clock_is_pressed() {
        play(TO_THE_LAST_RANK);
        white.release("b7a8");
        assertThat(white.byId("box")).isVisible();
        white.pressWithButton();
        black.seesRunning("black");
        assertThat(white.page().locator("#notice")).isHidden();
        assertThat(journal("illegalMoveMade")).hasCount(1);
        black.byId("claim-illegal").click();
        black.byId("claim-illegal-confirm").click();
        white.seesNoClockRunning();
        assertThat(journal("illegalMoveFound")).hasCount(1);
        assertThat(black.page().locator("#notice")).containsText("held against White");
        assertThat(black.page().locator("#notice")).not().containsText("{");
    }

    @Test
    void a_pawn_goes_where_no_pawn_may_and_the_piece_is_taken_from_the_box_all_the_same() {
        play(TO_THE_LAST_RANK);
        white.release("b7d8");
        black.seesPiece("d8", "P");
        white.byId("box-q").click();
        white.seesPiece("d8", "Q");
        assertThat(journal("illegalMoveMade")).hasCount(1);
        white.pressWithButton();
        black.seesRunning("black");
        black.seesPiece("d8", "Q");
        for (Seat player : List.of(white, black)) {
            assertThat(player.page().locator("#notice")).isHidden();
        }
    }

    @Test
    void a_pawn_left_where_it_may_not_go_is_the_move_once_the_clock_is_pressed() {
        play(TO_THE_LAST_RANK);
        white.release("b7d8");
        white.pressWithButton();
        black.seesRunning("black");
        black.seesPiece("d8", "P");
        assertThat(journal("illegalMoveMade")).hasCount(1);
        assertThat(journal("incidentRecorded")).hasCount(0);
        assertThat(white.page().locator("#notice")).isHidden();
    }

    @Test
    void a_press_without_a_move_counts_as_an_illegal_move() {
        white.pressWithButton();
        assertThat(journal("incidentRecorded")).hasCount(1);
    }

    @Test
    void a_move_that_was_not_pressed_is_completed_by_the_next_one() {
        white.release("e2e4");
        black.seesHalfMoves(1);
        white.seesRunning("white");
        black.release("e7e5");
        white.seesHalfMoves(2);
        assertThat(journal("moveCompleted")).hasCount(0);
        white.release("g1f3");
        assertThat(journal("moveCompleted")).hasCount(1);
    }

    @Test
    void who_knocks_pieces_over_puts_them_right_on_his_own_time() {
        white.rarely("displace");
        white.byId("more-confirm").click();
        for (Seat seat : house.seats()) {
            assertThat(seat.board()).hasClass(Pattern.compile("displaced"));
        }
        black.photograph("player-displaced");
        assertThat(black.byId("replace-pieces")).isHidden();
        white.byId("replace-pieces").click();
        assertThat(journal("piecesReplaced")).hasCount(1);
        assertThat(black.board()).not().hasClass(Pattern.compile("displaced"));
        assertThat(white.byId("replace-pieces")).isHidden();
        white.rarely("displace");
        white.byId("more-confirm").click();
        assertThat(white.byId("replace-pieces")).isVisible();
        play(List.of("e2e4"));
        assertThat(arbiter.page().locator("[data-matter=conduct]")).hasCount(1);
    }

    @Test
    void colours_that_are_reversed_are_put_to_the_arbiter() {
        white.photograph("player-start");
        black.rarely("report-irregularity");
        black.photograph("player-irregularity");
        black.byId("more-choice").selectOption("colours-reversed");
        black.byId("more-confirm").click();
        white.seesNoClockRunning();
        assertThat(arbiter.page().locator("[data-matter=colours-reversed]")).hasCount(1);
    }

    @Test
    void a_player_asks_for_leave_and_for_help() {
        white.rarely("ask-leave");
        white.byId("more-choice").selectOption("playing-venue");
        white.byId("more-confirm").click();
        assertThat(arbiter.page().locator("[data-matter=leave]")).hasCount(1);
        black.rarely("ask-assistance");
        black.byId("more-choice").selectOption("pressing");
        black.byId("more-confirm").click();
        assertThat(arbiter.page().locator("[data-matter=clock-assistant]")).hasCount(1);
        white.seesRunning("white");
    }

    @Test
    void who_has_touched_a_piece_claims_no_draw() {
        white.touch("e2");
        white.touch("e2");
        white.byId("claim-draw").click();
        white.byId("claim-draw-confirm").click();
        assertThat(white.page().locator("#notice")).isVisible();
        assertThat(journal("drawClaimed")).hasCount(0);
        white.seesRunning("white");
    }

    @Test
    void nothing_tells_a_player_what_he_must_notice_himself() {
        play(List.of("e2e4", "f7f6", "d1h5"));
        assertThat(black.page().locator(".square.check, .square.hint")).hasCount(0);
        assertThat(black.byId("move-list")).not().containsText("+");
        assertThat(black.byId("spoken")).not().containsText("check");
        black.touch("a7");
        assertThat(black.page().locator(".square.hint")).hasCount(0);
        black.touch("a7");
        black.release("a7a5");
        black.pressWithButton();
        white.seesRunning("white");
        assertThat(journal("illegalMoveMade")).hasCount(1);
        assertThat(black.page().locator("#notice")).isHidden();
        assertThat(white.page().locator("#notice")).isHidden();
    }
}
