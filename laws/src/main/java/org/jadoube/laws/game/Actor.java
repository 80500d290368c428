package org.jadoube.laws.game;

import java.util.Optional;
import org.jadoube.board.Colour;

/// Who does an act.
public enum Actor {
    WHITE,
    BLACK,
    ARBITER,
    /// The automatic observer of flags and of the default time that a game's regulations may appoint.
    OBSERVER,
    /// The playing hall itself: it reports its own outages and nothing else.
    HALL,
    SPECTATOR;

    public static Actor player(Colour colour) {
        return colour == Colour.WHITE ? WHITE : BLACK;
    }

    /// The colour of this actor's pieces, for a player.
    public Optional<Colour> colour() {
        return switch (this) {
            case WHITE -> Optional.of(Colour.WHITE);
            case BLACK -> Optional.of(Colour.BLACK);
            case ARBITER, OBSERVER, HALL, SPECTATOR -> Optional.empty();
        };
    }
}
