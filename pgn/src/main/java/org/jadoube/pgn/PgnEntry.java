package org.jadoube.pgn;

import java.util.List;
import java.util.Optional;

/// A game as it was found in a file.
///
/// @param number its number in the file, from 1
/// @param place where it begins
/// @param game the game, up to the last move before the first one that could not be played
/// @param terminator the result at the end of the moves; when it is missing the game's result is that of the tags
/// @param problems all that is wrong with it, in the order of the file
/// @param stoppedBy the one of these problems that ended the moves early
public record PgnEntry(
        long number,
        Place place,
        PgnGame game,
        Optional<PgnResult> terminator,
        List<PgnProblem> problems,
        Optional<PgnProblem> stoppedBy) {
    public PgnEntry {
        problems = List.copyOf(problems);
    }

    /// The line on which it begins, from 1.
    public long line() {
        return place.line();
    }
}
