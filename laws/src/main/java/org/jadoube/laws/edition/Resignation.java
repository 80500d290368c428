package org.jadoube.laws.edition;

import org.jadoube.lawbook.Article;

/// What a resignation is worth.
@Article("5.1b")
public enum Resignation {
    /// The opponent wins whatever he has left.
    LOSES,
    /// The opponent wins, unless he could not checkmate by any series of legal moves: then it is a draw.
    LOSES_UNLESS_OPPONENT_CANNOT_MATE
}
