package org.jadoube.pgn;

import java.time.Duration;
import org.jadoube.board.Move;
import org.jadoube.board.Position;
import org.jadoube.notation.San;

/// A move of the main line.
///
/// @param san the move as it was written; a reader keeps what it found, so this need not be exact
/// @param move the move that it means
public record PgnMove(String san, Move move, Remarks remarks) {
    /// A legal move of a position, without remarks.
    public static PgnMove of(Move move, Position before) {
        return new PgnMove(San.ENGLISH.write(move, before), move, Remarks.NONE);
    }

    /// With what the mover's clock showed after the move.
    public PgnMove withClock(Duration shown) {
        return new PgnMove(san, move, remarks.withClock(shown));
    }

    /// With the time that was spent on it.
    public PgnMove withElapsed(Duration spent) {
        return new PgnMove(san, move, remarks.withElapsed(spent));
    }
}
