package org.jadoube.laws.term;

import org.jadoube.lawbook.Article;

/// What one player has of a game's point, as games are usually scored.
@Article("11.1")
public enum Score {
    NONE,
    HALF,
    ONE
}
