package org.jadoube.trials.invariants;

import java.time.Duration;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.jadoube.board.Move;
import org.jadoube.board.Square;

/// Chance, from a seed.
final class Chance {
    private final SplittableRandom random;

    Chance(long seed) {
        random = new SplittableRandom(seed);
    }

    /// Once in so many times.
    boolean oneIn(int times) {
        return random.nextInt(times) == 0;
    }

    /// From 0 to one less than a bound.
    int below(int bound) {
        return random.nextInt(bound);
    }

    <T> T of(List<T> list) {
        return list.get(random.nextInt(list.size()));
    }

    @SafeVarargs
    final <T> T of(T... values) {
        return values[random.nextInt(values.length)];
    }

    <T> Optional<T> maybe(T value) {
        return random.nextBoolean() ? Optional.of(value) : Optional.empty();
    }

    /// More than nothing, whole microseconds.
    Duration time(Duration most) {
        return Duration.of(1 + random.nextLong(most.toNanos() / 1_000), ChronoUnit.MICROS);
    }

    Square square() {
        return Square.of(random.nextInt(64));
    }

    Move move() {
        return Move.of(square(), square(), of(Move.Kind.values()));
    }
}
