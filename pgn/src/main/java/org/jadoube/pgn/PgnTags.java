package org.jadoube.pgn;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// The tag pairs of a game, in the order in which they were given.
public record PgnTags(Map<String, String> values) {
    /// The seven tags that every exported game has, in this order.
    public static final List<String> ROSTER = List.of("Event", "Site", "Date", "Round", "White", "Black", "Result");

    public static final PgnTags NONE = new PgnTags(Map.of());

    private static final Set<String> STANDARD =
            Set.of("", "?", "-", "standard", "normal", "chess", "from position", "classical");
    private static final Set<String> CHESS960 =
            Set.of("chess960", "chess 960", "fischerandom", "fischerrandom", "fischer random", "freestyle", "960");

    public PgnTags {
        values = Collections.unmodifiableMap(new LinkedHashMap<>(values));
    }

    public Optional<String> value(String name) {
        return Optional.ofNullable(values.get(name));
    }

    /// A value for people, as PGN has it: `?` where there is none.
    public String shown(String name) {
        return value(name).filter(text -> !text.isBlank()).orElse("?");
    }

    /// With one more tag, or with another value of one.
    public PgnTags with(String name, String value) {
        Map<String, String> more = new LinkedHashMap<>(values);
        more.put(name, value);
        return new PgnTags(more);
    }

    boolean isChess960() {
        return CHESS960.contains(variant());
    }

    /// Whether this is a game that the Laws do not cover.
    boolean isForeign() {
        return !isChess960() && !STANDARD.contains(variant());
    }

    private String variant() {
        return value("Variant").orElse("").toLowerCase(java.util.Locale.ROOT).strip();
    }
}
