package org.jadoube.clock;

import java.time.Duration;

/// The extra time of each move in a period.
public sealed interface Bonus {
    /// No extra time.
    record None() implements Bonus {}

    /// Added before each move, the first included, and kept when unused (Fischer).
    record Cumulative(Duration perMove) implements Bonus {}

    /// Given back after each move as far as it was used (Bronstein).
    record Bronstein(Duration perMove) implements Bonus {}

    /// The main time waits this long before each move (US delay).
    record UsDelay(Duration perMove) implements Bonus {}
}
