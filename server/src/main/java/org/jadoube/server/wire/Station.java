package org.jadoube.server.wire;

import org.jadoube.clock.Moment;
import org.jadoube.server.http.Closing;
import org.jadoube.server.http.Connection;
import org.jadoube.server.play.Unreadable;

/// Where a guest is in the hall, and what he can do there.
sealed interface Station permits BoardStation, Overview {
    /// Does what he says, and answers it.
    ///
    /// @param received when it reached the hall
    /// @throws Unreadable when it makes no sense here
    void hear(ClientIn.Deed deed, Moment received) throws Unreadable;

    /// He goes.
    void leave();

    /// Tells somebody that his link opens nothing, or nothing any more.
    static void turnAway(Connection connection) {
        connection.answer(ClientOut.unknownToken().text());
        connection.close(Closing.POLICY);
    }
}
