package org.jadoube.notation;

import static org.assertj.core.api.Assertions.assertThat;

import org.jadoube.board.Move;
import org.jadoube.board.Position;
import org.jadoube.board.Square;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class UciTest {
    private static final Position BOTH_WAYS = Fen.position("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");

    @Test
    void castling_is_two_squares_of_the_king_in_standard_chess_and_king_takes_rook_in_chess960() {
        Move castling = Move.castling(Square.E1, Square.A1);
        assertThat(Uci.STANDARD.write(castling)).isEqualTo("e1c1");
        assertThat(Uci.CHESS960.write(castling)).isEqualTo("e1a1");
    }

    @ParameterizedTest
    @EnumSource(Uci.class)
    void both_ways_to_castle_are_read_where_they_cannot_mean_anything_else(Uci uci) {
        assertThat(uci.read("e1g1", BOTH_WAYS).orElseThrow()).isEqualTo(Move.castling(Square.E1, Square.H1));
        assertThat(uci.read("e1h1", BOTH_WAYS).orElseThrow()).isEqualTo(Move.castling(Square.E1, Square.H1));
        assertThat(uci.read("e1c1", BOTH_WAYS).orElseThrow()).isEqualTo(Move.castling(Square.E1, Square.A1));
        assertThat(uci.read("e1f1", BOTH_WAYS).orElseThrow()).isEqualTo(Move.plain(Square.E1, Square.F1));
    }

    @Test
    void a_step_of_the_king_is_a_step_even_where_castling_would_bring_him_there() {
        Position position = Fen.position("4k3/8/8/8/8/8/8/5K1R w K - 0 1");
        assertThat(Uci.CHESS960.read("f1g1", position).orElseThrow()).isEqualTo(Move.plain(Square.F1, Square.G1));
        assertThat(Uci.CHESS960.read("f1h1", position).orElseThrow()).isEqualTo(Move.castling(Square.F1, Square.H1));
    }

    @Test
    void a_king_beside_his_rook_castles_by_taking_it() {
        Position position = Fen.position("4k3/8/8/8/8/8/8/5KR1 w G - 0 1");
        Move castling = Uci.CHESS960.read("f1g1", position).orElseThrow();
        assertThat(Fen.write(position.after(castling))).isEqualTo("4k3/8/8/8/8/8/8/5RK1 b - - 1 1");
        assertThat(Uci.CHESS960.write(castling)).isEqualTo("f1g1");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "e9e4|Cannot read e9e4 at move 1 by White: this is no move of UCI; expected a move like e2e4 or e7e8q. "
                        + "Write the departure square, the arrival square and, for a promotion, one of n b r q.",
                "0000|Cannot read 0000 at move 1 by White: a null move is no move of a game; "
                        + "expected a move like e2e4 or e7e8q. "
                        + "Write the departure square, the arrival square and, for a promotion, one of n b r q.",
                "e4e5|Cannot play e4e5 at move 1 by White: nothing stands on e4; "
                        + "expected one of the 16 legal moves with a pawn. "
                        + "Compare this position with the score: the fault may be in an earlier move.",
                "e7e5|Cannot play e7e5 at move 1 by White: the pawn on e7 is Black's, and it is White's move; "
                        + "expected one of the 16 legal moves with a pawn. "
                        + "Compare this position with the score: the fault may be in an earlier move.",
                "e2e4q|Cannot play e2e4q at move 1 by White: only a pawn that reaches the last rank is promoted; "
                        + "expected one of the 16 legal moves with a pawn. "
                        + "Compare this position with the score: the fault may be in an earlier move.",
            })
    void a_fault_is_told_with_its_reason(String text, String message) {
        assertThat(Uci.STANDARD
                        .read(text, Position.initial())
                        .toProblem()
                        .orElseThrow()
                        .message())
                .isEqualTo(message);
    }
}
