package org.jadoube.laws.edition;

/// Who sees a flag fall besides the players.
public enum FlagObserver {
    /// The arbiter, when he looks.
    ARBITER,
    /// An automatic observer, the moment it falls.
    AUTOMATIC
}
