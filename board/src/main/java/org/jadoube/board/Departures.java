package org.jadoube.board;

import org.jadoube.lawbook.Article;

/// Where the pieces stand that can legally go to one square, on a board seen from the mover. Asked the other way round
/// than [Generator]: a reader of game scores knows where a piece arrived and looks for the piece.
final class Departures {
    private Departures() {}

    /// The departures of the mover's men of one type.
    ///
    /// @param to an index from 0 to 63
    @Article({"3.1", "3.9"})
    static long legal(
            PieceType type,
            int to,
            long own,
            long opponent,
            long pawns,
            long knights,
            long diagonals,
            long straights,
            long passed) {
        long arrival = 1L << to;
        if ((own & arrival) != 0) {
            return 0;
        }
        long occupied = own | opponent;
        long able = own
                & switch (type) {
                    case PAWN -> pawns(pawns & own, arrival, occupied, opponent | passed);
                    case KNIGHT -> Attacks.knight(to) & knights;
                    case BISHOP -> Attacks.diagonal(to, occupied) & diagonals & ~straights;
                    case ROOK -> Attacks.straight(to, occupied) & straights & ~diagonals;
                    case QUEEN ->
                        (Attacks.diagonal(to, occupied) | Attacks.straight(to, occupied)) & diagonals & straights;
                    case KING -> Attacks.king(to) & ~(pawns | knights | diagonals | straights);
                };
        long victim = type == PieceType.PAWN && arrival == passed ? arrival >>> 8 : arrival;
        long left = opponent & ~victim;
        long kingBit = own & ~(pawns | knights | diagonals | straights);
        long legal = 0;
        for (long rest = able; rest != 0; rest &= rest - 1) {
            long departure = rest & -rest;
            int king = type == PieceType.KING ? to : Long.numberOfTrailingZeros(kingBit);
            long after = (occupied & ~(victim | departure)) | arrival;
            if (Threats.checkers(king, left, pawns, knights, diagonals, straights, after) == 0
                    && (type != PieceType.KING || !isBesideKing(to, left, pawns, knights, diagonals, straights))) {
                legal |= departure;
            }
        }
        return legal;
    }

    @Article({"3.7a", "3.7b", "3.7c", "3.7d"})
    private static long pawns(long men, long arrival, long occupied, long prey) {
        if ((arrival & prey) != 0) {
            return Attacks.pawnsDown(arrival) & men;
        }
        long one = arrival >>> 8;
        return (one & occupied) != 0 ? one & men : (one & Bits.RANK_3) >>> 8 & men;
    }

    private static boolean isBesideKing(
            int square, long opponent, long pawns, long knights, long diagonals, long straights) {
        return (Attacks.king(square) & opponent & ~(pawns | knights | diagonals | straights)) != 0;
    }
}
