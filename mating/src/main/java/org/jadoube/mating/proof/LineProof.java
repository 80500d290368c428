package org.jadoube.mating.proof;

import java.util.List;
import java.util.Optional;
import org.jadoube.board.Colour;
import org.jadoube.board.Move;
import org.jadoube.board.Position;

/// A line to checkmate, played move by move.
public final class LineProof {
    private LineProof() {}

    /// What is wrong with it, if anything.
    public static Optional<String> fault(Position start, Colour winner, List<Move> line) {
        Position position = start;
        for (int ply = 0; ply < line.size(); ply++) {
            Move move = line.get(ply);
            if (!position.legalMoves().contains(move)) {
                return Optional.of(
                        "half-move " + (ply + 1) + " of the line, " + move + ", is not legal in " + position);
            }
            position = position.after(move);
        }
        if (!position.isCheckmate()) {
            return Optional.of("the line does not end in checkmate but in " + position);
        }
        return position.turn() == winner
                ? Optional.of("the line ends in the checkmate of " + winner + ", who was to win")
                : Optional.empty();
    }
}
