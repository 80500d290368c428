package org.jadoube.clock;

/// What the device does when a side reaches zero in its last period.
public enum AtLastZero {
    /// The clock freezes: it cannot be operated and the other side cannot run out (digital clocks with increment).
    FREEZE,
    /// The clock stays in operation; the flag of the side that reached zero first stays marked.
    RUN_ON
}
