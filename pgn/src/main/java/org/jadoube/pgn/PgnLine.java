package org.jadoube.pgn;

import java.util.List;

/// A variation: what might have been played instead of a move.
///
/// @param preamble comments before its first move
/// @param moves legal moves, one after the other, from the position before the move that they replace
/// @param rest what was written after the last move that could be played, as it stood there; almost always empty
public record PgnLine(List<String> preamble, List<PgnMove> moves, String rest) {
    public PgnLine {
        preamble = List.copyOf(preamble);
        moves = List.copyOf(moves);
    }
}
