package org.jadoube.mating;

import org.jadoube.board.Colour;
import org.jadoube.board.PieceType;
import org.jadoube.board.Position;
import org.jadoube.board.SquareSet;
import org.jadoube.lawbook.Article;

/// Whether a side can still checkmate, by any series of legal moves, both sides helping.
///
/// This is the part that material alone decides. It is sound one way only: what it rules out can never
/// happen; what it does not rule out may still be impossible, for instance behind locked pawns.
public final class Mating {
    private static final SquareSet LIGHT = new SquareSet(0x55AA55AA55AA55AAL);

    private Mating() {}

    /// Whether the plain cases of material show that `side` can never checkmate from here. False says
    /// nothing.
    ///
    /// The cases: a lone king; a lone knight when the opponent has nothing but queens, since no queen can be
    /// made to stand in her king's way without guarding the square; bishops that all run on squares of one
    /// colour when the opponent has no pawn, no knight and no bishop on the other colour.
    ///
    /// A mate that already stands on the board is not ruled out, even where no move could have brought it
    /// about (two bishops of one colour that check together).
    @Article({"5.2b", "6.9", "9.6"})
    public static boolean ruledOutByMaterial(Position position, Colour side) {
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

    /// Whether the plain cases of material show that neither side can.
    @Article({"5.2b", "9.6"})
    public static boolean deadByMaterial(Position position) {
        return ruledOutByMaterial(position, Colour.WHITE) && ruledOutByMaterial(position, Colour.BLACK);
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
