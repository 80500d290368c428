package org.jadoube.laws.edition;

import org.jadoube.lawbook.Article;

/// Whether an event hears appeals against its arbiter, where the Laws provide for them.
@Article("12.10")
public enum Appeals {
    HEARD,
    /// Its rules say otherwise.
    EXCLUDED
}
