package org.jadoube.lawbook;

import java.util.List;
import java.util.Optional;

/// An oddity of an edition, or of the text that we have of it.
///
/// @param number the sub-article it concerns; empty where it is the whole edition
public record Erratum(String edition, Optional<String> number, Bilingual words) {
    private static final List<String> HEADING = List.of("edition", "number", "english", "spanish");

    static List<Erratum> load() {
        return Sheet.load("errata.tsv", HEADING).rows().stream()
                .map(row -> new Erratum(
                        row.text(0), Optional.of(row.text(1)).filter(number -> !number.equals("-")), row.both(2, 3)))
                .toList();
    }
}
