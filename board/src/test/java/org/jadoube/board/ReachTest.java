package org.jadoube.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;

class ReachTest {
    @Test
    void on_a_position_these_are_the_legal_moves() {
        long seed = 20_260_301;
        Random random = new Random(seed);
        for (int game = 0; game < 60; game++) {
            Position position = game % 2 == 0 ? Position.initial() : Position.chess960(random.nextInt(960));
            for (int ply = 0; ply < 60; ply++) {
                List<Move> legal = position.legalMoves();
                assertThat(position.toSetup().legalMoves())
                        .as("seed %d, game %d: %s", seed, game, position)
                        .containsExactlyInAnyOrderElementsOf(legal);
                if (legal.isEmpty()) {
                    break;
                }
                position = position.after(legal.get(random.nextInt(legal.size())));
            }
        }
    }

    @Test
    void a_king_that_stands_in_check_out_of_turn_is_not_taken() {
        Setup setup =
                setup(Colour.WHITE, Map.of("a1", Piece.WHITE_KING, "h1", Piece.WHITE_ROOK, "h8", Piece.BLACK_KING));
        assertThat(setup.reachableMoves()).contains(move("h1h8"));
        assertThat(setup.legalMoves()).doesNotContain(move("h1h8")).contains(move("h1h7"));
    }

    @Test
    void without_a_king_every_way_of_moving_is_safe() {
        Setup setup =
                setup(Colour.WHITE, Map.of("e2", Piece.WHITE_PAWN, "e8", Piece.BLACK_KING, "e7", Piece.BLACK_ROOK));
        assertThat(setup.legalMoves()).containsExactlyInAnyOrder(move("e2e3"), move("e2e4"));
    }

    @Test
    void a_pinned_piece_reaches_but_may_not_go() {
        Setup setup = setup(
                Colour.BLACK,
                Map.of(
                        "e8",
                        Piece.BLACK_KING,
                        "e7",
                        Piece.BLACK_BISHOP,
                        "e1",
                        Piece.WHITE_ROOK,
                        "a8",
                        Piece.WHITE_KING));
        assertThat(setup.reachableMoves()).contains(move("e7d6"));
        assertThat(setup.legalMoves()).doesNotContain(move("e7d6"));
    }

    @Test
    void a_pawn_on_the_last_rank_has_nowhere_to_go() {
        Setup setup =
                setup(Colour.WHITE, Map.of("a8", Piece.WHITE_PAWN, "h1", Piece.WHITE_KING, "h8", Piece.BLACK_KING));
        assertThat(setup.reachableMoves())
                .allSatisfy(move -> assertThat(move.from()).isEqualTo(Square.H1));
    }

    private static Setup setup(Colour turn, Map<String, Piece> pieces) {
        Map<Square, Piece> placed = new HashMap<>();
        pieces.forEach((square, piece) -> placed.put(Square.parse(square).orElseThrow(), piece));
        return new Setup(placed, turn, SquareSet.EMPTY, Optional.empty(), 0, 1);
    }

    private static Move move(String text) {
        return Move.plain(
                Square.parse(text.substring(0, 2)).orElseThrow(),
                Square.parse(text.substring(2)).orElseThrow());
    }
}
