package org.jadoube.laws.term;

import org.jadoube.lawbook.Article;

/// On what grounds a player claims a draw.
@Article({"9.2", "9.3"})
public enum Grounds {
    THIRD_OCCURRENCE,
    FIFTY_MOVES
}
