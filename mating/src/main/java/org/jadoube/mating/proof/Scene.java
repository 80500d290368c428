package org.jadoube.mating.proof;

import org.jadoube.board.Colour;
import org.jadoube.board.PackedPosition;
import org.jadoube.board.Piece;
import org.jadoube.board.PieceType;
import org.jadoube.board.Position;
import org.jadoube.board.Square;

/// A board from which some pieces have been taken, with the player to move. Either king may be attacked: what
/// stands in between is not seen then.
final class Scene {
    private static final PieceType[] TYPES = PieceType.values();
    private static final int IDLE_KING = 6;

    /// By colour and by type.
    private final long[] colours;
    private final long[] types;
    private final Colour turn;

    private Scene(long[] colours, long[] types, Colour turn) {
        this.colours = colours;
        this.types = types;
        this.turn = turn;
    }

    private static Scene empty(Colour turn) {
        return new Scene(new long[2], new long[TYPES.length], turn);
    }

    /// What is seen of a position without the pieces on some squares.
    static Scene of(Position position, long hidden) {
        Scene scene = empty(position.turn());
        for (Square square : Square.values()) {
            if (!Geometry.has(hidden, square.ordinal())) {
                position.at(square).ifPresent(piece -> scene.put(square.ordinal(), piece.colour(), piece.type()));
            }
        }
        return scene;
    }

    private void put(int square, Colour colour, PieceType type) {
        colours[colour.ordinal()] |= Geometry.one(square);
        types[type.ordinal()] |= Geometry.one(square);
    }

    private void clear(long squares) {
        for (int i = 0; i < colours.length; i++) {
            colours[i] &= ~squares;
        }
        for (int i = 0; i < types.length; i++) {
            types[i] &= ~squares;
        }
    }

    private Scene copy(Colour having) {
        return new Scene(colours.clone(), types.clone(), having);
    }

    Colour turn() {
        return turn;
    }

    long of(Colour colour) {
        return colours[colour.ordinal()];
    }

    long of(Colour colour, PieceType type) {
        return colours[colour.ordinal()] & types[type.ordinal()];
    }

    long occupied() {
        return colours[0] | colours[1];
    }

    boolean isEmpty(int square) {
        return !Geometry.has(occupied(), square);
    }

    int king(Colour colour) {
        return Geometry.first(of(colour, PieceType.KING));
    }

    /// What a colour may lose by a capture.
    long prey(Colour colour) {
        return of(colour) & ~types[PieceType.KING.ordinal()];
    }

    /// Whether nothing is seen of a colour but the king.
    boolean isBare(Colour colour) {
        return prey(colour) == 0;
    }

    /// @param square something stands there
    PieceType type(int square) {
        for (PieceType type : TYPES) {
            if (Geometry.has(types[type.ordinal()], square)) {
                return type;
            }
        }
        throw new IllegalStateException("nothing stands on " + Square.of(square));
    }

    private Colour colour(int square) {
        return Geometry.has(colours[Colour.WHITE.ordinal()], square) ? Colour.WHITE : Colour.BLACK;
    }

    /// After a move from one square to another.
    Scene after(int from, int to) {
        Scene after = passed();
        after.clear(Geometry.one(from) | Geometry.one(to));
        after.put(to, colour(from), type(from));
        return after;
    }

    Scene without(int square) {
        Scene without = copy(turn);
        without.clear(Geometry.one(square));
        return without;
    }

    /// The same with the other player to move.
    Scene passed() {
        return copy(turn.opponent());
    }

    /// The same with something else of its colour on a square.
    Scene promoted(int square, PieceType type) {
        Scene promoted = copy(turn);
        promoted.clear(Geometry.one(square));
        promoted.put(square, colour(square), type);
        return promoted;
    }

    Scene castled(Castling castling) {
        Scene castled = passed();
        castled.clear(Geometry.one(castling.king()) | Geometry.one(castling.rook()));
        castled.put(castling.kingTo(), turn, PieceType.KING);
        castled.put(castling.rookTo(), turn, PieceType.ROOK);
        return castled;
    }

    /// What the piece on a square attacks where lines end on the given squares.
    long attacksFrom(int square, long standing) {
        PieceType type = type(square);
        return type == PieceType.PAWN
                ? Geometry.pawn(square, colour(square))
                : Geometry.attacks(type, square, standing);
    }

    /// What a colour attacks where lines end on the given squares.
    long attacked(Colour by, long standing) {
        long attacked = 0;
        for (long rest = of(by); rest != 0; rest &= rest - 1) {
            attacked |= attacksFrom(Geometry.first(rest), standing);
        }
        return attacked;
    }

    /// What of a colour attacks a square where lines end on the given squares.
    long attackers(int target, Colour by, long standing) {
        long attackers = Geometry.pawn(target, by.opponent()) & of(by, PieceType.PAWN);
        for (PieceType type : TYPES) {
            if (type != PieceType.PAWN && of(by, type) != 0) {
                attackers |= Geometry.attacks(type, target, standing) & of(by, type);
            }
        }
        return attackers;
    }

    PackedPosition packed() {
        long lower = 0;
        long upper = 0;
        int place = 0;
        for (long rest = occupied(); rest != 0; rest &= rest - 1, place++) {
            int square = Geometry.first(rest);
            Colour colour = colour(square);
            PieceType type = type(square);
            int code = type == PieceType.KING && colour != turn ? IDLE_KING : code(type);
            lower |= (colour == Colour.WHITE ? 1L : 0L) << place;
            lower |= (code & 1L) << (32 + place);
            upper |= (code >> 1 & 1L) << place;
            upper |= (code >> 2 & 1L) << (32 + place);
        }
        return new PackedPosition(occupied(), lower, upper);
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
        Scene scene = empty(turn(state));
        int place = 0;
        for (long rest = state.squares(); rest != 0; rest &= rest - 1, place++) {
            scene.put(Geometry.first(rest), colour(state, place), coded(code(state, place)));
        }
        return scene;
    }

    private static Colour turn(PackedPosition state) {
        for (int place = 0; place < Long.bitCount(state.squares()); place++) {
            if (code(state, place) == code(PieceType.KING)) {
                return colour(state, place);
            }
        }
        throw new IllegalStateException("no king has the move in " + state);
    }

    private static Colour colour(PackedPosition state, int place) {
        return (state.lower() >> place & 1) == 1 ? Colour.WHITE : Colour.BLACK;
    }

    private static int code(PackedPosition state, int place) {
        return (int) ((state.lower() >> (32 + place) & 1)
                | (state.upper() >> place & 1) << 1
                | (state.upper() >> (32 + place) & 1) << 2);
    }

    private static PieceType coded(int code) {
        for (PieceType type : TYPES) {
            if (code(type) == code) {
                return type;
            }
        }
        return PieceType.KING;
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        for (long rest = occupied(); rest != 0; rest &= rest - 1) {
            int square = Geometry.first(rest);
            text.append(Piece.of(colour(square), type(square)))
                    .append(' ')
                    .append(Square.of(square))
                    .append(", ");
        }
        return text.append(turn).append(" to move").toString();
    }
}
