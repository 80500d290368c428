package org.jadoube.board;

import java.util.Optional;
import org.jadoube.lawbook.Article;

/// One of the 64 squares; ordinals run `a1`, `b1` ... `h8`.
public enum Square {
    A1,
    B1,
    C1,
    D1,
    E1,
    F1,
    G1,
    H1,
    A2,
    B2,
    C2,
    D2,
    E2,
    F2,
    G2,
    H2,
    A3,
    B3,
    C3,
    D3,
    E3,
    F3,
    G3,
    H3,
    A4,
    B4,
    C4,
    D4,
    E4,
    F4,
    G4,
    H4,
    A5,
    B5,
    C5,
    D5,
    E5,
    F5,
    G5,
    H5,
    A6,
    B6,
    C6,
    D6,
    E6,
    F6,
    G6,
    H6,
    A7,
    B7,
    C7,
    D7,
    E7,
    F7,
    G7,
    H7,
    A8,
    B8,
    C8,
    D8,
    E8,
    F8,
    G8,
    H8;

    private static final Square[] ALL = values();
    private final String text = name().toLowerCase(java.util.Locale.ROOT);

    /// The square of an index from 0 (`a1`) to 63 (`h8`).
    public static Square of(int index) {
        return ALL[index];
    }

    public static Square of(File file, Rank rank) {
        return ALL[rank.ordinal() * 8 + file.ordinal()];
    }

    /// Reads `a1` to `h8`, small letters only; empty when the text is anything else.
    public static Optional<Square> parse(CharSequence text) {
        if (text.length() != 2) {
            return Optional.empty();
        }
        int file = text.charAt(0) - 'a';
        int rank = text.charAt(1) - '1';
        return file < 0 || file > 7 || rank < 0 || rank > 7 ? Optional.empty() : Optional.of(ALL[rank * 8 + file]);
    }

    public File file() {
        return File.of(ordinal() & 7);
    }

    public Rank rank() {
        return Rank.of(ordinal() >> 3);
    }

    /// The shade of this square; `h1`, at White's right hand, is light.
    @Article("2.1")
    public boolean isLight() {
        return ((ordinal() ^ (ordinal() >> 3)) & 1) == 1;
    }

    @Override
    public String toString() {
        return text;
    }
}
