package org.jadoube.cli;

import java.time.Duration;
import java.util.List;
import org.jadoube.board.Colour;
import org.jadoube.board.Move;
import org.jadoube.board.Position;
import org.jadoube.mating.Budget;
import org.jadoube.mating.Mating;
import org.jadoube.mating.Prospect;
import org.jadoube.mating.Shortening;

/// What is found out about whether a side can still checkmate.
///
/// @param line moves of both to the checkmate, made short; none where it is not found possible
/// @param time what finding it took, without making the line short
record Finding(Position position, Colour side, Prospect prospect, List<Move> line, Duration time) {
    static Finding about(Position position, Colour side, Budget budget) {
        long begun = System.nanoTime();
        Prospect prospect = Mating.possible(position, side, budget);
        Duration time = Duration.ofNanos(System.nanoTime() - begun);
        List<Move> line = prospect instanceof Prospect.Possible(List<Move> found)
                ? Shortening.of(position, side, found)
                : List.of();
        return new Finding(position, side, prospect, line, time);
    }

    /// The position in which the line ends.
    Position end() {
        Position end = position;
        for (Move move : line) {
            end = end.after(move);
        }
        return end;
    }

    int status() {
        return switch (prospect) {
            case Prospect.Possible _ -> ExitStatus.OK;
            case Prospect.Impossible _ -> ExitStatus.IMPOSSIBLE;
            case Prospect.Undetermined _ -> ExitStatus.UNDETERMINED;
        };
    }

    /// The verdict as programs read it.
    String verdict() {
        return switch (prospect) {
            case Prospect.Possible _ -> "possible";
            case Prospect.Impossible _ -> "impossible";
            case Prospect.Undetermined _ -> "undetermined";
        };
    }
}
