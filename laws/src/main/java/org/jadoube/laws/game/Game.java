package org.jadoube.laws.game;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.jadoube.board.Colour;
import org.jadoube.board.Move;
import org.jadoube.board.Position;
import org.jadoube.clock.Moment;
import org.jadoube.laws.game.Event.FlagFell;
import org.jadoube.laws.game.Event.GameEnded;
import org.jadoube.laws.game.Event.GameOpened;

/// The moves of a game and how far each has come, who is at the board, the open draw offers and the end: a fold
/// over the events of its journal. Knows no rule; an event that does not fit is a bug and throws
/// [IllegalStateException].
///
/// @param standing what stands on the board
/// @param played the moves made, in order, legal or not
/// @param displaced who has pieces to put back
/// @param arrivals when each player came to the board
/// @param drawOffers the players whose offer is open, the latest last
/// @param fallen the flags deemed to have fallen
/// @param result the result that stands, once the game is over
/// @param latest the moment of the last event
public record Game(
        GameOpened opening,
        Standing standing,
        List<PlayedMove> played,
        Set<Colour> displaced,
        Map<Colour, Moment> arrivals,
        Optional<Moment> started,
        Running clocks,
        List<Colour> drawOffers,
        List<FlagFell> fallen,
        Optional<GameEnded> end,
        Optional<Result> result,
        Moment latest) {
    public Game {
        played = List.copyOf(played);
        displaced = Set.copyOf(displaced);
        arrivals = Map.copyOf(arrivals);
        drawOffers = List.copyOf(drawOffers);
        fallen = List.copyOf(fallen);
    }

    /// The game at its opening: nobody has come, no clock runs.
    static Game opened(GameOpened opening) {
        return new Game(
                opening,
                new Standing.Regular(opening.regulations().initial()),
                List.of(),
                Set.of(),
                Map.of(),
                Optional.empty(),
                Running.NOT_STARTED,
                List.of(),
                List.of(),
                Optional.empty(),
                Optional.empty(),
                opening.at());
    }

    /// The position on the board; while none stands there, the last one there was.
    public Position position() {
        return standing.regular()
                .orElseGet(() -> played.reversed().stream()
                        .map(PlayedMove::before)
                        .map(Standing::regular)
                        .flatMap(Optional::stream)
                        .findFirst()
                        .orElseThrow(() -> new IllegalStateException("no game begins without a position")));
    }

    /// The player having the move.
    public Colour turn() {
        return standing.turn();
    }

    /// Every position of the game so far in which a player had the move, from the initial one to the present.
    public Stream<Position> positions() {
        return Stream.concat(played.stream().map(PlayedMove::before), Stream.of(standing))
                .map(Standing::regular)
                .flatMap(Optional::stream);
    }

    /// The moves made, in order.
    public List<Move> moves() {
        return played.stream().map(PlayedMove::move).toList();
    }

    /// How many moves a player has made.
    public int made(Colour player) {
        int made = 0;
        for (PlayedMove move : played) {
            made += move.player() == player ? 1 : 0;
        }
        return made;
    }

    /// How many moves of a player are completed and count for the quota.
    public int completed(Colour player) {
        return made(player) - uncompleted(player);
    }

    /// How many moves of a player were completed before a moment; not those completed at it.
    public int completedBefore(Colour player, Moment moment) {
        return (int) played.stream()
                .filter(move -> move.player() == player)
                .filter(move ->
                        move.completed().filter(at -> at.isBefore(moment)).isPresent())
                .count();
    }

    /// How many moves a player has made and not completed.
    public int uncompleted(Colour player) {
        int open = 0;
        for (PlayedMove move : played) {
            open += move.player() == player && move.completed().isEmpty() ? 1 : 0;
        }
        return open;
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
        return new GameFold(this).take(event);
    }
}
