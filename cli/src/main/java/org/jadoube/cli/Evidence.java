package org.jadoube.cli;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.jadoube.lawbook.Citation;

/// Where a provision is carried out or shown, as the generated `laws-in-code.tsv` has it.
///
/// @param what `code`, or what a scenario shows: `rule`, `boundary`, or both
/// @param file from the root of the project
/// @param name the type and member, or the scenario
/// @param editions in which the scenario runs; none for code, which serves all
record Evidence(Citation citation, String what, String file, String name, List<String> editions) {
    private static final String RESOURCE = "laws-in-code.tsv";
    private static final String CODE = "code";
    private static final int CELLS = 5;

    Evidence {
        editions = List.copyOf(editions);
    }

    static List<Evidence> load() {
        try (InputStream in = Evidence.class.getResourceAsStream(RESOURCE)) {
            if (in == null) {
                throw new IllegalStateException("there is no " + RESOURCE);
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.startsWith("#"))
                    .skip(1)
                    .map(line -> read(List.of(line.split("\t", -1))))
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Evidence read(List<String> cells) {
        if (cells.size() != CELLS) {
            throw new IllegalStateException("%s: %d cells were expected: %s".formatted(RESOURCE, CELLS, cells));
        }
        List<String> editions =
                cells.get(4).equals("-") ? List.of() : List.of(cells.get(4).split(" "));
        return new Evidence(new Citation(cells.get(0)), cells.get(1), cells.get(2), cells.get(3), editions);
    }

    boolean isCode() {
        return what.equals(CODE);
    }

    boolean isScenarioOf(String edition) {
        return !isCode() && editions.contains(edition);
    }
}
