package org.jadoube.mating.proof;

import java.util.List;
import org.jadoube.board.Colour;

/// The pieces of a [Cloud], by colour: each may be on any square of its range on which nothing is seen, or captured.
final class Hidden {
    private final List<Range> white;
    private final List<Range> black;
    private final long whiteSquares;
    private final long blackSquares;

    Hidden(List<Range> pieces) {
        white = of(pieces, Colour.WHITE);
        black = of(pieces, Colour.BLACK);
        whiteSquares = squares(white);
        blackSquares = squares(black);
    }

    private static List<Range> of(List<Range> pieces, Colour colour) {
        return pieces.stream().filter(range -> range.colour() == colour).toList();
    }

    private static long squares(List<Range> pieces) {
        long squares = 0;
        for (Range range : pieces) {
            squares |= range.all();
        }
        return squares;
    }

    List<Range> of(Colour colour) {
        return colour == Colour.WHITE ? white : black;
    }

    boolean hasAny(Colour colour) {
        return !of(colour).isEmpty();
    }

    /// Where some piece of a colour may stand.
    long anywhere(Colour colour) {
        return colour == Colour.WHITE ? whiteSquares : blackSquares;
    }

    /// Where some piece of either colour may stand.
    long anywhere() {
        return whiteSquares | blackSquares;
    }

    /// Where some pawn of a colour may stand.
    long pawns(Colour colour) {
        long pawns = 0;
        for (Range range : of(colour)) {
            pawns |= range.isPawn() ? range.squares().bits() : 0;
        }
        return pawns;
    }

    boolean mayAttack(Colour by, int target, long standing) {
        for (Range range : of(by)) {
            if (range.attackers(target, standing) != 0) {
                return true;
            }
        }
        return false;
    }
}
