package org.jadoube.cli;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.jadoube.board.Colour;
import org.jadoube.board.Move;
import org.jadoube.board.Position;
import org.jadoube.clock.Moment;
import org.jadoube.clock.TimeControl;
import org.jadoube.lawbook.Citation;
import org.jadoube.laws.Laws;
import org.jadoube.laws.Verdict;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.edition.EventRules;
import org.jadoube.laws.edition.FlagObserver;
import org.jadoube.laws.edition.Profile;
import org.jadoube.laws.edition.Recorder;
import org.jadoube.laws.edition.Regulations;
import org.jadoube.laws.edition.SessionStart;
import org.jadoube.laws.game.Act;
import org.jadoube.laws.game.Actor;
import org.jadoube.laws.game.Event;
import org.jadoube.laws.game.Event.GameEnded;
import org.jadoube.laws.game.Result;
import org.jadoube.laws.game.Table;

/// A recorded game played again through the Laws: the players arrive, release and press, and end it as the record says.
/// A record does not tell how the time was spent; each act takes a millisecond of an ample allotment.
final class Replay {
    private static final Duration AMPLE = Duration.ofDays(1);
    private static final Duration TICK = Duration.ofMillis(1);
    private static final Citation OPENING = new Citation("6.2a");

    private Table table;
    private Moment now = new Moment(0);

    private Replay(Regulations regulations) {
        table = Table.opened(new Event.GameOpened(now, OPENING, regulations, "White", "Black"));
        act(new Act.Arrive(Actor.WHITE, tick()));
        act(new Act.Arrive(Actor.BLACK, tick()));
    }

    /// What became of the game.
    ///
    /// @param made how many half-moves were made before it ended or the record did
    /// @param end how it ended by the Laws, if it did
    record Outcome(int made, Optional<GameEnded> end) {}

    /// The tables at the start and after each of some moves, each legal in its position and completed: of all moves, or
    /// up to the one that ends the game.
    static List<Table> tables(Edition edition, Position initial, List<Move> moves) {
        Replay replay = begun(edition, initial);
        List<Table> tables = new ArrayList<>();
        tables.add(replay.table);
        for (Move move : moves) {
            if (replay.table.game().end().isPresent()) {
                break;
            }
            replay.play(move);
            tables.add(replay.table);
        }
        return tables;
    }

    /// What the Laws make of an act at a table, a moment after the last event.
    static Verdict decided(Table table, Function<Moment, Act> act) {
        return Laws.decide(table, act.apply(table.game().latest().plus(TICK)));
    }

    /// Plays the moves, each legal in its position, and then ends the game as recorded, unless it has ended by itself.
    static Outcome of(Edition edition, Position initial, List<Move> moves, RecordedEnd recorded) {
        Replay replay = begun(edition, initial);
        replay.play(moves);
        if (replay.table.game().end().isEmpty()) {
            replay.finish(recorded);
        }
        return new Outcome(
                replay.table.game().played().size(), replay.table.game().end());
    }

    private static Replay begun(Edition edition, Position initial) {
        Regulations regulations = Regulations.usual(edition, Profile.OVER_THE_BOARD, TimeControl.of(AMPLE))
                .with(SessionStart.WHEN_BOTH_PRESENT)
                .with(FlagObserver.ARBITER)
                .with((EventRules rules) -> rules.with(Recorder.SYSTEM))
                .withInitial(initial);
        return new Replay(regulations);
    }

    private void play(List<Move> moves) {
        for (Move move : moves) {
            play(move);
            if (table.game().end().isPresent()) {
                return;
            }
        }
    }

    private void play(Move move) {
        Actor mover = Actor.player(table.game().position().turn());
        act(new Act.ReleaseMove(mover, tick(), move));
        if (table.game().end().isEmpty()) {
            act(new Act.PressClock(mover, tick()));
        }
    }

    private void finish(RecordedEnd recorded) {
        switch (recorded.score()) {
            case "1-0" -> lose(Colour.BLACK, recorded.onTime());
            case "0-1" -> lose(Colour.WHITE, recorded.onTime());
            case "1/2-1/2" -> agree();
            default -> {
                // The record leaves the game open, or ends it in a way that is no player's doing.
            }
        }
    }

    private void lose(Colour loser, boolean onTime) {
        boolean hisClockRuns = table.clock().running().equals(Optional.of(loser));
        if (onTime && hisClockRuns) {
            now = now.plus(AMPLE);
            act(new Act.ObserveFlag(Actor.ARBITER, tick(), loser));
        } else {
            act(new Act.Resign(Actor.player(loser), tick()));
        }
    }

    private void agree() {
        act(new Act.OfferDraw(Actor.WHITE, tick()));
        if (act(new Act.AcceptDraw(Actor.BLACK, tick())) instanceof Verdict.Refused) {
            act(new Act.RuleResult(Actor.ARBITER, tick(), Result.DRAW, "as recorded"));
        }
    }

    private Verdict act(Act act) {
        Verdict verdict = Laws.decide(table, act);
        if (verdict instanceof Verdict.Taken(List<Event> events)) {
            table = table.afterAll(events);
        }
        return verdict;
    }

    private Moment tick() {
        now = now.plus(TICK);
        return now;
    }
}
