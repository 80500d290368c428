package org.jadoube.clock;

/// What a PGN `TimeControl` tag says.
public sealed interface TagReading {
    /// A time control in periods.
    record Timed(TimeControl control) implements TagReading {}

    /// Nobody knows: `?`.
    record Unknown() implements TagReading {}

    /// The game was played without clocks: `-`.
    record Untimed() implements TagReading {}

    /// No time control that the Laws know.
    record Refused(TimeControlProblem problem) implements TagReading {}
}
