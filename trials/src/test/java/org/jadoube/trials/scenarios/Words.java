package org.jadoube.trials.scenarios;

import java.math.BigDecimal;
import java.time.Duration;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Plain English for the names of the Laws' terms, and times as a clock shows them or as people say them.
final class Words {
    private static final Pattern HUMP = Pattern.compile("(?<=[a-z])(?=[A-Z])");
    private static final Pattern SAID =
            Pattern.compile("(\\d+(?:\\.\\d+)?) (hour|minute|second|millisecond|microsecond)s?");

    private Words() {}

    /// `ILLEGAL_MOVES` as `illegal moves`.
    static String of(Enum<?> term) {
        return term.name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }

    /// `MoveMade` as `move made`.
    static String of(Class<?> kind) {
        return HUMP.matcher(kind.getSimpleName()).replaceAll(" ").toLowerCase(Locale.ROOT);
    }

    /// The term that goes by these words.
    static <E extends Enum<E>> E term(Class<E> kind, String words) {
        return Stream.of(kind.getEnumConstants())
                .filter(term -> of(term).equals(words))
                .findFirst()
                .orElseThrow(() -> new AssertionError("no %s is called \"%s\"; there are: %s"
                        .formatted(
                                of(kind),
                                words,
                                Stream.of(kind.getEnumConstants())
                                        .map(Words::of)
                                        .collect(Collectors.joining(", ")))));
    }

    /// `1:59.5` or `1:30:00`: minutes and seconds, or hours as well.
    static Duration shown(String time) {
        Duration sum = Duration.ZERO;
        String[] parts = time.split(":", -1);
        for (int i = 0; i < parts.length - 1; i++) {
            sum = sum.multipliedBy(60).plusSeconds(60L * Integer.parseInt(parts[i]));
        }
        return sum.plus(seconds(parts[parts.length - 1]));
    }

    /// A time as a clock shows it, without needless zeros.
    static String shown(Duration time) {
        String seconds = BigDecimal.valueOf(time.toSecondsPart())
                .add(BigDecimal.valueOf(time.toNanosPart(), 9))
                .stripTrailingZeros()
                .toPlainString();
        String two = seconds.indexOf('.') == 1 || seconds.length() == 1 ? "0" + seconds : seconds;
        return time.toHours() == 0
                ? "%d:%s".formatted(time.toMinutes(), two)
                : "%d:%02d:%s".formatted(time.toHours(), time.toMinutesPart(), two);
    }

    /// `1 hour 30 minutes`, `59.999999 seconds`.
    static Duration said(String text) {
        Duration sum = Duration.ZERO;
        Matcher parts = SAID.matcher(text);
        while (parts.find()) {
            sum = sum.plus(of(new BigDecimal(parts.group(1)), parts.group(2)));
        }
        return sum;
    }

    private static Duration of(BigDecimal count, String unit) {
        long nanos = switch (unit) {
            case "hour" -> 3_600_000_000_000L;
            case "minute" -> 60_000_000_000L;
            case "second" -> 1_000_000_000L;
            case "millisecond" -> 1_000_000L;
            default -> 1_000L;
        };
        return Duration.ofNanos(count.multiply(BigDecimal.valueOf(nanos)).longValueExact());
    }

    private static Duration seconds(String text) {
        return Duration.ofNanos(new BigDecimal(text).movePointRight(9).longValueExact());
    }
}
