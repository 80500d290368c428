package org.jadoube.clock;

import java.time.Duration;

/// Times, periods and move counters as the arbiter sets them, both sides in one act.
public record ClockSetting(Side white, Side black) {
    /// @param remaining the time shown
    /// @param period the period, from 1
    /// @param moves completed moves by this side's counter, from 0
    public record Side(Duration remaining, int period, int moves) {}
}
