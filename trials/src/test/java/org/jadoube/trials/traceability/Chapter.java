package org.jadoube.trials.traceability;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jadoube.lawbook.Entry;
import org.jadoube.lawbook.Lawbook;
import org.jadoube.lawbook.Provision;

/// An article of the edition of 2009, or one of its appendices, with all that other editions have of its subject.
///
/// @param name `6`, `D`, `Preface`
record Chapter(String name, String title, List<Provision> provisions) {
    private static final Map<String, String> TITLES = Map.ofEntries(
            Map.entry("1", "The nature and objectives of the game"),
            Map.entry("2", "The initial position"),
            Map.entry("3", "The moves of the pieces"),
            Map.entry("4", "The act of moving"),
            Map.entry("5", "The completion of the game"),
            Map.entry("6", "The chess clock"),
            Map.entry("7", "Irregularities"),
            Map.entry("8", "The recording of the moves"),
            Map.entry("9", "The drawn game"),
            Map.entry("10", "Quickplay finish"),
            Map.entry("11", "Points"),
            Map.entry("12", "The conduct of the players"),
            Map.entry("13", "The role of the arbiter"),
            Map.entry("14", "FIDE"),
            Map.entry("A", "Rapid chess"),
            Map.entry("B", "Blitz"),
            Map.entry("D", "Quickplay finish without an arbiter"),
            Map.entry("Preface", "Preface"));

    /// Where the subjects went that have moved since 2009; the others kept their article.
    private static final Map<String, String> MOVED = Map.of("10", "11", "11", "12", "12", "13", "III", "10", "C", "B");

    private static final List<String> ORDER = List.of(
            "Preface", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14", "A", "B", "D");

    Chapter {
        provisions = List.copyOf(provisions);
    }

    static List<Chapter> all() {
        return ORDER.stream()
                .map(name ->
                        new Chapter(name, Optional.ofNullable(TITLES.get(name)).orElseThrow(), provisions(name)))
                .toList();
    }

    /// Every provision, chapter by chapter.
    static List<Provision> inOrder() {
        return all().stream().flatMap(chapter -> chapter.provisions().stream()).toList();
    }

    /// The name of the chapter that a provision belongs to.
    static String of(Provision provision) {
        String article = provision.citation().article();
        String head = article.contains(".") ? article.substring(0, article.indexOf('.')) : article;
        if (provision.citation().edition().isEmpty()) {
            return head;
        }
        return article.startsWith("III.6") ? "D" : MOVED.getOrDefault(head, head);
    }

    private static List<Provision> provisions(String name) {
        List<Provision> ordered = new ArrayList<>();
        List<Provision> ours = Lawbook.provisions().stream()
                .filter(provision -> of(provision).equals(name))
                .toList();
        ours.stream()
                .filter(provision -> provision.citation().edition().isEmpty())
                .forEach(ordered::add);
        for (Provision provision : ours.reversed()) {
            if (provision.citation().edition().isPresent()) {
                ordered.add(placeAmong(ordered, provision), provision);
            }
        }
        return ordered;
    }

    /// Behind the last that comes before it in the edition that names it.
    private static int placeAmong(List<Provision> ordered, Provision provision) {
        int place = 0;
        for (Entry entry : Lawbook.index(provision.home()).entries()) {
            if (entry.citation().equals(provision.citation())) {
                return place;
            }
            for (int i = 0; i < ordered.size(); i++) {
                if (ordered.get(i).citation().edition().isEmpty()
                        && ordered.get(i).citation().equals(entry.citation())) {
                    place = i + 1;
                }
            }
        }
        return place;
    }
}
