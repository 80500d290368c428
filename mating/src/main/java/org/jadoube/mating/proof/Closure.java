package org.jadoube.mating.proof;

import java.util.Optional;
import org.jadoube.board.Colour;
import org.jadoube.board.Square;
import org.jadoube.board.SquareSet;

/// That [Ranges] hold a position, and with any square all that can be reached from it in a move. Then they
/// hold every position that can follow.
final class Closure {
    private final Ranges ranges;
    private final Walls walls;

    Closure(Ranges ranges, Walls walls) {
        this.ranges = ranges;
        this.walls = walls;
    }

    /// The first way out that is found.
    Optional<String> wayOut() {
        for (Range range : ranges.pieces()) {
            Optional<String> out = range.isPawn() ? pawnWayOut(range) : pieceWayOut(range);
            if (out.isPresent()) {
                return out;
            }
            Optional<String> promoted = promotedWayOut(range);
            if (promoted.isPresent()) {
                return promoted;
            }
        }
        return kingWayOut(Colour.WHITE).or(() -> kingWayOut(Colour.BLACK));
    }

    private Optional<String> pieceWayOut(Range range) {
        for (int square = 0; square < 64; square++) {
            if (Geometry.has(range.squares().bits(), square)) {
                long targets = range.attacksFrom(square, walls.all()) & ~walls.of(range.colour());
                if ((targets & ~range.squares().bits()) != 0) {
                    return out(range, square, targets & ~range.squares().bits());
                }
            }
        }
        return Optional.empty();
    }

    private Optional<String> promotedWayOut(Range range) {
        for (int square = 0; square < 64; square++) {
            if (Geometry.has(range.promoted().bits(), square)) {
                long targets = Range.promotedAttacks(square, walls.all()) & ~walls.of(range.colour());
                if ((targets & ~range.promoted().bits()) != 0) {
                    return out(range, square, targets & ~range.promoted().bits());
                }
            }
        }
        return Optional.empty();
    }

    private Optional<String> pawnWayOut(Range pawn) {
        long ends = Geometry.lastRank(pawn.colour());
        for (int square = 0; square < 64; square++) {
            if (Geometry.has(pawn.squares().bits(), square)) {
                if (Geometry.has(ends, square)) {
                    return Optional.of("the " + pawn + " is claimed to stand on its last rank");
                }
                long targets = pawnTargets(pawn, square);
                long missing = (targets & ~ends & ~pawn.squares().bits())
                        | (targets & ends & ~pawn.promoted().bits());
                if (missing != 0) {
                    return out(pawn, square, missing);
                }
            }
        }
        return Optional.empty();
    }

    /// Ahead where nothing bars the way for ever, and aside where something may stand: a pawn that can be
    /// captured in passing may stand on the square it passed, if it may stand beyond.
    private long pawnTargets(Range pawn, int square) {
        Colour colour = pawn.colour();
        long targets = Geometry.pawn(square, colour) & ranges.anywhere(colour.opponent()) & ~walls.of(colour);
        int first = Geometry.ahead(square, colour);
        if (isFree(pawn, first)) {
            targets |= Geometry.one(first);
            int second = Geometry.ahead(first, colour);
            if (Geometry.rank(square, colour) == 1 && isFree(pawn, second)) {
                targets |= Geometry.one(second);
            }
        }
        return targets;
    }

    private boolean isFree(Range pawn, int square) {
        return !Geometry.has(walls.all(), square) && !walls.isBarred(pawn, square);
    }

    private Optional<String> kingWayOut(Colour colour) {
        Ranges.Kings king = ranges.king(colour);
        long missing = walls.kingSteps(colour) & ~king.waiting().bits();
        if (missing != 0) {
            return Optional.of("the king of " + colour + " may step to " + new SquareSet(missing));
        }
        if ((king.waiting().bits() & ~king.moving().bits()) != 0) {
            return Optional.of("the king of " + colour + " is lost when the other player has moved");
        }
        boolean canWait = ranges.of(colour).stream().anyMatch(range -> Long.bitCount(range.all()) > 1);
        return canWait && (king.moving().bits() & ~king.waiting().bits()) != 0
                ? Optional.of("the king of " + colour + " is lost when another piece of his has moved")
                : Optional.empty();
    }

    private static Optional<String> out(Range range, int square, long targets) {
        return Optional.of("the " + range + " may go from " + Square.of(square) + " to " + new SquareSet(targets));
    }
}
