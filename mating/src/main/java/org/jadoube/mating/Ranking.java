package org.jadoube.mating;

import java.util.List;
import org.jadoube.board.Move;
import org.jadoube.board.Position;

/// An opinion on which moves to try first.
interface Ranking {
    /// No position has more moves.
    int MOST_MOVES = 256;

    /// Ranks the legal moves: the higher the better; [#index(int)] tells which move a rank is of.
    void rank(Position position, List<Move> legal, int[] ranked);

    /// A rank of the move of this index among the legal ones.
    static int of(int worth, int index) {
        return worth << 8 | index;
    }

    /// The index, among the legal moves, of the move that a rank is of.
    static int index(int rank) {
        return rank & 255;
    }
}
