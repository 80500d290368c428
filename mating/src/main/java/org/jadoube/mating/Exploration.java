package org.jadoube.mating;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.jadoube.board.Colour;
import org.jadoube.board.Move;
import org.jadoube.board.PackedPosition;
import org.jadoube.board.Position;

/// Everything that can still happen, each state once, the most promising first, until a checkmate is
/// found or nothing is left to look at.
final class Exploration {
    enum Outcome {
        FOUND,
        EXHAUSTED,
        SPENT
    }

    private static final int BETWEEN_CANCELLATIONS = 1023;

    private final Colour winner;
    private final int limit;
    private final Budget budget;
    private final Guide guide;
    private final StateTable states = new StateTable();
    private int[] parents = new int[256];
    private int[] layers = new int[256];
    private final Layers waiting = new Layers();
    private int mate;

    Exploration(Colour winner, Guide guide, int limit, Budget budget) {
        this.winner = winner;
        this.guide = guide;
        this.limit = limit;
        this.budget = budget;
    }

    Outcome from(Position root) {
        add(root, 0);
        layers[0] = waiting.of(root);
        waiting.push(0, layers[0]);
        int[] ranked = new int[Guide.MOST_MOVES];
        for (int number = waiting.pop(layers); number >= 0; number = waiting.pop(layers)) {
            Position position = states.get(number).position();
            List<Move> legal = position.legalMoves();
            guide.rank(position, legal, ranked);
            Arrays.sort(ranked, 0, legal.size());
            for (int i = 0; i < legal.size(); i++) {
                Position after = position.after(legal.get(Guide.index(ranked[i])));
                if (add(after, number)) {
                    if (position.turn() == winner && after.isCheckmate()) {
                        mate = states.size() - 1;
                        return Outcome.FOUND;
                    }
                    if (isSpent()) {
                        return Outcome.SPENT;
                    }
                    if (!isHopeless(after, number)) {
                        push(after, number);
                    }
                }
            }
        }
        return Outcome.EXHAUSTED;
    }

    private boolean isSpent() {
        return states.size() >= limit
                || ((states.size() & BETWEEN_CANCELLATIONS) == 0
                        && budget.cancelled().getAsBoolean());
    }

    /// Whether it is proved at once that no checkmate follows; asked where something has changed for good.
    private boolean isHopeless(Position position, int parent) {
        boolean changed = position.halfmoveClock() == 0;
        return (changed && Material.rulesOut(position, winner))
                || ((changed || parent == 0) && Confinement.of(position).excludesMateBy(winner));
    }

    StateTable states() {
        return states;
    }

    /// The moves that lead to the checkmate that was found.
    List<Move> line() {
        List<Move> line = new ArrayList<>();
        for (int number = mate; number != 0; number = parents[number]) {
            PackedPosition state = states.get(number);
            Position before = states.get(parents[number]).position();
            line.add(before.legalMoves().stream()
                    .filter(move -> before.after(move).packed().equals(state))
                    .findFirst()
                    .orElseThrow());
        }
        Collections.reverse(line);
        return line;
    }

    private boolean add(Position position, int parent) {
        if (states.add(position.packed()) < 0) {
            return false;
        }
        int number = states.size() - 1;
        if (number == parents.length) {
            parents = Arrays.copyOf(parents, number * 2);
            layers = Arrays.copyOf(layers, number * 2);
        }
        parents[number] = parent;
        return true;
    }

    private void push(Position position, int parent) {
        int number = states.size() - 1;
        layers[number] = position.halfmoveClock() == 0 ? waiting.of(position) : layers[parent];
        waiting.push(number, layers[number]);
    }
}
