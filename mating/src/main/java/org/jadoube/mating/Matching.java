package org.jadoube.mating;

/// Squares given to holders, at most one to each: as many are given as can be, for who has one already passes it on
/// to another where that makes room (augmenting ways, Kuhn 1955).
final class Matching {
    /// Who may hold what.
    interface Fitness {
        /// @param square as a bit
        boolean fits(int holder, long square);
    }

    private final long[] held;
    private final Fitness fitness;

    /// @param holders how many there are, counted from 0
    Matching(int holders, Fitness fitness) {
        held = new long[holders];
        this.fitness = fitness;
    }

    /// Whether each of some squares has found a holder of its own.
    boolean takes(long squares) {
        for (long rest = squares; rest != 0; rest &= rest - 1) {
            if (!take(rest & -rest, new boolean[held.length])) {
                return false;
            }
        }
        return true;
    }

    private boolean take(long square, boolean[] tried) {
        for (int i = 0; i < held.length; i++) {
            if (!tried[i] && fitness.fits(i, square)) {
                tried[i] = true;
                if (held[i] == 0 || take(held[i], tried)) {
                    held[i] = square;
                    return true;
                }
            }
        }
        return false;
    }

    /// The holders that hold something, a bit for each.
    long holders() {
        long holders = 0;
        for (int i = 0; i < held.length; i++) {
            holders |= held[i] == 0 ? 0 : 1L << i;
        }
        return holders;
    }
}
