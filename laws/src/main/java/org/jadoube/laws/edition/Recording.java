package org.jadoube.laws.edition;

import org.jadoube.lawbook.Article;

/// Keeping the scoresheet.
@Article("8.1")
public record Recording(Advance advance, Exemption exemption, UnableToWrite unableToWrite) {
    /// Writing a move down before making it.
    @Article("8.1")
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

    @Article("8.1")
    public enum UnableToWrite {
        TIME_DEDUCTED,
        ASSISTANT_AND_ADJUSTMENT,
        ASSISTANT_AND_ADJUSTMENT_UNLESS_DISABLED
    }
}
