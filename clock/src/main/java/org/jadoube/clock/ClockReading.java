package org.jadoube.clock;

import java.time.Duration;
import java.util.Optional;
import org.jadoube.board.Colour;

/// What a clock shows at a moment.
///
/// @param running the side whose display is running; none when both stand or the clock is frozen
/// @param firstFlag the side whose final flag fell first, remembered until the arbiter corrects the clock
public record ClockReading(Face white, Face black, Optional<Colour> running, Optional<Colour> firstFlag) {
    public Face face(Colour side) {
        return side == Colour.WHITE ? white : black;
    }

    /// One display.
    ///
    /// @param remaining time left, never below zero
    /// @param delay what is left of this move's delay before the main time runs
    /// @param period the period this side is in, from 1
    /// @param presses this side's count of presses
    public record Face(Duration remaining, Duration delay, Flag flag, int period, int presses) {}
}
