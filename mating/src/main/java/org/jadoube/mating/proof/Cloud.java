package org.jadoube.mating.proof;

import org.jadoube.board.Colour;
import org.jadoube.board.SquareSet;

/// Some pieces thought of as a cloud over the squares where they are claimed ever to stand, and what is
/// claimed to be all that the rest of the board may ever look like without them.
///
/// @param pieces where they stand in the position asked about
public record Cloud(SquareSet pieces, SquareSet white, SquareSet black, States scenes) {
    long of(Colour colour) {
        return (colour == Colour.WHITE ? white : black).bits();
    }

    /// Where some piece of it may stand, of either colour.
    long all() {
        return white.bits() | black.bits();
    }
}
