package org.jadoube.journal.form;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.jadoube.board.Colour;
import org.jadoube.board.Move;
import org.jadoube.board.PieceType;
import org.jadoube.board.Position;
import org.jadoube.board.Square;
import org.jadoube.clock.AtLastZero;
import org.jadoube.clock.Bonus;
import org.jadoube.clock.ClockSetting;
import org.jadoube.clock.Period;
import org.jadoube.clock.PeriodSwitch;
import org.jadoube.clock.Quota;
import org.jadoube.clock.TimeControl;
import org.jadoube.journal.Sample;
import org.jadoube.lawbook.Citation;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.edition.FlagObserver;
import org.jadoube.laws.edition.Profile;
import org.jadoube.laws.edition.Regulations;
import org.jadoube.laws.edition.SessionStart;
import org.jadoube.laws.game.Actor;
import org.jadoube.laws.game.Ending;
import org.jadoube.laws.game.Event;
import org.jadoube.laws.game.Result;

/// One event of every kind, and some kinds more than once, by the names of their golden files. A kind that nobody has
/// written here is made up.
public final class Specimens {
    private static final Citation ARTICLE = new Citation("6.8a");

    private Specimens() {}

    public static Map<String, Event> all() {
        Map<String, Event> all = written();
        Set<Class<?>> shown = all.values().stream().map(Event::getClass).collect(Collectors.toSet());
        Kinds.records(Event.class).filter(type -> !shown.contains(type)).forEach(type -> {
            Event event = (Event) Invention.plain().of(type);
            all.put(EventCodec.kind(event) + "." + Versions.OF_EVENTS.present(EventCodec.kind(event)), event);
        });
        return all;
    }

    private static Map<String, Event> written() {
        Map<String, Event> all = new LinkedHashMap<>();
        all.put("gameOpened.1", Sample.opened());
        all.put("gameOpened-chess960.1", opened960());
        all.put("playerArrived.1", new Event.PlayerArrived(Sample.at(1), new Citation("6.6a"), Colour.BLACK));
        all.put("clocksStarted.1", new Event.ClocksStarted(Sample.at(2), new Citation("6.5")));
        all.put("moveMade.1", moveMade(Move.plain(Square.E2, Square.E4)));
        all.put("moveMade-castling.1", moveMade(Move.castling(Square.E1, Square.H1)));
        all.put("moveMade-enPassant.1", moveMade(Move.enPassant(Square.E5, Square.D6)));
        all.put("moveMade-promotion.1", moveMade(Move.promotion(Square.B7, Square.A8, PieceType.KNIGHT)));
        all.put("clockPressed.1", new Event.ClockPressed(Sample.at(4), ARTICLE, Colour.WHITE));
        all.put("moveCompleted.1", new Event.MoveCompleted(Sample.at(4), ARTICLE, Colour.WHITE));
        all.put("drawOffered.1", new Event.DrawOffered(Sample.at(5), new Citation("9.1a"), Colour.WHITE));
        all.put("drawDeclined.1", new Event.DrawDeclined(Sample.at(6), new Citation("9.1a"), Colour.BLACK));
        all.put(
                "flagFell.1",
                new Event.FlagFell(Sample.at(8), new Citation("6.8"), Actor.OBSERVER, Colour.WHITE, Sample.at(7)));
        all.put(
                "flagClaimRejected.1",
                new Event.FlagClaimRejected(Sample.at(8), ARTICLE, Actor.BLACK, Colour.WHITE, "0:03 left"));
        all.put("clocksStopped.1", new Event.ClocksStopped(Sample.at(9), ARTICLE, Actor.ARBITER, "fire alarm"));
        all.put("clocksRestarted.1", new Event.ClocksRestarted(Sample.at(10), ARTICLE, Actor.ARBITER, Colour.BLACK));
        all.put(
                "clocksSet.1",
                new Event.ClocksSet(
                        Sample.at(11),
                        ARTICLE,
                        new ClockSetting(
                                new ClockSetting.Side(Duration.ofMillis(5_400_123), 1, 17),
                                new ClockSetting.Side(Duration.ofNanos(1_000), 2, 16))));
        all.put("outageReported.1", new Event.OutageReported(Sample.at(99), ARTICLE, Sample.at(12)));
        all.put(
                "gameEnded.1",
                new Event.GameEnded(
                        Sample.at(100), new Citation("5.1a"), Result.WHITE_WINS, Ending.CHECKMATE, Optional.empty()));
        all.put(
                "gameEnded-ruling.1",
                new Event.GameEnded(
                        Sample.at(100), ARTICLE, Result.BOTH_LOSE, Ending.RULING, Optional.of("both \"phoned\" home")));
        return all;
    }

    private static Event moveMade(Move move) {
        return new Event.MoveMade(Sample.at(3), new Citation("4.6"), Colour.WHITE, move);
    }

    /// Each choice that the other opening has not.
    private static Event opened960() {
        TimeControl control = new TimeControl(
                List.of(
                        new Period(
                                new Quota.Moves(20),
                                Duration.ofMinutes(25),
                                new Bonus.Bronstein(Duration.ofSeconds(10))),
                        new Period(
                                new Quota.AllMoves(),
                                Duration.ofMinutes(10),
                                new Bonus.UsDelay(Duration.ofMillis(2_500)))),
                PeriodSwitch.AT_MOVE_COUNT,
                AtLastZero.RUN_ON);
        Regulations regulations = new Regulations(
                Edition.FIDE_2009,
                Profile.HYBRID,
                control,
                SessionStart.BY_ARBITER,
                FlagObserver.ARBITER,
                Optional.empty(),
                Position.chess960(0));
        return new Event.GameOpened(Sample.at(0), new Citation("1.1"), regulations, "White", "Black");
    }
}
