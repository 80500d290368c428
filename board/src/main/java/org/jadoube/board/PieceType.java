package org.jadoube.board;

/// What a piece is, apart from its colour; the order is that of their worth.
public enum PieceType {
    PAWN,
    KNIGHT,
    BISHOP,
    ROOK,
    QUEEN,
    KING
}
