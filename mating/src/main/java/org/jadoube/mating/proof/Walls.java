package org.jadoube.mating.proof;

import org.jadoube.board.Colour;
import org.jadoube.board.PieceType;

/// What stands for ever where it stands, if [Ranges] are right: what never leaves its square and can
/// never be captured. That depends on itself, as a wall stops what might capture another: all that never
/// leaves its square is taken for a wall at first, and what may be captured after all is struck off until
/// nothing more is.
///
/// A king in whose square a line ends is no wall either, so that what lies behind him counts as attacked; a
/// pawn that gives check opens no such line.
final class Walls {
    private final Ranges ranges;
    private long white;
    private long black;
    private long whiteCaptures;
    private long blackCaptures;

    Walls(Ranges ranges) {
        this.ranges = ranges;
        white = fixed(Colour.WHITE);
        black = fixed(Colour.BLACK);
        do {
            whiteCaptures = captured(Colour.WHITE);
            blackCaptures = captured(Colour.BLACK);
        } while (strikeOff());
    }

    private long fixed(Colour colour) {
        long fixed = 0;
        for (Range range : ranges.of(colour)) {
            if (range.isFixed()) {
                fixed |= range.all();
            }
        }
        long king = ranges.king(colour).all();
        return Long.bitCount(king) == 1 ? fixed | king : fixed;
    }

    private boolean strikeOff() {
        long struck = (blackCaptures & white) | (whiteCaptures & black);
        white &= ~struck;
        black &= ~struck;
        return struck != 0;
    }

    long of(Colour colour) {
        return colour == Colour.WHITE ? white : black;
    }

    long all() {
        return white | black;
    }

    /// Where a colour may ever capture something.
    long captures(Colour colour) {
        return colour == Colour.WHITE ? whiteCaptures : blackCaptures;
    }

    private long captured(Colour colour) {
        long captures = kingSteps(colour);
        long prey = ranges.anywhere(colour.opponent());
        for (Range range : ranges.of(colour)) {
            long attacks = range.attacksUnpromoted(all());
            captures |= range.isPawn() ? attacks & prey : attacks;
            captures |= range.attacksPromoted(all());
        }
        return captures & ~of(colour);
    }

    /// Where the king of a colour may ever go from where he may stand when he has the move.
    long kingSteps(Colour colour) {
        long steps = 0;
        for (int square = 0; square < 64; square++) {
            if (Geometry.has(ranges.king(colour).moving().bits(), square)) {
                steps |= Geometry.attacks(PieceType.KING, square, 0);
            }
        }
        return steps & ~of(colour) & ~guarded(colour.opponent());
    }

    /// What the other king can never enter. Of a queen, rook or bishop that is a wall it is what lies
    /// next to her, since farther off something may stand between.
    long guarded(Colour colour) {
        long guarded = ranges.king(colour).guarded();
        for (Range range : ranges.of(colour)) {
            int square = range.start().ordinal();
            if (Geometry.has(of(colour), square)) {
                guarded |= range.attacksFrom(square, -1L);
            }
        }
        return guarded;
    }

    /// Whether a pawn that keeps to its file has one before it that never leaves that file either and is
    /// never captured: the two never pass each other, and the first never comes to where the other
    /// started or beyond.
    boolean isBarred(Range pawn, int square) {
        long file = Geometry.file(pawn.start().ordinal());
        boolean keepsToFile = (pawn.squares().bits() & ~file) == 0;
        return keepsToFile
                && ranges.of(pawn.colour().opponent()).stream()
                        .anyMatch(other -> bars(other, pawn, file)
                                && Geometry.rank(square, pawn.colour())
                                        >= Geometry.rank(other.start().ordinal(), pawn.colour()));
    }

    private boolean bars(Range other, Range pawn, long file) {
        return other.isPawn()
                && (other.squares().bits() & ~file) == 0
                && other.promoted().isEmpty()
                && (other.squares().bits() & captures(pawn.colour())) == 0
                && Geometry.rank(other.start().ordinal(), pawn.colour())
                        > Geometry.rank(pawn.start().ordinal(), pawn.colour());
    }
}
