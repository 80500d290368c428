package org.jadoube.mating.report;

import java.util.ArrayList;
import java.util.List;
import org.jadoube.board.Square;
import org.jadoube.board.SquareSet;

/// Squares told shortly: those that lie side by side on a rank as `c3-f3`, whole ranks one above the
/// other as `a6-h8`.
record Stretches(SquareSet squares) {
    private static final int WIDTH = 8;
    private static final int SHORTEST = 3;

    List<String> toList() {
        List<String> stretches = new ArrayList<>();
        int from = 0;
        while (from < Square.values().length) {
            int end = end(from);
            if (end - from >= SHORTEST) {
                stretches.add(Square.of(from) + "-" + Square.of(end - 1));
            } else {
                for (int i = from; i < end; i++) {
                    stretches.add(Square.of(i).toString());
                }
            }
            from = Math.max(end, from + 1);
        }
        return stretches;
    }

    /// Behind the last square of the stretch that begins at one, if one does.
    private int end(int from) {
        int end = from;
        while (end < 64 && squares.contains(Square.of(end)) && end / WIDTH == from / WIDTH) {
            end++;
        }
        while (from % WIDTH == 0 && end % WIDTH == 0 && end < 64 && end > from && isWhole(end)) {
            end += WIDTH;
        }
        return end;
    }

    private boolean isWhole(int rank) {
        return ((squares.bits() >>> rank) & 0xFF) == 0xFF;
    }
}
