package org.jadoube.pgn;

import java.util.ArrayList;
import java.util.List;
import org.jadoube.board.Position;
import org.jadoube.notation.Uci;

/// A game as a PGN keeps it: the main line and what is said about it.
///
/// @param tags who, when, where; `FEN`, `SetUp`, `Variant` and `Result` in them need not be given for writing
/// @param start the position before the first move
/// @param dialect standard chess or Chess960
/// @param preamble comments before the first move, or before the tags
/// @param moves legal moves, one after the other
public record PgnGame(
        PgnTags tags, Position start, Uci dialect, List<String> preamble, List<PgnMove> moves, PgnResult result) {
    public PgnGame {
        preamble = List.copyOf(preamble);
        moves = List.copyOf(moves);
    }

    /// A game of standard chess from the initial position.
    public PgnGame(PgnTags tags, List<PgnMove> moves, PgnResult result) {
        this(tags, Position.initial(), Uci.STANDARD, List.of(), moves, result);
    }

    /// The start and the position after each move.
    public List<Position> positions() {
        return positions(start, moves);
    }

    /// A position and those after each of some moves, as in a variation.
    public static List<Position> positions(Position start, List<PgnMove> moves) {
        List<Position> positions = new ArrayList<>(moves.size() + 1);
        Position position = start;
        positions.add(position);
        for (PgnMove move : moves) {
            position = position.after(move.move());
            positions.add(position);
        }
        return positions;
    }
}
