package org.jadoube.server.wire;

import java.util.Map;
import org.jadoube.board.File;
import org.jadoube.board.Move;
import org.jadoube.board.PieceType;
import org.jadoube.board.Position;
import org.jadoube.board.Square;
import org.jadoube.laws.edition.Regulations;
import org.jadoube.laws.game.Standing;
import org.jadoube.notation.San;

/// Moves on the wire: two squares and, for a promotion, the letter of the piece. Castling goes from the king's square
/// to the rook's; in a game that starts from the usual array it is written as the king's own two-square step.
final class MoveText {
    private static final Map<String, PieceType> PROMOTIONS =
            Map.of("q", PieceType.QUEEN, "r", PieceType.ROOK, "b", PieceType.BISHOP, "n", PieceType.KNIGHT);

    private MoveText() {}

    static String of(Move move, Regulations regulations) {
        Square to = move.isCastling() && isUsualArray(regulations) ? kingsArrival(move) : move.to();
        String promotion = move.promotion()
                .map(piece -> PROMOTIONS.entrySet().stream()
                        .filter(entry -> entry.getValue() == piece)
                        .map(Map.Entry::getKey)
                        .findFirst()
                        .orElseThrow())
                .orElse("");
        return move.from().toString() + to + promotion;
    }

    private static Square kingsArrival(Move castling) {
        boolean kingside = castling.to().ordinal() > castling.from().ordinal();
        return Square.of(kingside ? File.G : File.C, castling.from().rank());
    }

    private static boolean isUsualArray(Regulations regulations) {
        return regulations.initial().recurrence().equals(Position.initial().recurrence());
    }

    /// The move as players write it. One that is not legal is written like any other: by its letter, its squares and
    /// what can be seen on the board.
    static String san(Move move, Standing before) {
        return before.regular()
                .filter(position -> position.isLegal(move))
                .map(position -> San.ENGLISH.write(move, position))
                .orElseGet(() -> before.seen(move, San.ENGLISH));
    }
}
