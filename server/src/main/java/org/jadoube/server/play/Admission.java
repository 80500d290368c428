package org.jadoube.server.play;

import java.time.Duration;
import java.util.Optional;
import org.jadoube.journal.GameId;
import org.jadoube.laws.game.Actor;

/// What a token opens at one board.
///
/// @param viewer as whom its bearer sees the game
/// @param actor as whom he acts; none for who only watches
/// @param delay how much later than it happens he is told
public record Admission(GameId game, Actor viewer, Optional<Actor> actor, Duration delay) {
    static Admission seat(GameId game, Actor actor) {
        return new Admission(game, actor, Optional.of(actor).filter(one -> one != Actor.SPECTATOR), Duration.ZERO);
    }

    /// Whether he sees what the arbiter sees and does nothing.
    public boolean assists() {
        return viewer == Actor.ARBITER && actor.isEmpty();
    }
}
