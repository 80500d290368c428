package org.jadoube.laws.term;

import org.jadoube.lawbook.Article;

/// What decision of the arbiter a player appeals against.
@Article("12.10")
public enum Decision {
    /// On a claim in a quickplay finish.
    @Article("10.2d")
    QUICKPLAY_CLAIM,
    OTHER
}
