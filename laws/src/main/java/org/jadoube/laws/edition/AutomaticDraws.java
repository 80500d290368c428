package org.jadoube.laws.edition;

import org.jadoube.lawbook.Article;

/// Draws that need no claim.
public record AutomaticDraws(Fivefold fivefold, SeventyFive seventyFive) {
    @Article("2023/9.6.1")
    public enum Fivefold {
        NOT_IN_FORCE,
        /// In turns of the same player that follow one another.
        CONSECUTIVE,
        ANY
    }

    @Article("2023/9.6.2")
    public enum SeventyFive {
        NOT_IN_FORCE,
        IN_FORCE
    }
}
