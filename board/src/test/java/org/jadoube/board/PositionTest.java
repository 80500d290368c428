package org.jadoube.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashSet;
import java.util.List;
import java.util.RandomAccess;
import java.util.Set;
import org.junit.jupiter.api.Test;

class PositionTest {
    @Test
    void the_initial_position_is_that_of_article_2() {
        Position initial = Position.initial();
        assertThat(initial).isEqualTo(FenLine.position("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"));
        assertThat(initial.turn()).isEqualTo(Colour.WHITE);
        assertThat(initial.at(Square.D8)).contains(Piece.BLACK_QUEEN);
        assertThat(initial.at(Square.E4)).isEmpty();
        assertThat(initial.king(Colour.BLACK)).isEqualTo(Square.E8);
        assertThat(initial.castlingRooks()).isEqualTo(SquareSet.of(Square.A1, Square.H1, Square.A8, Square.H8));
        assertThat(initial.pieces(Colour.WHITE, PieceType.BISHOP)).isEqualTo(SquareSet.of(Square.C1, Square.F1));
        assertThat(initial.pieces(Colour.WHITE).size()).isEqualTo(16);
        assertThat(initial)
                .hasToString("rnbqkbnr/pppppppp/......../......../......../......../PPPPPPPP/RNBQKBNR"
                        + " White to move, move 1");
    }

    @Test
    void every_square_is_told_the_same_for_either_player() {
        Position black = Position.initial().after(Move.plain(Square.E2, Square.E4));
        assertThat(black.turn()).isEqualTo(Colour.BLACK);
        assertThat(black.at(Square.E4)).contains(Piece.WHITE_PAWN);
        assertThat(black.pieces(Colour.BLACK, PieceType.ROOK)).isEqualTo(SquareSet.of(Square.A8, Square.H8));
        assertThat(black.occupied().size()).isEqualTo(32);
        assertThat(black.attackers(Square.F3, Colour.WHITE)).isEqualTo(SquareSet.of(Square.D1, Square.G1, Square.G2));
        assertThat(black.attackers(Square.F6, Colour.BLACK)).isEqualTo(SquareSet.of(Square.E7, Square.G7, Square.G8));
        assertThat(black.legalMoves()).contains(Move.plain(Square.E7, Square.E5));
    }

