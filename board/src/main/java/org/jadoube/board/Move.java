package org.jadoube.board;

import java.util.Optional;

/// A move in its shortest exact form: where from, where to, and of what kind. There is one object for each,
/// so that moves are compared by identity. A castling move goes from the king's square to the castling rook's
/// square, in standard chess too, so that every Chess960 castling has a name of its own.
public final class Move {
    /// What sets a move apart from a plain displacement or capture.
    public enum Kind {
        PLAIN,
        CASTLING,
        EN_PASSANT,
        PROMOTION_TO_KNIGHT,
        PROMOTION_TO_BISHOP,
        PROMOTION_TO_ROOK,
        PROMOTION_TO_QUEEN;

        private static final Kind[] ALL = values();

        static Kind of(int index) {
            return ALL[index];
        }
    }

    private static final Move[] ALL = new Move[Kind.ALL.length << 12];

    static {
        for (int code = 0; code < ALL.length; code++) {
            ALL[code] = new Move(code);
        }
    }

    private final char code;

    private Move(int code) {
        this.code = (char) code;
    }

    public static Move of(Square from, Square to, Kind kind) {
        return ALL[kind.ordinal() << 12 | to.ordinal() << 6 | from.ordinal()];
    }

    public static Move plain(Square from, Square to) {
        return of(from, to, Kind.PLAIN);
    }

    /// From the king's square to the square of the rook he castles with.
    public static Move castling(Square king, Square rook) {
        return of(king, rook, Kind.CASTLING);
    }

    public static Move enPassant(Square from, Square to) {
        return of(from, to, Kind.EN_PASSANT);
    }

    /// A promotion; the new piece is a queen, rook, bishop or knight.
    public static Move promotion(Square from, Square to, PieceType piece) {
        Kind kind = switch (piece) {
            case KNIGHT -> Kind.PROMOTION_TO_KNIGHT;
            case BISHOP -> Kind.PROMOTION_TO_BISHOP;
            case ROOK -> Kind.PROMOTION_TO_ROOK;
            case QUEEN -> Kind.PROMOTION_TO_QUEEN;
            case PAWN, KING -> throw new IllegalArgumentException("no pawn is promoted to a " + piece);
        };
        return of(from, to, kind);
    }

    static Move of(int code) {
        return ALL[code];
    }

    int code() {
        return code;
    }

    public Square from() {
        return Square.of(code & 63);
    }

    /// The arrival square; for castling, the square of the rook.
    public Square to() {
        return Square.of(code >> 6 & 63);
    }

    /// Where the piece that moves comes to stand; for castling, where the king does.
    public Square arrival() {
        return isCastling() ? Square.of(Castling.kingTarget(from().ordinal(), to().ordinal())) : to();
    }

    public Kind kind() {
        return Kind.of(code >> 12);
    }

    public boolean isCastling() {
        return kind() == Kind.CASTLING;
    }

    /// What the pawn becomes, for a promotion.
    public Optional<PieceType> promotion() {
        return switch (kind()) {
            case PROMOTION_TO_KNIGHT -> Optional.of(PieceType.KNIGHT);
            case PROMOTION_TO_BISHOP -> Optional.of(PieceType.BISHOP);
            case PROMOTION_TO_ROOK -> Optional.of(PieceType.ROOK);
            case PROMOTION_TO_QUEEN -> Optional.of(PieceType.QUEEN);
            case PLAIN, CASTLING, EN_PASSANT -> Optional.empty();
        };
    }

    @Override
    public String toString() {
        return from()
                + (isCastling() ? "^" : "")
                + to()
                + promotion().map(piece -> "=" + piece).orElse("");
    }
}
