package org.jadoube.board;

/// The counting of lines without a single object on the way: the sets of squares travel as parameters, and
/// the last ply is only counted.
final class PerftCounter {
    /// More than any board allows, sound or not: a square is reached by one slider from each of eight
    /// directions, by eight knights and a king, and one of the last rank by three pawns in four ways.
    private static final int MOST_MOVES = 64 * 17 + 8 * 12;

    private static final int PROMOTIONS = Move.Kind.PROMOTION_TO_KNIGHT.ordinal();
    private static final int CASTLING = Move.Kind.CASTLING.ordinal();
    private static final int EN_PASSANT = Move.Kind.EN_PASSANT.ordinal();

    private PerftCounter() {}

    static long count(
            long own,
            long opponent,
            long pawns,
            long knights,
            long diagonals,
            long straights,
            long rights,
            long passed,
            int depth) {
        if (depth < 0) {
            throw new IllegalArgumentException("lines have 0 plies or more, not " + depth);
        }
        if (depth == 0) {
            return 1;
        }
        char[][] moves = new char[depth][MOST_MOVES];
        return lines(own, opponent, pawns, knights, diagonals, straights, rights, passed, depth, moves);
    }

    private static long lines(
            long own,
            long opponent,
            long pawns,
            long knights,
            long diagonals,
            long straights,
            long rights,
            long passed,
            int depth,
            char[][] moves) {
        if (depth == 1) {
            return Generator.count(own, opponent, pawns, knights, diagonals, straights, rights, passed);
        }
        char[] codes = moves[depth - 1];
        int size = Generator.list(own, opponent, pawns, knights, diagonals, straights, rights, passed, 0, codes);
        long king = own & ~(pawns | knights | diagonals | straights);
        long lines = 0;
        for (int i = 0; i < size; i++) {
            int code = codes[i];
            int from = code & 63;
            int to = code >> 6 & 63;
            int kind = code >> 12;
            long start = 1L << from;
            long end = 1L << to;
            long gone = ~(start | end);
            long nextOwn = (own & gone) | end;
            long nextOpponent = opponent & ~end;
            long nextPawns = (pawns & gone) | (pawns >>> from & 1) << to;
            long nextKnights = (knights & gone) | (knights >>> from & 1) << to;
            long nextDiagonals = (diagonals & gone) | (diagonals >>> from & 1) << to;
            long nextStraights = (straights & gone) | (straights >>> from & 1) << to;
            long nextRights = rights & gone & (start == king ? ~Bits.RANK_1 : -1);
            long nextPassed = (pawns & start) != 0 && to - from == 16 ? start << 8 : 0;
            if (kind >= PROMOTIONS) {
                int piece = kind - PROMOTIONS;
                nextPawns &= ~end;
                nextKnights |= piece == 0 ? end : 0;
                nextDiagonals |= (piece & 1) != 0 ? end : 0;
                nextStraights |= piece >= 2 ? end : 0;
            } else if (kind == EN_PASSANT) {
                nextOpponent ^= end >>> 8;
                nextPawns ^= end >>> 8;
            } else if (kind == CASTLING) {
                long kingTo = 1L << Castling.kingTarget(from, to);
                long rookTo = 1L << Castling.rookTarget(from, to);
                nextOwn = (own & gone) | kingTo | rookTo;
                nextStraights = (straights & gone) | rookTo;
            }
            lines += lines(
                    Long.reverseBytes(nextOpponent),
                    Long.reverseBytes(nextOwn),
                    Long.reverseBytes(nextPawns),
                    Long.reverseBytes(nextKnights),
                    Long.reverseBytes(nextDiagonals),
                    Long.reverseBytes(nextStraights),
                    Long.reverseBytes(nextRights),
                    Long.reverseBytes(nextPassed),
                    depth - 1,
                    moves);
        }
        return lines;
    }
}
