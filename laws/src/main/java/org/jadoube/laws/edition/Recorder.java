package org.jadoube.laws.edition;

import org.jadoube.lawbook.Article;

/// Who keeps score.
@Article("8.1")
public enum Recorder {
    /// Each player on a scoresheet of his own.
    PLAYERS,
    /// The system, for both.
    SYSTEM
}
