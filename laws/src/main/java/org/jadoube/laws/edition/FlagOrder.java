package org.jadoube.laws.edition;

import org.jadoube.lawbook.Article;

/// Whether the clocks of an event show which of two flags fell first.
@Article("6.11")
public enum FlagOrder {
    /// As digital clocks do.
    SHOWN,
    /// As mechanical clocks, whose flags hang alike once they have fallen.
    NOT_SHOWN
}
