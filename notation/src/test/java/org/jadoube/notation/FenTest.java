package org.jadoube.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.jadoube.board.Move;
import org.jadoube.board.Position;
import org.jadoube.board.Square;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FenTest {
    private static final String START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

    @Test
    void the_initial_position_is_written_as_everybody_knows_it() {
        assertThat(Fen.write(Position.initial())).isEqualTo(START);
        assertThat(Fen.placement(Position.initial())).isEqualTo("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR");
    }

    @Test
    void an_en_passant_square_is_written_only_when_a_capture_there_is_legal() {
        Position advanced = Position.initial().after(Move.plain(Square.E2, Square.E4));
        assertThat(Fen.write(advanced)).isEqualTo("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1");
        assertThat(Fen.position("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1"))
                .isEqualTo(advanced);
        String capturable = "4k3/8/8/8/4Pp2/8/8/4K3 b - e3 0 1";
        assertThat(Fen.write(Fen.position(capturable))).isEqualTo(capturable);
    }

    @ParameterizedTest
    @CsvSource({
        "4k3/8/8/8/8/8/8/R3K1RR w G - 0 1, 4k3/8/8/8/8/8/8/R3K1RR w G - 0 1",
        "4k3/8/8/8/8/8/8/R3K1RR w H - 0 1, 4k3/8/8/8/8/8/8/R3K1RR w K - 0 1",
        "rr2k3/8/8/8/8/8/8/4K3 w b - 0 1, rr2k3/8/8/8/8/8/8/4K3 w b - 0 1",
        "rr2k3/8/8/8/8/8/8/4K3 w q - 0 1, rr2k3/8/8/8/8/8/8/4K3 w q - 0 1",
        "r3k2r/8/8/8/8/8/8/R3K2R w HAha - 0 1, r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
    })
    void both_kinds_of_castling_letters_are_read(String read, String written) {
        assertThat(Fen.write(Fen.position(read))).isEqualTo(written);
    }

    @Test
    void shredder_letters_name_the_files_of_the_rooks() {
        assertThat(Fen.write(Position.initial(), CastlingField.SHREDDER))
                .isEqualTo("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w HAha - 0 1");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "8/8/8/8/8/8/8/K1k5 w - -|FEN: it has 4 fields; expected six fields parted by single spaces: "
                        + "piece placement, player to move, castling, en passant, halfmove clock, move number. "
                        + "Write it like rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1.",
                "8/8/8/8/8/8/8/K1z5 w - - 0 1|FEN, piece placement, column 17: 'z' is no piece; "
                        + "expected a piece (PNBRQK for White, pnbrqk for Black), a number from 1 to 8, or /. Replace it.",
                "8/9/8/8/8/8/8/K1k5 w - - 0 1|FEN, piece placement, column 3: '9' is no number of empty squares; "
                        + "expected a piece (PNBRQK for White, pnbrqk for Black), a number from 1 to 8, or /. Replace it.",
                "8/44/8/8/8/8/8/K1k5 w - - 0 1|FEN, piece placement, column 4: the number 4 follows another number; "
                        + "expected a piece (PNBRQK for White, pnbrqk for Black), a number from 1 to 8, or /. "
                        + "Add the two numbers.",
                "8/8/8/8/8/8/8/K1k6 w - - 0 1|FEN, piece placement, column 18: rank 1 has more than eight squares; "
                        + "expected eight squares on each rank. Count the pieces and the empty squares of this rank.",
                "8/8/7/8/8/8/8/K1k5 w - - 0 1|FEN, piece placement, column 6: rank 6 has only 7; "
                        + "expected eight squares on each rank. Count the pieces and the empty squares of this rank.",
                "8/8/8/8/8/8/K1k5 w - - 0 1|FEN, piece placement, column 17: there are only 7 ranks; "
                        + "expected eight ranks parted by /, from the eighth rank down. Write an empty rank as 8.",
                "8/8/8/8/8/8/8/K1k5/8 w - - 0 1|FEN, piece placement, column 19: a ninth rank begins here; "
                        + "expected eight ranks parted by /. Leave out what follows the first rank.",
                "8/8/8/8/8/8/8/K1k5 x - - 0 1|FEN, player to move, column 20: \"x\" names no player; "
                        + "expected w or b. Write w when White is to move, b when Black is.",
                "4k3/8/8/8/8/8/8/4K2R w KQ - 0 1|FEN, castling, column 25: "
                        + "'Q' claims a right, but there is no king and rook in place for it; "
                        + "expected - or some of KQkq in this order, or files of rooks: A to H for White, a to h for Black. "
                        + "Name only rights whose king and rook have not moved, each once, or write -.",
                "4k3/8/8/8/8/8/8/4K2R w KK - 0 1|FEN, castling, column 25: 'K' claims a right for the second time; "
                        + "expected - or some of KQkq in this order, or files of rooks: A to H for White, a to h for Black. "
                        + "Name only rights whose king and rook have not moved, each once, or write -.",
                "4k3/8/8/8/P7/8/8/4K3 w - a3 0 1|FEN, en passant, column 26: "
                        + "\"a3\" is no en-passant square when White is to move; "
                        + "expected - or a square of rank 6. "
                        + "Write the square that the pawn has just passed over, or - when there is none.",
                "4k3/8/8/8/8/8/8/4K3 w - - x 1|FEN, halfmove clock, column 27: \"x\" is no halfmove clock; "
                        + "expected a whole number from 0 in at most five digits. "
                        + "Write how many plies have passed since the last capture or pawn move.",
                "4k3/8/8/8/8/8/8/4K3 w - - 0 0|FEN, move number, column 29: \"0\" is no move number; "
                        + "expected a whole number from 1 in at most five digits. "
                        + "Write the number of the move to be made.",
                "8/8/8/8/8/8/8/K7 w - - 0 1|FEN: this cannot be a position of chess: Black has no king; "
                        + "expected a position that a game can go on from. "
                        + "Correct the pieces, the player to move, the castling rights or the en-passant square.",
            })
    void a_fault_is_told_with_its_place_and_its_remedy(String fen, String message) {
        assertThat(Fen.read(fen).toProblem().orElseThrow().message()).isEqualTo(message);
    }

    @Test
    void a_literal_in_code_may_be_unreadable_too() {
        assertThatThrownBy(() -> Fen.position("rnbqkbnr w KQkq - 0 1"))
                .isInstanceOf(UnreadableNotation.class)
                .hasMessageStartingWith("FEN, piece placement, column 9: there is only 1 rank");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "4k3/8/8/8/8/8/8/R3K3 w KQ - 0 1|4k3/8/8/8/8/8/8/R3K3 w Q - 0 1",
                "4k3/8/8/8/8/8/8/R3K2R w QK - 0 1|4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1",
                "4k3/8/8/8/8/8/8/R3K2R  w  KKQ  -  0   1|4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1",
                "4k3/8/8/8/8/8/8/R3K2R w - -|4k3/8/8/8/8/8/8/R3K2R w - - 0 1",
                "4k3/8/8/8/8/8/8/R3K2R w - - 7|4k3/8/8/8/8/8/8/R3K2R w - - 7 1",
                "4k3/8/8/8/8/8/8/R3K2R W - - 00 0|4k3/8/8/8/8/8/8/R3K2R w - - 0 1",
                "4k3/8/8/8/8/8/8/R3K2R w - e3 0 1|4k3/8/8/8/8/8/8/R3K2R w - - 0 1",
                "4k3/8/8/8/8/8/8/R3K2R w - e6 0 1|4k3/8/8/8/8/8/8/R3K2R w - - 0 1",
                "4k3/44/8/8/8/8/8/R3K2R w - - - -|4k3/8/8/8/8/8/8/R3K2R w - - 0 1",
                "4k3/8/8/8/8/8/8/3RK3 w Q - 0 1|4k3/8/8/8/8/8/8/3RK3 w Q - 0 1",
                "4k3/8/8/8/8/4K3/8/7R w K - 0 1|4k3/8/8/8/8/4K3/8/7R w - - 0 1",
            })
    void what_is_harmless_is_set_right(String fen, String mended) {
        assertThat(Fen.write(Fen.readLeniently(fen).orElseThrow())).isEqualTo(mended);
    }

    @Test
    void what_was_set_right_is_told() {
        assertThat(Fen.readLeniently("\uFEFF4k3/8/8/8/8/8/8/R3K2R w KQq e4\n").mended())
                .containsExactly(
                        "'q' claims a right, but there is no king and rook in place for it",
                        "\"e4\" is no en-passant square when White is to move",
                        "the halfmove clock is missing, 0 taken",
                        "the move number is missing, 1 taken");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "4k3/8/8/8/8/8/8/4K3 w",
                "4k3/8/8/8/8/8/8/4K3 w - - 0 1 7",
                "4k3/8/8/8/8/8/8/4Z3 w - - 0 1",
                "4k3/8/8/8/8/8/8/8 w - - 0 1",
                "4k3/8/8/8/8/8/4R3/4K3 w - - 0 1"
            })
    void what_leaves_no_position_is_refused_by_the_lenient_reader_too(String fen) {
        assertThat(Fen.readLeniently(fen)).isInstanceOf(Reading.Unread.class);
    }
}
