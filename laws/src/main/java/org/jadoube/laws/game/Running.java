package org.jadoube.laws.game;

/// Whether the clocks of a game are going, as acts have left them (a frozen clock counts as going).
public enum Running {
    NOT_STARTED,
    GOING,
    /// Stopped by the arbiter, or by a player to seek him: the arbiter decides on the restart.
    STOPPED,
    /// Stopped by an outage of the hall.
    OUTAGE
}
