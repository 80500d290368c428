package org.jadoube.laws.game;

import org.jadoube.board.Colour;
import org.jadoube.board.Move;
import org.jadoube.clock.ClockSetting;
import org.jadoube.clock.Moment;

/// What somebody does or says at the board. Nothing about it has been judged.
public sealed interface Act {
    Actor by();

    Moment at();

    /// Comes to the board.
    record Arrive(Actor by, Moment at) implements Act {}

    /// Starts White's clock at the time set for the start.
    record StartClocks(Actor by, Moment at) implements Act {}

    /// Lets go of a piece on its arrival square.
    record ReleaseMove(Actor by, Moment at, Move move) implements Act {}

    record PressClock(Actor by, Moment at) implements Act {}

    record OfferDraw(Actor by, Moment at) implements Act {}

    record AcceptDraw(Actor by, Moment at) implements Act {}

    record DeclineDraw(Actor by, Moment at) implements Act {}

    record Resign(Actor by, Moment at) implements Act {}

    /// Claims that a player's flag has fallen; either player may.
    record ClaimFlag(Actor by, Moment at, Colour flag) implements Act {}

    /// Sees that a player's flag has fallen; the arbiter or the appointed observer.
    record ObserveFlag(Actor by, Moment at, Colour flag) implements Act {}

    /// Sees that a player has not come within the default time; the arbiter or the appointed observer.
    record ObserveAbsence(Actor by, Moment at) implements Act {}

    /// Stops both clocks; a player only to seek the arbiter.
    record StopClocks(Actor by, Moment at, String reason) implements Act {}

    /// Sets a player's clock going again.
    record RestartClocks(Actor by, Moment at, Colour running) implements Act {}

    /// Sets times, periods and move counters in one act; the clocks stand.
    record SetClocks(Actor by, Moment at, ClockSetting setting) implements Act {}

    /// Rules what the result is.
    record RuleResult(Actor by, Moment at, Result result, String reason) implements Act {}

    /// The hall was not working from the last moment it is known to have been alive until now.
    record ReportOutage(Actor by, Moment at, Moment lastAlive) implements Act {}
}
