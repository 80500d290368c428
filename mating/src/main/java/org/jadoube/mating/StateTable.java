package org.jadoube.mating;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.jadoube.board.Move;
import org.jadoube.board.PackedPosition;
import org.jadoube.board.Position;

/// States in the order in which they were met, each kept whole in three words, so that two are never
/// taken for one.
public final class StateTable {
    private static final int CHUNK = 14;
    private static final int IN_CHUNK = (1 << CHUNK) - 1;

    private long[][] chunks = new long[4][];
    /// For each state in its place its number, counted from 1, and in the bits that no number needs a part of its
    /// hash, which tells most others apart from it at once.
    private int[] slots = new int[1 << 8];
    private int numbers = slots.length - 1;
    private int size;
    private final int[] first = new int[Ranking.MOST_MOVES];
    private final int[] hashes = new int[Ranking.MOST_MOVES];

    StateTable() {}

    public int size() {
        return size;
    }

    /// The state of a number, counted from 0.
    public PackedPosition get(int number) {
        long[] chunk = chunks[number >> CHUNK];
        int at = 3 * (number & IN_CHUNK);
        return new PackedPosition(chunk[at], chunk[at + 1], chunk[at + 2]);
    }

    public boolean contains(PackedPosition state) {
        return slots[slot(state.squares(), state.lower(), state.upper())] != 0;
    }

    /// The moves that lead from the first state to another.
    ///
    /// @param parents for each state the number of the one it was met from
    List<Move> way(int[] parents, int number) {
        List<Move> way = new ArrayList<>();
        for (int at = number; at != 0; at = parents[at]) {
            PackedPosition state = get(at);
            Position before = get(parents[at]).position();
            way.add(before.legalMoves().stream()
                    .filter(move -> before.after(move).packed().equals(state))
                    .findFirst()
                    .orElseThrow());
        }
        Collections.reverse(way);
        return way;
    }

    /// Marks those of some states that are met where they are looked for first; the others may be new. All are
    /// looked up at once, since memory answers many questions as fast as one.
    void mark(PackedPosition[] some, int count, boolean[] met) {
        int mask = slots.length - 1;
        for (int i = 0; i < count; i++) {
            PackedPosition state = some[i];
            hashes[i] = hash(state.squares(), state.lower(), state.upper());
            first[i] = slots[hashes[i] & mask];
        }
        for (int i = 0; i < count; i++) {
            met[i] = first[i] != 0 && mayBe(first[i], hashes[i]) && isAt(first[i], some[i]);
        }
    }

    private boolean mayBe(int slot, int hash) {
        return ((slot ^ hash) & ~numbers) == 0;
    }

    private boolean isAt(int slot, PackedPosition state) {
        return isAt(slot, state.squares(), state.lower(), state.upper());
    }

    private boolean isAt(int slot, long a, long b, long c) {
        int number = (slot & numbers) - 1;
        long[] chunk = chunks[number >> CHUNK];
        int at = 3 * (number & IN_CHUNK);
        return chunk[at] == a && chunk[at + 1] == b && chunk[at + 2] == c;
    }

    /// The number of a state that is new, or -1.
    int add(PackedPosition state) {
        long a = state.squares();
        long b = state.lower();
        long c = state.upper();
        int slot = slot(a, b, c);
        if (slots[slot] != 0) {
            return -1;
        }
        int chunk = size >> CHUNK;
        if (chunk == chunks.length) {
            chunks = Arrays.copyOf(chunks, chunk * 2);
        }
        if (chunks[chunk] == null) {
            chunks[chunk] = new long[size == 0 ? 3 << 6 : 3 << CHUNK];
        } else if (3 * (size & IN_CHUNK) == chunks[chunk].length) {
            chunks[chunk] = Arrays.copyOf(chunks[chunk], Math.min(3 << CHUNK, chunks[chunk].length * 4));
        }
        int at = 3 * (size & IN_CHUNK);
        chunks[chunk][at] = a;
        chunks[chunk][at + 1] = b;
        chunks[chunk][at + 2] = c;
        slots[slot] = ++size | (hash(a, b, c) & ~numbers);
        if (2 * size > slots.length) {
            spread();
        }
        return size - 1;
    }

    /// Where a state is, or where it would be.
    private int slot(long a, long b, long c) {
        int mask = slots.length - 1;
        int hash = hash(a, b, c);
        int slot = hash & mask;
        while (slots[slot] != 0 && !(mayBe(slots[slot], hash) && isAt(slots[slot], a, b, c))) {
            slot = slot + 1 & mask;
        }
        return slot;
    }

    private void spread() {
        slots = new int[slots.length * 2];
        int mask = slots.length - 1;
        numbers = mask;
        for (int number = 0; number < size; number++) {
            long[] chunk = chunks[number >> CHUNK];
            int at = 3 * (number & IN_CHUNK);
            int hash = hash(chunk[at], chunk[at + 1], chunk[at + 2]);
            int slot = hash & mask;
            while (slots[slot] != 0) {
                slot = slot + 1 & mask;
            }
            slots[slot] = (number + 1) | (hash & ~mask);
        }
    }

    private static int hash(long a, long b, long c) {
        long hash = (a ^ Long.rotateLeft(b, 23)) * 0x9E3779B97F4A7C15L;
        hash = (hash ^ hash >>> 32 ^ c) * 0xD6E8FEB86659FD93L;
        return (int) (hash >>> 32);
    }
}
