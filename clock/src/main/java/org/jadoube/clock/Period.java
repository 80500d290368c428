package org.jadoube.clock;

import java.time.Duration;
import java.time.temporal.ChronoUnit;
import org.jadoube.lawbook.Article;

/// A part of the game with its own quota of moves, time and extra time.
///
/// @param base the time for all the moves of the quota together; zero only where a bonus gives time
@Article("6.2a")
public record Period(Quota quota, Duration base, Bonus bonus) {
    /// The most time that a period, a clock or a gift of time can have.
    static final Duration LONGEST = Duration.ofDays(3_660);

    public Period {
        requireUsable("the time of a period", base);
        if (base.isZero() && bonus.perMove().isZero()) {
            throw new IllegalArgumentException("a period gives some time: neither base nor bonus is above zero");
        }
    }

    /// Time comes in whole microseconds, is not negative, and ends within ten years.
    ///
    /// @throws IllegalArgumentException when it is otherwise
    public static void requireUsable(String what, Duration time) {
        if (time.isNegative()) {
            throw new IllegalArgumentException(what + " is not negative: " + time);
        }
        if (time.compareTo(LONGEST) > 0) {
            throw new IllegalArgumentException(what + " is at most 3660 days: " + time);
        }
        if (!time.truncatedTo(ChronoUnit.MICROS).equals(time)) {
            throw new IllegalArgumentException(what + " is in whole microseconds: " + time);
        }
    }
}
