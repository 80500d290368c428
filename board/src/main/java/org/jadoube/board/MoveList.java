package org.jadoube.board;

import java.util.AbstractList;
import java.util.RandomAccess;
import org.jspecify.annotations.Nullable;

/// An unmodifiable list of moves kept as their codes.
final class MoveList extends AbstractList<Move> implements RandomAccess {
    private final char[] codes;
    private final int size;

    MoveList(char[] codes, int size) {
        this.codes = codes;
        this.size = size;
    }

    @Override
    public Move get(int index) {
        if (index >= size) {
            throw new IndexOutOfBoundsException(index);
        }
        return Move.of(codes[index]);
    }

    @Override
    public int size() {
        return size;
    }

    @Override
    public boolean contains(@Nullable Object object) {
        return indexOf(object) >= 0;
    }

    @Override
    public int indexOf(@Nullable Object object) {
        if (object instanceof Move move) {
            for (int i = 0; i < size; i++) {
                if (codes[i] == move.code()) {
                    return i;
                }
            }
        }
        return -1;
    }
}
