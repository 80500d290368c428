package org.jadoube.mating.proof;

import java.util.Optional;
import org.jadoube.board.Colour;
import org.jadoube.board.Position;

/// Ranges out of which no piece ever comes, and within which nobody is ever checkmated.
public final class ConfinementProof {
    private ConfinementProof() {}

    /// Why ranges do not prove that a side never checkmates from a position, if they do not.
    public static Optional<String> fault(Position position, Colour winner, Ranges ranges) {
        Walls walls = new Walls(ranges);
        Optional<String> loose = looseness(position, ranges, walls);
        return loose.isPresent()
                ? loose
                : new MatingSquares(ranges, walls, winner)
                        .any()
                        .map(square -> "the king of " + winner.opponent() + " may be mated on " + square);
    }

    /// What comes out of the ranges, if anything does.
    static Optional<String> looseness(Position position, Ranges ranges, Walls walls) {
        return new Origin(ranges, position).missing().or(() -> new Closure(ranges, walls).wayOut());
    }
}
