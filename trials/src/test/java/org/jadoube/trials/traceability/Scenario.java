package org.jadoube.trials.traceability;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;

/// A scenario, or the rows of one that share their tags.
///
/// @param feature the file, from the folder of all scenarios
/// @param tags as written, with their `@`
/// @param editions those that its steps name
record Scenario(String feature, String name, List<String> tags, SortedSet<String> editions)
        implements Comparable<Scenario> {
    private static final String ARTICLE = "@article-";
    private static final String EDITION = "@edition-";
    private static final Comparator<Scenario> ORDER = Comparator.comparing(Scenario::feature)
            .thenComparing(Scenario::name)
            .thenComparing(scenario -> scenario.tags().toString());

    Scenario {
        tags = List.copyOf(tags);
    }

    /// The articles it shows, as citations are written.
    List<String> articles() {
        return after(ARTICLE);
    }

    SortedSet<String> taggedEditions() {
        return new TreeSet<>(after(EDITION));
    }

    List<Shows> shows() {
        return Arrays.stream(Shows.values())
                .filter(each -> tags.contains(each.tag()))
                .toList();
    }

    /// Where it is, for the message of a test.
    String place() {
        return feature + ": " + name;
    }

    /// `rule`, `boundary`, or both.
    String shown() {
        return shows().stream().map(Shows::word).collect(Collectors.joining("+"));
    }

    private List<String> after(String prefix) {
        Function<String, String> rest = tag -> tag.substring(prefix.length());
        return tags.stream().filter(tag -> tag.startsWith(prefix)).map(rest).toList();
    }

    @Override
    public int compareTo(Scenario other) {
        return ORDER.compare(this, other);
    }
}
