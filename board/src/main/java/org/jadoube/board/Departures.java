package org.jadoube.board;

import org.jadoube.lawbook.Article;

/// Where the pieces stand that can legally go to one square, on a board seen from the mover. Asked the other way round
/// than [Generator]: a reader of game scores knows where a piece arrived and looks for the piece. Few pieces stand on
/// one line with a square, so each is asked whether its way is free; that takes less than to know all that is attacked.
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
        long officers = pawns | knights | diagonals | straights;
        long able = switch (type) {
            case PAWN -> pawns(pawns & own, arrival, occupied, opponent | passed);
            case KNIGHT -> Attacks.knight(to) & knights & own;
            case BISHOP -> along(Attacks.diagonals(to) & diagonals & ~straights & own, to, occupied);
            case ROOK -> along(Attacks.straights(to) & straights & ~diagonals & own, to, occupied);
            case QUEEN ->
                along((Attacks.diagonals(to) | Attacks.straights(to)) & diagonals & straights & own, to, occupied);
            case KING -> Attacks.king(to) & ~officers & own;
        };
        long victim = type == PieceType.PAWN && arrival == passed ? arrival >>> 8 : arrival;
        long left = opponent & ~victim;
        int king = type == PieceType.KING ? to : Long.numberOfTrailingZeros(own & ~officers);
        if (type == PieceType.KING && (Attacks.king(to) & left & ~officers) != 0) {
            return 0;
        }
        if ((((Attacks.pawnsUp(1L << king) & pawns) | (Attacks.knight(king) & knights)) & left) != 0) {
            return 0;
        }
        long snipers = left & ((Attacks.diagonals(king) & diagonals) | (Attacks.straights(king) & straights));
        return snipers == 0 ? able : unpinned(able, king, snipers, (occupied & ~victim) | arrival);
    }

    @Article({"3.7a", "3.7b", "3.7c", "3.7d"})
    private static long pawns(long men, long arrival, long occupied, long prey) {
        if ((arrival & prey) != 0) {
            return Attacks.pawnsDown(arrival) & men;
        }
        long one = arrival >>> 8;
        return (one & occupied) != 0 ? one & men : (one & Bits.RANK_3) >>> 8 & men;
    }

    /// Those of some men from which the way to a square is free.
    private static long along(long men, int to, long occupied) {
        long free = 0;
        for (long rest = men; rest != 0; rest &= rest - 1) {
            if ((Attacks.between(to, Long.numberOfTrailingZeros(rest)) & occupied) == 0) {
                free |= rest & -rest;
            }
        }
        return free;
    }

    /// Those of some departures that open no line from a sniper to the king.
    private static long unpinned(long departures, int king, long snipers, long occupied) {
        long unpinned = 0;
        for (long rest = departures; rest != 0; rest &= rest - 1) {
            long departure = rest & -rest;
            if (along(snipers, king, occupied & ~departure) == 0) {
                unpinned |= departure;
            }
        }
        return unpinned;
    }
}
