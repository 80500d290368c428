package org.jadoube.server.play;

import java.time.Duration;
import org.jadoube.laws.game.Actor;

/// Somebody connected to a game: a player, the arbiter, a spectator.
public interface Follower {
    Actor actor();

    /// How much later than it happens he is told.
    default Duration delay() {
        return Duration.ZERO;
    }

    /// There is news. Must not block and must not throw.
    void stir();

    /// The link by which he came opens nothing any more. Must not block and must not throw.
    default void expel() {}
}
