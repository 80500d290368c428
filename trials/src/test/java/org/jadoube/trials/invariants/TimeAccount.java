package org.jadoube.trials.invariants;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Optional;
import org.jadoube.board.Colour;
import org.jadoube.clock.Bonus;
import org.jadoube.clock.ChessClock;
import org.jadoube.clock.ClockReading;
import org.jadoube.clock.ClockSetting;
import org.jadoube.clock.Flag;
import org.jadoube.clock.Moment;
import org.jadoube.clock.Period;
import org.jadoube.clock.PeriodSwitch;
import org.jadoube.clock.TimeControl;
import org.jadoube.laws.game.Event;
import org.jadoube.laws.game.Running;
import org.jadoube.laws.game.Table;

/// That no time is made and none is lost: what both displays show, with what has been used, is what was allotted and
/// given, without what was taken. Between two acts only the running side loses, and just as much as passes; an event
/// changes the displays by what it says and by nothing else.
final class TimeAccount {
    private TimeAccount() {}

    /// Time passes and nothing happens.
    static void passed(ChessClock clock, Moment from, Moment until) {
        Moment now = from;
        for (Optional<Moment> zero = zero(clock, now, until); zero.isPresent(); zero = zero(clock, now, until)) {
            assertThat(sum(clock, zero.get()))
                    .isEqualTo(
                            sum(clock, now).minus(used(clock, now, zero.get())).plus(begun(clock, now)));
            now = zero.get();
        }
        assertThat(sum(clock, until)).isEqualTo(sum(clock, now).minus(used(clock, now, until)));
    }

    private static Optional<Moment> zero(ChessClock clock, Moment now, Moment until) {
        return clock.nextZeroAfter(now).filter(zero -> !zero.isAfter(until));
    }

    private static Duration sum(ChessClock clock, Moment at) {
        ClockReading reading = clock.reading(at);
        return reading.white().remaining().plus(reading.black().remaining());
    }

    /// What the running side uses of its time, from one moment to another no later than its next zero.
    private static Duration used(ChessClock clock, Moment from, Moment until) {
        ClockReading reading = clock.reading(from);
        return reading.running()
                .map(reading::face)
                .filter(face -> !(face.flag() instanceof Flag.Final))
                .map(face -> until.since(from).minus(face.delay()))
                .filter(Duration::isPositive)
                .orElse(Duration.ZERO);
    }

    /// What the next period puts on the displays at the zero that ends this one, of whoever has not got further.
    private static Duration begun(ChessClock clock, Moment before) {
        ClockReading reading = clock.reading(before);
        int period = reading.face(reading.running().orElseThrow()).period();
        if (clock.control().periodSwitch() == PeriodSwitch.AT_MOVE_COUNT
                || clock.control().isLast(period)) {
            return Duration.ZERO;
        }
        return begun(clock.control(), reading.white(), period).plus(begun(clock.control(), reading.black(), period));
    }

    private static Duration begun(TimeControl control, ClockReading.Face face, int period) {
        if (face.period() > period || face.flag() instanceof Flag.Final) {
            return Duration.ZERO;
        }
        Period next = control.period(face.period() + 1);
        Duration more = next.bonus()
                .upFront()
                .minus(control.period(face.period()).bonus().upFront());
        return next.base().plus(more.isNegative() ? Duration.ZERO : more);
    }

    /// Something happens to the clock, or to everything but it.
    static void happened(Table before, Event event, Table after) {
        Moment at = event.at();
        ChessClock then = before.clock();
        ChessClock now = after.clock();
        Duration shown = sum(now, at);
        switch (event) {
            case Event.ClockPressed e -> pressed(then, now, e.player(), at);
            case Event.TimeAdded e -> assertThat(shown).isEqualTo(sum(then, at).plus(e.time()));
            case Event.TimeDeducted e -> deducted(then, now, e);
            case Event.ClocksSet e -> assertThat(shown).isEqualTo(sum(e.setting()));
            case Event.ClockReplaced e -> assertThat(shown).isEqualTo(sum(e.setting()));
            case Event.GameAnnulled _ ->
                assertThat(shown)
                        .isEqualTo(sum(ChessClock.set(before.regulations().timeControl()), at));
            case Event.OutageReported e -> brokenDown(before, after, e);
            case Event.IncrementIntroduced e ->
                assertThat(shown)
                        .isBetween(
                                sum(then, at), sum(then, at).plus(e.increment()).plus(e.increment()));
            default -> assertThat(shown).isEqualTo(sum(then, at));
        }
    }

    private static Duration sum(ClockSetting setting) {
        return setting.white().remaining().plus(setting.black().remaining());
    }

    /// All that a side has may be taken; then its next period begins.
    private static void deducted(ChessClock then, ChessClock now, Event.TimeDeducted event) {
        Duration left = sum(then, event.at()).minus(event.time());
        if (then.reading(event.at()).face(event.player()).period()
                == now.reading(event.at()).face(event.player()).period()) {
            assertThat(sum(now, event.at())).isEqualTo(left);
        } else {
            assertThat(then.reading(event.at()).face(event.player()).remaining())
                    .isEqualTo(event.time());
            assertThat(sum(now, event.at())).isGreaterThan(left);
        }
    }

    /// The time of the outage is charged to nobody.
    private static void brokenDown(Table before, Table after, Event.OutageReported event) {
        Moment since = before.game().clocks() == Running.GOING ? event.lastAlive() : event.at();
        assertThat(sum(after.clock(), event.at())).isEqualTo(sum(before.clock(), since));
    }

    /// A press gives the bonus of the move, and at the move count the next period.
    private static void pressed(ChessClock then, ChessClock now, Colour player, Moment at) {
        ClockReading before = then.reading(at);
        ClockReading after = now.reading(at);
        Duration gained =
                after.face(player).remaining().minus(before.face(player).remaining());
        assertThat(after.face(player.opponent()).remaining())
                .isEqualTo(before.face(player.opponent()).remaining());
        if (!before.running().equals(Optional.of(player)) || before.face(player).flag() instanceof Flag.Final) {
            assertThat(gained).isZero();
            return;
        }
        Bonus bonus = then.control().period(before.face(player).period()).bonus();
        if (after.face(player).period() != before.face(player).period()) {
            Period next = then.control().period(after.face(player).period());
            assertThat(gained)
                    .isBetween(
                            next.base().minus(bonus.upFront()),
                            next.base().plus(next.bonus().upFront()));
            return;
        }
        switch (bonus) {
            case Bonus.None _, Bonus.UsDelay _ -> assertThat(gained).isZero();
            case Bonus.Cumulative(Duration perMove) -> assertThat(gained).isEqualTo(perMove);
            case Bonus.Bronstein(Duration perMove) -> assertThat(gained).isBetween(Duration.ZERO, perMove);
        }
    }
}
