package org.jadoube.journal;

import java.time.Duration;
import java.util.List;
import java.util.Optional;

/// Games that are played together, such as a club's evening or a round of a tournament. People call it an event; here
/// an event is what happens in a game.
///
/// @param name as people know it
/// @param round which round of it, such as `3`; may be empty
/// @param delay how much later than it happens the spectators are shown it
/// @param boards the games, that of board 1 first
public record Competition(CompetitionId id, String name, String round, Duration delay, List<GameId> boards) {
    public Competition {
        boards = List.copyOf(boards);
        if (delay.isNegative()) {
            throw new IllegalArgumentException("spectators cannot see what has not happened: " + delay);
        }
    }

    /// The number of a game's board, from 1; empty when it is played elsewhere.
    public Optional<Integer> board(GameId game) {
        int index = boards.indexOf(game);
        return index < 0 ? Optional.empty() : Optional.of(index + 1);
    }
}
