package org.jadoube.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.EnumSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

/// What may be claimed of a board, and what comes of it.
class SetupTest {
    @Test
    void the_initial_position_is_sound() {
        assertThat(Position.initial().toSetup().faults()).isEmpty();
        assertThat(Position.initial().toSetup().check())
                .isEqualTo(new SetupCheck.Accepted(Position.initial(), Set.of()));
    }

    @Test
    void an_empty_board_lacks_both_kings() {
        Setup empty = new Setup(Map.of(), Colour.WHITE, SquareSet.EMPTY, Optional.empty(), 0, 1);
        assertThat(empty.faults()).containsExactlyInAnyOrder(SetupFault.NO_WHITE_KING, SetupFault.NO_BLACK_KING);
        assertThat(empty.checkLeniently()).isEqualTo(new SetupCheck.Rejected(empty.faults()));
    }

    @Test
    void two_kings_of_a_colour_are_one_too_many() {
        refused("4k3/8/8/8/8/8/8/K2K4 w - -", SetupFault.SEVERAL_WHITE_KINGS);
        refused("4k1k1/8/8/8/8/8/8/K7 w - -", SetupFault.SEVERAL_BLACK_KINGS);
        refused("8/8/8/8/8/8/8/K6K w - -", SetupFault.SEVERAL_WHITE_KINGS, SetupFault.NO_BLACK_KING);
    }

    @Test
    void a_pawn_never_stands_on_the_first_or_the_last_rank() {
        refused("4k2P/8/8/8/8/8/8/K7 w - -", SetupFault.PAWN_ON_FIRST_OR_LAST_RANK);
        refused("4k3/8/8/8/8/8/8/K3p3 w - -", SetupFault.PAWN_ON_FIRST_OR_LAST_RANK);
    }

    @Test
    void the_player_who_has_just_moved_is_not_in_check() {
        refused("4k3/8/8/8/8/8/8/K3R3 w - -", SetupFault.OPPONENT_IN_CHECK);
        refused("8/8/8/8/8/8/8/Kk6 w - -", SetupFault.OPPONENT_IN_CHECK);
        sound("4k3/8/8/8/8/8/8/K3R3 b - -");
    }

    @Test
    void one_move_does_not_give_three_checks() {
        mended("4k3/8/8/8/1b2r3/3n4/8/4K3 w - -", SetupFault.TOO_MANY_CHECKERS);
    }

    @Test
    void every_check_of_one_move_is_possible_when_one_piece_was_uncovered() {
        sound("4k3/8/8/8/4r3/3n4/8/4K3 w - -");
        mended("4k3/8/8/8/8/3n1n2/8/4K3 w - -", SetupFault.TOO_MANY_CHECKERS);
        mended("4k3/8/8/8/8/8/8/r3K2r w - -", SetupFault.TOO_MANY_CHECKERS);
    }

    @Test
    void a_castling_right_needs_its_king_and_its_rook() {
        Position mended = mended("4k2r/8/8/8/8/8/8/R3K3 w KQkq -", SetupFault.IMPOSSIBLE_CASTLING_RIGHTS);
        assertThat(mended.castlingRooks()).isEqualTo(SquareSet.of(Square.A1, Square.H8));
        Position kingAway = mended("4k3/8/8/8/8/8/4K3/R6R w KQ -", SetupFault.IMPOSSIBLE_CASTLING_RIGHTS);
        assertThat(kingAway.castlingRooks()).isEqualTo(SquareSet.EMPTY);
        sound("4k2r/8/8/8/8/8/8/R3K3 w Qk -");
    }

    @Test
    void of_two_rooks_on_one_side_only_the_outer_one_keeps_a_right() {
        Position mended = mended("4k3/8/8/8/8/8/8/4KR1R w FH -", SetupFault.IMPOSSIBLE_CASTLING_RIGHTS);
        assertThat(mended.castlingRooks()).isEqualTo(SquareSet.of(Square.H1));
        sound("4k3/8/8/8/8/8/8/4KR1R w F -");
    }

    @Test
    void an_en_passant_square_needs_a_pawn_that_passed_it() {
        Position behind = mended("4k3/8/8/8/8/8/8/4K3 w - e6", SetupFault.IMPOSSIBLE_EN_PASSANT);
        assertThat(behind.enPassant()).isEmpty();
        mended("4k3/8/4p3/4p3/8/8/8/4K3 w - e6", SetupFault.IMPOSSIBLE_EN_PASSANT);
        mended("4k3/4n3/8/4p3/8/8/8/4K3 w - e6", SetupFault.IMPOSSIBLE_EN_PASSANT);
        mended("4k3/8/8/8/4p3/8/8/4K3 w - e5", SetupFault.IMPOSSIBLE_EN_PASSANT);
        mended("4k3/8/8/4P3/8/8/8/4K3 w - e6", SetupFault.IMPOSSIBLE_EN_PASSANT);
    }

