package org.jadoube.laws.moving;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.jadoube.board.Colour;
import org.jadoube.clock.Moment;
import org.jadoube.lawbook.Article;
import org.jadoube.lawbook.Citation;
import org.jadoube.laws.Refusal;
import org.jadoube.laws.Verdict;
import org.jadoube.laws.completion.FinalPosition;
import org.jadoube.laws.draw.DrawOffers;
import org.jadoube.laws.draw.UnclaimedDraws;
import org.jadoube.laws.edition.Completion;
import org.jadoube.laws.game.Act;
import org.jadoube.laws.game.Event;
import org.jadoube.laws.game.Event.ClockPressed;
import org.jadoube.laws.game.Event.GameEnded;
import org.jadoube.laws.game.Event.MoveCompleted;
import org.jadoube.laws.game.Event.MoveMade;
import org.jadoube.laws.game.Game;
import org.jadoube.laws.game.Running;
import org.jadoube.laws.game.Table;
import org.jadoube.laws.term.TouchMove;

/// From the hand that lets go of a piece to the hand on the clock.
public final class Moving {
    private static final Citation HAVING_THE_MOVE = new Citation("1.1");
    private static final Citation LEGAL = new Citation("2023/3.10.1");
    private static final Citation MADE = new Citation("4.6");
    private static final Citation PRESS = new Citation("6.7a");
    private static final Citation NEXT_MOVE = new Citation("2023/6.2.1.2");
    private static final Citation RESTART = new Citation("6.12c");

    private Moving() {}

    /// A piece is let go. A player has the move as soon as his opponent's move is made, pressed or not. A move
    /// that ends the game is complete at once; otherwise it waits for the press, which in online play it does
    /// itself.
    @Article({"1.1", "4.6", "6.7a"})
    public static Verdict release(Table table, Colour player, Act.ReleaseMove act) {
        Game game = table.game();
        if (game.clocks() != Running.GOING) {
            return Verdict.refused(RESTART, Refusal.CLOCKS_STAND, "");
        }
        if (game.turn() != player) {
            return Verdict.refused(HAVING_THE_MOVE, Refusal.NOT_YOUR_MOVE, "");
        }
        if (!game.standing().isLegal(act.move())) {
            return Verdict.refused(LEGAL, Refusal.ILLEGAL_MOVE, act.move().toString());
        }
        Optional<GameEnded> end = FinalPosition.afterMove(table, act.move(), TouchMove.KEPT, act.at());
        List<Event> events = new ArrayList<>(DrawOffers.declinedByMoving(table, player, act.at()));
        events.add(new MoveMade(act.at(), MADE, player, act.move()));
        if (end.isPresent()) {
            events.addAll(completed(player, act.at(), PRESS, game.uncompleted(player) + 1));
            events.add(end.get());
        } else if (table.regulations().profile().pressesByHand()) {
            events.addAll(completedByNextMove(table, player, act.at()));
        } else {
            events.addAll(pressedByMoving(table, player, act.at()));
        }
        return Verdict.taken(withUnclaimedDraw(table, events, act.at()));
    }

    /// A player presses the clock: what he has made so far is completed. A press without a move has no meaning
    /// but works all the same.
    @Article("6.7a")
    public static Verdict press(Table table, Colour player, Act.PressClock act) {
        if (!table.regulations().profile().pressesByHand()) {
            return Verdict.refused(PRESS, Refusal.MOVE_PRESSES_CLOCK, "");
        }
        if (table.game().clocks() != Running.GOING) {
            return Verdict.refused(RESTART, Refusal.CLOCKS_STAND, "");
        }
        if (!reacts(table, player, act.at())) {
            return Verdict.refused(PRESS, Refusal.CLOCK_NOT_RUNNING, "");
        }
        List<Event> events = new ArrayList<>();
        events.add(new ClockPressed(act.at(), PRESS, player));
        events.addAll(completed(player, act.at(), PRESS, table.game().uncompleted(player)));
        return Verdict.taken(withUnclaimedDraw(table, events, act.at()));
    }

    /// Completing a move may end the game by itself.
    @Article("2023/9.6.2")
    private static List<Event> withUnclaimedDraw(Table table, List<Event> events, Moment at) {
        Table after = table.afterAll(events);
        if (after.game().end().isEmpty()) {
            UnclaimedDraws.onceCompleted(after, at).ifPresent(events::add);
        }
        return events;
    }

    /// What a player left unpressed is completed by his next move, where the edition says so.
    @Article("2023/6.2.1.2")
    private static List<Event> completedByNextMove(Table table, Colour player, Moment at) {
        Completion completion = table.regulations().edition().completion();
        return switch (completion) {
            case BY_PRESS -> List.of();
            case BY_PRESS_OR_NEXT_MOVE ->
                completed(player, at, NEXT_MOVE, table.game().uncompleted(player));
        };
    }

    private static List<Event> pressedByMoving(Table table, Colour player, Moment at) {
        List<Event> events = new ArrayList<>();
        if (reacts(table, player, at)) {
            events.add(new ClockPressed(at, PRESS, player));
        }
        events.addAll(completed(player, at, PRESS, table.game().uncompleted(player) + 1));
        return events;
    }

    private static boolean reacts(Table table, Colour player, Moment at) {
        return table.clock().running().equals(Optional.of(player))
                && !table.clock().isFrozen(at);
    }

    private static List<Event> completed(Colour player, Moment at, Citation citation, int moves) {
        return Collections.nCopies(moves, new MoveCompleted(at, citation, player));
    }
}
