package org.jadoube.laws.term;

import org.jadoube.board.Square;
import org.jadoube.lawbook.Article;

/// What exactly a question to the arbiter is about, where more hangs on it than its matter.
public sealed interface Subject {
    /// The half-move, from 1; that of the next one where no move was made.
    int ply();

    /// An illegal move, or what is treated as one.
    @Article("7.4a")
    record Breach(int ply, Offence offence) implements Subject {}

    /// A piece that a player has touched, or is said to have, before he moved.
    ///
    /// @param square where it stood
    @Article("4.3")
    record Touched(int ply, Square square) implements Subject {}
}
