package org.jadoube.laws.edition;

/// The kind of play.
public enum Profile {
    /// Releasing, pressing and claiming are the players' own doing; nothing is hinted to them.
    OVER_THE_BOARD,
    /// Only legal moves are accepted and a move presses the clock.
    ONLINE,
    /// Online rules in a supervised venue.
    HYBRID;

    /// Whether a player presses the clock himself.
    public boolean pressesByHand() {
        return this == OVER_THE_BOARD;
    }

    /// Whether there is an arbiter in the room whom a player can call by stopping the clocks.
    public boolean isSupervised() {
        return this != ONLINE;
    }
}
