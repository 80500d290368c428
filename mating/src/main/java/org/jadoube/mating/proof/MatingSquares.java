package org.jadoube.mating.proof;

import java.util.List;
import java.util.Optional;
import org.jadoube.board.Colour;
import org.jadoube.board.PieceType;
import org.jadoube.board.Square;

/// That a king can be checkmated on no square that [Ranges] leave him: on each he can never be attacked, or
/// there is a flight that is never covered and never filled by a piece of his own.
final class MatingSquares {
    private final Ranges ranges;
    private final Colour winner;
    private final List<Range> fillers;
    private final long checks;
    private final long covers;

    MatingSquares(Ranges ranges, Walls walls, Colour winner) {
        this.ranges = ranges;
        this.winner = winner;
        fillers = ranges.of(winner.opponent());
        checks = checks(walls.all());
        covers = checks | around(ranges.king(winner).waiting().bits());
    }

    private long checks(long standing) {
        long attacked = 0;
        for (Range range : ranges.of(winner)) {
            attacked |= range.attacks(standing);
        }
        return attacked;
    }

    private static long around(long kings) {
        long around = 0;
        for (int square = 0; square < 64; square++) {
            if (Geometry.has(kings, square)) {
                around |= Geometry.attacks(PieceType.KING, square, 0);
            }
        }
        return around;
    }

    /// A square on which the king may be checkmated for all that is proved.
    Optional<Square> any() {
        for (int square = 0; square < 64; square++) {
            boolean attacked =
                    Geometry.has(ranges.king(winner.opponent()).moving().bits(), square)
                            && Geometry.has(checks, square);
            if (attacked && canBeFilled(Geometry.attacks(PieceType.KING, square, 0) & ~covers)) {
                return Optional.of(Square.of(square));
            }
        }
        return Optional.empty();
    }

    /// Whether each of some flights may be filled by a piece of its own. By Hall's theorem they can exactly
    /// when no group of them has fewer pieces, that may fill one of the group, than flights.
    private boolean canBeFilled(long flights) {
        for (long group = flights; group != 0; group = (group - 1) & flights) {
            if (able(group) < Long.bitCount(group)) {
                return false;
            }
        }
        return true;
    }

    private int able(long group) {
        int able = 0;
        for (Range range : fillers) {
            able += (range.all() & group) != 0 ? 1 : 0;
        }
        return able;
    }
}
