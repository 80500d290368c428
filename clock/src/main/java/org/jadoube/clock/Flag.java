package org.jadoube.clock;

/// The flag of one display, with the moment its time ran out.
public sealed interface Flag {
    record Up() implements Flag {}

    /// The time of a period that is not the last ran out; the device has gone on to the next.
    record Interim(Moment reachedZero) implements Flag {}

    /// The time of the last period ran out.
    record Final(Moment reachedZero) implements Flag {}
}
