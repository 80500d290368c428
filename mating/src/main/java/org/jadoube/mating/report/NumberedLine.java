package org.jadoube.mating.report;

import java.util.List;
import java.util.StringJoiner;
import org.jadoube.board.Colour;
import org.jadoube.board.Move;
import org.jadoube.board.Position;
import org.jadoube.notation.San;

/// Moves as they are printed: `12... Kf3 13. Qg2#`.
///
/// @param letters for the pieces
record NumberedLine(Position from, List<Move> moves, San letters) {
    @Override
    public String toString() {
        StringJoiner text = new StringJoiner(" ");
        Position position = from;
        for (Move move : moves) {
            if (position.turn() == Colour.WHITE) {
                text.add(position.fullmoveNumber() + ".");
            } else if (text.length() == 0) {
                text.add(position.fullmoveNumber() + "...");
            }
            text.add(letters.write(move, position));
            position = position.after(move);
        }
        return text.toString();
    }
}
