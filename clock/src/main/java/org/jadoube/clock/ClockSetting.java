package org.jadoube.clock;

import java.time.Duration;
import org.jadoube.board.Colour;

/// Times, periods and move counters as the arbiter sets them, both sides in one act.
public record ClockSetting(Side white, Side black) {
    public Side side(Colour colour) {
        return colour == Colour.WHITE ? white : black;
    }

    /// @param remaining the time shown, above zero
    /// @param period the period, from 1
    /// @param moves completed moves by this side's counter, from 0
    public record Side(Duration remaining, int period, int moves) {
        public Side {
            Period.requireUsable("the time shown", remaining);
            if (remaining.isZero()) {
                throw new IllegalArgumentException("a clock is set to some time, not to zero");
            }
            if (period < 1) {
                throw new IllegalArgumentException("periods are numbered from 1: " + period);
            }
            if (moves < 0) {
                throw new IllegalArgumentException("a move counter is not negative: " + moves);
            }
        }

        /// The same with more time, as far as a clock can show it.
        public Side given(Duration time) {
            Duration more = remaining.plus(time);
            return new Side(more.compareTo(Period.LONGEST) > 0 ? Period.LONGEST : more, period, moves);
        }
    }
}
