package org.jadoube.clock;

import static java.time.Duration.ofMinutes;
import static java.time.Duration.ofSeconds;

import java.time.Duration;
import java.util.List;

/// A time control in common use, for a form to offer.
///
/// @param label how players name it, in signs that need no translation
public record StandardControl(String label, TimeControl control) {
    private static final List<StandardControl> ALL = List.of(
            new StandardControl("90 min/40 + 30 min, + 30 s", inTwo(40, ofMinutes(90), ofMinutes(30), 30)),
            new StandardControl("90 min + 30 s", of(ofMinutes(90), 30)),
            new StandardControl("60 min + 30 s", of(ofMinutes(60), 30)),
            new StandardControl("120 min/40 + 60 min", inTwo(40, ofMinutes(120), ofMinutes(60), 0)),
            new StandardControl("60 min", of(ofMinutes(60), 0)),
            new StandardControl("25 min + 10 s", of(ofMinutes(25), 10)),
            new StandardControl("15 min + 10 s", of(ofMinutes(15), 10)),
            new StandardControl("5 min + 3 s", of(ofMinutes(5), 3)),
            new StandardControl("5 min", of(ofMinutes(5), 0)),
            new StandardControl("3 min + 2 s", of(ofMinutes(3), 2)));

    /// From the slowest to the fastest.
    public static List<StandardControl> all() {
        return ALL;
    }

    private static TimeControl of(Duration base, int bonusSeconds) {
        return TimeControl.of(base, BonusMode.CUMULATIVE.of(ofSeconds(bonusSeconds)));
    }

    private static TimeControl inTwo(int moves, Duration first, Duration second, int bonusSeconds) {
        Bonus bonus = BonusMode.CUMULATIVE.of(ofSeconds(bonusSeconds));
        return TimeControl.inPeriods(
                new Period(new Quota.Moves(moves), first, bonus), new Period(new Quota.AllMoves(), second, bonus));
    }
}
