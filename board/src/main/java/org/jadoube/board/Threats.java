package org.jadoube.board;

import org.jadoube.lawbook.Article;

/// What the opponent's pieces threaten the mover with, on a board seen from the mover: his pawns move up, the
/// opponent's down. `diagonals` are bishops and queens, `straights` rooks and queens; a king is what is in no
/// other set.
final class Threats {
    private Threats() {}

    /// Every square the opponent attacks. With the mover's king taken off `occupied` the king may not step
    /// back along the line of a check.
    static long attacked(long opponent, long pawns, long knights, long diagonals, long straights, long occupied) {
        long king = opponent & ~(pawns | knights | diagonals | straights);
        long attacked = Attacks.pawnsDown(opponent & pawns)
                | Attacks.knights(opponent & knights)
                | Attacks.king(Long.numberOfTrailingZeros(king));
        for (long rest = opponent & diagonals; rest != 0; rest &= rest - 1) {
            attacked |= Attacks.diagonal(Long.numberOfTrailingZeros(rest), occupied);
        }
        for (long rest = opponent & straights; rest != 0; rest &= rest - 1) {
            attacked |= Attacks.straight(Long.numberOfTrailingZeros(rest), occupied);
        }
        return attacked;
    }

    /// The opponent's pieces, his king left out, that attack a square.
    @Article("3.8b")
    static long checkers(
            int square, long opponent, long pawns, long knights, long diagonals, long straights, long occupied) {
        return opponent
                & ((Attacks.pawnsUp(1L << square) & pawns)
                        | (Attacks.knight(square) & knights)
                        | (Attacks.diagonal(square, occupied) & diagonals)
                        | (Attacks.straight(square, occupied) & straights));
    }

    /// The diagonals along which pieces of the mover are pinned to their king, up to and with the pinning
    /// piece.
    static long diagonalPins(int king, long occupied, long snipers) {
        return rays(king, occupied, Attacks.diagonals(king) & snipers);
    }

    /// The ranks and files along which pieces of the mover are pinned to their king.
    static long straightPins(int king, long occupied, long snipers) {
        return rays(king, occupied, Attacks.straights(king) & snipers);
    }

    private static long rays(int king, long occupied, long snipers) {
        long rays = 0;
        for (long rest = snipers; rest != 0; rest &= rest - 1) {
            long ray = Attacks.between(king, Long.numberOfTrailingZeros(rest));
            long screens = ray & occupied;
            if ((screens & (screens - 1)) == 0) {
                rays |= ray | (rest & -rest);
            }
        }
        return rays;
    }

    /// The mover's pawns that may capture en passant on `passed`. Found by looking at the king again with
    /// both pawns gone from their squares, so that every pin and check is seen, the one along the rank too.
    @Article("3.7d")
    static long enPassantCapturers(
            long own, long opponent, long pawns, long knights, long diagonals, long straights, long passed) {
        long capturers = 0;
        long captured = passed >>> 8;
        int king = Long.numberOfTrailingZeros(own & ~(pawns | knights | diagonals | straights));
        for (long rest = Attacks.pawnsDown(passed) & own & pawns; rest != 0; rest &= rest - 1) {
            long capturer = rest & -rest;
            long occupied = (own | opponent) ^ capturer ^ captured ^ passed;
            long left = opponent ^ captured;
            if (checkers(king, left, pawns, knights, diagonals, straights, occupied) == 0) {
                capturers |= capturer;
            }
        }
        return capturers;
    }

    /// The mover's rooks with which his king may castle now, not being in check. Asked of the position that
    /// results, so that a rook which screened its king is seen.
    @Article({"3.8a2", "3.8a2a", "3.8a2b"})
    static long castlers(long own, long opponent, long straights, long king, long rooks, long attacked) {
        long castlers = 0;
        int from = Long.numberOfTrailingZeros(king);
        for (long rest = rooks; rest != 0; rest &= rest - 1) {
            int rook = Long.numberOfTrailingZeros(rest);
            int kingTo = Castling.kingTarget(from, rook);
            int rookTo = Castling.rookTarget(from, rook);
            long kingPath = Attacks.between(from, kingTo) | 1L << kingTo;
            long rookPath = Attacks.between(rook, rookTo) | 1L << rookTo;
            long others = (own | opponent) & ~(king | 1L << rook);
            if (((kingPath | rookPath) & others) == 0 && (kingPath & attacked) == 0) {
                long occupied = others | 1L << kingTo | 1L << rookTo;
                if ((Attacks.straight(kingTo, occupied) & opponent & straights) == 0) {
                    castlers |= 1L << rook;
                }
            }
        }
        return castlers;
    }
}
