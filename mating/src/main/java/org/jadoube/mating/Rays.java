package org.jadoube.mating;

import org.jadoube.board.Attacks;

/// The squares that lie from one square in the direction of another.
final class Rays {
    private static final long[] RAYS = new long[64 * 64];

    static {
        for (int from = 0; from < 64; from++) {
            for (int to = 0; to < 64; to++) {
                RAYS[from << 6 | to] = ray(from, to);
            }
        }
    }

    private Rays() {}

    /// Up to the edge; only the other square where the two are not in line.
    static long of(int from, int to) {
        return RAYS[from << 6 | to];
    }

    private static long ray(int from, int to) {
        long ends = 1L << from | 1L << to;
        long behind = (Attacks.diagonal(from, 0) & 1L << to) != 0
                ? Attacks.diagonal(to, ends) & Attacks.diagonal(from, 0)
                : (Attacks.straight(from, 0) & 1L << to) != 0
                        ? Attacks.straight(to, ends) & Attacks.straight(from, 0)
                        : 0;
        return (behind | 1L << to) & ~(1L << from);
    }
}
