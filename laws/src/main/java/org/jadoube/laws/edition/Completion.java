package org.jadoube.laws.edition;

import org.jadoube.lawbook.Article;

/// What completes a move that does not end the game.
@Article("6.7a")
public enum Completion {
    /// The player's press of the clock, and nothing else.
    BY_PRESS,
    /// The player's press, or his next move when he has not pressed.
    BY_PRESS_OR_NEXT_MOVE
}
