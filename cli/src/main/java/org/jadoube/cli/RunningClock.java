package org.jadoube.cli;

import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import org.jadoube.clock.Moment;

/// A clock that is set by the computer's once and then never runs backwards.
record RunningClock(Moment anchor, long nanos) {
    static RunningClock started() {
        return new RunningClock(Moment.of(Instant.now()), System.nanoTime());
    }

    Moment now() {
        return anchor.plus(Duration.of((System.nanoTime() - nanos) / 1_000, ChronoUnit.MICROS));
    }
}
