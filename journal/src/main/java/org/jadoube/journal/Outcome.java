package org.jadoube.journal;

/// What became of an attempt to write into a game's journal.
public sealed interface Outcome {
    /// It is on disk.
    ///
    /// @param length the number of the game's events now
    record Written(int length) implements Outcome {}

    /// Nothing was written: the game has gone on in the meantime. Read the new events and decide again.
    ///
    /// @param length the number of the game's events
    record Conflict(int length) implements Outcome {}

    /// Nothing was written: this act has come before, and this was its answer.
    record AlreadyAnswered(Answer answer) implements Outcome {}
}
