package org.jadoube.board;

/// Counts the leaves of the tree of legal moves: the field's usual proof that a move generator is right.
public final class Perft {
    private Perft() {}

    /// The number of lines of legal moves of exactly `depth` plies; 1 for depth 0.
    ///
    /// @throws IllegalArgumentException when `depth` is negative
    public static long count(Position position, int depth) {
        return position.countLines(depth);
    }
}
