package org.jadoube.board;

/// One of the eight rows of squares, numbered from White's side.
public enum Rank {
    FIRST,
    SECOND,
    THIRD,
    FOURTH,
    FIFTH,
    SIXTH,
    SEVENTH,
    EIGHTH;

    private static final Rank[] ALL = values();

    /// The rank of an index from 0 (first) to 7 (eighth).
    public static Rank of(int index) {
        return ALL[index];
    }

    /// The digit that names this rank.
    public char digit() {
        return (char) ('1' + ordinal());
    }

    /// This rank as the given player counts it: White's first rank is Black's eighth.
    public Rank from(Colour side) {
        return side == Colour.WHITE ? this : ALL[7 - ordinal()];
    }
}
