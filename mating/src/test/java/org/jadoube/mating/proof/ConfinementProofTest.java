package org.jadoube.mating.proof;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jadoube.board.Colour;
import org.jadoube.board.Piece;
import org.jadoube.board.PieceType;
import org.jadoube.board.Position;
import org.jadoube.board.Setup;
import org.jadoube.board.SetupCheck;
import org.jadoube.board.Square;
import org.jadoube.board.SquareSet;
import org.junit.jupiter.api.Test;

/// Ranges written down by hand, so that each thing they must have can be left out.
class ConfinementProofTest {
    private static final long ALL = -1L;

    private static Position position(Colour turn, SquareSet rooks, Optional<Square> passed, Map<Square, Piece> pieces) {
        return switch (new Setup(pieces, turn, rooks, passed, 0, 1).checkLeniently()) {
            case SetupCheck.Accepted accepted -> accepted.position();
            case SetupCheck.Rejected rejected -> throw new AssertionError(rejected.faults());
        };
    }

    private static Position plain(Colour turn, Map<Square, Piece> pieces) {
        return position(turn, SquareSet.EMPTY, Optional.empty(), pieces);
    }

    private static Ranges.Kings kings(long moving, long waiting) {
        return new Ranges.Kings(new SquareSet(moving), new SquareSet(waiting));
    }

    private static Range range(Piece piece, Square start, long squares) {
        return new Range(piece, start, new SquareSet(squares), SquareSet.EMPTY);
    }

    private static String looseness(Position position, Ranges ranges) {
        return ConfinementProof.looseness(position, ranges, new Walls(ranges)).orElse("");
    }

    private static long ranks(int from, int to) {
        long ranks = 0;
        for (int square = from * 8; square < to * 8 + 8; square++) {
            ranks |= 1L << square;
        }
        return ranks;
    }

    /// Pawns on every other file face each other; each king keeps to his three ranks, less what the pawns
    /// guard.
    private static final Map<Square, Piece> TWO_ROWS = twoRows();

    private static Map<Square, Piece> twoRows() {
        Map<Square, Piece> pieces = new EnumMap<>(Square.class);
        for (int file = 0; file < 8; file += 2) {
            pieces.put(Square.of(24 + file), Piece.WHITE_PAWN);
            pieces.put(Square.of(32 + file), Piece.BLACK_PAWN);
        }
        pieces.put(Square.E1, Piece.WHITE_KING);
        pieces.put(Square.E8, Piece.BLACK_KING);
        return pieces;
    }

    private static Ranges twoRowsRanges(long white, long black) {
        List<Range> pawns = new ArrayList<>();
        TWO_ROWS.forEach((square, piece) -> {
            if (piece.type() == PieceType.PAWN) {
                pawns.add(range(piece, square, 1L << square.ordinal()));
            }
        });
        return new Ranges(pawns, kings(white, white), kings(black, black));
    }

    @Test
    void kings_behind_walls_stay_there_and_are_not_mated() {
        Position position = plain(Colour.WHITE, TWO_ROWS);
        Ranges ranges = twoRowsRanges(ranks(0, 2), ranks(5, 7));
        assertThat(ConfinementProof.fault(position, Colour.WHITE, ranges)).isEmpty();
        assertThat(ConfinementProof.fault(position, Colour.BLACK, ranges)).isEmpty();
    }

    @Test
    void every_square_of_a_king_is_needed() {
        Position position = plain(Colour.WHITE, TWO_ROWS);
        for (int square = 0; square < 24; square++) {
            Ranges ranges = twoRowsRanges(ranks(0, 2) & ~(1L << square), ranks(5, 7));
            assertThat(looseness(position, ranges))
                    .as(Square.of(square).toString())
                    .contains("king of WHITE");
        }
    }

    @Test
    void a_piece_must_be_claimed_once_and_where_it_stands() {
        Position position = plain(Colour.WHITE, TWO_ROWS);
        Ranges ranges = twoRowsRanges(ranks(0, 2), ranks(5, 7));
        List<Range> fewer = ranges.pieces().subList(1, ranges.pieces().size());
        assertThat(looseness(position, new Ranges(fewer, ranges.white(), ranges.black())))
                .contains("lack its own");
        List<Range> more = new ArrayList<>(ranges.pieces());
        more.add(range(Piece.BLACK_PAWN, Square.A7, 1L << Square.A7.ordinal()));
        assertThat(looseness(position, new Ranges(more, ranges.white(), ranges.black())))
                .contains("not on the board");
    }

