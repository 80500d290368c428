package org.jadoube.trials.traceability;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jadoube.lawbook.Entry;
import org.jadoube.lawbook.Kind;
import org.jadoube.lawbook.Lawbook;
import org.jadoube.lawbook.Provision;

/// What is generated from the lawbook, the code and the scenarios: a page for people and a resource for the command
/// `jadoube laws`.
record LawsInCode(Coverage coverage) {
    static final String SCENARIOS = "trials/src/test/resources/org/jadoube/trials/scenarios/";

    private static final String INTRODUCTION = """
            # The Laws in code

            Every sub-article of every edition that Jadoube knows: what it demands (in our own words), what a program can do about it, the code
            that carries it out and the scenarios that show it. Rows are named by the number in the edition of 2009, or `edition/number` for
            what that edition does not number. A star marks an edition that demands something else than the one before it.

            *decides*: code decides. *asks*: code recognises the situation, the arbiter decides. *records*: it is kept. *outside*: nothing for
            a program, and why. Whatever *decides* or *asks* has code, a scenario of its rule and one of its boundary in every edition, or in
            one of its parts; a test fails where it has not.

            This page is generated; CONTRIBUTING.md says how. `jadoube laws ARTICLE --edition E` tells the same of one article.
            """;

    private static final String RESOURCE_HEAD = """
            # Generated with docs/laws-in-code.md: where each provision is carried out and shown.
            citation\twhat\tfile\tname\teditions
            """;

    /// The page, in Markdown.
    String page() {
        StringBuilder page = new StringBuilder(INTRODUCTION);
        for (Chapter chapter : Chapter.all()) {
            page.append("\n## %s\n\n".formatted(heading(chapter)));
            page.append("| article | %s | demands | kind | code | shown by |\n"
                    .formatted(String.join(" | ", Lawbook.editions())));
            page.append("|---".repeat(Lawbook.editions().size() + 5)).append("|\n");
            chapter.provisions().forEach(provision -> page.append(row(provision)));
        }
        return page.toString();
    }

    private static String heading(Chapter chapter) {
        String name = chapter.name();
        if (name.equals(chapter.title())) {
            return name;
        }
        return (Character.isDigit(name.charAt(0)) ? "Article " : "Appendix ") + name + ": " + chapter.title();
    }

    private String row(Provision provision) {
        List<String> cells = new ArrayList<>(List.of(provision.citation().number()));
        List<Entry> before = List.of();
        for (String edition : Lawbook.editions()) {
            List<Entry> entries = provision.entriesIn(edition);
            cells.add(numbers(entries) + (differs(before, entries) ? "\\*" : ""));
            before = entries.isEmpty() ? before : entries;
        }
        cells.add(demands(provision));
        cells.add(kinds(provision));
        cells.add(coverage.codeOf(provision).stream()
                .map(place -> "[%s](../%s)".formatted(place.name(), place.file()))
                .collect(Collectors.joining("<br>")));
        cells.add(coverage.scenariosOf(provision).stream()
                .map(scenario -> "[%s](../%s%s) (%s)"
                        .formatted(scenario.name(), SCENARIOS, scenario.feature(), scenario.shown()))
                .distinct()
                .collect(Collectors.joining("<br>")));
        return "| " + String.join(" | ", cells) + " |\n";
    }

    private static String numbers(List<Entry> entries) {
        return entries.stream().map(Entry::number).collect(Collectors.joining(", "));
    }

    static boolean differs(List<Entry> before, List<Entry> after) {
        return !before.isEmpty() && !after.isEmpty() && !sayings(before).equals(sayings(after));
    }

    private static List<String> sayings(List<Entry> entries) {
        return entries.stream()
                .map(entry -> entry.kind() + " " + entry.title().english())
                .toList();
    }

    /// What it demands, with the edition that first demands it so where that ever changed; for what is outside, why.
    private static String demands(Provision provision) {
        Map<String, String> since = new LinkedHashMap<>();
        List<Entry> before = List.of();
        for (String edition : provision.entries().keySet()) {
            List<Entry> entries = provision.entriesIn(edition);
            if (before.isEmpty() || differs(before, entries)) {
                since.put(edition, provision.titleIn(edition, Locale.ENGLISH).orElseThrow());
            }
            before = entries;
        }
        Stream<String> demands = since.size() == 1
                ? since.values().stream()
                : since.entrySet().stream().map(demand -> demand.getKey() + ": " + demand.getValue());
        Stream<String> reason = before.getFirst().reason().stream().map(words -> "*" + words.english() + "*");
        return Stream.concat(demands, reason).collect(Collectors.joining("<br>"));
    }

    private static String kinds(Provision provision) {
        List<String> kinds = new ArrayList<>();
        Set<Kind> last = Set.of();
        for (String edition : provision.entries().keySet()) {
            Set<Kind> now =
                    provision.entriesIn(edition).stream().map(Entry::kind).collect(Collectors.toSet());
            if (!now.equals(last)) {
                String words = now.stream().map(Kind::word).sorted().collect(Collectors.joining(", "));
                kinds.add(last.isEmpty() ? words : "from %s %s".formatted(edition, words));
            }
            last = now;
        }
        return String.join("; ", kinds);
    }

    /// The resource, tab-separated: a line for each place in the code and for each scenario of each provision.
    String resource() {
        StringBuilder text = new StringBuilder(RESOURCE_HEAD);
        for (Provision provision : Chapter.inOrder()) {
            String article = provision.citation().number();
            coverage.codeOf(provision)
                    .forEach(place -> text.append(line(article, "code", place.file(), place.name(), "-")));
            coverage.scenariosOf(provision)
                    .forEach(scenario -> text.append(line(
                            article,
                            scenario.shown(),
                            SCENARIOS + scenario.feature(),
                            scenario.name(),
                            String.join(" ", scenario.editions()))));
        }
        return text.toString();
    }

    private static String line(String... cells) {
        return String.join("\t", cells) + "\n";
    }
}
