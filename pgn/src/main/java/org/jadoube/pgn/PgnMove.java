package org.jadoube.pgn;

import java.time.Duration;
import java.util.List;
import org.jadoube.board.Move;
import org.jadoube.board.Position;
import org.jadoube.notation.San;

/// A move of a line.
///
/// @param san the move as it was written; a reader keeps what it found, so this need not be exact
/// @param move the move that it means
/// @param variations what might have been played instead
public record PgnMove(String san, Move move, Remarks remarks, List<PgnLine> variations) {
    public PgnMove {
        variations = List.copyOf(variations);
    }

    /// A move without variations.
    public PgnMove(String san, Move move, Remarks remarks) {
        this(san, move, remarks, List.of());
    }

    /// A legal move of a position, without remarks.
    public static PgnMove of(Move move, Position before) {
        return new PgnMove(San.ENGLISH.write(move, before), move, Remarks.NONE);
    }

    /// With what the mover's clock showed after the move.
    public PgnMove withClock(Duration shown) {
        return new PgnMove(san, move, remarks.withClock(shown), variations);
    }

    /// With the time that was spent on it.
    public PgnMove withElapsed(Duration spent) {
        return new PgnMove(san, move, remarks.withElapsed(spent), variations);
    }
}
