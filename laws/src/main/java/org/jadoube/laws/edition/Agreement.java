package org.jadoube.laws.edition;

import org.jadoube.lawbook.Article;

/// From when on the players may agree on a draw.
@Article("5.2c")
public enum Agreement {
    AT_ANY_TIME,
    /// Once each of them has made a move.
    AFTER_A_MOVE_EACH
}
