package org.jadoube.clock;

import java.util.Optional;
import org.jadoube.board.Colour;

/// A chess clock in operation: immutable, a fold over what is done to it. Time does not pass inside it;
/// [#reading(Moment)] tells
/// what it shows at a moment.
public final class ChessClock {
    private ChessClock() {}

    /// A clock set for a time control, standing, White to be started.
    public static ChessClock set(TimeControl control) {
        throw new UnsupportedOperationException(control.toString());
    }

    /// Sets a side going.
    public ChessClock start(Colour side, Moment at) {
        throw new UnsupportedOperationException();
    }

    /// A player presses: his side stops, the other starts. Without effect when his side is not running or the
    /// clock is frozen.
    public ChessClock press(Colour player, Moment at) {
        throw new UnsupportedOperationException();
    }

    /// Both sides stand.
    public ChessClock stop(Moment at) {
        throw new UnsupportedOperationException();
    }

    /// Times, periods and counters are set anew; the clock stands.
    public ChessClock correct(ClockSetting setting, Moment at) {
        throw new UnsupportedOperationException();
    }

    public Optional<Colour> running() {
        throw new UnsupportedOperationException();
    }

    public ClockReading reading(Moment at) {
        throw new UnsupportedOperationException();
    }

    /// When the running side will reach zero, if nobody touches the clock.
    public Optional<Moment> nextZero() {
        throw new UnsupportedOperationException();
    }
}
