package org.jadoube.laws.term;

import org.jadoube.lawbook.Article;

/// How many hands a move was made with.
@Article("4.1")
public enum Hands {
    ONE,
    BOTH
}
