package org.jadoube.mating;

import java.util.Arrays;
import org.jadoube.board.Attacks;
import org.jadoube.board.PieceType;

/// How many moves it is from square to square for a piece that has the board to itself.
final class Steps {
    /// Farther than any way; to where a piece never comes.
    static final int FAR = 8;

    private static final byte[][][] STEPS = new byte[PieceType.values().length][64][64];

    static {
        for (PieceType type : PieceType.values()) {
            for (int square = 0; square < 64; square++) {
                spread(type, square, STEPS[type.ordinal()][square]);
            }
        }
    }

    private Steps() {}

    /// The fewest from any of some squares to any of others.
    static int between(PieceType type, long from, long to) {
        int fewest = FAR;
        for (long rest = from; rest != 0; rest &= rest - 1) {
            byte[] steps = STEPS[type.ordinal()][Long.numberOfTrailingZeros(rest)];
            for (long goal = to; goal != 0; goal &= goal - 1) {
                fewest = Math.min(fewest, steps[Long.numberOfTrailingZeros(goal)]);
            }
        }
        return fewest;
    }

    private static void spread(PieceType type, int from, byte[] steps) {
        Arrays.fill(steps, (byte) FAR);
        long seen = 0;
        long edge = 1L << from;
        for (int count = 0; edge != 0; count++) {
            seen |= edge;
            long next = 0;
            for (long rest = edge; rest != 0; rest &= rest - 1) {
                int square = Long.numberOfTrailingZeros(rest);
                steps[square] = (byte) count;
                next |= attacks(type, square);
            }
            edge = next & ~seen;
        }
    }

    /// Pawns have no way back and so no way at all.
    private static long attacks(PieceType type, int square) {
        return switch (type) {
            case PAWN -> 0;
            case KNIGHT -> Attacks.knight(square);
            case BISHOP -> Attacks.diagonal(square, 0);
            case ROOK -> Attacks.straight(square, 0);
            case QUEEN -> Attacks.diagonal(square, 0) | Attacks.straight(square, 0);
            case KING -> Attacks.king(square);
        };
    }
}
