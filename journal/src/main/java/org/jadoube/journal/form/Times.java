package org.jadoube.journal.form;

import java.time.Duration;
import java.time.temporal.ChronoUnit;
import org.jadoube.clock.Moment;

/// Moments and durations as whole microseconds, within bounds that leave room to reckon with them.
final class Times {
    static final String MOMENT = "a moment: microseconds since 1970-01-01T00:00Z";
    static final String DURATION = "a time: whole microseconds, 0 to 3660 days";

    /// About 146,000 years: two moments this far apart still have a difference.
    private static final long FAR = Long.MAX_VALUE / 2;

    /// 3,660 days, as long as any time on a clock may be.
    private static final long LONGEST = 3_660L * 24 * 3_600 * 1_000_000;

    private Times() {}

    static long micros(Moment moment) {
        return moment.micros();
    }

    static Moment moment(Found found) {
        return new Moment(found.whole(-FAR, FAR));
    }

    static long micros(Duration time) {
        if (time.getNano() % 1_000 != 0) {
            throw new IllegalArgumentException("the journal counts whole microseconds, not " + time);
        }
        return Math.addExact(Math.multiplyExact(time.getSeconds(), 1_000_000L), time.getNano() / 1_000);
    }

    static Duration duration(Found found) {
        return Duration.of(found.whole(0, LONGEST), ChronoUnit.MICROS);
    }
}
