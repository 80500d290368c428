package org.jadoube.board;

/// Sliders by [Long#compress(long, long)]: the occupied squares that matter, squeezed together, are the
/// index into one
/// flat table of 107,648 entries. Where the processor does this in one instruction there is nothing quicker.
final class CompressedSliders extends Sliders {
    private static final int[][] DIAGONALS = {{1, 1}, {1, -1}, {-1, 1}, {-1, -1}};
    private static final int[][] STRAIGHTS = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}};
    private static final int ENTRIES = 107_648;

    private static final long[] TABLE = new long[ENTRIES];
    private static final long[] DIAGONAL_MASKS = new long[64];
    private static final long[] STRAIGHT_MASKS = new long[64];
    private static final int[] DIAGONAL_STARTS = new int[64];
    private static final int[] STRAIGHT_STARTS = new int[64];

    static {
        int end = fill(0, DIAGONALS, DIAGONAL_MASKS, DIAGONAL_STARTS);
        end = fill(end, STRAIGHTS, STRAIGHT_MASKS, STRAIGHT_STARTS);
        if (end != ENTRIES) {
            throw new AssertionError("slider table has " + end + " entries");
        }
    }

    private static int fill(int start, int[][] directions, long[] masks, int[] starts) {
        int next = start;
        for (int square = 0; square < 64; square++) {
            long mask = 0;
            for (int[] direction : directions) {
                long ray = walk(square, 0, new int[][] {direction});
                mask |= ray & ~edge(direction);
            }
            masks[square] = mask;
            starts[square] = next;
            // Counting through the subsets of a mask in ascending order is counting through their
            // compressed forms.
            long subset = 0;
            do {
                TABLE[next++] = walk(square, subset, directions);
                subset = (subset - mask) & mask;
            } while (subset != 0);
        }
        return next;
    }

    /// The last squares in a direction: whether they are occupied never matters.
    private static long edge(int[] direction) {
        long edge = 0;
        edge |= direction[0] > 0 ? Bits.FILE_H : direction[0] < 0 ? Bits.FILE_A : 0;
        edge |= direction[1] > 0 ? Bits.RANK_8 : direction[1] < 0 ? Bits.RANK_1 : 0;
        return edge;
    }

    @Override
    long diagonal(int square, long occupied) {
        return TABLE[DIAGONAL_STARTS[square] + (int) Long.compress(occupied, DIAGONAL_MASKS[square])];
    }

    @Override
    long straight(int square, long occupied) {
        return TABLE[STRAIGHT_STARTS[square] + (int) Long.compress(occupied, STRAIGHT_MASKS[square])];
    }
}
