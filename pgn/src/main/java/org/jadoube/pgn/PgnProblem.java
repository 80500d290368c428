package org.jadoube.pgn;

import org.jadoube.notation.Problem;

/// A problem and its place in a file.
///
/// @param game the number of the game in the file, from 1
public record PgnProblem(long game, Place place, Problem problem) {
    /// The line in the file, from 1.
    public long line() {
        return place.line();
    }

    /// The byte in the line, from 1.
    public long column() {
        return place.column();
    }

    /// `game 3, line 40, column 12: Cannot play Nd4 at move 7 by White: ...`.
    public String message() {
        return "game " + game + ", line " + line() + ", column " + column() + ": " + problem.message();
    }

    @Override
    public String toString() {
        return message();
    }
}
