package org.jadoube.mating;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.jadoube.board.Colour;
import org.jadoube.board.Piece;
import org.jadoube.board.PieceType;
import org.jadoube.board.Position;
import org.jadoube.board.Setup;
import org.jadoube.board.Square;
import org.jadoube.board.SquareSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// A mate in one is seen at the first look, whatever is hazy.
final class HazyMateTest {
    private static final int MATES = 1_500;
    private static final int HAZES = 6;
    private static final List<PieceType> MEN = List.of(
            PieceType.PAWN,
            PieceType.PAWN,
            PieceType.BISHOP,
            PieceType.BISHOP,
            PieceType.KNIGHT,
            PieceType.ROOK,
            PieceType.QUEEN);

    @ParameterizedTest
    @ValueSource(longs = {7, 1_729})
    void a_mate_in_one_is_seen_whatever_is_hazy(long seed) {
        assertSeen(new Random(seed));
    }

    @Test
    void a_mate_in_one_is_seen_whatever_is_hazy_in_a_fresh_run() {
        long seed = System.nanoTime();
        System.out.println("hazy mates, seed " + seed);
        assertSeen(new Random(seed));
    }

    @Test
    void a_check_uncovered_by_capturing_a_hazy_pawn_in_passing_is_seen() {
        Position position = MatingTable.position("6bk/7p/8/3Pp3/8/8/1B6/K7 w - e6");
        assertThat(look(position, 1L << Square.E5.ordinal())).isEqualTo(Foresight.Outcome.PERHAPS);
    }

    private static void assertSeen(Random random) {
        int mates = 0;
        while (mates < MATES) {
            Optional<Position> position = position(random).filter(HazyMateTest::isMateInOne);
            if (position.isPresent()) {
                mates++;
                assertSeen(position.get(), random);
            }
        }
    }

    private static void assertSeen(Position position, Random random) {
        for (int haze = 0; haze < HAZES; haze++) {
            long hazy = 0;
            for (Square square : position.occupied()) {
                boolean king = position.king(Colour.WHITE) == square || position.king(Colour.BLACK) == square;
                hazy |= king || random.nextInt(2 + haze) > 0 ? 0 : 1L << square.ordinal();
            }
            assertThat(look(position, hazy))
                    .as("%s, hazy %s", MatingTable.fen(position), new SquareSet(hazy))
                    .isEqualTo(Foresight.Outcome.PERHAPS);
        }
    }

    private static Foresight.Outcome look(Position position, long hazy) {
        return new Foresight(position, position.turn(), new Haze(position, hazy), () -> false).look(1);
    }

    private static boolean isMateInOne(Position position) {
        return position.legalMoves().stream()
                .anyMatch(move -> position.after(move).isCheckmate());
    }

    /// A king among men of his own, and some of the other side, who has the move; now and then after a pawn's step
    /// of two squares.
    private static Optional<Position> position(Random random) {
        Map<Square, Piece> men = new EnumMap<>(Square.class);
        Colour winner = Colour.values()[random.nextInt(2)];
        int king = random.nextInt(64);
        men.put(Square.of(king), Piece.of(winner.opponent(), PieceType.KING));
        for (int square = 0; square < 64; square++) {
            boolean beside = Math.abs((square & 7) - (king & 7)) < 2 && Math.abs((square >> 3) - (king >> 3)) < 2;
            if (beside && random.nextInt(3) > 0) {
                put(men, square, Piece.of(winner.opponent(), man(random)));
            }
        }
        for (int man = random.nextInt(9) + 3; man > 0; man--) {
            put(men, random.nextInt(64), Piece.of(random.nextInt(4) > 0 ? winner : winner.opponent(), man(random)));
        }
        put(men, random.nextInt(64), Piece.of(winner, PieceType.KING));
        boolean whole = men.containsValue(Piece.of(winner, PieceType.KING));
        return whole ? position(men, winner, random) : Optional.empty();
    }

    private static Optional<Position> position(Map<Square, Piece> men, Colour winner, Random random) {
        Optional<Position> position =
                MatingTable.position(new Setup(men, winner.opponent(), SquareSet.EMPTY, Optional.empty(), 0, 1));
        List<Position> stepped = position.stream()
                .flatMap(before -> before.legalMoves().stream().map(before::after))
                .filter(after -> after.enPassant().isPresent())
                .toList();
        return stepped.isEmpty()
                ? MatingTable.position(new Setup(men, winner, SquareSet.EMPTY, Optional.empty(), 0, 1))
                : Optional.of(stepped.get(random.nextInt(stepped.size())));
    }

    private static PieceType man(Random random) {
        return MEN.get(random.nextInt(MEN.size()));
    }

    private static void put(Map<Square, Piece> men, int square, Piece piece) {
        boolean end = square < 8 || square > 55;
        if (piece.type() != PieceType.PAWN || !end) {
            men.putIfAbsent(Square.of(square), piece);
        }
    }
}
