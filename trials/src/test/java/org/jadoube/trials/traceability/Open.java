package org.jadoube.trials.traceability;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// Something that a provision lacks in an edition.
///
/// @param lack `code`, `rule` or `boundary`
record Open(String article, String lack, String edition) {
    /// As people read and commit them: `6.9 boundary: 2001 2005`.
    static List<String> lines(List<Open> rows) {
        Map<String, List<String>> editions = new LinkedHashMap<>();
        rows.forEach(row -> editions.computeIfAbsent(row.article + " " + row.lack, _ -> new ArrayList<>())
                .add(row.edition));
        return editions.entrySet().stream()
                .map(line -> line.getKey() + ": " + String.join(" ", line.getValue()))
                .toList();
    }

    static List<Open> read(List<String> lines) {
        List<Open> rows = new ArrayList<>();
        for (String line : lines) {
            List<String> words = List.of(line.split(":? ", -1));
            words.subList(2, words.size()).forEach(edition -> rows.add(new Open(words.get(0), words.get(1), edition)));
        }
        return rows;
    }
}
