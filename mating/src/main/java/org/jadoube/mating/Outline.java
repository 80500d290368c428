package org.jadoube.mating;

import org.jadoube.board.Attacks;
import org.jadoube.board.Bits;
import org.jadoube.board.Colour;
import org.jadoube.board.PackedPosition;
import org.jadoube.board.PieceType;
import org.jadoube.board.Position;

/// What stands on the board when the pieces of a [Haze] are left out, White's side down, and who has the
/// move. Sides are 0 for White and 1 for Black. Unlike a position it may show a player in check who does
/// not have the move: something hazy stands between.
record Outline(long white, long black, long pawns, long knights, long diagonals, long straights, int turn) {
    static final Outline EMPTY = new Outline(0, 0, 0, 0, 0, 0, 0);

    static Outline of(Position position, long hazy) {
        long queens = of(position, PieceType.QUEEN);
        return new Outline(
                position.pieces(Colour.WHITE).bits() & ~hazy,
                position.pieces(Colour.BLACK).bits() & ~hazy,
                of(position, PieceType.PAWN) & ~hazy,
                of(position, PieceType.KNIGHT) & ~hazy,
                (of(position, PieceType.BISHOP) | queens) & ~hazy,
                (of(position, PieceType.ROOK) | queens) & ~hazy,
                position.turn().ordinal());
    }

    /// All of a type, of either side.
    static long of(Position position, PieceType type) {
        return position.pieces(Colour.WHITE, type).bits()
                | position.pieces(Colour.BLACK, type).bits();
    }

    /// One step towards the opponent.
    static long forward(long set, int side) {
        return side == 0 ? set << 8 : set >>> 8;
    }

    /// To where a side's pawns come by one step.
    static long thirdRank(int side) {
        return side == 0 ? Bits.RANK_3 : Bits.RANK_6;
    }

    /// To where a side's pawns come by their step of two squares.
    static long fourthRank(int side) {
        return side == 0 ? Bits.RANK_4 : Bits.RANK_5;
    }

    long side(int side) {
        return side == 0 ? white : black;
    }

    long occupied() {
        return white | black;
    }

    long king(int side) {
        return side(side) & ~(pawns | knights | diagonals | straights);
    }

    /// A piece moved, nothing when `from` is empty, and another taken off; the other player has the move.
    Outline after(long from, long to, long taken) {
        long gone = ~(from | taken);
        return new Outline(
                moved(white, from, to, gone),
                moved(black, from, to, gone),
                moved(pawns, from, to, gone),
                moved(knights, from, to, gone),
                moved(diagonals, from, to, gone),
                moved(straights, from, to, gone),
                1 - turn);
    }

    private static long moved(long set, long from, long to, long gone) {
        return (set & gone) | ((set & from) != 0 ? to : 0);
    }

    /// The same with a pawn promoted where it stands.
    Outline promoted(long pawn, PieceType type) {
        boolean queen = type == PieceType.QUEEN;
        return new Outline(
                white,
                black,
                pawns & ~pawn,
                knights | (type == PieceType.KNIGHT ? pawn : 0),
                diagonals | (queen || type == PieceType.BISHOP ? pawn : 0),
                straights | (queen || type == PieceType.ROOK ? pawn : 0),
                turn);
    }

    /// King and rook moved at once; the other player has the move.
    Outline castled(long king, long kingTo, long rook, long rookTo) {
        long gone = ~(king | rook);
        long come = kingTo | rookTo;
        return new Outline(
                turn == 0 ? (white & gone) | come : white,
                turn == 1 ? (black & gone) | come : black,
                pawns,
                knights,
                diagonals,
                (straights & gone) | rookTo,
                1 - turn);
    }

    /// What the piece on a square, no pawn, attacks on an occupied board.
    long attacks(int square, long occupied) {
        long bit = 1L << square;
        if ((knights & bit) != 0) {
            return Attacks.knight(square);
        }
        if (((diagonals | straights) & bit) == 0) {
            return Attacks.king(square);
        }
        long attacked = (diagonals & bit) != 0 ? Attacks.diagonal(square, occupied) : 0;
        return (straights & bit) != 0 ? attacked | Attacks.straight(square, occupied) : attacked;
    }

    /// What attacks the king of a side on an occupied board, the other king left out.
    long checkers(int side, long occupied) {
        long king = king(side);
        int square = Long.numberOfTrailingZeros(king);
        return side(1 - side)
                & ((Attacks.knight(square) & knights)
                        | (Confinement.pawnAttacks(king, side) & pawns)
                        | (Attacks.diagonal(square, occupied) & diagonals)
                        | (Attacks.straight(square, occupied) & straights));
    }

    /// All that a side attacks on an occupied board.
    long attacked(int by, long occupied) {
        long attacked = Confinement.pawnAttacks(side(by) & pawns, by);
        for (long rest = side(by) & ~pawns; rest != 0; rest &= rest - 1) {
            attacked |= attacks(Long.numberOfTrailingZeros(rest), occupied);
        }
        return attacked;
    }

    static Outline of(PackedPosition state) {
        long occupied = state.squares();
        long white = Long.expand(state.lower(), occupied);
        long first = Long.expand(state.lower() >>> 32, occupied);
        long second = Long.expand(state.upper(), occupied);
        long third = Long.expand(state.upper() >>> 32, occupied);
        long mover = occupied & ~(first | second | third);
        return new Outline(
                white,
                occupied & ~white,
                first & ~second & ~third,
                second & ~first & ~third,
                first & (second | third),
                third & ~second,
                (mover & white) != 0 ? 0 : 1);
    }

    /// In the form of a position: the king of the player having the move is told by no bit at all.
    PackedPosition packed() {
        long occupied = occupied();
        long idle = king(1 - turn);
        long queens = diagonals & straights;
        return new PackedPosition(
                occupied,
                pack(white, pawns | diagonals, occupied),
                pack(knights | (diagonals ^ queens) | idle, straights | idle, occupied));
    }

    private static long pack(long low, long high, long occupied) {
        return Long.compress(low, occupied) | (Long.compress(high, occupied) << 32);
    }
}
