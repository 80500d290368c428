package org.jadoube.mating;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.jadoube.board.Colour;
import org.jadoube.board.Move;
import org.jadoube.board.PackedPosition;
import org.jadoube.board.Position;

/// Everything that can still happen, each state once, the most promising first, until a checkmate is
/// found or nothing is left to look at.
final class Exploration {
    private static final int BETWEEN_CANCELLATIONS = 1023;
    private static final int CONFINEMENTS = 100;
    /// For how many states it may be worth the while to ask once whether outlines show more.
    private static final int STATES_AN_OUTLINING = 4_000;
    private static final int OUTLININGS = 30;
    private static final int OUTLINES = 4_000;

    private final Colour winner;
    private final int limit;
    private final Budget budget;
    private final Guide guide;
    private final StateTable states = new StateTable();
    private final Position[] following = new Position[Ranking.MOST_MOVES];
    private final PackedPosition[] packed = new PackedPosition[Ranking.MOST_MOVES];
    private final boolean[] met = new boolean[Ranking.MOST_MOVES];
    private int[] parents = new int[256];
    private int[] layers = new int[256];
    private final Layers waiting = new Layers();
    private final Patience confinements = new Patience(CONFINEMENTS);
    private final Patience outlines;
    private final List<Certificate.Outlined> outlined = new ArrayList<>();

    Exploration(Colour winner, Guide guide, int limit, Budget budget) {
        this.winner = winner;
        this.guide = guide;
        this.limit = limit;
        this.budget = budget;
        outlines = new Patience(Math.min(limit / STATES_AN_OUTLINING, OUTLININGS));
    }

    /// Possible with a line, impossible with all states for a certificate, or undetermined once the limit
    /// is reached or the question cancelled.
    Prospect from(Position root) {
        add(root.packed(), 0);
        push(waiting.of(root));
        int[] ranked = new int[Ranking.MOST_MOVES];
        for (int number = waiting.pop(layers); number >= 0; number = waiting.pop(layers)) {
            Position position = states.get(number).position();
            List<Move> legal = position.legalMoves();
            guide.rank(position, legal, ranked);
            Arrays.sort(ranked, 0, legal.size());
            follow(position, legal, ranked);
            for (int i = 0; i < legal.size(); i++) {
                Position after = following[i];
                if (!met[i] && add(packed[i], number)) {
                    if (position.turn() == winner && after.isCheckmate()) {
                        return new Prospect.Possible(states.way(parents, states.size() - 1));
                    }
                    if (isSpent()) {
                        return new Prospect.Undetermined(states.size());
                    }
                    int layer = after.halfmoveClock() == 0 ? waiting.of(after) : layers[number];
                    if (!isHopeless(after, layer, number)) {
                        push(layer);
                    }
                }
            }
        }
        return new Prospect.Impossible(new Certificate.Exhausted(root, winner, states, outlined));
    }

    private boolean isSpent() {
        return states.size() >= limit
                || ((states.size() & BETWEEN_CANCELLATIONS) == 0
                        && budget.cancelled().getAsBoolean());
    }

    /// Whether it is proved at once that no checkmate follows; asked where something has changed for good.
    private boolean isHopeless(Position position, int layer, int parent) {
        if (position.halfmoveClock() == 0) {
            return Material.rulesOut(position, winner) || isConfined(position, layer) || isOutlined(position, layer);
        }
        return parent == 0 && Confinement.of(position).excludesMateBy(winner);
    }

    /// Asked less and less often in a layer where it has told nothing.
    private boolean isConfined(Position position, int layer) {
        boolean confined = confinements.asks(layer) && Confinement.of(position).excludesMateBy(winner);
        if (confined) {
            confinements.renew(layer);
        }
        return confined;
    }

    /// What outlines have told of one state they often tell of others too.
    private boolean isOutlined(Position position, int layer) {
        for (Certificate.Outlined known : outlined) {
            if (known.covers(position)) {
                return true;
            }
        }
        Optional<Certificate.Outlined> found = outlines.asks(layer)
                ? new Hazing(position, winner, budget.cancelled()).ofBishops(OUTLINES)
                : Optional.empty();
        found.ifPresent(outlined::add);
        return found.isPresent();
    }

    /// The positions that follow, in the guide's order, and which of them are known.
    private void follow(Position position, List<Move> legal, int[] ranked) {
        for (int i = 0; i < legal.size(); i++) {
            following[i] = position.after(legal.get(Ranking.index(ranked[i])));
            packed[i] = following[i].packed();
        }
        states.mark(packed, legal.size(), met);
    }

    private boolean add(PackedPosition state, int parent) {
        if (states.add(state) < 0) {
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

    private void push(int layer) {
        int number = states.size() - 1;
        layers[number] = layer;
        waiting.push(number, layer);
    }
}
