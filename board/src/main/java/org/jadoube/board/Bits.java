package org.jadoube.board;

/// Names for sets of squares as 64 bits, `a1` the lowest.
final class Bits {
    static final long FILE_A = 0x0101010101010101L;
    static final long FILE_H = FILE_A << 7;
    static final long NOT_A = ~FILE_A;
    static final long NOT_H = ~FILE_H;
    static final long NOT_AB = NOT_A & ~(FILE_A << 1);
    static final long NOT_GH = NOT_H & ~(FILE_A << 6);
    static final long RANK_1 = 0xFFL;
    static final long RANK_3 = RANK_1 << 16;
    static final long RANK_4 = RANK_1 << 24;
    static final long RANK_6 = RANK_1 << 40;
    static final long RANK_7 = RANK_1 << 48;
    static final long RANK_8 = RANK_1 << 56;
    static final long LIGHT = 0x55AA55AA55AA55AAL;

    private Bits() {}
}
