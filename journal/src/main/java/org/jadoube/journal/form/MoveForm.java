package org.jadoube.journal.form;

import java.util.List;
import java.util.Map;
import org.jadoube.board.Move;
import org.jadoube.board.PieceType;
import org.jadoube.board.Square;
import tools.jackson.databind.node.ObjectNode;

/// A move in the journal: `move` in the manner of UCI, castling from the king's to the rook's square, and `how`, so
/// that it is exact without its position.
final class MoveForm implements ObjectForm {
    private static final Map<Character, PieceType> PROMOTIONS =
            Map.of('n', PieceType.KNIGHT, 'b', PieceType.BISHOP, 'r', PieceType.ROOK, 'q', PieceType.QUEEN);

    @Override
    public List<String> names() {
        return List.of("move", "how");
    }

    @Override
    public void writeInto(ObjectNode object, Object value) {
        Move move = (Move) value;
        object.put("move", text(move));
        object.put("how", how(move));
    }

    static String text(Move move) {
        return "" + move.from() + move.to() + letter(move);
    }

    private static String letter(Move move) {
        return switch (move.kind()) {
            case PLAIN, CASTLING, EN_PASSANT -> "";
            case PROMOTION_TO_KNIGHT -> "n";
            case PROMOTION_TO_BISHOP -> "b";
            case PROMOTION_TO_ROOK -> "r";
            case PROMOTION_TO_QUEEN -> "q";
        };
    }

    private static String how(Move move) {
        return switch (move.kind()) {
            case PLAIN -> "plain";
            case CASTLING -> "castling";
            case EN_PASSANT -> "enPassant";
            case PROMOTION_TO_KNIGHT, PROMOTION_TO_BISHOP, PROMOTION_TO_ROOK, PROMOTION_TO_QUEEN -> "promotion";
        };
    }

    @Override
    public Object readFrom(Members from) {
        Found move = from.member("move", "a move such as e2e4");
        Found how = from.member("how", "plain, castling, enPassant or promotion");
        String text = move.text();
        boolean promotion = how.text().equals("promotion");
        if (text.length() != (promotion ? 5 : 4)) {
            throw move.problem(promotion ? "a promotion such as e7e8q" : "a move such as e2e4");
        }
        Square start = square(move, text.substring(0, 2));
        Square end = square(move, text.substring(2, 4));
        return switch (how.text()) {
            case "plain" -> Move.plain(start, end);
            case "castling" -> Move.castling(start, end);
            case "enPassant" -> Move.enPassant(start, end);
            case "promotion" -> Move.promotion(start, end, promoted(move, text.charAt(4)));
            default -> throw how.problem("plain, castling, enPassant or promotion");
        };
    }

    private static Square square(Found move, String name) {
        return Square.parse(name).orElseThrow(() -> move.problem("squares from a1 to h8"));
    }

    private static PieceType promoted(Found move, char letter) {
        PieceType piece = PROMOTIONS.get(letter);
        if (piece == null) {
            throw move.problem("a promotion to n, b, r or q");
        }
        return piece;
    }
}
