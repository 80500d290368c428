package org.jadoube.laws.term;

import org.jadoube.lawbook.Article;

/// What a hand means by touching a piece.
@Article("4.3")
public enum Contact {
    /// To move or capture it.
    INTENDING,
    /// On purpose, but neither to move nor to capture it (to point at it, say).
    DELIBERATE,
    /// By accident, as anybody can see.
    ACCIDENTAL
}
