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
    private final StateTable states = new StateTable();
    private final int[] parents;
    private final int[] depths;
    private int saved;
    private int best;

    /// @param places the place of each position of the line, the last of those that are equal
    /// @param end the place of the checkmate
    Shortcut(Colour winner, Map<PackedPosition, Integer> places, int end, int limit) {
        this.winner = winner;
        this.places = places;
        this.end = end;
        this.limit = limit;
        parents = new int[limit + 1];
        depths = new int[limit + 1];
    }

    /// The moves of the way and the place to which it leads.
    record Way(List<Move> moves, int place) {}

    /// The way from a place, if there is one that saves a move.
    Optional<Way> from(Position root, int place) {
        states.add(root.packed());
        for (int number = 0; number < states.size(); number++) {
            Position position = states.get(number).position();
            for (Move move : position.legalMoves()) {
                Position after = position.after(move);
                if (position.turn() == winner && after.isCheckmate()) {
                    return depths[number] + 1 < end - place
                            ? Optional.of(new Way(line(number, move), end))
                            : Optional.empty();
                }
                if (states.size() <= limit) {
                    add(after, number, place);
                }
            }
            if (states.size() > limit) {
                break;
            }
        }
        return saved == 0 ? Optional.empty() : Optional.of(wayToBest());
    }

    private void add(Position position, int parent, int place) {
        PackedPosition state = position.packed();
        int number = states.add(state);
        if (number >= 0) {
            parents[number] = parent;
            depths[number] = depths[parent] + 1;
            int saving = places.getOrDefault(state, 0) - place - depths[number];
            if (saving > saved) {
                saved = saving;
                best = number;
            }
        }
    }

    private Way wayToBest() {
        return new Way(states.way(parents, best), places.getOrDefault(states.get(best), end));
    }

    private List<Move> line(int number, Move last) {
        List<Move> line = states.way(parents, number);
        line.add(last);
        return line;
    }
}
