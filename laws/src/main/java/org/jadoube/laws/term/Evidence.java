package org.jadoube.laws.term;

import org.jadoube.lawbook.Article;

/// What a claim rests on, as far as screens, demonstration boards and move counters in the hall are concerned.
@Article("6.14")
public enum Evidence {
    /// On none of them: on the board, the scoresheets, the clock's times, or what the arbiter knows.
    NO_DISPLAY,
    /// On them and on something else.
    DISPLAY_AMONG_OTHERS,
    DISPLAY_ALONE
}
