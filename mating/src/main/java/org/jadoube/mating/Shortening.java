package org.jadoube.mating;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jadoube.board.Colour;
import org.jadoube.board.Move;
import org.jadoube.board.PackedPosition;
import org.jadoube.board.Position;

/// A line to checkmate made fit to be shown: never longer than it was, and mostly much shorter. A few
/// milliseconds are spent on it, more on a very long one; that no shorter line exists is not claimed.
public final class Shortening {
    private static final int FIRST_STATES = 3_000;
    private static final int LATER_STATES = 400;
    private static final int SWEEPS = 24;
    private static final int STARTS = 4;
    private static final int WALKS = 6;
    private static final int WALKED = 60;
    private static final int WANDERING = 24;
    private static final int HOMING_STATES = 10_000;

    private final Position root;
    private final Colour winner;
    private List<Move> line;

    private Shortening(Position root, Colour winner, List<Move> line) {
        this.root = root;
        this.winner = winner;
        this.line = line;
    }

    /// Legal moves from the position to a checkmate by `winner`, at most as many as in `line`.
    ///
    /// @param line legal moves from the position to a checkmate by `winner`
    public static List<Move> of(Position position, Colour winner, List<Move> line) {
        Shortening shortening = new Shortening(position, winner, List.copyOf(line));
        shortening.shorten();
        return shortening.line;
    }

    private void shorten() {
        cut();
        lookAround(0, FIRST_STATES);
        for (int start = 0; start < STARTS; start++) {
            walkAgain(start);
        }
        goHome();
        sweep();
        cut();
    }

    /// Goes straight to where a long stretch of moves that change nothing for good leads.
    private void goHome() {
        int end = line.size();
        while (end > 0) {
            List<Position> positions = positions();
            int start = end - 1;
            while (start > 0 && positions.get(start).halfmoveClock() != 0) {
                start--;
            }
            boolean changes = positions.get(end).halfmoveClock() == 0;
            int last = changes ? end - 1 : end;
            if (last - start > WANDERING) {
                int from = start;
                new Homing(positions.get(last), HOMING_STATES)
                        .from(positions.get(start))
                        .ifPresent(way -> replace(from, last, way));
            }
            end = start;
        }
    }

    /// Leaves out whatever lies between two positions of the line that are equal or one legal move apart.
    private void cut() {
        List<Position> positions = positions();
        int end = line.size();
        int[] left = new int[end + 1];
        int[] next = new int[end];
        Move[] moves = new Move[end];
        Map<PackedPosition, Integer> later = new HashMap<>();
        later.put(positions.get(end).packed(), end);
        for (int i = end - 1; i >= 0; i--) {
            left[i] = left[i + 1] + 1;
            next[i] = i + 1;
            moves[i] = line.get(i);
            for (Move move : positions.get(i).legalMoves()) {
                int to = later.getOrDefault(positions.get(i).after(move).packed(), i + 1);
                if (left[to] + 1 < left[i]) {
                    left[i] = left[to] + 1;
                    next[i] = to;
                    moves[i] = move;
                }
            }
            int equal = later.getOrDefault(positions.get(i).packed(), i);
            if (left[equal] < left[i]) {
                left[i] = left[equal];
                next[i] = next[equal];
                moves[i] = moves[equal];
            }
            later.put(positions.get(i).packed(), i);
        }
        List<Move> shorter = new ArrayList<>();
        for (int i = 0; i < end; i = next[i]) {
            shorter.add(moves[i]);
        }
        line = List.copyOf(shorter);
    }

    /// Walks anew from a place of the line, no farther than is of use.
    private void walkAgain(int part) {
        for (int walk = 0; walk < WALKS; walk++) {
            int start = line.size() * part / STARTS;
            int room = Math.min(line.size() - start - 1, WALKED);
            if (room > 0) {
                new Walk(winner, new Guide(winner, Guide.Taste.inTurn(walk), walk / 2 * Guide.SEED))
                        .from(positions().get(start), room)
                        .ifPresent(end -> replace(start, line.size(), end));
            }
        }
    }

    /// Looks for a way around from place after place.
    private void sweep() {
        int place = 0;
        for (int look = 0; look < SWEEPS && place < line.size(); look++) {
            int before = line.size();
            lookAround(place, LATER_STATES);
            place += line.size() < before ? 1 : Math.max(1, line.size() / SWEEPS);
        }
    }

    private void lookAround(int start, int states) {
        if (line.size() - start > 1) {
            List<Position> positions = positions();
            Map<PackedPosition, Integer> places = new HashMap<>();
            for (int i = 0; i < positions.size(); i++) {
                places.put(positions.get(i).packed(), i);
            }
            new Shortcut(winner, places, line.size(), states)
                    .from(positions.get(start), start)
                    .ifPresent(way -> replace(start, way.place(), way.moves()));
        }
    }

    /// Goes another way from one place to another, unless it is longer.
    private void replace(int from, int to, List<Move> way) {
        if (way.size() < to - from) {
            List<Move> shorter = new ArrayList<>(line.subList(0, from));
            shorter.addAll(way);
            shorter.addAll(line.subList(to, line.size()));
            line = List.copyOf(shorter);
        }
    }

    /// The positions of the line, the first and the last too.
    private List<Position> positions() {
        List<Position> positions = new ArrayList<>();
        Position position = root;
        positions.add(position);
        for (Move move : line) {
            position = position.after(move);
            positions.add(position);
        }
        return positions;
    }
}
