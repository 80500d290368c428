package org.jadoube.trials.traceability;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.NavigableMap;
import java.util.NavigableSet;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
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
record Coverage(NavigableMap<String, NavigableSet<Place>> code, List<Scenario> scenarios) {
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

    /// What is missing, in the order of the articles: `6.9 lacks a boundary in 2001`.
    List<String> open() {
        Set<String> shown = shown();
        List<String> open = new ArrayList<>();
        for (Provision provision : Chapter.inOrder()) {
            open.addAll(lacking(provision, _ -> code::containsKey, "code"));
            for (Shows what : Shows.values()) {
                open.addAll(lacking(
                        provision,
                        edition -> number -> shown.contains(row(number, what.wanted(), edition)),
                        what.wanted()));
            }
        }
        return open;
    }

    private static String row(String article, String lack, String edition) {
        return "%s lacks %s in %s".formatted(article, lack, edition);
    }

    /// What would be open but for the scenarios.
    private Set<String> shown() {
        Set<String> shown = new HashSet<>();
        for (Scenario scenario : scenarios) {
            for (String article : scenario.articles()) {
                for (Shows what : scenario.shows()) {
                    scenario.editions().forEach(edition -> shown.add(row(article, what.wanted(), edition)));
                }
            }
        }
        return shown;
    }

    /// The editions that demand something of a provision which neither it nor one of its parts has.
    private static List<String> lacking(Provision provision, Function<String, Predicate<String>> has, String lack) {
        return Lawbook.editions().stream()
                .filter(edition -> isDemanded(provision, edition))
                .filter(edition -> Stream.concat(Stream.of(provision.citation()), parts(provision, edition))
                        .map(Citation::number)
                        .noneMatch(has.apply(edition)))
                .map(edition -> row(provision.citation().number(), lack, edition))
                .toList();
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
