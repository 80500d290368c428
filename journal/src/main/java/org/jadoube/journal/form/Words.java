package org.jadoube.journal.form;

import java.util.Arrays;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/// The words that stand for the constants of an enum. A file of golden words in the tests holds each of them, so that
/// renaming a constant unawares changes no journal.
public final class Words<E extends Enum<E>> {
    private final Map<E, String> written;
    private final Map<String, E> meant;

    private Words(Map<E, String> written, Map<String, E> meant) {
        this.written = written;
        this.meant = meant;
    }

    /// The usual words: the constant's name in small letters, joined by hyphens.
    static <E extends Enum<E>> Words<E> usual(Class<E> type) {
        return of(type, constant -> constant.name().toLowerCase(Locale.ROOT).replace('_', '-'));
    }

    static <E extends Enum<E>> Words<E> of(Class<E> type, Function<E, String> word) {
        Map<E, String> written =
                Arrays.stream(type.getEnumConstants()).collect(Collectors.toMap(Function.identity(), word));
        Map<String, E> meant = written.keySet().stream().collect(Collectors.toMap(written::get, Function.identity()));
        return new Words<>(written, meant);
    }

    public String of(E constant) {
        return written.getOrDefault(constant, constant.name());
    }

    public Optional<E> meant(String word) {
        return Optional.ofNullable(meant.get(word));
    }

    /// The words, for a message that says what was expected.
    @Override
    public String toString() {
        return "one of " + String.join(", ", written.values().stream().sorted().toList());
    }
}
