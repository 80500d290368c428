package org.jadoube.clock;

import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;

/// A point in time, read once at the edge of the system: microseconds since 1970-01-01T00:00Z by a source that
/// never runs backwards within a game.
public record Moment(long micros) implements Comparable<Moment> {
    public static Moment of(Instant instant) {
        return new Moment(instant.getEpochSecond() * 1_000_000 + instant.getNano() / 1_000);
    }

    public Instant toInstant() {
        return Instant.ofEpochSecond(Math.floorDiv(micros, 1_000_000), Math.floorMod(micros, 1_000_000L) * 1_000L);
    }

    public Duration since(Moment earlier) {
        return Duration.of(Math.subtractExact(micros, earlier.micros), ChronoUnit.MICROS);
    }

    public Moment plus(Duration duration) {
        return new Moment(Math.addExact(micros, duration.getSeconds() * 1_000_000 + duration.getNano() / 1_000));
    }

    public boolean isBefore(Moment other) {
        return micros < other.micros;
    }

    public boolean isAfter(Moment other) {
        return micros > other.micros;
    }

    @Override
    public int compareTo(Moment other) {
        return Long.compare(micros, other.micros);
    }
}