    @Test
    void a_pawn_did_not_pass_while_the_player_stood_in_check() {
        Position kept = mended("8/8/8/1k6/3Pp3/8/8/4KQ2 b - d3", SetupFault.IMPOSSIBLE_EN_PASSANT);
        assertThat(kept.enPassant()).as("playable all the same").contains(Square.D3);
        sound("8/8/8/2k5/3Pp3/8/8/4K3 b - d3");
    }

    @Test
    void an_en_passant_square_where_nobody_can_capture_is_sound_and_forgotten() {
        assertThat(sound("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3")
                        .enPassant())
                .isEmpty();
        assertThat(sound("8/8/8/8/k2Pp2R/8/8/4K3 b - d3").enPassant())
                .as("both pawns would leave the rank")
                .isEmpty();
        assertThat(sound("8/8/8/8/k2Pp3/8/8/4K3 b - d3").enPassant()).contains(Square.D3);
    }

    @Test
    void what_was_promoted_was_a_pawn() {
        mended("4k3/pppppppp/8/p7/8/8/8/4K3 w - -", SetupFault.TOO_MANY_PAWNS);
        mended("4k3/8/8/8/8/8/PPPPPPPP/Q2QK3 w - -", SetupFault.TOO_MANY_PIECES);
        mended("4k3/8/8/8/8/8/PPPPPPPP/B1B1K3 w - -", SetupFault.TOO_MANY_PIECES);
        sound("4k3/8/8/8/8/8/PPPPPPP1/Q2QK3 w - -");
        sound("4k3/8/8/8/8/8/PPPPPPPP/BB2K3 w - -");
    }

    @Test
    void no_more_men_stand_on_the_board_than_were_set_up() {
        refused(
                "4k3/nnnnnnnn/8/8/PPPPPPPP/NNNNNNNN/RRRRRRRR/4K3 w - -",
                SetupFault.TOO_MANY_MEN,
                SetupFault.TOO_MANY_PIECES);
        mended("4k3/nnnnnn2/8/8/PPPPPPPP/NNNNNNNN/RRRRRRRR/4K3 w - -", SetupFault.TOO_MANY_PIECES);
    }

    @Test
    void moves_are_not_counted_from_below_their_beginning() {
        Setup setup = new Setup(
                Position.initial().toSetup().pieces(), Colour.WHITE, SquareSet.EMPTY, Optional.empty(), -1, 0);
        assertThat(setup.faults()).containsExactly(SetupFault.IMPOSSIBLE_COUNTERS);
        assertThat(setup.checkLeniently()).isInstanceOfSatisfying(SetupCheck.Accepted.class, accepted -> {
            assertThat(accepted.position().halfmoveClock()).isZero();
            assertThat(accepted.position().fullmoveNumber()).isEqualTo(1);
        });
    }

    @Test
    void every_reason_is_half_a_sentence_of_its_own() {
        assertThat(EnumSet.allOf(SetupFault.class))
                .extracting(SetupFault::reason)
                .doesNotHaveDuplicates();
        assertThat(SetupFault.OPPONENT_IN_CHECK.reason()).isEqualTo("the player who is not to move stands in check");
    }

    @Test
    void every_position_of_the_perft_tables_is_accepted_leniently() throws IOException {
        for (PerftTable.Entry entry : PerftTable.shared()) {
            assertThat(FenLine.setup(entry.fen()).checkLeniently())
                    .as(entry.fen())
                    .isInstanceOf(SetupCheck.Accepted.class);
        }
    }

    private static void refused(String fen, SetupFault... faults) {
        Setup setup = FenLine.setup(fen);
        assertThat(setup.faults()).containsExactlyInAnyOrder(faults);
        assertThat(setup.check()).isEqualTo(new SetupCheck.Rejected(setup.faults()));
        assertThat(setup.checkLeniently()).isEqualTo(new SetupCheck.Rejected(setup.faults()));
    }

    private static Position mended(String fen, SetupFault... faults) {
        Setup setup = FenLine.setup(fen);
        assertThat(setup.faults()).as(fen).containsExactlyInAnyOrder(faults);
        assertThat(setup.check()).isEqualTo(new SetupCheck.Rejected(setup.faults()));
        return accepted(setup.checkLeniently(), setup.faults());
    }

    private static Position sound(String fen) {
        Setup setup = FenLine.setup(fen);
        assertThat(setup.faults()).as(fen).isEmpty();
        return accepted(setup.check(), Set.of());
    }

    private static Position accepted(SetupCheck check, Set<SetupFault> mended) {
        return switch (check) {
            case SetupCheck.Accepted accepted -> {
                assertThat(accepted.mended()).isEqualTo(mended);
                yield accepted.position();
            }
            case SetupCheck.Rejected rejected -> throw new AssertionError(rejected);
        };
    }
}
