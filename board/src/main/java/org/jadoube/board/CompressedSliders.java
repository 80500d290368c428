package org.jadoube.board;

/// Sliders by [Long#compress(long, long)]: the occupied squares that matter, squeezed together, are the index
/// into one flat table of 107,648 entries. Where the processor does this in one instruction there is nothing
/// quicker.
final class CompressedSliders extends Sliders {
    private static final int ENTRIES = 107_648;

    private static final long[] TABLE = new long[ENTRIES];
    private static final long[] DIAGONAL_MASKS = new long[64];
    private static final long[] STRAIGHT_MASKS = new long[64];
    private static final int[] DIAGONAL_STARTS = new int[64];
    private static final int[] STRAIGHT_STARTS = new int[64];

    static {
        LineSliders lines = new LineSliders();
        int next = 0;
        for (int square = 0; square < 64; square++) {
            long mask = lines.diagonal(square, 0) & ~(Bits.RANK_1 | Bits.RANK_8 | Bits.FILE_A | Bits.FILE_H);
            DIAGONAL_MASKS[square] = mask;
            DIAGONAL_STARTS[square] = next;
            // Counting through the subsets of a mask in ascending order is counting through their
            // compressed forms.
            long subset = 0;
            do {
                TABLE[next++] = lines.diagonal(square, subset);
                subset = (subset - mask) & mask;
            } while (subset != 0);
        }
        for (int square = 0; square < 64; square++) {
            long file = Bits.FILE_A << (square & 7) & ~(Bits.RANK_1 | Bits.RANK_8);
            long rank = Bits.RANK_1 << (square & 56) & ~(Bits.FILE_A | Bits.FILE_H);
            long mask = (file | rank) & ~(1L << square);
            STRAIGHT_MASKS[square] = mask;
            STRAIGHT_STARTS[square] = next;
            long subset = 0;
            do {
                TABLE[next++] = lines.straight(square, subset);
                subset = (subset - mask) & mask;
            } while (subset != 0);
        }
        if (next != ENTRIES) {
            throw new AssertionError("the table has " + next + " entries");
        }
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
