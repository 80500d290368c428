package org.jadoube.server.play;

import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import org.jadoube.clock.Moment;

/// The hall's own clock: set by the wall clock when the hall opens, then never corrected. It cannot run backwards, and
/// whatever happens to the machine's idea of the date during a game does nothing to the players' times.
public final class HallClock {
    private final Moment anchor;
    private final long nanos;

    private HallClock(Moment anchor, long nanos) {
        this.anchor = anchor;
        this.nanos = nanos;
    }

    /// A clock set by the wall clock, but not to a moment before `floor`: whatever was written down earlier stays
    /// earlier.
    public static HallClock notBefore(Moment floor) {
        Moment wall = Moment.of(Instant.now());
        return new HallClock(wall.isBefore(floor) ? floor : wall, System.nanoTime());
    }

    public Moment now() {
        return anchor.plus(Duration.of((System.nanoTime() - nanos) / 1_000, ChronoUnit.MICROS));
    }
}
