package org.jadoube.server.wire;

import org.jadoube.server.play.Intent;

/// What a client says.
sealed interface ClientIn {
    /// Takes the seat that a token stands for.
    ///
    /// @param seen the number of the last event that the client has, 0 for none
    record Sit(String token, int seen) implements ClientIn {}

    /// Does something at the board.
    ///
    /// @param id the client's own name for this act
    record Perform(String id, Intent intent) implements ClientIn {}

    /// Asks what time it is in the hall.
    record Ping(long sent) implements ClientIn {}
}
