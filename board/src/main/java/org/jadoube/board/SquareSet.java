package org.jadoube.board;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

/// A set of squares as 64 bits, `a1` the lowest.
public record SquareSet(long bits) implements Iterable<Square> {
    public static final SquareSet EMPTY = new SquareSet(0);

    public static SquareSet of(Square... squares) {
        long bits = 0;
        for (Square square : squares) {
            bits |= 1L << square.ordinal();
        }
        return new SquareSet(bits);
    }

    public boolean contains(Square square) {
        return (bits >>> square.ordinal() & 1) != 0;
    }

    public boolean isEmpty() {
        return bits == 0;
    }

    public int size() {
        return Long.bitCount(bits);
    }

    public SquareSet with(Square square) {
        return new SquareSet(bits | 1L << square.ordinal());
    }

    public SquareSet without(Square square) {
        return new SquareSet(bits & ~(1L << square.ordinal()));
    }

    public SquareSet and(SquareSet other) {
        return new SquareSet(bits & other.bits);
    }

    public List<Square> toList() {
        List<Square> squares = new ArrayList<>(size());
        for (long rest = bits; rest != 0; rest &= rest - 1) {
            squares.add(Square.of(Long.numberOfTrailingZeros(rest)));
        }
        return List.copyOf(squares);
    }

    @Override
    public Iterator<Square> iterator() {
        return toList().iterator();
    }

    @Override
    public String toString() {
        return toList().toString();
    }
}
