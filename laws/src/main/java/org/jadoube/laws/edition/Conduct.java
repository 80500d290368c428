package org.jadoube.laws.edition;

import org.jadoube.lawbook.Article;

/// The players' conduct, and the arbiter's penalties.
@Article("12.1")
public record Conduct(Devices devices, Penalties penalties) {
    /// A telephone or another device.
    @Article("12.3b")
    public enum Devices {
        NOT_STATED,
        /// A sound loses; the arbiter decides what the opponent scores.
        SOUND_LOSES,
        /// A sound loses and the opponent wins, unless he could not by any series of legal moves.
        SOUND_LOSES_UNLESS_OPPONENT_CANNOT_WIN,
        /// Having it in the venue loses.
        POSSESSION_LOSES
    }

    /// Which penalties the arbiter has.
    @Article("13.4")
    public enum Penalties {
        SEVEN,
        WITH_FINE,
        WITH_FINE_AND_ROUND_EXCLUSION
    }
}
