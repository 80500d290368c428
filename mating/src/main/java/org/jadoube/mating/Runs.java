package org.jadoube.mating;

import org.jadoube.board.Bits;

/// Where pieces that stand on some squares may run to, all at once: along the lines, up to and with the first
/// wall.
final class Runs {
    private Runs() {}

    static long straight(long from, long walls) {
        long open = ~walls;
        return up(from, open, 8, -1L)
                | up(from, open, 1, Bits.NOT_A)
                | down(from, open, 8, -1L)
                | down(from, open, 1, Bits.NOT_H);
    }

    static long diagonal(long from, long walls) {
        long open = ~walls;
        return up(from, open, 9, Bits.NOT_A)
                | up(from, open, 7, Bits.NOT_H)
                | down(from, open, 9, Bits.NOT_H)
                | down(from, open, 7, Bits.NOT_A);
    }

    private static long up(long from, long open, int by, long edge) {
        long pass = open & edge;
        long fill = from;
        fill |= pass & (fill << by);
        pass &= (pass << by);
        fill |= pass & (fill << (2 * by));
        pass &= (pass << (2 * by));
        fill |= pass & (fill << (4 * by));
        return (fill << by) & edge;
    }

    private static long down(long from, long open, int by, long edge) {
        long pass = open & edge;
        long fill = from;
        fill |= pass & (fill >>> by);
        pass &= (pass >>> by);
        fill |= pass & (fill >>> (2 * by));
        pass &= (pass >>> (2 * by));
        fill |= pass & (fill >>> (4 * by));
        return (fill >>> by) & edge;
    }
}
