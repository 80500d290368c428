package org.jadoube.lawbook;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// A table of provisions: tab-separated, a heading `citation`, the editions, `title`, then a line for each; `-`
/// where an edition lacks the provision, `#` before a remark. Reading it is strict: a bad line is a bug of the
/// index.
record Concordance(List<String> editions, Map<Citation, Provision> provisions) {
    Concordance {
        editions = List.copyOf(editions);
        provisions = Collections.unmodifiableMap(new LinkedHashMap<>(provisions));
    }

    static Concordance load(String resource) {
        try (InputStream in = Concordance.class.getResourceAsStream(resource)) {
            if (in == null) {
                throw new IllegalStateException("the lawbook's index is missing: " + resource);
            }
            return read(new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .toList());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static Concordance read(List<String> lines) {
        List<String> rows = lines.stream()
                .filter(line -> !line.isBlank() && !line.startsWith("#"))
                .toList();
        List<String> heading = List.of(rows.getFirst().split("\t", -1));
        List<String> editions = heading.subList(1, heading.size() - 1);
        Map<Citation, Provision> provisions = new LinkedHashMap<>();
        for (String row : rows.subList(1, rows.size())) {
            Provision provision = provision(List.of(row.split("\t", -1)), editions);
            if (provisions.put(provision.citation(), provision) != null) {
                throw new IllegalStateException("the lawbook's index has it twice: " + row);
            }
        }
        return new Concordance(editions, provisions);
    }

    private static Provision provision(List<String> cells, List<String> editions) {
        if (cells.size() != editions.size() + 2 || cells.stream().anyMatch(String::isBlank)) {
            throw new IllegalStateException("the lawbook's index has a bad line: " + String.join("\t", cells));
        }
        Map<String, String> numbers = new HashMap<>();
        for (int i = 0; i < editions.size(); i++) {
            if (!cells.get(i + 1).equals("-")) {
                numbers.put(editions.get(i), cells.get(i + 1));
            }
        }
        return new Provision(new Citation(cells.getFirst()), numbers, cells.getLast());
    }
}
