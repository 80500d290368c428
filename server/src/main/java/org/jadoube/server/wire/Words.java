package org.jadoube.server.wire;

import java.util.Arrays;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;

/// The words of the wire for the constants of an enum: the constant's own name, in small letters, joined by hyphens.
public final class Words {
    private Words() {}

    public static String of(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    public static <E extends Enum<E>> Map<String, E> all(Class<E> type) {
        return Arrays.stream(type.getEnumConstants())
                .collect(Collectors.toMap(Words::of, Function.identity(), (one, _) -> one, TreeMap::new));
    }
}
