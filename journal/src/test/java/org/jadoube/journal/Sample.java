package org.jadoube.journal;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.jadoube.board.Colour;
import org.jadoube.board.Move;
import org.jadoube.board.Position;
import org.jadoube.board.Square;
import org.jadoube.clock.AtLastZero;
import org.jadoube.clock.Bonus;
import org.jadoube.clock.Moment;
import org.jadoube.clock.Period;
import org.jadoube.clock.PeriodSwitch;
import org.jadoube.clock.Quota;
import org.jadoube.clock.TimeControl;
import org.jadoube.lawbook.Citation;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.edition.FlagObserver;
import org.jadoube.laws.edition.Profile;
import org.jadoube.laws.edition.Regulations;
import org.jadoube.laws.edition.SessionStart;
import org.jadoube.laws.game.Event;

/// Events to write and read, without asking what the Laws think of them.
public final class Sample {
    public static final Citation ARTICLE = new Citation("6.8a");

    private Sample() {}

    public static Moment at(long second) {
        return new Moment(1_796_000_000_000_000L + second * 1_000_000L);
    }

    public static Event.GameOpened opened() {
        return new Event.GameOpened(at(0), new Citation("1.1"), regulations(), "Ana Ruiz", "Борис \"K.\"");
    }

    public static Regulations regulations() {
        TimeControl control = new TimeControl(
                List.of(
                        new Period(
                                new Quota.Moves(40),
                                Duration.ofMinutes(90),
                                new Bonus.Cumulative(Duration.ofSeconds(30))),
                        new Period(new Quota.AllMoves(), Duration.ofMinutes(30), new Bonus.None())),
                PeriodSwitch.AT_ZERO,
                AtLastZero.FREEZE);
        return new Regulations(
                Edition.FIDE_2023,
                Profile.OVER_THE_BOARD,
                control,
                SessionStart.WHEN_BOTH_PRESENT,
                FlagObserver.AUTOMATIC,
                Optional.of(Duration.ZERO),
                Position.initial());
    }

    /// The move number of a game in which both players step to and fro with a knight.
    public static Event.MoveMade step(int number) {
        boolean white = number % 2 == 1;
        boolean out = (number - 1) / 2 % 2 == 0;
        Square home = white ? Square.G1 : Square.G8;
        Square away = white ? Square.F3 : Square.F6;
        return new Event.MoveMade(
                at(number),
                new Citation("4.6"),
                white ? Colour.WHITE : Colour.BLACK,
                out ? Move.plain(home, away) : Move.plain(away, home));
    }

    public static Event press(int number) {
        return new Event.ClockPressed(at(number), ARTICLE, number % 2 == 1 ? Colour.WHITE : Colour.BLACK);
    }
}
