package org.jadoube.mating.report;

import java.util.List;
import org.jadoube.board.Colour;
import org.jadoube.board.Move;
import org.jadoube.board.Position;
import org.jadoube.mating.Budget;
import org.jadoube.mating.Mating;
import org.jadoube.mating.Prospect;
import org.jadoube.mating.Shortening;

/// What is found out about whether a side can still checkmate, fit to be told.
///
/// @param line moves of both to the checkmate, made short; none where it is not found possible
public record Finding(Position position, Colour side, Prospect prospect, List<Move> line) {
    /// The verdict where nothing is proved.
    public static final String UNDETERMINED = "undetermined";

    public Finding {
        line = List.copyOf(line);
    }

    /// Asks the question.
    public static Finding about(Position position, Colour side, Budget budget) {
        return of(position, side, Mating.possible(position, side, budget));
    }

    /// The answer to a question that has been asked.
    public static Finding of(Position position, Colour side, Prospect prospect) {
        List<Move> line = prospect instanceof Prospect.Possible(List<Move> found)
                ? Shortening.of(position, side, found)
                : List.of();
        return new Finding(position, side, prospect, line);
    }

    /// The position in which the line ends.
    public Position end() {
        Position end = position;
        for (Move move : line) {
            end = end.after(move);
        }
        return end;
    }

    /// The verdict as programs read it.
    public String verdict() {
        return switch (prospect) {
            case Prospect.Possible _ -> "possible";
            case Prospect.Impossible _ -> "impossible";
            case Prospect.Undetermined _ -> UNDETERMINED;
        };
    }
}
