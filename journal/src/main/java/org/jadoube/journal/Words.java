package org.jadoube.journal;

import java.util.EnumMap;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/// The words that stand for the constants of an enum in the journal. They are written out, so that renaming a
/// constant changes no file.
record Words<E extends Enum<E>>(Map<E, String> written, Map<String, E> meant) {
    static <E extends Enum<E>> Words<E> of(Class<E> type, Map<E, String> written) {
        Map<String, E> meant = new HashMap<>();
        written.forEach((constant, word) -> meant.put(word, constant));
        if (written.size() != type.getEnumConstants().length || meant.size() != written.size()) {
            throw new AssertionError("each " + type.getSimpleName() + " needs a word of its own");
        }
        return new Words<>(Map.copyOf(new EnumMap<>(written)), Map.copyOf(meant));
    }

    String of(E constant) {
        return Objects.requireNonNull(written.get(constant));
    }

    Optional<E> meant(String word) {
        return Optional.ofNullable(meant.get(word));
    }

    /// The words, for a message that says what was expected.
    @Override
    public String toString() {
        return "one of " + String.join(", ", written.values().stream().sorted().toList());
    }
}
