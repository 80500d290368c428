package org.jadoube.cli;

import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jadoube.lawbook.Entry;
import org.jadoube.lawbook.Index;
import org.jadoube.lawbook.Lawbook;
import org.jadoube.lawbook.Provision;

/// What changed from one edition to another: what is new, gone, demanded otherwise, or only numbered otherwise.
record EditionChanges(Index before, Index after) {
    /// Prints the changes in an article, a part of one, or with an empty number in all.
    void print(String within, PrintWriter out, Wording wording) {
        List<Provision> provisions = provisions(within);
        Locale locale = wording.locale();
        section(out, wording, "laws.new", added(provisions).map(it -> line(after, it, locale)));
        section(out, wording, "laws.gone", removed(provisions).map(it -> line(before, it, locale)));
        section(
                out,
                wording,
                "laws.changed",
                kept(provisions).filter(this::isChanged).map(it -> changed(it, wording)));
        section(
                out,
                wording,
                "laws.renumbered",
                kept(provisions)
                        .filter(it -> !isChanged(it) && !numbers(before, it).equals(numbers(after, it)))
                        .map(it -> "  %s -> %s".formatted(numbers(before, it), numbers(after, it))));
    }

    private void section(PrintWriter out, Wording wording, String key, Stream<String> lines) {
        List<String> all = lines.toList();
        out.println(wording.say(key, before.edition(), after.edition(), all.size()));
        all.forEach(out::println);
        out.println();
    }

    /// The provisions of either edition, in the later order, then what only the earlier has.
    private List<Provision> provisions(String within) {
        return Stream.concat(after.entries().stream(), before.entries().stream())
                .filter(entry -> within.isEmpty() || entry.number().equals(within) || entry.isPartOf(within))
                .map(Entry::citation)
                .distinct()
                .map(Lawbook::provision)
                .filter(provision -> isComparable(provision, before) && isComparable(provision, after))
                .toList();
    }

    /// Of the edition of 1997 one article is known, which is no reason to call all others new.
    private boolean isComparable(Provision provision, Index index) {
        List<String> heads =
                index.entries().stream().map(EditionChanges::head).distinct().toList();
        return heads.size() > 1
                || Stream.of(before, after)
                        .flatMap(each -> provision.entriesIn(each.edition()).stream())
                        .allMatch(entry -> heads.contains(head(entry)));
    }

    private static String head(Entry entry) {
        return entry.number().split("\\.", 2)[0];
    }

    private Stream<Provision> added(List<Provision> provisions) {
        return provisions.stream().filter(it -> it.isIn(after.edition()) && !it.isIn(before.edition()));
    }

    private Stream<Provision> removed(List<Provision> provisions) {
        return provisions.stream().filter(it -> it.isIn(before.edition()) && !it.isIn(after.edition()));
    }

    private Stream<Provision> kept(List<Provision> provisions) {
        return provisions.stream().filter(it -> it.isIn(before.edition()) && it.isIn(after.edition()));
    }

    private boolean isChanged(Provision provision) {
        return !provision
                        .titleIn(before.edition(), Locale.ENGLISH)
                        .equals(provision.titleIn(after.edition(), Locale.ENGLISH))
                || !provision.kindIn(before.edition()).equals(provision.kindIn(after.edition()));
    }

    private String changed(Provision provision, Wording wording) {
        return line(before, provision, wording.locale()) + System.lineSeparator() + "  ->"
                + line(after, provision, wording.locale()).substring(1);
    }

    private static String line(Index index, Provision provision, Locale locale) {
        return "  %s %s %s"
                .formatted(
                        index.edition(),
                        numbers(index, provision),
                        provision.titleIn(index.edition(), locale).orElseThrow());
    }

    private static String numbers(Index index, Provision provision) {
        return provision.entriesIn(index.edition()).stream().map(Entry::number).collect(Collectors.joining("+"));
    }
}
