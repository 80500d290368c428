package org.jadoube.laws.game;

import java.util.List;
import org.jadoube.board.Colour;
import org.jadoube.clock.Bonus;
import org.jadoube.clock.ChessClock;
import org.jadoube.lawbook.Article;
import org.jadoube.laws.edition.Regulations;

/// A game, its clock and all that lies on the table with them: what the events of a journal add up to. The folds
/// are separate; this holds them together.
public record Table(
        Regulations regulations,
        Game game,
        ChessClock clock,
        TouchLog touches,
        Scoresheet white,
        Scoresheet black,
        ArbitersDesk desk,
        QuickplayLog quickplay,
        Manners whiteManners,
        Manners blackManners,
        TimeSheet times) {
    /// The table of a game just opened.
    public static Table opened(Event.GameOpened opening) {
        Regulations regulations = opening.regulations();
        return new Table(
                regulations,
                Game.opened(opening),
                ChessClock.set(regulations.timeControl()),
                TouchLog.EMPTY,
                Scoresheet.blank(Colour.WHITE),
                Scoresheet.blank(Colour.BLACK),
                ArbitersDesk.EMPTY,
                QuickplayLog.EMPTY,
                Manners.of(Colour.WHITE),
                Manners.of(Colour.BLACK),
                TimeSheet.EMPTY);
    }

    /// A player's scoresheet, open to the arbiter at any time.
    @Article("8.2")
    public Scoresheet scoresheet(Colour player) {
        return player == Colour.WHITE ? white : black;
    }

    public Manners manners(Colour player) {
        return player == Colour.WHITE ? whiteManners : blackManners;
    }

    /// The table after the whole journal, whose first event is `GameOpened`.
    ///
    /// @throws IllegalStateException when an event does not fit what came before: that journal was not written by
    /// the Laws
    public static Table after(List<Event> journal) {
        if (journal.isEmpty() || !(journal.getFirst() instanceof Event.GameOpened opening)) {
            throw new IllegalStateException("a journal begins with the opening of the game: " + journal);
        }
        return opened(opening).afterAll(journal.subList(1, journal.size()));
    }

    /// The table after several more events.
    public Table afterAll(List<Event> events) {
        Table table = this;
        for (Event event : events) {
            table = table.after(event);
        }
        return table;
    }

    /// The table after one more event.
    ///
    /// @throws IllegalStateException when the event does not fit
    public Table after(Event event) {
        try {
            return new Table(
                    regulations,
                    game.after(event),
                    clockAfter(event),
                    touches.after(event),
                    white.after(event),
                    black.after(event),
                    desk.after(event),
                    quickplay.after(event),
                    whiteManners.after(event),
                    blackManners.after(event),
                    times.after(event, clock));
        } catch (IllegalArgumentException unfit) {
            throw new IllegalStateException("this event does not fit: " + event, unfit);
        }
    }

    private ChessClock clockAfter(Event event) {
        return switch (event) {
            case Event.ClocksStarted e -> clock.start(game.position().turn(), e.at());
            case Event.ClockPressed e -> clock.press(e.player(), e.at());
            case Event.ClocksStopped e -> clock.stop(e.at());
            case Event.ClocksRestarted e -> clock.start(e.running(), e.at());
            case Event.ClocksSet e -> clock.correct(e.setting(), e.at());
            case Event.ClockReplaced e -> clock.correct(e.setting(), e.at());
            case Event.TimeAdded e -> clock.add(e.player(), e.time(), e.at());
            case Event.TimeDeducted e -> clock.deduct(e.player(), e.time(), e.at());
            case Event.IncrementIntroduced e -> clock.introduce(new Bonus.Cumulative(e.increment()), e.at());
            case Event.OutageReported e -> clock.stop(e.lastAlive());
            case Event.GameAnnulled _ -> ChessClock.set(regulations.timeControl());
            case Event.GameEnded e -> clock.stop(e.at());
            default -> clock;
        };
    }
}
