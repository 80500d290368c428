package org.jadoube.board;

/// Random numbers whose exclusive sum over what a position consists of is its key. The same in every run of
/// one release; not promised to be the same in the next.
///
/// A kind of piece is a small number made of four bits: pawn 1, knight 2, moves diagonally 4, moves straight
/// 8; so a bishop is 4, a rook 8, a queen 12, and the king, who is in none of these sets, 0.
final class Zobrist {
    /// Told apart by who is to move.
    static final long BLACK_TO_MOVE;

    private static final long[] PIECES = new long[2 << 10];
    private static final long[] CASTLING = new long[64];
    private static final long[] EN_PASSANT = new long[8];

    static {
        long state = 0x4A61646F756265L;
        for (int i = 0; i < PIECES.length; i++) {
            PIECES[i] = mix(state += 0x9E3779B97F4A7C15L);
        }
        for (int i = 0; i < CASTLING.length; i++) {
            CASTLING[i] = mix(state += 0x9E3779B97F4A7C15L);
        }
        for (int i = 0; i < EN_PASSANT.length; i++) {
            EN_PASSANT[i] = mix(state += 0x9E3779B97F4A7C15L);
        }
        BLACK_TO_MOVE = mix(state + 0x9E3779B97F4A7C15L);
    }

    private Zobrist() {}

    /// The finishing step of the SplitMix64 generator.
    private static long mix(long value) {
        long mixed = (value ^ value >>> 30) * 0xBF58476D1CE4E5B9L;
        mixed = (mixed ^ mixed >>> 27) * 0x94D049BB133111EBL;
        return mixed ^ mixed >>> 31;
    }

    /// @param side 0 for White, 1 for Black
    static long piece(int side, int kind, int square) {
        return PIECES[side << 10 | kind << 6 | square];
    }

    /// The sum over a set of rooks, seen from White, that may still castle.
    static long castling(long rooks) {
        long sum = 0;
        for (long rest = rooks; rest != 0; rest &= rest - 1) {
            sum ^= CASTLING[Long.numberOfTrailingZeros(rest)];
        }
        return sum;
    }

    static long enPassant(int square) {
        return EN_PASSANT[square & 7];
    }
}
