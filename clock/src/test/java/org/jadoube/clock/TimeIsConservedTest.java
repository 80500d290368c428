package org.jadoube.clock;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.jadoube.board.Colour;
import org.junit.jupiter.api.Test;

/// A clock against a model that knows only sums: what both displays show and what has been used is what was allotted
/// and added. The seed of a failing run stands in its message.
class TimeIsConservedTest {
    private static final int RUNS = 400;

    @Test
    void both_clocks_and_the_time_used_are_what_was_allotted_and_added() {
        for (int seed = 0; seed < RUNS; seed++) {
            new Run(seed).play();
        }
    }

    @Test
    void a_reading_does_not_depend_on_how_often_the_clock_was_looked_at() {
        for (int seed = 0; seed < RUNS; seed++) {
            Random random = new Random(seed);
            ChessClock seldom = ChessClock.set(control(random)).start(Colour.WHITE, new Moment(0));
            ChessClock often = seldom;
            Moment now = new Moment(0);
            for (int i = 0; i < 30; i++) {
                Moment later = now.plus(time(random, 40));
                Duration half = Duration.of(later.since(now).toNanos() / 2_000, java.time.temporal.ChronoUnit.MICROS);
                often = often.add(Colour.WHITE, Duration.ZERO, now.plus(half));
                now = later;
                Colour side = random.nextBoolean() ? Colour.WHITE : Colour.BLACK;
                seldom = seldom.press(side, now);
                often = often.press(side, now);
                assertThat(often.reading(now)).as("seed %d", seed).isEqualTo(seldom.reading(now));
                assertThat(often.runOuts(side, now)).as("seed %d", seed).isEqualTo(seldom.runOuts(side, now));
            }
        }
    }

    private static TimeControl control(Random random) {
        List<Period> periods = new ArrayList<>();
        BonusMode mode = BonusMode.values()[random.nextInt(3)];
        int earlier = random.nextInt(3);
        for (int i = 0; i < earlier; i++) {
            periods.add(new Period(new Quota.Moves(1 + random.nextInt(6)), base(random), bonus(random, mode)));
        }
        periods.add(new Period(new Quota.AllMoves(), base(random), bonus(random, mode)));
        return new TimeControl(
                periods, PeriodSwitch.values()[random.nextInt(2)], AtLastZero.values()[random.nextInt(2)]);
    }

    private static Duration base(Random random) {
        return time(random, 60).plusSeconds(20);
    }

    private static Bonus bonus(Random random, BonusMode mode) {
        return random.nextInt(3) == 0
                ? new Bonus.None()
                : mode.of(time(random, 5).plusMillis(1));
    }

    private static Duration time(Random random, int seconds) {
        return Duration.of(random.nextLong(seconds * 1_000_000L), java.time.temporal.ChronoUnit.MICROS);
    }

    /// One clock under random hands, and the sums beside it.
    private static final class Run {
        private final int seed;
        private final Random random;
        private final TimeControl control;
        private ChessClock clock;
        private Moment now = new Moment(0);
        private Duration added;
        private Duration used = Duration.ZERO;

        Run(int seed) {
            this.seed = seed;
            random = new Random(seed);
            control = control(random);
            clock = ChessClock.set(control);
            Period first = control.period(1);
            added = first.base().plus(first.bonus().upFront()).multipliedBy(2);
        }

        void play() {
            clock = clock.start(Colour.WHITE, now);
            for (int i = 0; i < 60; i++) {
                pass(time(random, 20));
                act();
                assertThat(displays().plus(used))
                        .as("seed %d, act %d, %s", seed, i, clock)
                        .isEqualTo(added);
            }
        }

        private Duration displays() {
            ClockReading reading = clock.reading(now);
            return reading.white().remaining().plus(reading.black().remaining());
        }

        /// Step by step from zero to zero, so that no step needs the clock's own account of what it has used.
        private void pass(Duration time) {
            Moment until = now.plus(time);
            while (clock.nextZero().filter(zero -> !zero.isAfter(until)).isPresent()) {
                Moment zero = clock.nextZero().orElseThrow();
                Colour side = clock.running().orElseThrow();
                int period = clock.reading(now).face(side).period();
                use(zero);
                boolean goesOn = control.periodSwitch() == PeriodSwitch.AT_ZERO && !control.isLast(period);
                if (goesOn) {
                    added = added.plus(onTop(period, side)).plus(onTop(period, side.opponent()));
                }
                now = zero;
                clock = clock.add(side, Duration.ZERO, now);
                if (!goesOn) {
                    break;
                }
            }
            use(until);
            now = until;
        }

        private Duration onTop(int period, Colour side) {
            if (clock.reading(now).face(side).period() != period) {
                return Duration.ZERO;
            }
            Period old = control.period(period);
            Period next = control.period(period + 1);
            Duration more = next.bonus().upFront().minus(old.bonus().upFront());
            return next.base().plus(more.isNegative() ? Duration.ZERO : more);
        }

        private void use(Moment until) {
            ClockReading reading = clock.reading(now);
            reading.running()
                    .filter(side -> !(reading.face(side).flag() instanceof Flag.Final))
                    .ifPresent(side -> {
                        Duration time = until.since(now);
                        Duration waited = reading.face(side).delay();
                        used = used.plus(time.compareTo(waited) < 0 ? Duration.ZERO : time.minus(waited));
                    });
        }

        private void act() {
            switch (random.nextInt(12)) {
                case 0 -> clock = clock.stop(now);
                case 1 -> {
                    Duration gift = time(random, 10);
                    clock = clock.add(Colour.BLACK, gift, now);
                    added = added.plus(gift);
                }
                case 2 -> correct();
                default -> press();
            }
            if (clock.running().isEmpty()) {
                pass(time(random, 5));
                clock = clock.start(clock.turn(), now);
            }
        }

        private void correct() {
            ClockSetting.Side side = new ClockSetting.Side(
                    time(random, 60).plusMillis(1), control.periods().size(), 0);
            clock = clock.correct(new ClockSetting(side, side), now);
            added = side.remaining().multipliedBy(2);
            used = Duration.ZERO;
        }

        /// What a press adds is reckoned from the tables of the control and the time this move took on the display.
        private void press() {
            if (clock.running().isEmpty()) {
                return;
            }
            Colour side = clock.running().orElseThrow();
            ClockReading.Face before = clock.reading(now).face(side);
            if (clock.isFrozen(now)) {
                ChessClock same = clock.press(side, now);
                assertThat(same.reading(now)).as("seed %d", seed).isEqualTo(clock.reading(now));
                return;
            }
            clock = clock.press(side, now);
            ClockReading.Face after = clock.reading(now).face(side);
            Duration gained = after.remaining().minus(before.remaining());
            assertThat(gained).as("seed %d", seed).isBetween(Duration.ZERO, most(before, after));
            if (control.period(before.period()).bonus() instanceof Bonus.Cumulative
                    && !(before.flag() instanceof Flag.Final)) {
                assertThat(gained).as("seed %d", seed).isEqualTo(most(before, after));
            }
            added = added.plus(gained);
        }

        private Duration most(ClockReading.Face before, ClockReading.Face after) {
            Bonus bonus = control.period(before.period()).bonus();
            if (after.period() == before.period()) {
                return bonus.upFront();
            }
            Period next = control.period(after.period());
            return next.base().plus(next.bonus().upFront());
        }
    }
}