    @Test
    void there_are_960_arrays_and_the_usual_one_is_number_518() {
        Set<Position> arrays = new HashSet<>();
        for (int number = 0; number < 960; number++) {
            Position array = Position.chess960(number);
            arrays.add(array);
            assertThat(array.toSetup().faults()).isEmpty();
            List<Square> rooks = array.pieces(Colour.WHITE, PieceType.ROOK).toList();
            assertThat(array.king(Colour.WHITE)).isBetween(rooks.getFirst(), rooks.getLast());
            assertThat(array.pieces(Colour.WHITE, PieceType.BISHOP))
                    .extracting(Square::isLight)
                    .containsExactlyInAnyOrder(true, false);
            assertThat(array.at(Square.of(rooks.getFirst().file(), Rank.EIGHTH)))
                    .contains(Piece.BLACK_ROOK);
        }
        assertThat(arrays).hasSize(960);
        assertThat(Position.chess960(518)).isEqualTo(Position.initial());
        assertThat(Position.chess960(0))
                .isEqualTo(FenLine.position("bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w KQkq -"));
        assertThat(Position.chess960(959))
                .isEqualTo(FenLine.position("rkrnnqbb/pppppppp/8/8/8/8/PPPPPPPP/RKRNNQBB w KQkq -"));
        assertThatThrownBy(() -> Position.chess960(960)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void the_fools_mate_is_checkmate() {
        Position mate = Position.initial()
                .after(Move.plain(Square.F2, Square.F3))
                .after(Move.plain(Square.E7, Square.E5))
                .after(Move.plain(Square.G2, Square.G4))
                .after(Move.plain(Square.D8, Square.H4));
        assertThat(mate.isCheckmate()).isTrue();
        assertThat(mate.isStalemate()).isFalse();
        assertThat(mate.checkers()).isEqualTo(SquareSet.of(Square.H4));
        assertThat(mate.legalMoves()).isEmpty();
        assertThat(mate.fullmoveNumber()).isEqualTo(3);
    }

    @Test
    void a_king_without_a_move_and_not_in_check_is_stalemated() {
        Position stalemate = FenLine.position("7k/5Q2/8/8/8/8/8/K7 b - -");
        assertThat(stalemate.isStalemate()).isTrue();
        assertThat(stalemate.isCheckmate()).isFalse();
        assertThat(stalemate.isCheck()).isFalse();
    }

    @Test
    void a_legal_en_passant_capture_undoes_stalemate() {
        Position only = FenLine.position("8/8/8/8/1pP5/kP1K4/8/8 b - c3");
        assertThat(only.legalMoves()).contains(Move.enPassant(Square.B4, Square.C3));
        assertThat(only.isStalemate()).isFalse();
    }

    @Test
    void a_pinned_piece_still_attacks() {
        Position pinned = FenLine.position("4k3/8/8/8/4r3/8/4N3/4K3 w - -");
        assertThat(pinned.attackers(Square.F4, Colour.WHITE)).isEqualTo(SquareSet.of(Square.E2));
        assertThat(pinned.isLegal(Move.plain(Square.E2, Square.F4))).isFalse();
    }

    @Test
    void castling_goes_to_the_usual_squares_from_any_start() {
        Position king = FenLine.position("4k3/8/8/8/8/8/8/1R2KR2 w FB -");
        Position right = king.after(Move.castling(Square.E1, Square.F1));
        assertThat(right.pieces(Colour.WHITE, PieceType.KING)).isEqualTo(SquareSet.of(Square.G1));
        assertThat(right.pieces(Colour.WHITE, PieceType.ROOK)).isEqualTo(SquareSet.of(Square.B1, Square.F1));
        assertThat(right.castlingRooks().isEmpty()).isTrue();
        Position left = king.after(Move.castling(Square.E1, Square.B1));
        assertThat(left.king(Colour.WHITE)).isEqualTo(Square.C1);
        assertThat(left.pieces(Colour.WHITE, PieceType.ROOK)).isEqualTo(SquareSet.of(Square.D1, Square.F1));
    }

    @Test
    void a_rook_that_screens_its_king_may_not_leave_by_castling() {
        assertThat(FenLine.position("4k3/8/8/8/8/8/r7/1R2K3 w B -").legalMoves())
                .contains(Move.castling(Square.E1, Square.B1));
        assertThat(FenLine.position("4k3/8/8/8/8/8/8/rR2K3 w B -").legalMoves())
                .doesNotContain(Move.castling(Square.E1, Square.B1));
        assertThat(FenLine.position("4k3/8/8/8/8/8/8/rRK5 w B -").legalMoves())
                .doesNotContain(Move.castling(Square.C1, Square.B1));
    }

    @Test
    void a_rook_may_cross_an_attacked_square_but_a_king_may_not() {
        List<Move> moves = FenLine.position("1r2k1r1/8/8/8/8/8/8/R3K2R w KQ -").legalMoves();
        assertThat(moves)
                .contains(Move.castling(Square.E1, Square.A1))
                .doesNotContain(Move.castling(Square.E1, Square.H1));
    }

    @Test
    void a_move_that_cannot_be_one_is_not_played() {
        Position initial = Position.initial();
        impossible(initial, Move.plain(Square.E4, Square.E5));
        impossible(initial, Move.plain(Square.E7, Square.E5));
        impossible(initial, Move.plain(Square.D1, Square.D2));
        impossible(initial, Move.castling(Square.E1, Square.H2));
        impossible(initial, Move.castling(Square.D1, Square.H1));
        impossible(initial, Move.enPassant(Square.E2, Square.E3));
        impossible(initial, Move.promotion(Square.E2, Square.E4, PieceType.QUEEN));
        impossible(FenLine.position("7k/P7/8/8/8/8/8/K7 w - -"), Move.plain(Square.A7, Square.A8));
        impossible(FenLine.position("k7/8/8/8/8/8/8/KR6 w - -"), Move.plain(Square.B1, Square.A8));
        assertThatThrownBy(() -> initial.after(Move.plain(Square.E4, Square.E5)))
                .hasMessageStartingWith("e4e5 is no move of rnbqkbnr/");
    }

    @Test
    void the_list_of_moves_is_quick_and_unmodifiable() {
        List<Move> moves = Position.initial().legalMoves();
        assertThat(moves).isInstanceOf(RandomAccess.class).hasSize(20).doesNotHaveDuplicates();
        assertThat(moves.indexOf(moves.get(7))).isEqualTo(7);
        assertThat(moves.contains(Move.plain(Square.E2, Square.E5))).isFalse();
        assertThatThrownBy(() -> moves.add(Move.plain(Square.E2, Square.E5)))
                .isInstanceOf(UnsupportedOperationException.class);
        assertThatThrownBy(() -> moves.get(20)).isInstanceOf(IndexOutOfBoundsException.class);
        assertThatThrownBy(() -> moves.get(-1)).isInstanceOf(IndexOutOfBoundsException.class);
    }

    @Test
    void a_move_is_the_same_object_however_it_is_named() {
        assertThat(Move.promotion(Square.A7, Square.B8, PieceType.ROOK))
                .isSameAs(Move.of(Square.A7, Square.B8, Move.Kind.PROMOTION_TO_ROOK))
                .hasToString("a7b8=ROOK");
        assertThat(Move.castling(Square.E1, Square.H1)).hasToString("e1^h1");
        assertThatThrownBy(() -> Move.promotion(Square.A7, Square.B8, PieceType.KING))
                .isInstanceOf(IllegalArgumentException.class);
    }

    private static void impossible(Position position, Move move) {
        assertThatThrownBy(() -> position.after(move)).isInstanceOf(IllegalArgumentException.class);
    }
}
