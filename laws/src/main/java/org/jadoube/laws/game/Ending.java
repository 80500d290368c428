package org.jadoube.laws.game;

/// Why a game is over, apart from who won it.
public enum Ending {
    CHECKMATE,
    RESIGNATION,
    STALEMATE,
    DEAD_POSITION,
    AGREEMENT,
    TIME_FORFEIT,
    /// A flag fell, but the opponent cannot checkmate.
    TIME_WITHOUT_MATING_MATERIAL,
    /// A player, or both, did not come within the default time.
    DEFAULT_TIME,
    /// The arbiter ruled.
    RULING
}
