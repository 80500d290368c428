package org.jadoube.lawbook;

import java.util.List;

/// An edition of the Laws as a list of its sub-articles, in its own numbers and its own order. Where it splits what is
/// one provision elsewhere, several entries share a citation; where it says in one article what others say apart,
/// several share a number.
///
/// @param edition the year it is known by
public record Index(String edition, List<Entry> entries) {
    private static final List<String> HEADING =
            List.of("number", "citation", "kind", "source", "english", "spanish", "reason", "note");

    public Index {
        entries = List.copyOf(entries);
    }

    static Index load(String edition) {
        return of(edition, Sheet.load(edition + ".tsv", HEADING));
    }

    static Index read(String edition, List<String> lines) {
        return of(edition, Sheet.read(edition + ".tsv", HEADING, lines));
    }

    private static Index of(String edition, Sheet sheet) {
        return new Index(edition, sheet.rows().stream().map(Index::entry).toList());
    }

    private static Entry entry(Sheet.Row row) {
        try {
            return new Entry(
                    row.text(0),
                    new Citation(row.text(1)),
                    row.choice(2, Kind.class),
                    row.choice(3, Source.class),
                    row.both(4, 5),
                    row.maybeBoth(6),
                    row.maybeBoth(7));
        } catch (IllegalArgumentException e) {
            throw row.fault(String.valueOf(e.getMessage()));
        }
    }

    /// What the edition says under a number; empty when it has no such number.
    public List<Entry> under(String number) {
        return entries.stream().filter(entry -> entry.number().equals(number)).toList();
    }

    /// Where the edition has a provision; empty where it lacks it.
    public List<Entry> of(Citation citation) {
        return entries.stream()
                .filter(entry -> entry.citation().equals(citation))
                .toList();
    }

    /// The entries below a number at any depth, such as those of the whole Article 7.
    public List<Entry> partsOf(String whole) {
        return entries.stream().filter(entry -> entry.isPartOf(whole)).toList();
    }
}