    @Test
    void a_pawn_that_may_be_captured_is_no_wall() {
        Map<Square, Piece> pieces = new EnumMap<>(TWO_ROWS);
        pieces.put(Square.A1, Piece.WHITE_ROOK);
        List<Range> ranges = new ArrayList<>(twoRowsRanges(0, 0).pieces());
        Map<Square, Piece> open = new EnumMap<>(pieces);
        open.remove(Square.A4);
        ranges.removeIf(range -> range.start() == Square.A4);
        ranges.add(range(Piece.WHITE_ROOK, Square.A1, ranks(0, 2)));
        Ranges claimed = new Ranges(ranges, kings(ranks(0, 2), ranks(0, 2)), kings(ranks(5, 7), ranks(5, 7)));
        assertThat(looseness(plain(Colour.WHITE, open), claimed)).contains("may go from");
    }

    @Test
    void a_lone_pawn_must_be_allowed_to_step_and_to_be_promoted() {
        Position position = plain(
                Colour.WHITE,
                Map.of(Square.A2, Piece.WHITE_PAWN, Square.H1, Piece.WHITE_KING, Square.H8, Piece.BLACK_KING));
        long file = 0x0001010101010100L;
        assertThat(looseness(position, pawn(file, ALL))).isEmpty();
        assertThat(looseness(position, pawn(file, 0))).contains("from a7 to [a8]");
        assertThat(looseness(position, pawn(file, ALL & ~(1L << Square.D4.ordinal()))))
                .contains("[d4]");
        assertThat(looseness(position, pawn(file & ~(1L << Square.A4.ordinal()), ALL)))
                .contains("from a2 to [a4]");
        assertThat(looseness(position, pawn(file & ~(1L << Square.A3.ordinal()), ALL)))
                .contains("from a2 to [a3]");
    }

    private static Ranges pawn(long squares, long promoted) {
        Range pawn = new Range(Piece.WHITE_PAWN, Square.A2, new SquareSet(squares), new SquareSet(promoted));
        return new Ranges(List.of(pawn), kings(ALL, ALL), kings(ALL, ALL));
    }

    @Test
    void of_two_pawns_that_face_each_other_neither_passes_while_they_are_safe() {
        Range white = range(Piece.WHITE_PAWN, Square.A2, 0x0000010101010100L);
        Range black = range(Piece.BLACK_PAWN, Square.A7, 0x0001010101010000L);
        long right = 0xE0E0E0E0E0E0E0E0L;
        Walls safe = new Walls(new Ranges(List.of(white, black), kings(right, right), kings(right, right)));
        assertThat(safe.isBarred(white, Square.A7.ordinal())).isTrue();
        assertThat(safe.isBarred(white, Square.A6.ordinal())).isFalse();
        assertThat(safe.isBarred(black, Square.A2.ordinal())).isTrue();
        assertThat(safe.isBarred(black, Square.A3.ordinal())).isFalse();
        Walls near = new Walls(new Ranges(List.of(white, black), kings(ALL, ALL), kings(right, right)));
        assertThat(near.isBarred(white, Square.A7.ordinal())).isFalse();
        assertThat(near.isBarred(black, Square.A2.ordinal())).isTrue();
    }

    @Test
    void a_pawn_that_leaves_its_file_or_is_promoted_bars_nobody() {
        Range white = range(Piece.WHITE_PAWN, Square.A2, 0x0000010101010100L);
        Range aside = range(Piece.BLACK_PAWN, Square.A7, 0x0001010101010000L | 1L << Square.B6.ordinal());
        Range promoted =
                new Range(Piece.BLACK_PAWN, Square.A7, new SquareSet(0x0001010101010000L), SquareSet.of(Square.A1));
        for (Range black : List.of(aside, promoted)) {
            Walls walls = new Walls(new Ranges(List.of(white, black), kings(0, 0), kings(0, 0)));
            assertThat(walls.isBarred(white, Square.A7.ordinal())).isFalse();
        }
    }

    @Test
    void a_king_who_never_moves_is_a_wall_until_a_line_ends_in_him() {
        long corner = 1L << Square.F8.ordinal();
        Range pawn = range(Piece.WHITE_PAWN, Square.G2, 0x0040404040404000L);
        Range bishop = range(Piece.WHITE_BISHOP, Square.C5, 1L << Square.C5.ordinal());
        Ranges checked = new Ranges(List.of(pawn), kings(0, 0), kings(corner, corner));
        assertThat(new Walls(checked).of(Colour.BLACK)).isEqualTo(corner);
        Ranges lined = new Ranges(List.of(pawn, bishop), kings(0, 0), kings(corner, corner));
        assertThat(new Walls(lined).of(Colour.BLACK)).isZero();
    }

