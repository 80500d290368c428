package org.jadoube.laws.edition;

import org.jadoube.lawbook.Article;

/// A game that began wrongly.
public record Beginning(ColoursReversed coloursReversed) {
    @Article("7.2")
    public enum ColoursReversed {
        /// Unless the arbiter rules otherwise.
        PLAY_ON,
        /// Before both have made ten moves; later the game goes on.
        NEW_GAME_BEFORE_TEN_MOVES
    }
}
