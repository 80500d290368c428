package org.jadoube.lawbook;

import java.util.Collection;
import java.util.List;
import java.util.Optional;

/// The index of the provisions that Jadoube carries out, read from `concordance.tsv`.
public final class Lawbook {
    private static final Concordance CONCORDANCE = Concordance.load("concordance.tsv");

    private Lawbook() {}

    /// The editions the index covers, oldest first.
    public static List<String> editions() {
        return CONCORDANCE.editions();
    }

    /// Every provision in the order of the index.
    public static Collection<Provision> provisions() {
        return CONCORDANCE.provisions().values();
    }

    /// @throws IllegalArgumentException when the index has no such provision
    public static Provision provision(Citation citation) {
        return Optional.ofNullable(CONCORDANCE.provisions().get(citation))
                .orElseThrow(() -> new IllegalArgumentException(
                        "the lawbook knows no provision " + citation.number() + "; add it to concordance.tsv"));
    }
}
