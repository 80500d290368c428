package org.jadoube.mating.proof;

import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.function.IntFunction;
import org.jadoube.board.PackedPosition;

/// Many states, each kept whole, in one row of places that is half as long again as it need be. A state
/// lies at the place that its bits point to, or at the first behind it that was free.
public final class States implements Iterable<PackedPosition> {
    private static final int WORDS = 3;
    private static final int NONE = -1;

    private final int places;
    /// No squares are occupied where nothing lies.
    private final long[] words;

    private States(int count) {
        places = Math.toIntExact(1 + count + count / 2L);
        words = new long[Math.multiplyExact(WORDS, places)];
    }

    /// So many, numbered from 0; it does no harm if some are equal.
    public static States of(int count, IntFunction<PackedPosition> numbered) {
        States states = new States(count);
        for (int number = 0; number < count; number++) {
            states.add(numbered.apply(number));
        }
        return states;
    }

    private void add(PackedPosition state) {
        int place = place(state, first(state));
        words[place] = state.squares();
        words[place + 1] = state.lower();
        words[place + 2] = state.upper();
    }

    public boolean contains(PackedPosition state) {
        return words[place(state, first(state))] != 0;
    }

    /// Which of some states, the first from 0, is the first that is not here; -1 where all are. The places
    /// of all of them are touched before any is compared, as memory answers many questions as fast as one.
    int missing(PackedPosition[] some) {
        int[] first = new int[some.length];
        long touched = 0;
        for (int number = 0; number < some.length; number++) {
            first[number] = first(some[number]);
            touched |= words[first[number]];
        }
        for (int number = 0; number < some.length; number++) {
            if (touched == 0 || words[place(some[number], first[number])] == 0) {
                return number;
            }
        }
        return NONE;
    }

    /// Where a state lies, or would.
    private int place(PackedPosition state, int first) {
        int place = first;
        while (words[place] != 0 && !lies(state, place)) {
            place += WORDS;
            place = place == words.length ? 0 : place;
        }
        return place;
    }

    private boolean lies(PackedPosition state, int place) {
        return words[place] == state.squares()
                && words[place + 1] == state.lower()
                && words[place + 2] == state.upper();
    }

    /// Any place would be right; this one spreads states that differ in a few bits.
    private int first(PackedPosition state) {
        long mixed = ((state.squares() * 0x9E3779B97F4A7C15L) ^ state.lower()) * 0xBF58476D1CE4E5B9L;
        mixed = ((mixed ^ mixed >>> 29) + state.upper()) * 0x94D049BB133111EBL;
        return WORDS * (int) (((mixed >>> 32) * places) >>> 32);
    }

    @Override
    public Iterator<PackedPosition> iterator() {
        return new Iterator<>() {
            private int next = taken(0);

            @Override
            public boolean hasNext() {
                return next < words.length;
            }

            @Override
            public PackedPosition next() {
                if (next >= words.length) {
                    throw new NoSuchElementException();
                }
                PackedPosition state = new PackedPosition(words[next], words[next + 1], words[next + 2]);
                next = taken(next + WORDS);
                return state;
            }
        };
    }

    /// The first place from one on where something lies, or the end.
    private int taken(int from) {
        int place = from;
        while (place < words.length && words[place] == 0) {
            place += WORDS;
        }
        return place;
    }
}
