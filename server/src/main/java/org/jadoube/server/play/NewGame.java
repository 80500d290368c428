package org.jadoube.server.play;

import java.util.Map;
import org.jadoube.journal.GameId;
import org.jadoube.journal.SeatToken;
import org.jadoube.laws.game.Actor;

/// A game just made, and the tokens of its seats. They are told this once and not kept.
public record NewGame(GameId id, Map<Actor, SeatToken> seats) {
    public NewGame {
        seats = Map.copyOf(seats);
    }
}
