package org.jadoube.board;

/// Sliders by arithmetic on lines: on each line through the square, the nearest occupied square above and the
/// nearest below bound what is attacked, and one subtraction fills what lies between. Needs no large table
/// and no particular instruction.
final class LineSliders extends Sliders {
    private static final int RISING = 0;
    private static final int FALLING = 64;
    private static final int FILE = 128;
    private static final int RANK = 192;

    private static final long[] ABOVE = new long[256];
    private static final long[] BELOW = new long[256];

    static {
        for (int square = 0; square < 64; square++) {
            fill(RISING + square, square, 1, 1);
            fill(FALLING + square, square, -1, 1);
            fill(FILE + square, square, 0, 1);
            fill(RANK + square, square, 1, 0);
        }
    }

    private static void fill(int line, int square, int file, int rank) {
        ABOVE[line] = ray(square, file, rank);
        BELOW[line] = ray(square, -file, -rank);
    }

    private static long ray(int square, int fileStep, int rankStep) {
        long ray = 0;
        int file = (square & 7) + fileStep;
        int rank = (square >> 3) + rankStep;
        while (file >= 0 && file < 8 && rank >= 0 && rank < 8) {
            ray |= 1L << (rank * 8 + file);
            file += fileStep;
            rank += rankStep;
        }
        return ray;
    }

    @Override
    long diagonal(int square, long occupied) {
        return line(RISING + square, occupied) | line(FALLING + square, occupied);
    }

    @Override
    long straight(int square, long occupied) {
        return line(FILE + square, occupied) | line(RANK + square, occupied);
    }

    private static long line(int line, long occupied) {
        long above = ABOVE[line];
        long below = BELOW[line];
        long nearestBelow = Long.MIN_VALUE >>> Long.numberOfLeadingZeros((below & occupied) | 1);
        long blockersAbove = above & occupied;
        return (above | below) & (blockersAbove ^ (blockersAbove - nearestBelow));
    }
}
