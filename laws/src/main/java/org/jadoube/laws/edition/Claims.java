package org.jadoube.laws.edition;

import java.time.Duration;
import org.jadoube.lawbook.Article;

/// Claiming a draw by repetition or fifty moves.
///
/// @param bonus what the opponent is given for a wrong claim
/// @param rapidBonus the same in rapid play
/// @param blitzBonus the same in blitz
@Article("9.5")
public record Claims(
        RightLost rightLost,
        Stop stop,
        WrittenMove writtenMove,
        Duration bonus,
        Duration rapidBonus,
        Duration blitzBonus,
        Deduction deduction) {
    /// What loses a player the right to claim in this turn.
    @Article("9.4")
    public enum RightLost {
        MAKING_A_MOVE,
        TOUCHING_A_PIECE
    }

    /// Who stops the clocks.
    @Article("9.5")
    public enum Stop {
        CLAIMANT_SHALL,
        CLAIMANT_MAY,
        CLAIMANT_OR_ARBITER_SHALL
    }

    @Article("9.2a")
    public enum WrittenMove {
        NOT_STATED,
        CANNOT_BE_CHANGED
    }

    /// What a wrong claim costs the claimant.
    @Article("2001/9.5b")
    public enum Deduction {
        NONE,
        /// Half his time, three minutes at most, and never so that less than a minute is left.
        HALF_UP_TO_THREE_MINUTES
    }
}
