package org.jadoube.mating.proof;

import org.jadoube.board.Colour;
import org.jadoube.board.Piece;
import org.jadoube.board.PieceType;
import org.jadoube.board.Square;
import org.jadoube.board.SquareSet;

/// Where one piece, no king, is claimed ever to stand.
///
/// @param squares as what it is now
/// @param promoted as what it may be promoted to
public record Range(Piece piece, Square start, SquareSet squares, SquareSet promoted) {
    Colour colour() {
        return piece.colour();
    }

    boolean isPawn() {
        return piece.type() == PieceType.PAWN;
    }

    long all() {
        return squares.bits() | promoted.bits();
    }

    /// Whether the piece is claimed never to leave its square.
    boolean isFixed() {
        return all() == Geometry.one(start.ordinal());
    }

    /// What the piece may ever attack, whatever but the standing lets it through.
    long attacks(long standing) {
        return attacksUnpromoted(standing) | attacksPromoted(standing);
    }

    long attacksUnpromoted(long standing) {
        long attacks = 0;
        for (int square = 0; square < 64; square++) {
            if (Geometry.has(squares.bits(), square)) {
                attacks |= attacksFrom(square, standing);
            }
        }
        return attacks;
    }

    long attacksPromoted(long standing) {
        long attacks = 0;
        for (int square = 0; square < 64; square++) {
            if (Geometry.has(promoted.bits(), square)) {
                attacks |= promotedAttacks(square, standing);
            }
        }
        return attacks;
    }

    long attacksFrom(int square, long standing) {
        return isPawn() ? Geometry.pawn(square, colour()) : Geometry.attacks(piece.type(), square, standing);
    }

    /// From which of its squares, none of them among the standing, the piece may attack a square.
    long attackers(int target, long standing) {
        long slants = isPawn()
                ? Geometry.pawn(target, colour().opponent())
                : Geometry.attacks(piece.type(), target, standing);
        long promotes = promoted.isEmpty() ? 0 : promotedAttacks(target, standing) & promoted.bits();
        return ((slants & squares.bits()) | promotes) & ~standing;
    }

    /// What the piece may attack from one of its squares, as whatever it may be there.
    long mayAttackFrom(int square, long standing) {
        long attacks = Geometry.has(squares.bits(), square) ? attacksFrom(square, standing) : 0;
        return Geometry.has(promoted.bits(), square) ? attacks | promotedAttacks(square, standing) : attacks;
    }

    static long promotedAttacks(int square, long standing) {
        return Geometry.attacks(PieceType.QUEEN, square, standing)
                | Geometry.attacks(PieceType.KNIGHT, square, standing);
    }

    @Override
    public String toString() {
        return piece + " of " + start;
    }
}
