package org.jadoube.board;

import org.jadoube.lawbook.Article;

/// What pieces attack (Articles 3.1 to 3.8), pinned or not, on a board of bits. "Up" is towards the eighth
/// rank.
public final class Attacks {
    private static final Sliders SLIDERS = Sliders.quickest();

    private static final long[] KNIGHT = new long[64];
    private static final long[] KING = new long[64];
    private static final long[] BETWEEN = new long[64 * 64];
    private static final long[] DIAGONALS = new long[64];
    private static final long[] STRAIGHTS = new long[64];

    static {
        for (int square = 0; square < 64; square++) {
            long bit = 1L << square;
            long row = bit | east(bit) | west(bit);
            KNIGHT[square] = knights(bit);
            KING[square] = (row | row << 8 | row >>> 8) & ~bit;
            DIAGONALS[square] = diagonal(square, 0);
            STRAIGHTS[square] = straight(square, 0);
        }
        for (int pair = 0; pair < BETWEEN.length; pair++) {
            int a = pair >> 6;
            int b = pair & 63;
            long ends = 1L << a | 1L << b;
            if ((DIAGONALS[a] >>> b & 1) != 0) {
                BETWEEN[pair] = diagonal(a, ends) & diagonal(b, ends);
            } else if ((STRAIGHTS[a] >>> b & 1) != 0) {
                BETWEEN[pair] = straight(a, ends) & straight(b, ends);
            }
        }
    }

    private Attacks() {}

    private static long east(long set) {
        return set << 1 & Bits.NOT_A;
    }

    private static long west(long set) {
        return set >>> 1 & Bits.NOT_H;
    }

    @Article({"3.2", "3.4", "3.5"})
    public static long diagonal(int square, long occupied) {
        return SLIDERS.diagonal(square, occupied);
    }

    @Article({"3.3", "3.4", "3.5"})
    public static long straight(int square, long occupied) {
        return SLIDERS.straight(square, occupied);
    }

    /// The diagonals through a square on an empty board.
    static long diagonals(int square) {
        return DIAGONALS[square];
    }

    /// The rank and file through a square on an empty board.
    static long straights(int square) {
        return STRAIGHTS[square];
    }

    @Article("3.6")
    public static long knight(int square) {
        return KNIGHT[square];
    }

    @Article({"3.8a", "2023/3.8.1"})
    public static long king(int square) {
        return KING[square];
    }

    /// What a whole set of knights attacks.
    public static long knights(long set) {
        long one = (set << 1 & Bits.NOT_A) | (set >>> 1 & Bits.NOT_H);
        long two = (set << 2 & Bits.NOT_AB) | (set >>> 2 & Bits.NOT_GH);
        return one << 16 | one >>> 16 | two << 8 | two >>> 8;
    }

    /// What a set of pawns that move up attacks.
    public static long pawnsUp(long set) {
        return (set << 9 & Bits.NOT_A) | (set << 7 & Bits.NOT_H);
    }

    /// What a set of pawns that move down attacks.
    public static long pawnsDown(long set) {
        return (set >>> 7 & Bits.NOT_A) | (set >>> 9 & Bits.NOT_H);
    }

    /// The squares strictly between two squares of one line; empty when they share none.
    public static long between(int a, int b) {
        return BETWEEN[a << 6 | b];
    }
}
