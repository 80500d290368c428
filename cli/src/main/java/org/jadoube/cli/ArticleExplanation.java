package org.jadoube.cli;

import java.io.PrintWriter;
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
record ArticleExplanation(Index index, List<Evidence> evidence, Wording wording) {
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
        tell(out, "laws.code", code(entry));
        tell(out, "laws.scenarios", scenarios(entry));
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

    private Stream<String> code(Entry entry) {
        return of(entry).filter(Evidence::isCode).map(place -> "%s (%s)".formatted(place.name(), place.file()));
    }

    private Stream<String> scenarios(Entry entry) {
        return of(entry)
                .filter(shown -> shown.isScenarioOf(index.edition()))
                .map(shown -> "%s (%s)".formatted(shown.name(), shown.file()));
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
