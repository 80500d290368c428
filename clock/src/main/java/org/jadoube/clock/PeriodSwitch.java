package org.jadoube.clock;

/// When the device adds the time of the next period.
public enum PeriodSwitch {
    /// To both sides at once, when the first of them reaches zero: the usual setting of a digital clock.
    AT_ZERO,
    /// To each side as it completes the last move of the quota by its count of presses.
    AT_MOVE_COUNT
}
