package org.jadoube.trials.traceability;

/// What a scenario shows of an article.
enum Shows {
    RULE,
    BOUNDARY;

    String tag() {
        return "@" + word();
    }

    String word() {
        return name().toLowerCase(java.util.Locale.ROOT);
    }
}
