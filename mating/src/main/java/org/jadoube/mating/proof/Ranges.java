package org.jadoube.mating.proof;

import java.util.ArrayList;
import java.util.List;
import org.jadoube.board.Colour;
import org.jadoube.board.PieceType;
import org.jadoube.board.SquareSet;

/// Where all that stands on a board is claimed ever to stand: each piece, and each king when White has the
/// move and when Black has it.
public record Ranges(List<Range> pieces, Kings white, Kings black) {
    /// @param moving where a king may stand when his side has the move
    /// @param waiting where when the other side has it
    public record Kings(SquareSet moving, SquareSet waiting) {
        long all() {
            return moving.bits() | waiting.bits();
        }

        /// What the king guards against the side that has the move, wherever he may stand.
        long guarded() {
            long guarded = waiting.isEmpty() ? 0 : -1L;
            for (int square = 0; square < 64; square++) {
                if (Geometry.has(waiting.bits(), square)) {
                    guarded &= Geometry.attacks(PieceType.KING, square, 0);
                }
            }
            return guarded;
        }
    }

    public Ranges {
        pieces = List.copyOf(pieces);
    }

    Kings king(Colour colour) {
        return colour == Colour.WHITE ? white : black;
    }

    List<Range> of(Colour colour) {
        List<Range> own = new ArrayList<>();
        for (Range range : pieces) {
            if (range.colour() == colour) {
                own.add(range);
            }
        }
        return own;
    }

    /// Where the pieces of a colour, the king left out, may ever stand.
    long anywhere(Colour colour) {
        long anywhere = 0;
        for (Range range : pieces) {
            anywhere |= range.colour() == colour ? range.all() : 0;
        }
        return anywhere;
    }
}
