package org.jadoube.clock;

/// How many moves a period asks for (Article 6.2).
public sealed interface Quota {
    /// A number of moves within this period, from 1.
    record Moves(int count) implements Quota {}

    /// All the remaining moves.
    record AllMoves() implements Quota {}
}
