package org.jadoube.cli;

import java.io.PrintWriter;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jadoube.lawbook.Entry;
import org.jadoube.lawbook.Index;
import org.jadoube.lawbook.Lawbook;
import org.jadoube.lawbook.Provision;
import org.jadoube.lawbook.Source;

/// Explains a sub-article of an edition: what it demands, what it is elsewhere, what Jadoube does about it and where.
record ArticleExplanation(Index index, List<Evidence> evidence, SourceTree sources, Wording wording) {
    /// By file, then by line.
    private static final Comparator<String> IN_ORDER = Comparator.comparing(
                    (String place) -> place.replaceFirst("[: ].*", ""))
            .thenComparingInt(ArticleExplanation::line)
            .thenComparing(Comparator.naturalOrder());

    private static int line(String place) {
        String number = place.replaceFirst("^[^: ]*:?(\\d*).*", "$1");
        return number.isEmpty() ? 0 : Integer.parseInt(number);
    }

    void print(Entry entry, PrintWriter out) {
        Provision provision = Lawbook.provision(entry.citation());
        out.println(wording.say(
                "laws.heading", index.edition(), entry.number(), entry.title().in(wording.locale())));
        tell(out, "laws.kind", Stream.of(wording.say("kind." + entry.kind() + ".meaning")));
        tell(out, "laws.reason", entry.reason().stream().map(reason -> reason.in(wording.locale())));
        tell(
                out,
                "laws.practice",
                Lawbook.practice(entry.citation()).stream().map(practice -> practice.in(wording.locale())));
        tell(out, "laws.numbers", Stream.of(numbers(provision)));
        tell(out, "laws.demands", otherDemands(provision));
        tell(out, "laws.choice", choices(entry));
        tell(out, "laws.code", orState(code(entry), entry));
        tell(out, "laws.scenarios", orState(scenarios(entry), entry));
        tell(out, "laws.note", entry.note().stream().map(note -> note.in(wording.locale())));
        tell(
                out,
                "laws.note",
                Stream.of(entry.source())
                        .filter(source -> source != Source.TEXT)
                        .map(this::trust));
        tell(out, "laws.erratum", errata(entry));
        out.println();
    }

    private void tell(PrintWriter out, String label, Stream<String> lines) {
        lines.forEach(line -> out.println("  " + wording.say(label, line)));
    }

    private static String numbers(Provision provision) {
        return provision.entries().entrySet().stream()
                .map(edition -> edition.getKey() + " "
                        + edition.getValue().stream().map(Entry::number).collect(Collectors.joining("+")))
                .collect(Collectors.joining(", "));
    }

    /// What other editions demand, where it is something else.
    private Stream<String> otherDemands(Provision provision) {
        String here = provision.titleIn(index.edition(), wording.locale()).orElseThrow();
        return provision.entries().keySet().stream()
                .collect(Collectors.groupingBy(
                        edition -> provision.titleIn(edition, wording.locale()).orElseThrow(),
                        LinkedHashMap::new,
                        Collectors.joining(", ")))
                .entrySet()
                .stream()
                .filter(demand -> !demand.getKey().equals(here))
                .map(demand -> demand.getValue() + ": " + demand.getKey());
    }

    private Stream<String> choices(Entry entry) {
        return EventChoice.of(entry.citation()).stream().map(choice -> choice.said(wording));
    }

    private List<String> code(Entry entry) {
        return of(entry)
                .filter(Evidence::isCode)
                .map(this::placed)
                .sorted(IN_ORDER)
                .toList();
    }

    private List<String> scenarios(Entry entry) {
        return of(entry)
                .filter(shown -> shown.isScenarioOf(index.edition()))
                .map(this::placed)
                .sorted(IN_ORDER)
                .distinct()
                .toList();
    }

    private String placed(Evidence evidence) {
        return sources.place(evidence) + " " + evidence.name();
    }

    /// Where there is nothing, why.
    private Stream<String> orState(List<String> places, Entry entry) {
        if (!places.isEmpty()) {
            return places.stream();
        }
        if (!index.partsOf(entry.number()).isEmpty()) {
            return Stream.of(wording.say("laws.parts.have"));
        }
        return Stream.of(wording.say("laws.none." + entry.kind()));
    }

    private Stream<Evidence> of(Entry entry) {
        return evidence.stream().filter(each -> each.citation().equals(entry.citation()));
    }

    private String trust(Source source) {
        return wording.say("source." + source);
    }

    private Stream<String> errata(Entry entry) {
        return Lawbook.errata(index.edition()).stream()
                .filter(erratum ->
                        erratum.number().filter(entry.number()::equals).isPresent())
                .map(erratum -> erratum.words().in(wording.locale()));
    }
}
