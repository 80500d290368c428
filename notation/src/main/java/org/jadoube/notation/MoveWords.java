package org.jadoube.notation;

import org.jspecify.annotations.Nullable;

/// The words for moves that a reader has met. A million games are written with a few thousand different ones, so each
/// is taken apart only once. Not for several threads at a time.
public final class MoveWords {
    /// The longest word that is remembered, in bytes.
    public static final int LONGEST = 8;

    private static final int BITS = 13;
    private static final int NEAR = 4;
    private static final long SPREAD = 0x9E3779B97F4A7C15L;

    /// A word under its bytes.
    private record Known(long bytes, MoveWord word) {}

    private final San san;
    private final @Nullable Known[] known = new Known[1 << BITS];

    public MoveWords(San san) {
        this.san = san;
    }

    /// The word of some bytes if it has been met, else null.
    ///
    /// @param bytes up to [#LONGEST] bytes of ASCII, the first one lowest, zero above the last
    public @Nullable MoveWord met(long bytes) {
        int place = place(bytes);
        for (int near = 0; near < NEAR; near++) {
            Known there = known[place ^ near];
            if (there == null) {
                return null;
            }
            if (there.bytes == bytes) {
                return there.word;
            }
        }
        return null;
    }

    /// Meets a word, which takes the place of one met before where there is no room.
    ///
    /// @param bytes its bytes, as for [#met]
    public MoveWord meet(long bytes) {
        int place = place(bytes);
        int near = 0;
        while (near < NEAR && known[place ^ near] != null) {
            near++;
        }
        StringBuilder text = new StringBuilder(LONGEST);
        for (long rest = bytes; rest != 0; rest >>>= 8) {
            text.append((char) (rest & 0xFF));
        }
        MoveWord word = san.word(text.toString());
        known[place ^ (near < NEAR ? near : (int) (bytes & (NEAR - 1)))] = new Known(bytes, word);
        return word;
    }

    private static int place(long bytes) {
        return (int) ((bytes * SPREAD) >>> (64 - BITS));
    }
}
