package org.jadoube.laws.edition;

/// What sets the session going.
public enum SessionStart {
    /// The arbiter starts the clocks.
    BY_ARBITER,
    /// The clocks start as soon as both players are at the board.
    WHEN_BOTH_PRESENT
}
