package org.jadoube.trials.traceability;

import java.util.Locale;

/// What a scenario shows of an article.
enum Shows {
    RULE,
    BOUNDARY;

    String tag() {
        return "@" + word();
    }

    String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /// As one says that it is missing.
    String wanted() {
        return "a " + word();
    }
}
