package org.jadoube.journal;

import java.util.List;
import org.jadoube.laws.game.Event;

/// A game to be entered in the journal: its seats and its first event.
public record Opening(GameId game, List<Seat> seats, Event.GameOpened opened) {
    public Opening {
        seats = List.copyOf(seats);
    }
}
