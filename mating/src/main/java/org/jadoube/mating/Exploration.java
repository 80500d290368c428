package org.jadoube.mating;

import java.util.Arrays;
import java.util.List;
import org.jadoube.board.Colour;
import org.jadoube.board.Move;
import org.jadoube.board.Position;

/// Everything that can still happen, each state once, the most promising first, until a checkmate is
/// found or nothing is left to look at.
final class Exploration {
    private static final int BETWEEN_CANCELLATIONS = 1023;

    private final Colour winner;
    private final int limit;
    private final Budget budget;
    private final Guide guide;
    private final StateTable states = new StateTable();
    private int[] parents = new int[256];
    private int[] layers = new int[256];
    private final Layers waiting = new Layers();

    Exploration(Colour winner, Guide guide, int limit, Budget budget) {
        this.winner = winner;
        this.guide = guide;
        this.limit = limit;
        this.budget = budget;
    }

    /// Possible with a line, impossible with all states for a certificate, or undetermined once the limit
    /// is reached or the question cancelled.
    Prospect from(Position root) {
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
                        return new Prospect.Possible(states.way(parents, states.size() - 1));
                    }
                    if (isSpent()) {
                        return new Prospect.Undetermined(states.size());
                    }
                    if (!isHopeless(after, number)) {
                        push(after, number);
                    }
                }
            }
        }
        return new Prospect.Impossible(new Certificate.Exhausted(root, winner, states));
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
