package org.jadoube.cli;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jadoube.lawbook.Entry;
import org.jadoube.lawbook.Index;
import org.jadoube.lawbook.Lawbook;

/// A number that an edition does not have, with what may have been meant.
record UnknownArticle(String number, Index index) {
    private static final int MOST = 6;

    String message(Wording wording) {
        String unknown = wording.say("laws.unknown", index.edition(), number);
        return Stream.of(unknown, near(wording), elsewhere(wording))
                .filter(part -> !part.isEmpty())
                .collect(Collectors.joining("; "));
    }

    /// The numbers that begin like it, as long a beginning as any has.
    private String near(Wording wording) {
        for (int length = number.length(); length > 0; length--) {
            String beginning = number.substring(0, length);
            List<String> near = index.entries().stream()
                    .map(Entry::number)
                    .filter(other -> other.startsWith(beginning))
                    .distinct()
                    .limit(MOST)
                    .toList();
            if (!near.isEmpty()) {
                return wording.say("laws.near", String.join(", ", near));
            }
        }
        return "";
    }

    /// The editions that have the number, and what this one calls it.
    private String elsewhere(Wording wording) {
        return Lawbook.editions().stream()
                .flatMap(edition -> Lawbook.index(edition).under(number).stream()
                        .limit(1)
                        .map(entry -> Lawbook.provision(entry.citation())
                                .numberIn(index.edition())
                                .map(here -> wording.say("laws.elsewhere.here", edition, here))
                                .orElse(wording.say("laws.elsewhere", edition))))
                .collect(Collectors.joining("; "));
    }
}
