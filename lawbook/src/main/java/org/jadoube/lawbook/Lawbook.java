package org.jadoube.lawbook;

import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// The Laws as an index: every sub-article of every edition, and which of them are the same provision.
public final class Lawbook {
    private static final List<String> EDITIONS =
            List.of("1997", "2001", "2005", "2009", "2014", "2017", "2018", "2023");
    private static final Map<String, Index> INDEXES =
            EDITIONS.stream().collect(Collectors.toUnmodifiableMap(Function.identity(), Index::load));
    private static final Map<Citation, Provision> PROVISIONS = provisionsOf(INDEXES);
    private static final Map<Citation, Bilingual> PRACTICE =
            Sheet.load("practice.tsv", List.of("citation", "english", "spanish")).rows().stream()
                    .collect(Collectors.toUnmodifiableMap(row -> new Citation(row.text(0)), row -> row.both(1, 2)));
    private static final List<Erratum> ERRATA = Erratum.load();

    private Lawbook() {}

    /// The editions the index covers, oldest first.
    public static List<String> editions() {
        return EDITIONS;
    }

    /// The sub-articles of an edition.
    ///
    /// @throws IllegalArgumentException when the lawbook does not index that edition
    public static Index index(String edition) {
        return Optional.ofNullable(INDEXES.get(edition))
                .orElseThrow(() -> new IllegalArgumentException(
                        "the lawbook has no edition \"%s\"; it has %s".formatted(edition, EDITIONS)));
    }

    /// Every provision, those that the edition of 2009 numbers first.
    public static Collection<Provision> provisions() {
        return PROVISIONS.values();
    }

    /// @throws IllegalArgumentException when the index has no such provision
    public static Provision provision(Citation citation) {
        return Optional.ofNullable(PROVISIONS.get(citation))
                .orElseThrow(() -> new IllegalArgumentException(unknown(citation)));
    }

    /// What Jadoube does about a provision, in a sentence; empty where it is outside of all that a program does.
    public static Optional<Bilingual> practice(Citation citation) {
        return Optional.ofNullable(PRACTICE.get(citation));
    }

    /// The oddities of an edition and of its text.
    public static List<Erratum> errata(String edition) {
        return ERRATA.stream()
                .filter(erratum -> erratum.edition().equals(edition))
                .toList();
    }

    /// Says the name that was probably meant: the canonical one, or the parts of a mere number.
    private static String unknown(Citation citation) {
        Optional<Index> named =
                Optional.ofNullable(INDEXES.get(citation.edition().orElse(Citation.NUMBERING)));
        List<Entry> same = named.map(index -> index.under(citation.article())).orElse(List.of());
        List<Entry> parts =
                named.map(index -> index.partsOf(citation.article())).orElse(List.of());
        String meant = (same.isEmpty() ? parts : same)
                .stream().map(entry -> entry.citation().number()).distinct().collect(Collectors.joining(", "));
        return "the lawbook knows no provision %s%s"
                .formatted(citation.number(), meant.isEmpty() ? "" : "; name " + meant);
    }

    private static Map<Citation, Provision> provisionsOf(Map<String, Index> indexes) {
        Map<Citation, Map<String, List<Entry>>> found = new LinkedHashMap<>();
        Stream.concat(Stream.of(Citation.NUMBERING), EDITIONS.reversed().stream())
                .map(edition -> Optional.ofNullable(indexes.get(edition)).orElseThrow())
                .forEach(index -> index.entries()
                        .forEach(entry -> found.computeIfAbsent(entry.citation(), _ -> new TreeMap<>())
                                .put(index.edition(), index.of(entry.citation()))));
        Map<Citation, Provision> provisions = new LinkedHashMap<>();
        found.forEach((citation, entries) ->
                provisions.put(citation, new Provision(citation, Collections.unmodifiableMap(entries))));
        return Collections.unmodifiableMap(provisions);
    }
}
