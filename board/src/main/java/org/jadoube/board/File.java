package org.jadoube.board;

/// One of the eight columns of squares, `a` to `h` from White's left.
public enum File {
    A,
    B,
    C,
    D,
    E,
    F,
    G,
    H;

    private static final File[] ALL = values();

    /// The file of an index from 0 (`a`) to 7 (`h`).
    public static File of(int index) {
        return ALL[index];
    }

    /// The small letter that names this file.
    public char letter() {
        return (char) ('a' + ordinal());
    }

    public Square on(Rank rank) {
        return Square.of(this, rank);
    }
}
