package org.jadoube.mating;

import java.util.List;
import org.jadoube.board.Move;

/// Whether a side can still checkmate, with the proof.
public sealed interface Prospect permits Prospect.Possible, Prospect.Impossible, Prospect.Undetermined {
    /// It can.
    ///
    /// @param line legal moves of both players from the position asked about to the checkmate; none when
    ///     it stands on the board
    record Possible(List<Move> line) implements Prospect {}

    /// It cannot.
    record Impossible(Certificate certificate) implements Prospect {}

    /// The budget was spent, or the question cancelled, before either was proved.
    ///
    /// @param states how many states were looked at
    record Undetermined(long states) implements Prospect {}
}
