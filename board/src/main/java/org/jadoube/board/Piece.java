package org.jadoube.board;

/// A piece of a colour.
public enum Piece {
    WHITE_PAWN(Colour.WHITE, PieceType.PAWN),
    WHITE_KNIGHT(Colour.WHITE, PieceType.KNIGHT),
    WHITE_BISHOP(Colour.WHITE, PieceType.BISHOP),
    WHITE_ROOK(Colour.WHITE, PieceType.ROOK),
    WHITE_QUEEN(Colour.WHITE, PieceType.QUEEN),
    WHITE_KING(Colour.WHITE, PieceType.KING),
    BLACK_PAWN(Colour.BLACK, PieceType.PAWN),
    BLACK_KNIGHT(Colour.BLACK, PieceType.KNIGHT),
    BLACK_BISHOP(Colour.BLACK, PieceType.BISHOP),
    BLACK_ROOK(Colour.BLACK, PieceType.ROOK),
    BLACK_QUEEN(Colour.BLACK, PieceType.QUEEN),
    BLACK_KING(Colour.BLACK, PieceType.KING);

    private static final Piece[] ALL = values();

    private final Colour colour;
    private final PieceType type;

    Piece(Colour colour, PieceType type) {
        this.colour = colour;
        this.type = type;
    }

    public static Piece of(Colour colour, PieceType type) {
        return ALL[colour.ordinal() * 6 + type.ordinal()];
    }

    public Colour colour() {
        return colour;
    }

    public PieceType type() {
        return type;
    }
}
