package org.jadoube.laws.edition;

import org.jadoube.lawbook.Article;

/// Keeping the scoresheet.
@Article("8.1")
public record Recording(Advance advance, Exemption exemption, UnableToWrite unableToWrite) {
    /// Writing a move down before making it.
    @Article("2023/8.1.2")
    public enum Advance {
        NOT_STATED,
        FORBIDDEN
    }

    /// How long a player short of time need not record.
    @Article("8.4")
    public enum Exemption {
        WHILE_SHORT_OF_TIME,
        UNTIL_THE_PERIOD_ENDS
    }

    /// What becomes of a player who cannot keep score.
    @Article("2023/8.1.6")
    public enum UnableToWrite {
        /// He does without, and has less time.
        TIME_DEDUCTED,
        ASSISTANT_AND_ADJUSTMENT,
        ASSISTANT_AND_ADJUSTMENT_UNLESS_DISABLED
    }
}
