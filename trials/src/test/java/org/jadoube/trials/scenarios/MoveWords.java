package org.jadoube.trials.scenarios;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jadoube.board.Colour;
import org.jadoube.board.File;
import org.jadoube.board.Move;
import org.jadoube.board.Piece;
import org.jadoube.board.PieceType;
import org.jadoube.board.Position;
import org.jadoube.board.Square;
import org.jadoube.laws.game.Standing;
import org.jadoube.notation.PieceLetters;
import org.jadoube.notation.Reading;
import org.jadoube.notation.San;

/// Moves as scenarios write them: legal ones in algebraic notation (`Nf3`), any displacement by its squares (`e2-e5`,
/// `e7-e8=Q`), castling that may be illegal by its squares too (`e1^h1`, king to rook).
final class MoveWords {
    static final String PATTERN = "[a-hKQRBNO0][a-h1-8xKQRBNO0=+#^-]*";

    private static final Pattern SQUARES = Pattern.compile("([a-h][1-8])([-^])([a-h][1-8])(?:=([KQRBNP]))?");
    private static final Pattern CASTLING = Pattern.compile("O-O(?:-O)?");
    private static final Pattern NUMBER = Pattern.compile("\\d+\\.+");

    private MoveWords() {}

    static Move read(String text, Standing standing) {
        Matcher squares = SQUARES.matcher(text);
        if (squares.matches()) {
            return bySquares(squares, standing);
        }
        Position position = standing.regular()
                .orElseThrow(() -> new AssertionError("no position stands: write " + text + " by its squares"));
        Reading<Move> reading = San.ENGLISH.read(text, position);
        return CASTLING.matcher(text).matches()
                ? reading.toOptional().orElseGet(() -> castling(text.length() == 3 ? File.H : File.A, position))
                : reading.orElseThrow();
    }

    /// Castling with the rook of the corner, legal or not.
    private static Move castling(File corner, Position position) {
        Square king = position.king(position.turn());
        return Move.castling(king, Square.of(corner, king.rank()));
    }

    private static Move bySquares(Matcher text, Standing standing) {
        Square from = square(text.group(1));
        Square to = square(text.group(3));
        if (text.group(2).equals("^")) {
            return Move.castling(from, to);
        }
        Optional<PieceType> promotion = Optional.ofNullable(text.group(4)).map(MoveWords::pieceType);
        return legal(standing)
                .filter(move -> !move.isCastling() && move.from() == from && move.to() == to)
                .filter(move -> move.promotion().equals(promotion))
                .findFirst()
                .orElseGet(() ->
                        promotion.map(piece -> Move.promotion(from, to, piece)).orElseGet(() -> Move.plain(from, to)));
    }

    private static Stream<Move> legal(Standing standing) {
        return standing.regular().stream().flatMap(position -> position.legalMoves().stream());
    }

    /// The moves of `1. e4 e5 2. Nf3`, or the same without numbers.
    static List<String> sequence(String text) {
        return List.of(text.strip().split("\\s+", -1)).stream()
                .filter(word -> !NUMBER.matcher(word).matches())
                .toList();
    }

    /// A move as players write it, or by its squares where it is illegal.
    static String write(Move move, Standing standing) {
        return standing.regular()
                .filter(position -> position.isLegal(move))
                .map(position -> San.ENGLISH.write(move, position))
                .orElseGet(() -> bare(move));
    }

    /// A move by its squares.
    static String bare(Move move) {
        return move.from()
                + (move.isCastling() ? "^" : "-")
                + move.to()
                + move.promotion()
                        .map(type -> "=" + PieceLetters.ENGLISH.of(type))
                        .orElse("");
    }

    static Square square(String text) {
        return Square.parse(text).orElseThrow(() -> new AssertionError("no square: " + text));
    }

    static PieceType pieceType(String text) {
        return switch (text.toLowerCase(Locale.ROOT)) {
            case "k", "king" -> PieceType.KING;
            case "q", "queen" -> PieceType.QUEEN;
            case "r", "rook" -> PieceType.ROOK;
            case "b", "bishop" -> PieceType.BISHOP;
            case "n", "knight" -> PieceType.KNIGHT;
            case "p", "pawn" -> PieceType.PAWN;
            default -> throw new AssertionError("no piece: " + text);
        };
    }

    /// A piece as `Ke1`, or `e4` for a pawn.
    static Map.Entry<Square, Piece> piece(Colour colour, String text) {
        PieceType type = text.length() == 2 ? PieceType.PAWN : pieceType(text.substring(0, 1));
        return Map.entry(square(text.substring(text.length() - 2)), Piece.of(colour, type));
    }
}
