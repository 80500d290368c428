package org.jadoube.board;

/// The squares that bishops and rooks attack on an occupied board; one subtype for each way to know them.
///
/// The answers include the first occupied square in each direction. The quickest way on this machine is
/// chosen once,
/// see [SliderRace].
abstract sealed class Sliders permits CompressedSliders, LineSliders {
    /// What a bishop on a square attacks.
    abstract long diagonal(int square, long occupied);

    /// What a rook on a square attacks.
    abstract long straight(int square, long occupied);

    /// Walks the board step by step; the slow truth that tables are filled from.
    static long walk(int square, long occupied, int[][] directions) {
        long attacked = 0;
        for (int[] direction : directions) {
            int file = (square & 7) + direction[0];
            int rank = (square >> 3) + direction[1];
            while (file >= 0 && file < 8 && rank >= 0 && rank < 8) {
                long bit = 1L << (rank * 8 + file);
                attacked |= bit;
                if ((occupied & bit) != 0) {
                    break;
                }
                file += direction[0];
                rank += direction[1];
            }
        }
        return attacked;
    }
}
