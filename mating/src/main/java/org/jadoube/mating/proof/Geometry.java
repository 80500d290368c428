package org.jadoube.mating.proof;

import org.jadoube.board.Colour;
import org.jadoube.board.PieceType;

/// Where pieces go on a board of squares numbered from 0 (`a1`) to 63 (`h8`), stepping from one to the
/// next. Sets of squares are bits.
final class Geometry {
    private static final int[][] DIAGONALS = {{1, 1}, {1, -1}, {-1, 1}, {-1, -1}};
    private static final int[][] STRAIGHTS = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}};
    private static final int[][] KNIGHTS = {{1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}};
    private static final int OFF = -1;

    private Geometry() {}

    static boolean has(long set, int square) {
        return (set & 1L << square) != 0;
    }

    static long one(int square) {
        return 1L << square;
    }

    /// The rank as a player counts it, from 0.
    static int rank(int square, Colour colour) {
        return colour == Colour.WHITE ? square / 8 : 7 - square / 8;
    }

    static long file(int square) {
        long file = 0;
        for (int other = square % 8; other < 64; other += 8) {
            file |= one(other);
        }
        return file;
    }

    static long lastRank(Colour colour) {
        return colour == Colour.WHITE ? 0xFFL << 56 : 0xFFL;
    }

    private static int step(int square, int files, int ranks) {
        int file = square % 8 + files;
        int rank = square / 8 + ranks;
        return file < 0 || file > 7 || rank < 0 || rank > 7 ? OFF : rank * 8 + file;
    }

    /// The square before a pawn that is not on its last rank.
    static int ahead(int square, Colour colour) {
        return colour == Colour.WHITE ? square + 8 : square - 8;
    }

    static long pawn(int square, Colour colour) {
        int ranks = colour == Colour.WHITE ? 1 : -1;
        return bit(step(square, -1, ranks)) | bit(step(square, 1, ranks));
    }

    private static long bit(int square) {
        return square == OFF ? 0 : one(square);
    }

    /// What a piece other than a pawn attacks from a square, up to and with what stands in its way.
    static long attacks(PieceType type, int square, long standing) {
        return switch (type) {
            case KNIGHT -> leaps(KNIGHTS, square);
            case BISHOP -> lines(DIAGONALS, square, standing);
            case ROOK -> lines(STRAIGHTS, square, standing);
            case QUEEN -> lines(DIAGONALS, square, standing) | lines(STRAIGHTS, square, standing);
            case KING -> leaps(DIAGONALS, square) | leaps(STRAIGHTS, square);
            case PAWN -> throw new IllegalArgumentException("what a pawn attacks depends on its colour");
        };
    }

    private static long leaps(int[][] ways, int square) {
        long set = 0;
        for (int[] way : ways) {
            set |= bit(step(square, way[0], way[1]));
        }
        return set;
    }

    private static long lines(int[][] ways, int square, long standing) {
        long set = 0;
        for (int[] way : ways) {
            int next = step(square, way[0], way[1]);
            while (next != OFF) {
                set |= one(next);
                next = has(standing, next) ? OFF : step(next, way[0], way[1]);
            }
        }
        return set;
    }
}
