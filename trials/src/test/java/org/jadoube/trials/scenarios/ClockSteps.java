package org.jadoube.trials.scenarios;

import io.cucumber.java.en.When;
import java.time.Duration;
import java.util.Optional;
import org.jadoube.board.Colour;
import org.jadoube.clock.ClockReading;
import org.jadoube.clock.ClockSetting;
import org.jadoube.laws.game.Act;
import org.jadoube.laws.game.Actor;
import org.jadoube.laws.term.Evidence;

/// What is done to the clock apart from pressing it, and who sees flags fall.
public final class ClockSteps {
    private final Chessroom room;

    public ClockSteps(Chessroom room) {
        this.room = room;
    }

    @When("{actor} claims that {player}'s flag has fallen")
    public void claimFlag(Actor by, Colour flag) {
        room.does(by, (claimant, at) -> new Act.ClaimFlag(claimant, at, flag));
    }

    @When("{actor} claims by {evidence} that {player}'s flag has fallen")
    public void claimFlag(Actor by, Evidence evidence, Colour flag) {
        room.does(by, (claimant, at) -> new Act.ClaimFlag(claimant, at, flag, evidence));
    }

    @When("{actor} sees that {player}'s flag has fallen")
    public void observeFlag(Actor by, Colour flag) {
        room.does(by, (observer, at) -> new Act.ObserveFlag(observer, at, flag));
    }

    @When("{actor} sees both flags down and cannot tell which fell first")
    public void observeBothFlags(Actor by) {
        room.does(by, Act.ObserveBothFlags::new);
    }

    @When("{actor} sees that a player has not come")
    public void observeAbsence(Actor by) {
        room.does(by, Act.ObserveAbsence::new);
    }

    @When("{actor} stops the clocks")
    public void stop(Actor by) {
        room.does(by, (stopper, at) -> new Act.StopClocks(stopper, at, ""));
    }

    @When("{actor} stops the clocks, saying {string}")
    public void stopSaying(Actor by, String reason) {
        room.does(by, (stopper, at) -> new Act.StopClocks(stopper, at, reason));
    }

    @When("{actor} restarts {player}'s clock")
    public void restart(Actor by, Colour running) {
        room.does(by, (restarter, at) -> new Act.RestartClocks(restarter, at, running));
    }

    @When("{actor} sets the clocks to {time} for White and {time} for Black")
    public void set(Actor by, Duration white, Duration black) {
        room.does(by, (setter, at) -> new Act.SetClocks(setter, at, setting(white, black)));
    }

    @When(
            "{actor} sets White's clock to {time} in period {int} after {int} move(s) and Black's to {time} in period {int} after {int} move(s)")
    public void set(
            Actor by,
            Duration white,
            int whitePeriod,
            int whiteMoves,
            Duration black,
            int blackPeriod,
            int blackMoves) {
        ClockSetting setting = new ClockSetting(
                new ClockSetting.Side(white, whitePeriod, whiteMoves),
                new ClockSetting.Side(black, blackPeriod, blackMoves));
        room.does(by, (setter, at) -> new Act.SetClocks(setter, at, setting));
    }

    @When("{actor} puts another clock in place, showing {time} for White and {time} for Black")
    public void replace(Actor by, Duration white, Duration black) {
        room.does(by, (setter, at) -> new Act.ReplaceClock(setter, at, setting(white, black)));
    }

    @When("{actor} gives {player} {time} more")
    public void award(Actor by, Colour player, Duration time) {
        room.does(by, (giver, at) -> new Act.AwardTime(giver, at, Optional.of(player), time));
    }

    @When("{actor} gives both players {time} more")
    public void award(Actor by, Duration time) {
        room.does(by, (giver, at) -> new Act.AwardTime(giver, at, Optional.empty(), time));
    }

    @When("{actor} reports that nothing worked for the last {duration}")
    public void outage(Actor by, Duration down) {
        room.does(by, (hall, at) -> new Act.ReportOutage(hall, at, at.plus(down.negated())));
    }

    /// Times alone: periods and counters stay.
    private ClockSetting setting(Duration white, Duration black) {
        return new ClockSetting(side(Colour.WHITE, white), side(Colour.BLACK, black));
    }

    private ClockSetting.Side side(Colour player, Duration time) {
        ClockReading.Face face = room.face(player);
        return new ClockSetting.Side(time, face.period(), face.presses());
    }
}
