package org.jadoube.board;

/// Names for sets of squares as 64 bits, `a1` the lowest.
public final class Bits {
    public static final long FILE_A = 0x0101010101010101L;
    public static final long FILE_H = FILE_A << 7;
    public static final long NOT_A = ~FILE_A;
    public static final long NOT_H = ~FILE_H;
    public static final long NOT_AB = NOT_A & ~(FILE_A << 1);
    public static final long NOT_GH = NOT_H & ~(FILE_A << 6);
    public static final long RANK_1 = 0xFFL;
    public static final long RANK_3 = RANK_1 << 16;
    public static final long RANK_4 = RANK_1 << 24;
    public static final long RANK_5 = RANK_1 << 32;
    public static final long RANK_6 = RANK_1 << 40;
    public static final long RANK_7 = RANK_1 << 48;
    public static final long RANK_8 = RANK_1 << 56;
    public static final long LIGHT = 0x55AA55AA55AA55AAL;

    private Bits() {}
}
