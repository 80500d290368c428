package org.jadoube.server.wire;

import java.util.Optional;
import org.jadoube.journal.GameId;
import org.jadoube.server.play.Intent;

/// What a client says.
sealed interface ClientIn {
    /// Takes the seat that a token stands for.
    ///
    /// @param game the board to sit down at with a token of a competition; none for all its boards at once
    /// @param seen the number of the last event that the client has, 0 for none
    record Sit(String token, Optional<GameId> game, int seen) implements ClientIn {}

    /// Does something at the board.
    ///
    /// @param id the client's own name for this act
    /// @param game at which board, for who oversees several
    record Perform(String id, Optional<GameId> game, Intent intent) implements Deed {}

    /// Does the same at all his boards.
    record PerformAll(String id, Intent intent) implements Deed {}

    /// Calls an arbiter to a board.
    record Call(String id, GameId game, String note) implements Deed {}

    /// Has come to a board to which he was called.
    ///
    /// @param number the call's
    record AnswerCall(String id, GameId game, int number) implements Deed {}

    /// Asks what time it is in the hall.
    record Ping(long sent) implements ClientIn {}

    /// Something that is answered by its id.
    sealed interface Deed extends ClientIn {
        String id();
    }
}
