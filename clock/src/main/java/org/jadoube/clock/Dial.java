package org.jadoube.clock;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/// One of the two displays and what is behind it. It shows no more time than an arbiter may set, and a counter that
/// is at its last number stays there: whatever it shows, a clock can be set to.
///
/// @param remaining time left on the display
/// @param delay what is left of the delay of the move in hand
/// @param used what the move in hand has taken so far
/// @param runOuts every time this side reached zero, in order
record Dial(
        Duration remaining, Duration delay, Duration used, int period, int presses, Flag flag, List<RunOut> runOuts) {
    Dial {
        remaining = remaining.compareTo(Period.LONGEST) > 0 ? Period.LONGEST : remaining;
    }

    static Dial set(Period first) {
        return new Dial(
                first.base().plus(first.bonus().upFront()),
                Duration.ZERO,
                Duration.ZERO,
                1,
                0,
                new Flag.Up(),
                List.of());
    }

    static Dial set(ClockSetting.Side side) {
        return new Dial(
                side.remaining(), Duration.ZERO, Duration.ZERO, side.period(), side.moves(), new Flag.Up(), List.of());
    }

    boolean isDown() {
        return flag instanceof Flag.Final;
    }

    Duration untilZero() {
        return remaining.plus(delay);
    }

    Dial beginMove(Bonus bonus) {
        return new Dial(remaining, bonus.delay(), Duration.ZERO, period, presses, flag, runOuts);
    }

    /// @param time at most what is left until zero
    Dial pass(Duration time) {
        Duration waited = time.compareTo(delay) < 0 ? time : delay;
        return new Dial(
                remaining.minus(time.minus(waited)),
                delay.minus(waited),
                used.plus(time),
                period,
                presses,
                flag,
                runOuts);
    }

    Dial add(Duration time) {
        return new Dial(remaining.plus(time), delay, used, period, presses, flag, runOuts);
    }

    /// A move ends; its bonus is settled unless this side's time is up.
    Dial press(Bonus bonus) {
        Duration settled = isDown() ? remaining : remaining.plus(bonus.afterMove(used));
        int counted = presses == Integer.MAX_VALUE ? presses : presses + 1;
        return new Dial(settled, Duration.ZERO, Duration.ZERO, period, counted, flag, runOuts);
    }

    /// Zero in a period after which the device adds nothing by itself.
    Dial runOutForGood(Moment zero) {
        return new Dial(remaining, delay, used, period, presses, new Flag.Final(zero), withRunOut(zero));
    }

    /// Zero in a period that the next one follows.
    Dial runOut(Moment zero) {
        return new Dial(remaining, delay, used, period, presses, new Flag.Interim(zero), withRunOut(zero));
    }

    /// The next period begins in the middle of a move: that move's bonus is topped up to the larger of both.
    Dial goOn(Bonus old, Period next) {
        return new Dial(
                remaining.plus(next.base()).plus(excess(next.bonus().upFront(), old.upFront())),
                delay.plus(excess(next.bonus().delay(), old.delay())),
                used,
                period + 1,
                presses,
                flag,
                runOuts);
    }

    /// The next period begins between two moves: the coming one has the bonus of its own period.
    Dial changePeriod(Bonus old, Period next) {
        return new Dial(
                remaining
                        .minus(old.upFront())
                        .plus(next.base())
                        .plus(next.bonus().upFront()),
                delay,
                used,
                period + 1,
                presses,
                flag,
                runOuts);
    }

    private static Duration excess(Duration one, Duration other) {
        return one.compareTo(other) > 0 ? one.minus(other) : Duration.ZERO;
    }

    private List<RunOut> withRunOut(Moment zero) {
        List<RunOut> more = new ArrayList<>(runOuts);
        more.add(new RunOut(period, zero));
        return List.copyOf(more);
    }

    ClockReading.Face face() {
        return new ClockReading.Face(remaining, delay, flag, period, presses);
    }
}
