package org.jadoube.journal;

import java.util.Map;
import org.jadoube.board.Move;
import org.jadoube.board.PieceType;
import org.jadoube.board.Square;
import tools.jackson.databind.node.ObjectNode;

/// A move in the journal: `move` in the manner of UCI, castling from the king's to the rook's square, and `how`, so
/// that it is exact without its position.
final class MoveCodec {
    private static final Map<Character, PieceType> PROMOTIONS =
            Map.of('n', PieceType.KNIGHT, 'b', PieceType.BISHOP, 'r', PieceType.ROOK, 'q', PieceType.QUEEN);

    private MoveCodec() {}

    static void write(ObjectNode into, Move move) {
        into.put("move", "" + move.from() + move.to() + letter(move));
        into.put("how", how(move));
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

    static Move read(Members from) {
        String text = from.text("move");
        String how = from.text("how");
        boolean promotion = how.equals("promotion");
        if (text.length() != (promotion ? 5 : 4)) {
            throw from.problem("move", promotion ? "a promotion such as e7e8q" : "a move such as e2e4");
        }
        Square start = square(from, text.substring(0, 2));
        Square end = square(from, text.substring(2, 4));
        return switch (how) {
            case "plain" -> Move.plain(start, end);
            case "castling" -> Move.castling(start, end);
            case "enPassant" -> Move.enPassant(start, end);
            case "promotion" -> Move.promotion(start, end, promoted(from, text.charAt(4)));
            default -> throw from.problem("how", "plain, castling, enPassant or promotion");
        };
    }

    private static Square square(Members from, String name) {
        return Square.parse(name).orElseThrow(() -> from.problem("move", "squares from a1 to h8"));
    }

    private static PieceType promoted(Members from, char letter) {
        PieceType piece = PROMOTIONS.get(letter);
        if (piece == null) {
            throw from.problem("move", "a promotion to n, b, r or q");
        }
        return piece;
    }
}
