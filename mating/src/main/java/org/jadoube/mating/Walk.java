package org.jadoube.mating;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.jadoube.board.Colour;
import org.jadoube.board.Move;
import org.jadoube.board.Position;

/// Both players walk straight to where a guide points, stepping back only where the way ends. Comes to
/// most mates there are within a few dozen moves; proves nothing when it comes to none.
final class Walk {
    private static final int LONGEST = 160;
    /// Most walks are short, so the room for what they have seen grows only with them.
    private static final int ROOM = 1 << 8;
    private static final int NONE = Integer.MIN_VALUE;

    private final Colour winner;
    private final Ranking guide;
    private final Position[] positions = new Position[LONGEST + 1];
    private final Move[] moves = new Move[LONGEST];
    /// The rank of the last move tried, and the next must be lower.
    private final int[] tried = new int[LONGEST + 1];
    private final int[] ranked = new int[Ranking.MOST_MOVES];
    private long[] seen = new long[ROOM];
    private int sights;

    Walk(Colour winner, Ranking guide) {
        this.winner = winner;
        this.guide = guide;
    }

    /// A line to checkmate, if the walk comes to one in so many steps.
    Optional<List<Move>> from(Position root, int steps) {
        isNew(root.key());
        positions[0] = root;
        tried[0] = Integer.MAX_VALUE;
        int depth = 0;
        for (int step = 0; step < steps && depth >= 0; step++) {
            Position position = positions[depth];
            List<Move> legal = position.legalMoves();
            int next = depth == LONGEST ? NONE : next(position, legal, tried[depth]);
            if (next == NONE) {
                depth--;
                continue;
            }
            tried[depth] = next;
            Move move = legal.get(Ranking.index(next));
            Position after = position.after(move);
            if (isNew(after.key())) {
                moves[depth] = move;
                if (position.turn() == winner && after.isCheckmate()) {
                    return Optional.of(List.of(Arrays.copyOf(moves, depth + 1)));
                }
                if (after.halfmoveClock() != 0 || !Material.rulesOut(after, winner)) {
                    depth++;
                    positions[depth] = after;
                    tried[depth] = Integer.MAX_VALUE;
                }
            }
        }
        return Optional.empty();
    }

    /// The highest rank below another, if there is one.
    private int next(Position position, List<Move> legal, int below) {
        guide.rank(position, legal, ranked);
        int best = NONE;
        for (int i = 0; i < legal.size(); i++) {
            if (ranked[i] < below && ranked[i] > best) {
                best = ranked[i];
            }
        }
        return best;
    }

    private boolean isNew(long key) {
        int slot = slot(key, seen);
        if (seen[slot] == key) {
            return false;
        }
        seen[slot] = key;
        if (2 * ++sights > seen.length) {
            grow();
        }
        return true;
    }

    private void grow() {
        long[] larger = new long[4 * seen.length];
        for (long key : seen) {
            if (key != 0) {
                larger[slot(key, larger)] = key;
            }
        }
        seen = larger;
    }

    /// Where a key is, or where it would be.
    private static int slot(long key, long[] table) {
        int slot = (int) (key >>> 20) & table.length - 1;
        while (table[slot] != 0 && table[slot] != key) {
            slot = slot + 1 & table.length - 1;
        }
        return slot;
    }
}
