package org.jadoube.laws.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jadoube.board.Colour;
import org.jadoube.clock.ChessClock;
import org.jadoube.clock.ClockReading;
import org.jadoube.clock.Moment;
import org.jadoube.laws.game.Event.ClockPressed;
import org.jadoube.laws.game.Event.GameAnnulled;
import org.jadoube.laws.game.Event.IllegalMoveMade;
import org.jadoube.laws.game.Event.MoveCompleted;
import org.jadoube.laws.game.Event.MoveMade;
import org.jadoube.laws.game.Event.PositionRestored;

/// What the clock showed when each move was made and when it was completed: a fold over the events of the game.
///
/// @param lines a line for each move that stands, in order
/// @param press the latest press
public record TimeSheet(List<Line> lines, Optional<Press> press) {
    /// Nothing moved, nothing pressed.
    public static final TimeSheet EMPTY = new TimeSheet(List.of(), Optional.empty());

    /// @param completed what the clock showed at the completion, before a press had any effect
    public record Line(Colour player, ClockReading made, Optional<ClockReading> completed) {}

    /// @param before what the clock showed, before the press had any effect
    public record Press(Moment at, Colour player, ClockReading before) {}

    public TimeSheet {
        lines = List.copyOf(lines);
    }

    /// @param clock as it is before the event
    TimeSheet after(Event event, ChessClock clock) {
        return switch (event) {
            case MoveMade e -> with(new Line(e.player(), clock.reading(e.at()), Optional.empty()));
            case IllegalMoveMade e -> with(new Line(e.player(), clock.reading(e.at()), Optional.empty()));
            case ClockPressed e ->
                new TimeSheet(lines, Optional.of(new Press(e.at(), e.player(), clock.reading(e.at()))));
            case MoveCompleted e -> completed(e, clock);
            case PositionRestored e -> new TimeSheet(lines.subList(0, Math.min(e.plies(), lines.size())), press);
            case GameAnnulled _ -> EMPTY;
            default -> this;
        };
    }

    private TimeSheet with(Line line) {
        List<Line> more = new ArrayList<>(lines);
        more.add(line);
        return new TimeSheet(more, press);
    }

    private TimeSheet completed(MoveCompleted event, ChessClock clock) {
        ClockReading reading = press.filter(pressed ->
                        pressed.player() == event.player() && pressed.at().equals(event.at()))
                .map(Press::before)
                .orElseGet(() -> clock.reading(event.at()));
        for (int i = 0; i < lines.size(); i++) {
            Line line = lines.get(i);
            if (line.player() == event.player() && line.completed().isEmpty()) {
                List<Line> changed = new ArrayList<>(lines);
                changed.set(i, new Line(line.player(), line.made(), Optional.of(reading)));
                return new TimeSheet(changed, press);
            }
        }
        return this;
    }
}
