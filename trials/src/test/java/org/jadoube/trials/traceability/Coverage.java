package org.jadoube.trials.traceability;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.jadoube.lawbook.Citation;
import org.jadoube.lawbook.Entry;
import org.jadoube.lawbook.Index;
import org.jadoube.lawbook.Lawbook;
import org.jadoube.lawbook.Provision;

/// Which provisions have code and scenarios, in which editions, and which lack them. A provision that has parts in an
/// edition is carried out and shown where one of its parts is; its parts answer for themselves.
///
/// @param code the places by the article they name
record Coverage(SortedMap<String, SortedSet<Place>> code, List<Scenario> scenarios) {
    /// Rapid and blitz are indexed and listed; to carry them out is a later chapter.
    private static final Set<String> LATER = Set.of("A", "B");

    Coverage {
        scenarios = List.copyOf(scenarios);
    }

    Set<Place> codeOf(Provision provision) {
        return code.getOrDefault(provision.citation().number(), new TreeSet<>());
    }

    List<Scenario> scenariosOf(Provision provision) {
        return scenarios.stream()
                .filter(scenario ->
                        scenario.articles().contains(provision.citation().number()))
                .toList();
    }

    /// What is missing, in the order of the articles.
    List<Open> open() {
        Set<Open> shown = shown();
        List<Open> open = new ArrayList<>();
        for (Provision provision : Chapter.inOrder()) {
            if (LATER.contains(Chapter.of(provision))) {
                continue;
            }
            lacking(provision, "code", row -> code.containsKey(row.article())).forEach(open::add);
            for (Shows what : Shows.values()) {
                lacking(provision, what.word(), shown::contains).forEach(open::add);
            }
        }
        return open;
    }

    /// What would be open but for the scenarios.
    private Set<Open> shown() {
        Set<Open> shown = new HashSet<>();
        for (Scenario scenario : scenarios) {
            for (String article : scenario.articles()) {
                for (Shows what : scenario.shows()) {
                    scenario.editions().forEach(edition -> shown.add(new Open(article, what.word(), edition)));
                }
            }
        }
        return shown;
    }

    private static Stream<Open> lacking(Provision provision, String lack, Predicate<Open> isClosed) {
        return Lawbook.editions().stream()
                .filter(edition -> isDemanded(provision, edition))
                .filter(edition -> Stream.concat(Stream.of(provision.citation()), parts(provision, edition))
                        .map(citation -> new Open(citation.number(), lack, edition))
                        .noneMatch(isClosed))
                .map(edition -> new Open(provision.citation().number(), lack, edition));
    }

    private static boolean isDemanded(Provision provision, String edition) {
        return provision.entriesIn(edition).stream()
                .anyMatch(entry -> entry.kind().isCarriedOut());
    }

    private static Stream<Citation> parts(Provision provision, String edition) {
        Index index = Lawbook.index(edition);
        return provision.entriesIn(edition).stream()
                .flatMap(entry -> index.partsOf(entry.number()).stream())
                .map(Entry::citation);
    }

    /// The scenarios that say they show an article in an edition that lacks it: place, article, edition.
    List<String> notInForce() {
        return scenarios.stream()
                .flatMap(scenario -> scenario.articles().stream()
                        .flatMap(article -> scenario.editions().stream()
                                .filter(edition -> isUnknownIn(article, edition))
                                .map(edition -> "%s: %s in %s".formatted(scenario.place(), article, edition))))
                .toList();
    }

    private static boolean isUnknownIn(String article, String edition) {
        return Lawbook.editions().contains(edition)
                && Lawbook.provisions().stream()
                        .filter(provision -> provision.citation().number().equals(article))
                        .anyMatch(provision -> !provision.isIn(edition));
    }
}
