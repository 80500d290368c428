package org.jadoube.mating.proof;

import java.util.Arrays;
import org.jadoube.board.Colour;
import org.jadoube.board.PieceType;

/// Where pieces go on a board of squares numbered from 0 (`a1`) to 63 (`h8`), stepping from one to the
/// next. Sets of squares are bits.
final class Geometry {
    private static final int[][] DIAGONALS = {{1, 1}, {1, -1}, {-1, 1}, {-1, -1}};
    private static final int[][] STRAIGHTS = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}};
    private static final int[][] KNIGHTS = {{1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}};
    private static final int OFF = -1;
    private static final int[] NOWHERE = {};

    /// By square: the ways from it to the edge.
    private static final int[][][] DIAGONAL_WAYS = ways(DIAGONALS);
    private static final int[][][] STRAIGHT_WAYS = ways(STRAIGHTS);

    private static final long[] LEAPS = new long[64];
    private static final long[] STEPS = new long[64];
    private static final long[] FROM_BELOW = new long[64];
    private static final long[] FROM_ABOVE = new long[64];

    static {
        for (int square = 0; square < 64; square++) {
            LEAPS[square] = leaps(KNIGHTS, square);
            STEPS[square] = leaps(DIAGONALS, square) | leaps(STRAIGHTS, square);
            FROM_BELOW[square] = bit(step(square, -1, 1)) | bit(step(square, 1, 1));
            FROM_ABOVE[square] = bit(step(square, -1, -1)) | bit(step(square, 1, -1));
        }
    }

    private Geometry() {}

    static boolean has(long set, int square) {
        return (set & 1L << square) != 0;
    }

    static long one(int square) {
        return 1L << square;
    }

    /// The lowest square of a set that is not empty.
    static int first(long set) {
        return Long.numberOfTrailingZeros(set);
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

    /// Where a colour's pawns come by their step of two squares.
    static long fourthRank(Colour colour) {
        return colour == Colour.WHITE ? 0xFFL << 24 : 0xFFL << 32;
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
        return colour == Colour.WHITE ? FROM_BELOW[square] : FROM_ABOVE[square];
    }

    private static long bit(int square) {
        return square == OFF ? 0 : one(square);
    }

    /// What a piece other than a pawn attacks from a square, up to and with what stands in its way.
    static long attacks(PieceType type, int square, long standing) {
        return switch (type) {
            case KNIGHT -> LEAPS[square];
            case BISHOP -> lines(DIAGONAL_WAYS[square], standing);
            case ROOK -> lines(STRAIGHT_WAYS[square], standing);
            case QUEEN -> lines(DIAGONAL_WAYS[square], standing) | lines(STRAIGHT_WAYS[square], standing);
            case KING -> STEPS[square];
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

    private static int[][][] ways(int[][] directions) {
        int[][][] ways = new int[64][directions.length][];
        for (int square = 0; square < 64; square++) {
            for (int i = 0; i < directions.length; i++) {
                ways[square][i] = way(square, directions[i]);
            }
        }
        return ways;
    }

    private static int[] way(int square, int[] direction) {
        int[] way = new int[7];
        int length = 0;
        int next = step(square, direction[0], direction[1]);
        while (next != OFF) {
            way[length++] = next;
            next = step(next, direction[0], direction[1]);
        }
        return Arrays.copyOf(way, length);
    }

    private static long lines(int[][] ways, long standing) {
        long set = 0;
        for (int[] way : ways) {
            for (int square : way) {
                set |= one(square);
                if (has(standing, square)) {
                    break;
                }
            }
        }
        return set;
    }

    /// The squares between two; none where no line joins them.
    static long between(int from, int to) {
        int[] way = wayThrough(from, to);
        long between = 0;
        for (int i = 0; i < way.length && way[i] != to; i++) {
            between |= one(way[i]);
        }
        return between;
    }

    /// The squares from one in the direction of another, up to the edge; only the other where no line joins them.
    static long ray(int from, int to) {
        long ray = one(to);
        for (int square : wayThrough(from, to)) {
            ray |= one(square);
        }
        return ray;
    }

    private static int[] wayThrough(int from, int to) {
        int[][] ways = (lines(DIAGONAL_WAYS[from], 0) & one(to)) != 0 ? DIAGONAL_WAYS[from] : STRAIGHT_WAYS[from];
        for (int[] way : ways) {
            for (int square : way) {
                if (square == to) {
                    return way;
                }
            }
        }
        return NOWHERE;
    }
}
