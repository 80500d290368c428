package org.jadoube.server.play;

import org.jadoube.clock.Moment;
import org.jadoube.laws.game.Act;
import org.jadoube.laws.game.Actor;
import org.jadoube.laws.game.Table;

/// An act as a client words it, before the hall adds who does it and when. A move can be understood only at a board.
@FunctionalInterface
public interface Intent {
    /// @throws Unreadable when the wording makes no sense at this table
    Act act(Actor by, Moment at, Table table) throws Unreadable;
}
