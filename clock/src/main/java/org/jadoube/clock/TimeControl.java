package org.jadoube.clock;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.jadoube.lawbook.Article;

/// How time is allotted to both players: the definition, fixed before the game. The running device is
/// [ChessClock]. The last period asks for all the remaining moves, every earlier one for a number of moves.
@Article({"6.2a", "6.2b"})
public record TimeControl(List<Period> periods, PeriodSwitch periodSwitch, AtLastZero atLastZero) {
    public TimeControl {
        periods = List.copyOf(periods);
        if (periods.isEmpty()) {
            throw new IllegalArgumentException("a time control has at least one period");
        }
        int last = periods.size() - 1;
        for (int i = 0; i < last; i++) {
            if (periods.get(i).quota() instanceof Quota.AllMoves) {
                throw new IllegalArgumentException(
                        "period %d of %d asks for all moves, so no period can follow it".formatted(i + 1, last + 1));
            }
        }
        if (periods.get(last).quota() instanceof Quota.Moves(int count)) {
            throw new IllegalArgumentException(
                    "the last period asks for all the remaining moves, not for %d".formatted(count));
        }
    }

    /// One period for all moves. As on a digital clock, the device freezes at zero where there is a bonus and runs
    /// on where there is none.
    public static TimeControl of(Duration base, Bonus bonus) {
        return inPeriods(new Period(new Quota.AllMoves(), base, bonus));
    }

    /// One period for all moves, without extra time.
    public static TimeControl of(Duration base) {
        return of(base, new Bonus.None());
    }

    /// Several periods, the next one added when a side reaches zero.
    public static TimeControl inPeriods(Period... periods) {
        return inPeriods(List.of(periods));
    }

    /// Several periods, the next one added when a side reaches zero.
    public static TimeControl inPeriods(List<Period> periods) {
        boolean runsOn = periods.isEmpty() || periods.getLast().bonus() instanceof Bonus.None;
        return new TimeControl(periods, PeriodSwitch.AT_ZERO, runsOn ? AtLastZero.RUN_ON : AtLastZero.FREEZE);
    }

    public TimeControl with(PeriodSwitch other) {
        return new TimeControl(periods, other, atLastZero);
    }

    public TimeControl with(AtLastZero other) {
        return new TimeControl(periods, periodSwitch, other);
    }

    /// The same with another bonus in the last period.
    public TimeControl withLastBonus(Bonus bonus) {
        List<Period> changed = new ArrayList<>(periods.subList(0, periods.size() - 1));
        changed.add(new Period(periods.getLast().quota(), periods.getLast().base(), bonus));
        return new TimeControl(changed, periodSwitch, atLastZero);
    }

    /// The period of a number from 1.
    public Period period(int number) {
        return periods.get(number - 1);
    }

    public boolean isLast(int period) {
        return period == periods.size();
    }

    /// The moves that must be complete by the end of a period: its own and those of all the periods before it.
    public Quota quotaThrough(int period) {
        return periods.subList(0, period).stream()
                .map(Period::quota)
                .reduce(Quota::and)
                .orElseThrow(() -> new IllegalArgumentException("periods are numbered from 1: " + period));
    }
}
