package org.jadoube.laws.game;

/// Why a game is over, apart from who won it.
public enum Ending {
    CHECKMATE,
    RESIGNATION,
    STALEMATE,
    DEAD_POSITION,
    AGREEMENT,
    TIME_FORFEIT,
    /// Both flags fell, nobody can tell which first, and no further period follows.
    BOTH_FLAGS,
    /// A flag fell, but the opponent cannot checkmate.
    TIME_WITHOUT_MATING_MATERIAL,
    /// A player, or both, did not come within the default time.
    DEFAULT_TIME,
    /// One illegal move more than the Laws bear with.
    ILLEGAL_MOVES,
    /// The same, but the opponent cannot checkmate.
    ILLEGAL_MOVES_WITHOUT_MATING_MATERIAL,
    /// A rightful claim: the third occurrence of a position.
    THIRD_OCCURRENCE,
    /// A rightful claim: fifty moves each without a capture or pawn move.
    FIFTY_MOVES,
    FIFTH_OCCURRENCE,
    SEVENTY_FIVE_MOVES,
    /// The arbiter declared a draw in a quickplay finish.
    QUICKPLAY_FINISH,
    /// A claim in a quickplay finish without an arbiter ended the game; somebody else decides it.
    REFERRED,
    /// A player's conduct or a penalty.
    CONDUCT,
    /// The arbiter ruled.
    RULING
}
