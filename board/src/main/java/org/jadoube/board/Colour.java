package org.jadoube.board;

/// The colour of a piece, and of the player who moves it.
public enum Colour {
    WHITE,
    BLACK;

    public Colour opponent() {
        return this == WHITE ? BLACK : WHITE;
    }
}
