package org.jadoube.board;

import java.util.EnumMap;
import java.util.Map;

/// What stands where, as sets of squares. Bishops and queens are `diagonals`, rooks and queens `straights`; a
/// king is in no set but that of his colour. Nothing is promised about the number of kings.
record PlacedPieces(long white, long black, long pawns, long knights, long diagonals, long straights) {
    static PlacedPieces of(Map<Square, Piece> pieces) {
        long white = 0;
        long black = 0;
        long pawns = 0;
        long knights = 0;
        long diagonals = 0;
        long straights = 0;
        for (Map.Entry<Square, Piece> placed : pieces.entrySet()) {
            long bit = 1L << placed.getKey().ordinal();
            if (placed.getValue().colour() == Colour.WHITE) {
                white |= bit;
            } else {
                black |= bit;
            }
            switch (placed.getValue().type()) {
                case PAWN -> pawns |= bit;
                case KNIGHT -> knights |= bit;
                case BISHOP -> diagonals |= bit;
                case ROOK -> straights |= bit;
                case QUEEN -> {
                    diagonals |= bit;
                    straights |= bit;
                }
                case KING -> {}
            }
        }
        return new PlacedPieces(white, black, pawns, knights, diagonals, straights);
    }

    long of(Colour colour) {
        return colour == Colour.WHITE ? white : black;
    }

    long occupied() {
        return white | black;
    }

    long kings() {
        return occupied() & ~(pawns | knights | diagonals | straights);
    }

    /// The same pieces as a player sees them from his side of the board.
    PlacedPieces from(Colour side) {
        return side == Colour.WHITE
                ? this
                : new PlacedPieces(
                        Long.reverseBytes(white),
                        Long.reverseBytes(black),
                        Long.reverseBytes(pawns),
                        Long.reverseBytes(knights),
                        Long.reverseBytes(diagonals),
                        Long.reverseBytes(straights));
    }

    /// The part of a position's key that the pieces make up, seen from White.
    long key() {
        long key = 0;
        for (long rest = occupied(); rest != 0; rest &= rest - 1) {
            int square = Long.numberOfTrailingZeros(rest);
            int side = (int) (black >>> square & 1);
            int kind = (int) ((pawns >>> square & 1)
                    | (knights >>> square & 1) << 1
                    | (diagonals >>> square & 1) << 2
                    | (straights >>> square & 1) << 3);
            key ^= Zobrist.piece(side, kind, square);
        }
        return key;
    }

    /// The pieces of a colour that attack a square.
    long attackers(int square, Colour by) {
        long bit = 1L << square;
        long pawnSquares = by == Colour.WHITE ? Attacks.pawnsDown(bit) : Attacks.pawnsUp(bit);
        return of(by)
                & ((pawnSquares & pawns)
                        | (Attacks.knight(square) & knights)
                        | (Attacks.diagonal(square, occupied()) & diagonals)
                        | (Attacks.straight(square, occupied()) & straights)
                        | (Attacks.king(square) & kings()));
    }

    private PieceType typeAt(long bit) {
        if ((pawns & bit) != 0) {
            return PieceType.PAWN;
        }
        if ((knights & bit) != 0) {
            return PieceType.KNIGHT;
        }
        if ((diagonals & straights & bit) != 0) {
            return PieceType.QUEEN;
        }
        if ((diagonals & bit) != 0) {
            return PieceType.BISHOP;
        }
        return (straights & bit) != 0 ? PieceType.ROOK : PieceType.KING;
    }

    Map<Square, Piece> toMap() {
        Map<Square, Piece> pieces = new EnumMap<>(Square.class);
        for (Square square : new SquareSet(occupied())) {
            long bit = 1L << square.ordinal();
            Colour colour = (white & bit) != 0 ? Colour.WHITE : Colour.BLACK;
            pieces.put(square, Piece.of(colour, typeAt(bit)));
        }
        return pieces;
    }

    /// The ranks from White's far side, an empty square as a dot, ranks parted by strokes.
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        for (int rank = 7; rank >= 0; rank--) {
            for (int file = 0; file < 8; file++) {
                long bit = 1L << (rank * 8 + file);
                char letter = (occupied() & bit) == 0
                        ? '.'
                        : "PNBRQK".charAt(typeAt(bit).ordinal());
                text.append((black & bit) == 0 ? letter : Character.toLowerCase(letter));
            }
            text.append(rank == 0 ? "" : "/");
        }
        return text.toString();
    }
}
