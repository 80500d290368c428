package org.jadoube.mating;

import java.util.List;
import org.jadoube.board.Move;
import org.jadoube.board.PackedPosition;
import org.jadoube.board.Position;

/// States met on the way from a first one, each once and with the one it was first met from.
final class Trail {
    private final StateTable states = new StateTable();
    private final int[] parents;
    private final int[] depths;
    private final int limit;

    /// @param limit how many states there is room for
    Trail(Position first, int limit) {
        this.limit = limit;
        parents = new int[limit];
        depths = new int[limit];
        states.add(first.packed());
    }

    int size() {
        return states.size();
    }

    boolean isFull() {
        return size() >= limit;
    }

    Position position(int number) {
        return states.get(number).position();
    }

    /// How many moves a state is from the first.
    int depth(int number) {
        return depths[number];
    }

    /// The number of a state that is new, or -1.
    int add(PackedPosition state, int parent) {
        int number = states.add(state);
        if (number >= 0) {
            parents[number] = parent;
            depths[number] = depths[parent] + 1;
        }
        return number;
    }

    /// The moves from the first state to one.
    List<Move> to(int number) {
        return states.way(parents, number);
    }

    /// The moves from the first state to one, and one more.
    List<Move> to(int number, Move last) {
        List<Move> line = to(number);
        line.add(last);
        return line;
    }
}
