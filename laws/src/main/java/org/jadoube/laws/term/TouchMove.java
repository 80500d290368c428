package org.jadoube.laws.term;

import org.jadoube.lawbook.Article;

/// Whether a move is among those that the touches of its turn leave open.
@Article("4.3")
public enum TouchMove {
    KEPT,
    BROKEN
}
