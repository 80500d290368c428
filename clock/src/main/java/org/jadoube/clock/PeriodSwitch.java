package org.jadoube.clock;

/// When the device adds the time of the next period.
public enum PeriodSwitch {
    /// To both sides at once, when the first of them reaches zero: the usual setting of a digital clock. From then on
    /// the device does not show when the other side's time for the old period is up.
    AT_ZERO,
    /// To each side as it completes the last move of the quota by its count of presses. A side that reaches zero
    /// before that count gets nothing: its flag is down for good, until the arbiter sets the clock.
    AT_MOVE_COUNT
}
