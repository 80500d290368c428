package org.jadoube.laws.game;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jadoube.board.Colour;
import org.jadoube.board.Position;
import org.jadoube.clock.Moment;
import org.jadoube.laws.game.Event.ClockPressed;
import org.jadoube.laws.game.Event.ClocksRestarted;
import org.jadoube.laws.game.Event.ClocksSet;
import org.jadoube.laws.game.Event.ClocksStarted;
import org.jadoube.laws.game.Event.ClocksStopped;
import org.jadoube.laws.game.Event.DrawDeclined;
import org.jadoube.laws.game.Event.DrawOffered;
import org.jadoube.laws.game.Event.FlagClaimRejected;
import org.jadoube.laws.game.Event.FlagFell;
import org.jadoube.laws.game.Event.GameEnded;
import org.jadoube.laws.game.Event.GameOpened;
import org.jadoube.laws.game.Event.MoveCompleted;
import org.jadoube.laws.game.Event.MoveMade;
import org.jadoube.laws.game.Event.OutageReported;
import org.jadoube.laws.game.Event.PlayerArrived;

/// A game taking in its next event; the lists it does not touch are shared with the game before. What does not fit is a
/// bug of whoever wrote the journal and throws.
final class GameFold {
    private final GameOpened opening;
    private Position position;
    private List<PlayedMove> played;
    private Map<Colour, Moment> arrivals;
    private Optional<Moment> started;
    private Running clocks;
    private List<Colour> drawOffers;
    private List<FlagFell> fallen;
    private Optional<GameEnded> end;
    private Moment latest;

    GameFold(Game game) {
        opening = game.opening();
        position = game.position();
        played = game.played();
        arrivals = game.arrivals();
        started = game.started();
        clocks = game.clocks();
        drawOffers = game.drawOffers();
        fallen = game.fallen();
        end = game.end();
        latest = game.latest();
    }

    /// @throws IllegalStateException when the event does not fit
    Game take(Event event) {
        require(end.isEmpty(), "the game is over", event);
        require(!event.at().isBefore(latest), "it is earlier than the last event", event);
        latest = event.at();
        switch (event) {
            case GameOpened e -> require(false, "the game is open already", e);
            case PlayerArrived e -> arrive(e);
            case ClocksStarted e -> start(e);
            case MoveMade e -> make(e);
            case ClockPressed e -> requireGoing(e);
            case MoveCompleted e -> complete(e);
            case DrawOffered e -> offer(e);
            case DrawDeclined e -> decline(e);
            case FlagFell e -> fall(e);
            case FlagClaimRejected e -> requireStarted(e);
            case ClocksStopped e -> stop(e);
            case ClocksRestarted e -> restart(e);
            case ClocksSet e -> require(clocks != Running.GOING, "the clocks run", e);
            case OutageReported e -> breakDown(e);
            case GameEnded e -> end = Optional.of(e);
        }
        return new Game(opening, position, played, arrivals, started, clocks, drawOffers, fallen, end, latest);
    }

    private void arrive(PlayerArrived event) {
        require(!arrivals.containsKey(event.player()), "he has arrived already", event);
        arrivals = arrivals.isEmpty() ? new EnumMap<>(Colour.class) : new EnumMap<>(arrivals);
        arrivals.put(event.player(), event.at());
    }

    private void start(ClocksStarted event) {
        require(clocks == Running.NOT_STARTED, "the clocks have been started already", event);
        clocks = Running.GOING;
        started = Optional.of(event.at());
    }

    private void make(MoveMade event) {
        requireGoing(event);
        require(position.turn() == event.player(), "the other player has the move", event);
        require(position.isLegal(event.move()), "the move is not legal in this position", event);
        position = position.after(event.move());
        played = with(played, new PlayedMove(event.player(), event.move(), event.at(), Optional.empty()));
    }

    /// The oldest uncompleted move of the player is the one completed.
    private void complete(MoveCompleted event) {
        for (int i = 0; i < played.size(); i++) {
            PlayedMove move = played.get(i);
            if (move.player() == event.player() && move.completed().isEmpty()) {
                played = new ArrayList<>(played);
                played.set(i, move.completedAt(event.at()));
                return;
            }
        }
        require(false, "he has no move to complete", event);
    }

    private void offer(DrawOffered event) {
        requireStarted(event);
        require(!drawOffers.contains(event.player()), "his offer is open already", event);
        drawOffers = with(drawOffers, event.player());
    }

    private void decline(DrawDeclined event) {
        Colour offeror = event.player().opponent();
        require(drawOffers.contains(offeror), "there is no offer to decline", event);
        drawOffers = drawOffers.stream().filter(player -> player != offeror).toList();
    }

    private void fall(FlagFell event) {
        requireStarted(event);
        fallen = with(fallen, event);
    }

    private void stop(ClocksStopped event) {
        requireGoing(event);
        clocks = Running.STOPPED;
    }

    private void restart(ClocksRestarted event) {
        require(clocks == Running.STOPPED || clocks == Running.OUTAGE, "the clocks do not stand", event);
        clocks = Running.GOING;
    }

    /// Clocks that somebody has stopped stay his to restart.
    private void breakDown(OutageReported event) {
        require(!event.lastAlive().isAfter(event.at()), "the outage begins after its report", event);
        clocks = clocks == Running.GOING ? Running.OUTAGE : clocks;
    }

    private static <T> List<T> with(List<T> list, T last) {
        List<T> longer = new ArrayList<>(list.size() + 1);
        longer.addAll(list);
        longer.add(last);
        return longer;
    }

    private void requireStarted(Event event) {
        require(started.isPresent(), "the game has not started", event);
    }

    private void requireGoing(Event event) {
        require(clocks == Running.GOING, "the clocks do not run", event);
    }

    private static void require(boolean fits, String otherwise, Event event) {
        if (!fits) {
            throw new IllegalStateException("this event does not fit: %s: %s".formatted(otherwise, event));
        }
    }
}
