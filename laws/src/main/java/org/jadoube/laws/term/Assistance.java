package org.jadoube.laws.term;

import org.jadoube.lawbook.Article;

/// What a player may be unable to do himself.
public enum Assistance {
    @Article("2023/8.1.6")
    RECORDING,
    @Article("6.7d")
    PRESSING,
    @Article("2023/4.9")
    MOVING
}
