package org.jadoube.mating;

import org.jadoube.board.Colour;
import org.jadoube.board.Position;

/// Whether a side can still checkmate, by any series of legal moves, both sides helping.
public final class Mating {
    private Mating() {}

    /// Whether the plain cases of material show that `side` can never checkmate from here. False says nothing.
    public static boolean ruledOutByMaterial(Position position, Colour side) {
        throw new UnsupportedOperationException();
    }

    /// Whether the plain cases of material show that neither side can.
    public static boolean deadByMaterial(Position position) {
        throw new UnsupportedOperationException();
    }
}
