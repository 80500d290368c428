package org.jadoube.clock;

import java.time.Duration;
import java.util.Optional;
import org.jadoube.board.Colour;

/// The works of a [ChessClock] (a clockmaker's movement), reckoned up to a moment.
///
/// @param running the side set going, also when the clock has frozen since
/// @param turn the side whose move is in hand: the one running, or the one that was when the clock was stopped
/// @param reckoned the moment up to which time has been taken off
record Movement(
        TimeControl control,
        Dial white,
        Dial black,
        Optional<Colour> running,
        Colour turn,
        Moment reckoned,
        Optional<Colour> firstFlag,
        boolean frozen) {
    private static final Moment NEVER = new Moment(Long.MIN_VALUE);

    static Movement set(TimeControl control) {
        Dial dial = Dial.set(control.period(1));
        return new Movement(
                control,
                dial.beginMove(control.period(1).bonus()),
                dial,
                Optional.empty(),
                Colour.WHITE,
                NEVER,
                Optional.empty(),
                false);
    }

    Dial dial(Colour side) {
        return side == Colour.WHITE ? white : black;
    }

    private Movement with(Colour side, Dial dial) {
        return side == Colour.WHITE
                ? new Movement(control, dial, black, running, turn, reckoned, firstFlag, frozen)
                : new Movement(control, white, dial, running, turn, reckoned, firstFlag, frozen);
    }

    Movement with(TimeControl other) {
        return new Movement(other, white, black, running, turn, reckoned, firstFlag, frozen);
    }

    private Movement reckonedAt(Moment at) {
        return new Movement(control, white, black, running, turn, at, firstFlag, frozen);
    }

    private Movement running(Optional<Colour> side) {
        return new Movement(control, white, black, side, side.orElse(turn), reckoned, firstFlag, frozen);
    }

    private Movement down(Colour side) {
        boolean freezes = control.atLastZero() == AtLastZero.FREEZE;
        return new Movement(
                control, white, black, running, turn, reckoned, Optional.of(firstFlag.orElse(side)), freezes);
    }

    private Bonus bonus(Colour side) {
        return control.period(dial(side).period()).bonus();
    }

    /// The side that time is being taken off.
    Optional<Colour> losingTime() {
        return frozen ? Optional.empty() : running.filter(side -> !dial(side).isDown());
    }

    Optional<Moment> nextZero() {
        return losingTime().map(side -> reckoned.plus(dial(side).untilZero()));
    }

    /// The works as they stand at a later moment, every zero on the way accounted for.
    Movement at(Moment moment) {
        if (moment.isBefore(reckoned)) {
            throw new IllegalArgumentException(
                    "time runs backwards on this clock: %s after %s".formatted(moment, reckoned));
        }
        Movement works = this;
        while (works.nextZero().filter(zero -> !zero.isAfter(moment)).isPresent()) {
            works = works.passZero();
        }
        return works.pass(moment);
    }

    private Movement pass(Moment moment) {
        Movement passed = losingTime()
                .map(side -> with(side, dial(side).pass(moment.since(reckoned))))
                .orElse(this);
        return passed.reckonedAt(moment);
    }

    private Movement passZero() {
        Moment zero = nextZero().orElseThrow();
        return pass(zero).atZero(losingTime().orElseThrow(), zero);
    }

    private Movement atZero(Colour side, Moment zero) {
        Dial dial = dial(side);
        if (control.periodSwitch() == PeriodSwitch.AT_MOVE_COUNT || control.isLast(dial.period())) {
            return with(side, dial.runOutForGood(zero)).down(side);
        }
        Movement marked = with(side, dial.runOut(zero));
        return marked.goOn(side.opponent(), dial.period()).goOn(side, dial.period());
    }

    /// A display goes on from a period, if it has not left that period already.
    private Movement goOn(Colour side, int period) {
        Dial dial = dial(side);
        return dial.period() > period || dial.isDown()
                ? this
                : with(side, dial.goOn(bonus(side), control.period(dial.period() + 1)));
    }

    Movement start(Colour side) {
        Movement begun = side == turn ? this : with(side, dial(side).beginMove(bonus(side)));
        return begun.running(Optional.of(side));
    }

    Movement stop() {
        return running(Optional.empty());
    }

    Movement press(Colour player) {
        if (frozen || !running.equals(Optional.of(player))) {
            return this;
        }
        Dial dial = dial(player).press(bonus(player));
        if (reachesCount(dial)) {
            dial = dial.changePeriod(bonus(player), control.period(dial.period() + 1));
        }
        Colour next = player.opponent();
        return with(player, dial).with(next, dial(next).beginMove(bonus(next))).running(Optional.of(next));
    }

    private boolean reachesCount(Dial dial) {
        return control.periodSwitch() == PeriodSwitch.AT_MOVE_COUNT
                && !dial.isDown()
                && control.quotaThrough(dial.period()).equals(new Quota.Moves(Math.max(1, dial.presses())));
    }

    Movement add(Colour side, Duration time) {
        return with(side, dial(side).add(time));
    }

    /// @param time at most what remains
    Movement deduct(Colour side, Duration time) {
        Movement less = add(side, time.negated());
        return time.isZero()
                        || less.dial(side).isDown()
                        || less.dial(side).untilZero().isPositive()
                ? less
                : less.atZero(side, reckoned);
    }

    Movement correct(ClockSetting setting) {
        Movement set = new Movement(
                control,
                Dial.set(setting.white()),
                Dial.set(setting.black()),
                Optional.empty(),
                turn,
                reckoned,
                Optional.empty(),
                false);
        return set.with(turn, set.dial(turn).beginMove(set.bonus(turn)));
    }

    ClockReading reading() {
        return new ClockReading(white.face(), black.face(), frozen ? Optional.empty() : running, firstFlag);
    }
}
