package org.jadoube.laws.term;

/// What the arbiter answers to a question put to him.
public enum Answer {
    UPHELD,
    REJECTED,
    POSTPONED,
    /// And the opponent is given the time that the Laws then allow.
    POSTPONED_WITH_TIME,
    DRAWN,
    /// Not held against the player.
    EXCUSED,
    /// A penalty follows.
    PENALISED,
    /// The player loses the game.
    LOST,
    PLAY_ON,
    NEW_GAME,
    /// Left as it is.
    UNCHANGED,
    FULL_POINT,
    HALF_POINT,
    NO_POINT,
    /// The reason given is the explanation.
    EXPLAINED,
    /// Set to rights by what the arbiter has done.
    SET
}
