package org.jadoube.mating;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jadoube.board.Colour;
import org.jadoube.board.Move;
import org.jadoube.board.PackedPosition;
import org.jadoube.board.Position;

/// The way that saves most, among the first so many states from a place of a line, to a later place of it
/// or to another checkmate.
final class Shortcut {
    private final Colour winner;
    private final Map<PackedPosition, Integer> places;
    private final int end;
    private final int limit;

    /// @param places the place of each position of the line, the last of those that are equal
    /// @param end the place of the checkmate
    Shortcut(Colour winner, Map<PackedPosition, Integer> places, int end, int limit) {
        this.winner = winner;
        this.places = places;
        this.end = end;
        this.limit = limit;
    }

    /// The moves of the way and the place to which it leads.
    record Way(List<Move> moves, int place) {}

    /// The way from a place, if there is one that saves a move.
    Optional<Way> from(Position start, int place) {
        Trail trail = new Trail(start, limit);
        Optional<Way> best = Optional.empty();
        int saved = 0;
        for (int number = 0; number < trail.size() && !trail.isFull(); number++) {
            Position position = trail.position(number);
            for (Move move : position.legalMoves()) {
                Position after = position.after(move);
                int depth = trail.depth(number) + 1;
                if (position.turn() == winner && after.isCheckmate()) {
                    return depth < end - place ? Optional.of(new Way(trail.to(number, move), end)) : best;
                }
                PackedPosition state = after.packed();
                if (!trail.isFull() && trail.add(state, number) >= 0) {
                    int to = places.getOrDefault(state, 0);
                    if (to - place - depth > saved) {
                        saved = to - place - depth;
                        best = Optional.of(new Way(trail.to(number, move), to));
                    }
                }
            }
        }
        return best;
    }
}
