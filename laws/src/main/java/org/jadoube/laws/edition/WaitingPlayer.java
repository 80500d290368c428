package org.jadoube.laws.edition;

import org.jadoube.lawbook.Article;

/// Whether the player whose opponent has the move tells the arbiter before he leaves the playing area.
@Article("2023/11.2.4")
public enum WaitingPlayer {
    LEAVES_FREELY,
    REPORTS
}
