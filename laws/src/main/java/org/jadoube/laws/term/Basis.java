package org.jadoube.laws.term;

import org.jadoube.lawbook.Article;

/// On what basis a player claims a draw in a quickplay finish.
@Article("10.2")
public enum Basis {
    CANNOT_WIN_BY_NORMAL_MEANS,
    NO_EFFORT_TO_WIN
}
