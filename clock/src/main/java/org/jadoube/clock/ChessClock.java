package org.jadoube.clock;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.jadoube.board.Colour;
import org.jadoube.lawbook.Article;

/// A chess clock in operation: immutable, a fold over what is done to it. Time does not pass inside it;
/// [#reading(Moment)] tells what it shows at a moment, however many periods end on the way there. Exact to the
/// microsecond. A display has reached zero from the very microsecond in which all its time is used.
///
/// It behaves as digital clocks do: a bonus is on the display before the move it is for, a side whose final flag
/// is down is given no more time, and the device never asks whether a quota was met.
///
/// Every method that takes a moment throws [IllegalArgumentException] for one before the last thing done to it.
@Article({"6.1", "6.2b"})
public final class ChessClock {
    private final Movement works;

    private ChessClock(Movement works) {
        this.works = works;
    }

    /// A clock set for a time control, standing, White to be started.
    public static ChessClock set(TimeControl control) {
        return new ChessClock(Movement.set(control));
    }

    public TimeControl control() {
        return works.control();
    }

    /// Sets a side going. The side that was stopped in the middle of a move goes on with that move's delay; for
    /// the other side a move begins. A frozen clock stays frozen.
    public ChessClock start(Colour side, Moment at) {
        return new ChessClock(works.at(at).start(side));
    }

    /// A player presses: his side stops, the other starts. Without effect when his side is not running or the
    /// clock is frozen.
    public ChessClock press(Colour player, Moment at) {
        return new ChessClock(works.at(at).press(player));
    }

    /// Both sides stand.
    public ChessClock stop(Moment at) {
        return new ChessClock(works.at(at).stop());
    }

    /// Times, periods and counters are set anew, all flags are up again; the clock stands.
    ///
    /// @throws IllegalArgumentException when the setting does not suit the time control, see [#unsuitable]
    public ChessClock correct(ClockSetting setting, Moment at) {
        unsuitable(setting).ifPresent(why -> {
            throw new IllegalArgumentException(why);
        });
        return new ChessClock(works.at(at).correct(setting));
    }

    /// Why a setting does not suit this clock's time control, as half a sentence; empty when it does.
    public Optional<String> unsuitable(ClockSetting setting) {
        return unsuitable(Colour.WHITE, setting).or(() -> unsuitable(Colour.BLACK, setting));
    }

    private Optional<String> unsuitable(Colour colour, ClockSetting setting) {
        ClockSetting.Side side = setting.side(colour);
        int periods = control().periods().size();
        if (side.period() > periods) {
            return Optional.of("%s is set to period %d of %d".formatted(colour, side.period(), periods));
        }
        if (control().periodSwitch() == PeriodSwitch.AT_MOVE_COUNT
                && control().quotaThrough(side.period()).isMetBy(side.moves())) {
            return Optional.of("%s is set to period %d, whose quota %d moves have met"
                    .formatted(colour, side.period(), side.moves()));
        }
        return Optional.empty();
    }

    /// A side is given time, whether it runs or stands.
    public ChessClock add(Colour side, Duration time, Moment at) {
        Period.requireUsable("the time added", time);
        return new ChessClock(works.at(at).add(side, time));
    }

    /// Time is taken from a side, whether it runs or stands. A side left with no time at all has reached zero.
    ///
    /// @throws IllegalArgumentException when it has less than that left
    public ChessClock deduct(Colour side, Duration time, Moment at) {
        Period.requireUsable("the time deducted", time);
        Movement now = works.at(at);
        if (now.dial(side).remaining().compareTo(time) < 0) {
            throw new IllegalArgumentException("%s has no more than %s left, so %s cannot be deducted"
                    .formatted(side, now.dial(side).remaining(), time));
        }
        return new ChessClock(now.deduct(side, time));
    }

    /// Another bonus in the last period from the next press on; the move in hand is given none. Times, counters and
    /// flags stay as they are.
    public ChessClock introduce(Bonus bonus, Moment at) {
        return new ChessClock(works.at(at).with(control().withLastBonus(bonus)));
    }

    /// The side that has been set going, also when the clock has frozen since.
    public Optional<Colour> running() {
        return works.running();
    }

    /// The side whose move is in hand: the one running, or the one that was when the clock was stopped.
    public Colour turn() {
        return works.turn();
    }

    public ClockReading reading(Moment at) {
        return works.at(at).reading();
    }

    /// When the running side will reach zero, if nobody touches the clock; empty when both stand or its time is
    /// up.
    public Optional<Moment> nextZero() {
        return works.nextZero();
    }

    /// When the running side will next reach zero later than a moment, if nobody touches the clock: in a later period
    /// where that moment lies behind the end of this one.
    public Optional<Moment> nextZeroAfter(Moment moment) {
        return works.at(moment).nextZero();
    }

    /// Whether the clock cannot be operated because a side's time is up ([AtLastZero#FREEZE]).
    public boolean isFrozen(Moment at) {
        return works.at(at).frozen();
    }

    /// Every time that a side has reached zero since the clock was last set, in order.
    public List<RunOut> runOuts(Colour side, Moment at) {
        return works.at(at).dial(side).runOuts();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof ChessClock clock && works.equals(clock.works);
    }

    @Override
    public int hashCode() {
        return works.hashCode();
    }

    @Override
    public String toString() {
        return works.toString();
    }
}
