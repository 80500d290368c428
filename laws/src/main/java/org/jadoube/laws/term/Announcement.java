package org.jadoube.laws.term;

import org.jadoube.lawbook.Article;

/// Whether a player has said that he adjusts before he touched.
@Article("4.2")
public enum Announcement {
    BEFOREHAND,
    NONE
}