    @Test
    void castling_must_be_provided_for() {
        Position position = position(
                Colour.WHITE,
                SquareSet.of(Square.H1),
                Optional.empty(),
                Map.of(Square.E1, Piece.WHITE_KING, Square.H1, Piece.WHITE_ROOK, Square.E8, Piece.BLACK_KING));
        Ranges.Kings black = kings(ALL, ALL);
        Range anywhere = range(Piece.WHITE_ROOK, Square.H1, ALL);
        Range without = range(Piece.WHITE_ROOK, Square.H1, ALL & ~(1L << Square.F1.ordinal()));
        long noCastle = ALL & ~(1L << Square.G1.ordinal());
        assertThat(looseness(position, new Ranges(List.of(anywhere), kings(ALL, ALL), black)))
                .isEmpty();
        assertThat(looseness(position, new Ranges(List.of(without), kings(ALL, ALL), black)))
                .contains("may castle");
        assertThat(looseness(position, new Ranges(List.of(anywhere), kings(noCastle, noCastle), black)))
                .contains("may castle");
    }

    @Test
    void a_capture_in_passing_must_be_provided_for() {
        Position position = position(
                Colour.BLACK,
                SquareSet.EMPTY,
                Optional.of(Square.E3),
                Map.of(
                        Square.E4, Piece.WHITE_PAWN,
                        Square.D4, Piece.BLACK_PAWN,
                        Square.A1, Piece.WHITE_KING,
                        Square.A8, Piece.BLACK_KING));
        assertThat(position.enPassant()).contains(Square.E3);
        long ahead = 0xFFFFFFFFFFL << 24 & ~(0xFFL << 56);
        Ranges.Kings kings = kings(ALL, ALL);
        Range black = new Range(Piece.BLACK_PAWN, Square.D4, new SquareSet(0xFFFFFF00L), new SquareSet(ALL));
        Range white = new Range(Piece.WHITE_PAWN, Square.E4, new SquareSet(ahead), new SquareSet(ALL));
        Range passed = new Range(Piece.WHITE_PAWN, Square.E4, new SquareSet(ahead | 1L << 20), new SquareSet(ALL));
        assertThat(looseness(position, new Ranges(List.of(white, black), kings, kings)))
                .contains("can be captured on e3");
        assertThat(looseness(position, new Ranges(List.of(passed, black), kings, kings)))
                .isEmpty();
    }

    @Test
    void a_king_who_can_be_mated_is_not_called_safe() {
        Position position = plain(
                Colour.WHITE,
                Map.of(Square.A1, Piece.WHITE_ROOK, Square.E1, Piece.WHITE_KING, Square.E8, Piece.BLACK_KING));
        Ranges ranges = new Ranges(List.of(range(Piece.WHITE_ROOK, Square.A1, ALL)), kings(ALL, ALL), kings(ALL, ALL));
        assertThat(ConfinementProof.fault(position, Colour.WHITE, ranges))
                .hasValueSatisfying(fault -> assertThat(fault).contains("may be mated"));
        assertThat(ConfinementProof.fault(position, Colour.BLACK, ranges)).isEmpty();
    }

    @Test
    void states_with_a_way_out_prove_nothing() {
        Position root = plain(Colour.WHITE, Map.of(Square.A1, Piece.WHITE_KING, Square.H8, Piece.BLACK_KING));
        Ranges nowhere = new Ranges(List.of(), kings(0, 0), kings(0, 0));
        States states = States.of(1, _ -> root.packed());
        assertThat(ExhaustionProof.fault(root, Colour.WHITE, States.of(0, _ -> root.packed()), _ -> nowhere, List.of()))
                .isPresent();
        // A lone king is dead by himself, so that his state need lead nowhere.
        assertThat(ExhaustionProof.fault(root, Colour.WHITE, states, _ -> nowhere, List.of()))
                .isEmpty();
        Position rook = plain(
                Colour.WHITE,
                Map.of(Square.A1, Piece.WHITE_KING, Square.B7, Piece.WHITE_ROOK, Square.H8, Piece.BLACK_KING));
        assertThat(ExhaustionProof.fault(rook, Colour.WHITE, States.of(1, _ -> rook.packed()), _ -> nowhere, List.of()))
                .isPresent();
    }
}
