package org.jadoube.laws.term;

import org.jadoube.lawbook.Article;

/// What a player may leave with the arbiter's permission.
@Article("12.2")
public enum Leave {
    /// The board, with the move to him, out of the playing area.
    PLAYING_AREA,
    PLAYING_VENUE
}
