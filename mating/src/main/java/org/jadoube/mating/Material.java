package org.jadoube.mating;

import org.jadoube.board.Bits;
import org.jadoube.board.Colour;
import org.jadoube.board.PieceType;
import org.jadoube.board.Position;
import org.jadoube.board.SquareSet;

/// What the pieces alone decide, wherever they stand.
final class Material {
    private static final SquareSet LIGHT = new SquareSet(Bits.LIGHT);

    private Material() {}

    /// Whether the plain cases of material show that a side can never checkmate from here. False says
    /// nothing.
    ///
    /// The cases: a lone king; a lone knight when the opponent has nothing but queens, since no queen can
    /// be made to stand in her king's way without guarding the square; bishops that all run on squares of
    /// one colour when the opponent has no pawn, no knight and no bishop on the other colour.
    ///
    /// A mate that already stands on the board is not ruled out, even where no move could have brought it
    /// about (two bishops of one colour that check together).
    static boolean rulesOut(Position position, Colour side) {
        if (has(position, side, PieceType.PAWN)
                || has(position, side, PieceType.ROOK)
                || has(position, side, PieceType.QUEEN)) {
            return false;
        }
        int knights = position.pieces(side, PieceType.KNIGHT).size();
        boolean bishops = has(position, side, PieceType.BISHOP);
        if (knights == 0) {
            return !bishops || (bishopsCannotMate(position, side) && !hasMated(position, side));
        }
        return knights == 1 && !bishops && knightCannotMate(position, side);
    }

    private static boolean hasMated(Position position, Colour side) {
        return position.turn() != side && position.isCheckmate();
    }

    private static boolean knightCannotMate(Position position, Colour side) {
        Colour opponent = side.opponent();
        return !has(position, opponent, PieceType.PAWN)
                && !has(position, opponent, PieceType.KNIGHT)
                && !has(position, opponent, PieceType.BISHOP)
                && !has(position, opponent, PieceType.ROOK);
    }

    private static boolean bishopsCannotMate(Position position, Colour side) {
        Colour opponent = side.opponent();
        SquareSet bishops =
                new SquareSet(position.pieces(side, PieceType.BISHOP).bits()
                        | position.pieces(opponent, PieceType.BISHOP).bits());
        SquareSet light = bishops.and(LIGHT);
        return (light.isEmpty() || light.equals(bishops))
                && !has(position, opponent, PieceType.PAWN)
                && !has(position, opponent, PieceType.KNIGHT);
    }

    private static boolean has(Position position, Colour side, PieceType type) {
        return !position.pieces(side, type).isEmpty();
    }
}
