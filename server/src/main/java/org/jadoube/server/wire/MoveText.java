package org.jadoube.server.wire;

import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jadoube.board.File;
import org.jadoube.board.Move;
import org.jadoube.board.PieceType;
import org.jadoube.board.Position;
import org.jadoube.board.Square;
import org.jadoube.laws.edition.Regulations;
import org.jadoube.server.play.Problem;
import org.jadoube.server.play.Unreadable;

/// Moves on the wire: two squares and, for a promotion, the letter of the piece. Castling goes from the king's square
/// to
/// the rook's; in a game that starts from the usual array it is written as the king's own two-square step, and read
/// both ways.
final class MoveText {
    private static final Pattern FORM = Pattern.compile("([a-h][1-8])([a-h][1-8])([qrbn]?)");
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

    /// The move that a text means at a board. A move that is not legal there is given all the same, as what it looks
    /// like: the Laws have something to say about it.
    static Move read(String text, Position position, Regulations regulations) throws Unreadable {
        Matcher form = FORM.matcher(text);
        if (!form.matches()) {
            throw new Unreadable(Problem.quoting(
                    "act.move",
                    text,
                    "two squares such as e2e4, for a promotion also the piece: e7e8q",
                    "see docs/wire.md"));
        }
        Square from = Square.parse(form.group(1)).orElseThrow();
        Square to = Square.parse(form.group(2)).orElseThrow();
        Optional<PieceType> promotion = Optional.ofNullable(PROMOTIONS.get(form.group(3)));
        return position.legalMoves().stream()
                .filter(move -> move.from() == from
                        && move.to() == to
                        && move.promotion().equals(promotion))
                .findFirst()
                .or(() -> isUsualArray(regulations) ? twoSquareStep(from, to, position) : Optional.empty())
                .orElseGet(() ->
                        promotion.map(piece -> Move.promotion(from, to, piece)).orElseGet(() -> Move.plain(from, to)));
    }

    private static Optional<Move> twoSquareStep(Square from, Square to, Position position) {
        return position.legalMoves().stream()
                .filter(move -> move.isCastling() && move.from() == from && kingsArrival(move) == to)
                .findFirst();
    }
}
