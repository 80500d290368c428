package org.jadoube.laws.game;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.jadoube.board.Colour;
import org.jadoube.board.Move;
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

/// The moves of a game and how far each has come, who is at the board, the open draw offers and the end: a fold
/// over the events of its journal. Knows no rule; an event that does not fit is a bug and throws
/// [IllegalStateException].
///
/// @param played the moves made, in order
/// @param arrivals when each player came to the board
/// @param drawOffers the players whose offer is open, the latest last
/// @param fallen the flags deemed to have fallen
/// @param latest the moment of the last event
public record Game(
        GameOpened opening,
        Position position,
        List<PlayedMove> played,
        Map<Colour, Moment> arrivals,
        Optional<Moment> started,
        Running clocks,
        List<Colour> drawOffers,
        List<FlagFell> fallen,
        Optional<GameEnded> end,
        Moment latest) {
    public Game {
        played = List.copyOf(played);
        arrivals = Map.copyOf(arrivals);
        drawOffers = List.copyOf(drawOffers);
        fallen = List.copyOf(fallen);
    }

    /// The game at its opening: nobody has come, no clock runs.
    static Game opened(GameOpened opening) {
        return new Game(
                opening,
                opening.regulations().initial(),
                List.of(),
                Map.of(),
                Optional.empty(),
                Running.NOT_STARTED,
                List.of(),
                List.of(),
                Optional.empty(),
                opening.at());
    }

    /// The moves made, in order.
    public List<Move> moves() {
        return played.stream().map(PlayedMove::move).toList();
    }

    /// How many moves a player has made.
    public int made(Colour player) {
        return (int) played.stream().filter(move -> move.player() == player).count();
    }

    /// How many moves of a player are completed and count for the quota.
    public int completed(Colour player) {
        return (int) completions(player).count();
    }

    /// How many moves of a player were completed before a moment; not those completed at it.
    public int completedBefore(Colour player, Moment moment) {
        return (int) completions(player).filter(at -> at.isBefore(moment)).count();
    }

    private Stream<Moment> completions(Colour player) {
        return played.stream().filter(move -> move.player() == player).flatMap(move -> move.completed().stream());
    }

    /// How many moves a player has made and not completed.
    public int uncompleted(Colour player) {
        return made(player) - completed(player);
    }

    /// The player whose offer was the latest of those still open.
    public Optional<Colour> drawOffer() {
        return drawOffers.isEmpty() ? Optional.empty() : Optional.of(drawOffers.getLast());
    }

    public boolean isOfferOpen(Colour by) {
        return drawOffers.contains(by);
    }

    /// Since when a player has been seen at the board: he came, or a move of his was made.
    public Optional<Moment> presentSince(Colour player) {
        return Stream.concat(
                        Stream.ofNullable(arrivals.get(player)),
                        played.stream()
                                .filter(move -> move.player() == player)
                                .map(PlayedMove::made)
                                .limit(1))
                .min(Comparator.naturalOrder());
    }

    public boolean isPresent(Colour player) {
        return presentSince(player).isPresent();
    }

    /// The game after one more event.
    Game after(Event event) {
        require(end.isEmpty(), "the game is over", event);
        require(!event.at().isBefore(latest), "it is earlier than the last event", event);
        Change change = new Change(this);
        change.latest = event.at();
        switch (event) {
            case GameOpened _ -> require(false, "the game is open already", event);
            case PlayerArrived e -> arrive(change, e);
            case ClocksStarted e -> start(change, e);
            case MoveMade e -> make(change, e);
            case ClockPressed _, FlagClaimRejected _ -> requireStarted(event);
            case MoveCompleted e -> complete(change, e);
            case DrawOffered e -> offer(change, e);
            case DrawDeclined e -> decline(change, e);
            case FlagFell e -> {
                requireStarted(e);
                change.fallen.add(e);
            }
            case ClocksStopped e -> {
                require(clocks == Running.GOING, "the clocks do not run", e);
                change.clocks = Running.STOPPED;
            }
            case ClocksRestarted e -> {
                require(clocks == Running.STOPPED || clocks == Running.OUTAGE, "the clocks do not stand", e);
                change.clocks = Running.GOING;
            }
            case ClocksSet e -> require(clocks != Running.GOING, "the clocks run", e);
            case OutageReported _ -> change.clocks = clocks == Running.GOING ? Running.OUTAGE : clocks;
            case GameEnded e -> change.end = Optional.of(e);
        }
        return change.done();
    }

    private void arrive(Change change, PlayerArrived event) {
        require(!arrivals.containsKey(event.player()), "he has arrived already", event);
        change.arrivals.put(event.player(), event.at());
    }

    private void start(Change change, ClocksStarted event) {
        require(clocks == Running.NOT_STARTED, "the clocks have been started already", event);
        change.clocks = Running.GOING;
        change.started = Optional.of(event.at());
    }

    private void make(Change change, MoveMade event) {
        requireStarted(event);
        require(position.turn() == event.player(), "the other player has the move", event);
        require(position.isLegal(event.move()), "the move is not legal in this position", event);
        change.position = position.after(event.move());
        change.played.add(new PlayedMove(event.player(), event.move(), event.at(), Optional.empty()));
    }

    /// The oldest uncompleted move of the player is the one completed.
    private void complete(Change change, MoveCompleted event) {
        for (int i = 0; i < played.size(); i++) {
            PlayedMove move = played.get(i);
            if (move.player() == event.player() && move.completed().isEmpty()) {
                change.played.set(i, move.completedAt(event.at()));
                return;
            }
        }
        require(false, "he has no move to complete", event);
    }

    private void offer(Change change, DrawOffered event) {
        requireStarted(event);
        require(!isOfferOpen(event.player()), "his offer is open already", event);
        change.drawOffers.add(event.player());
    }

    private void decline(Change change, DrawDeclined event) {
        require(isOfferOpen(event.player().opponent()), "there is no offer to decline", event);
        change.drawOffers.remove(event.player().opponent());
    }

    private void requireStarted(Event event) {
        require(started.isPresent(), "the game has not started", event);
    }

    private static void require(boolean fits, String otherwise, Event event) {
        if (!fits) {
            throw new IllegalStateException("this event does not fit: %s: %s".formatted(otherwise, event));
        }
    }

    /// A copy of a game in the making.
    private static final class Change {
        private final GameOpened opening;
        private Position position;
        private final List<PlayedMove> played;
        private final Map<Colour, Moment> arrivals = new EnumMap<>(Colour.class);
        private Optional<Moment> started;
        private Running clocks;
        private final List<Colour> drawOffers;
        private final List<FlagFell> fallen;
        private Optional<GameEnded> end;
        private Moment latest;

        Change(Game game) {
            opening = game.opening;
            position = game.position;
            played = new ArrayList<>(game.played);
            arrivals.putAll(game.arrivals);
            started = game.started;
            clocks = game.clocks;
            drawOffers = new ArrayList<>(game.drawOffers);
            fallen = new ArrayList<>(game.fallen);
            end = game.end;
            latest = game.latest;
        }

        Game done() {
            return new Game(opening, position, played, arrivals, started, clocks, drawOffers, fallen, end, latest);
        }
    }
}
