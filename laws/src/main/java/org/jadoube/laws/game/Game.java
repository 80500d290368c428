package org.jadoube.laws.game;

import java.util.List;
import java.util.Optional;
import org.jadoube.board.Colour;
import org.jadoube.board.Move;
import org.jadoube.board.Position;

/// The moves of a game and how far each has come, its open draw offer and its end. Knows no rule.
public final class Game {
    private Game() {}

    public Position position() {
        throw new UnsupportedOperationException();
    }

    /// The moves made, in order.
    public List<Move> moves() {
        throw new UnsupportedOperationException();
    }

    /// Moves that a player has completed by pressing the clock.
    public int completed(Colour player) {
        throw new UnsupportedOperationException(player.name());
    }

    /// Who has an open draw offer on the table.
    public Optional<Colour> drawOffer() {
        throw new UnsupportedOperationException();
    }

    public Optional<Event.GameEnded> end() {
        throw new UnsupportedOperationException();
    }
}
