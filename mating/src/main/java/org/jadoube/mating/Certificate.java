package org.jadoube.mating;

import java.util.List;
import org.jadoube.board.Colour;
import org.jadoube.board.Position;

/// Why a side can never checkmate; [ProofChecker] verifies it without the search that found it.
public sealed interface Certificate {
    Position position();

    Colour winner();

    /// There is too little material on the board, see [Mating#ruledOutByMaterial(Position, Colour)].
    record Material(Position position, Colour winner) implements Certificate {}

    /// The pieces cannot get to where they would have to be for a checkmate.
    record Confined(Position position, Colour winner, Confinement sets) implements Certificate {}

    /// Everything that can follow was looked at, and there is no checkmate in it.
    ///
    /// @param outlined why there is none beyond some of the states, where neither material nor confinement tells
    record Exhausted(Position position, Colour winner, StateTable states, List<Outlined> outlined)
            implements Certificate {
        public Exhausted {
            outlined = List.copyOf(outlined);
        }
    }

    /// Everything that can follow was looked at, some pieces being thought of as anywhere they may
    /// come to, and there is no checkmate in it.
    record Outlined(Position position, Colour winner, Haze haze, StateTable outlines) implements Certificate {
        /// Whether another position is one of those that were looked at.
        boolean covers(Position other) {
            boolean alike = other.enPassant().isEmpty()
                    && (other.castlingRooks().bits() & ~position.castlingRooks().bits()) == 0;
            long hazy = alike ? haze.in(other) : -1;
            return hazy != -1 && outlines.contains(Outline.of(other, hazy).packed());
        }
    }
}
