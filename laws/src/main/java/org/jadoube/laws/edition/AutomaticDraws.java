package org.jadoube.laws.edition;

import org.jadoube.lawbook.Article;

/// Draws that need no claim.
public record AutomaticDraws(Fivefold fivefold, SeventyFive seventyFive) {
    /// How often a position must occur.
    @Article("2023/9.6.1")
    public enum Fivefold {
        NOT_IN_FORCE,
        /// In turns of the same player that follow one another as closely as they can.
        CONSECUTIVE,
        ANY
    }

    /// What a move without capture or pawn move must be to count.
    @Article("2023/9.6.2")
    public enum SeventyFive {
        NOT_IN_FORCE,
        COMPLETED,
        MADE
    }
}
