package org.jadoube.laws.edition;

import org.jadoube.lawbook.Article;

/// What a move must be for the position it brings about to end the game.
@Article({"5.1a", "5.2a", "5.2b"})
public enum FinalMove {
    /// Legal; touch-move is another matter.
    LEGAL,
    /// Legal, and among those that the touches of the turn leave open.
    LEGAL_AND_AS_TOUCHED
}
