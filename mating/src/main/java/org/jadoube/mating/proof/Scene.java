package org.jadoube.mating.proof;

import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import org.jadoube.board.Colour;
import org.jadoube.board.PackedPosition;
import org.jadoube.board.Piece;
import org.jadoube.board.PieceType;
import org.jadoube.board.Square;

/// A board from which some pieces have been taken, with the player to move. Either king may be attacked.
final class Scene {
    private static final int IDLE_KING = 6;

    private final Map<Square, Piece> pieces = new EnumMap<>(Square.class);
    private final Colour turn;

    private Scene(Colour turn) {
        this.turn = turn;
    }

    static Scene of(Map<Square, Piece> pieces, Colour turn) {
        Scene scene = new Scene(turn);
        scene.pieces.putAll(pieces);
        return scene;
    }

    Colour turn() {
        return turn;
    }

    Optional<Piece> at(int square) {
        return Optional.ofNullable(pieces.get(Square.of(square)));
    }

    boolean has(int square, Colour colour) {
        return at(square).filter(piece -> piece.colour() == colour).isPresent();
    }

    /// Whether a piece that is no king stands there.
    boolean hasPrey(int square, Colour colour) {
        return has(square, colour) && king(colour) != square;
    }

    boolean hasPawn(int square) {
        return at(square).filter(piece -> piece.type() == PieceType.PAWN).isPresent();
    }

    /// Whether nothing is seen of a colour but the king.
    boolean isBare(Colour colour) {
        return pieces.values().stream()
                        .filter(piece -> piece.colour() == colour)
                        .count()
                == 1;
    }

    int king(Colour colour) {
        for (Map.Entry<Square, Piece> entry : pieces.entrySet()) {
            if (entry.getValue() == Piece.of(colour, PieceType.KING)) {
                return entry.getKey().ordinal();
            }
        }
        throw new IllegalStateException("no king of " + colour + " in " + pieces);
    }

    long occupied() {
        long occupied = 0;
        for (Square square : pieces.keySet()) {
            occupied |= Geometry.one(square.ordinal());
        }
        return occupied;
    }

    /// After a move from one square to another.
    Scene after(int from, int to) {
        Scene after = of(pieces, turn.opponent());
        at(from).ifPresent(piece -> after.pieces.put(Square.of(to), piece));
        after.pieces.remove(Square.of(from));
        return after;
    }

    Scene without(int square) {
        Scene without = of(pieces, turn);
        without.pieces.remove(Square.of(square));
        return without;
    }

    /// The same with the other player to move.
    Scene passed() {
        return of(pieces, turn.opponent());
    }

    /// What a colour attacks where lines end on the given squares.
    long attacked(Colour by, long standing) {
        long attacked = 0;
        for (Map.Entry<Square, Piece> entry : pieces.entrySet()) {
            if (entry.getValue().colour() == by) {
                attacked |= attacks(entry.getKey().ordinal(), entry.getValue(), standing);
            }
        }
        return attacked;
    }

    static long attacks(int square, Piece piece, long standing) {
        return piece.type() == PieceType.PAWN
                ? Geometry.pawn(square, piece.colour())
                : Geometry.attacks(piece.type(), square, standing);
    }

    PackedPosition packed() {
        long squares = occupied();
        long lower = 0;
        long upper = 0;
        int place = 0;
        for (Map.Entry<Square, Piece> entry : pieces.entrySet()) {
            Piece piece = entry.getValue();
            int code = piece == Piece.of(turn.opponent(), PieceType.KING) ? IDLE_KING : code(piece.type());
            lower |= (piece.colour() == Colour.WHITE ? 1L : 0L) << place;
            lower |= (code & 1L) << (32 + place);
            upper |= (code >> 1 & 1L) << place;
            upper |= (code >> 2 & 1L) << (32 + place);
            place++;
        }
        return new PackedPosition(squares, lower, upper);
    }

    /// As [PackedPosition] numbers them, whose king who has the move is 0.
    private static int code(PieceType type) {
        return switch (type) {
            case KING -> 0;
            case PAWN -> 1;
            case KNIGHT -> 2;
            case BISHOP -> 3;
            case ROOK -> 4;
            case QUEEN -> 5;
        };
    }

    static Scene of(PackedPosition state) {
        Map<Square, Piece> pieces = new EnumMap<>(Square.class);
        Colour turn = Colour.WHITE;
        int place = 0;
        for (Square square : Square.values()) {
            if (Geometry.has(state.squares(), square.ordinal())) {
                Colour colour = (state.lower() >> place & 1) == 1 ? Colour.WHITE : Colour.BLACK;
                long code = (state.lower() >> (32 + place) & 1)
                        | (state.upper() >> place & 1) << 1
                        | (state.upper() >> (32 + place) & 1) << 2;
                turn = code == 0 ? colour : turn;
                pieces.put(square, Piece.of(colour, type(code)));
                place++;
            }
        }
        return of(pieces, turn);
    }

    private static PieceType type(long code) {
        for (PieceType type : PieceType.values()) {
            if (code(type) == code) {
                return type;
            }
        }
        return PieceType.KING;
    }

    @Override
    public String toString() {
        return pieces + ", " + turn + " to move";
    }
}
