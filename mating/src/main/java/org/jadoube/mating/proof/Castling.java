package org.jadoube.mating.proof;

import java.util.ArrayList;
import java.util.List;
import org.jadoube.board.Colour;
import org.jadoube.board.PieceType;
import org.jadoube.board.Position;
import org.jadoube.board.Square;

/// A right to castle, thought of as never lost.
///
/// @param king where the king has to stand
/// @param rook where the rook has to stand
record Castling(Colour colour, int king, int kingTo, int rook, int rookTo) {
    private static final int C_FILE = 2;
    private static final int G_FILE = 6;

    /// The rights that last in a position.
    static List<Castling> of(Position position) {
        List<Castling> all = new ArrayList<>();
        for (Square rook : position.castlingRooks()) {
            position.at(rook)
                    .ifPresent(piece -> all.add(
                            of(piece.colour(), position.king(piece.colour()).ordinal(), rook.ordinal())));
        }
        return List.copyOf(all);
    }

    private static Castling of(Colour colour, int king, int rook) {
        int corner = king / 8 * 8;
        return rook > king
                ? new Castling(colour, king, corner + G_FILE, rook, corner + G_FILE - 1)
                : new Castling(colour, king, corner + C_FILE, rook, corner + C_FILE + 1);
    }

    /// Whether, as far as is seen, it may be done.
    boolean isOpen(Scene scene) {
        long both = Geometry.one(king) | Geometry.one(rook);
        long way = Geometry.between(king, kingTo)
                | Geometry.between(rook, rookTo)
                | Geometry.one(kingTo)
                | Geometry.one(rookTo);
        return scene.turn() == colour
                && Geometry.has(scene.of(colour, PieceType.KING), king)
                && Geometry.has(scene.of(colour, PieceType.ROOK), rook)
                && (way & scene.occupied() & ~both) == 0;
    }
}
