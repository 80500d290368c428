package org.jadoube.journal.form;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jadoube.board.File;
import org.jadoube.board.Move;
import org.jadoube.board.PieceType;
import org.jadoube.board.Square;
import org.jadoube.laws.game.Table;

/// A move as two squares and, for a promotion, the letter of the piece: what is meant shows at the board. From
/// the e-file castling is also the king's own step of two squares.
public final class MeantMove {
    /// How such a move is written.
    public static final String FORM = "two squares such as e2e4, for a promotion also the piece: e7e8q";

    private static final Pattern SHAPE = Pattern.compile("([a-h][1-8])([a-h][1-8])([qrbn]?)");
    private static final Map<String, PieceType> PROMOTIONS =
            Map.of("q", PieceType.QUEEN, "r", PieceType.ROOK, "b", PieceType.BISHOP, "n", PieceType.KNIGHT);

    private MeantMove() {}

    /// The legal move that a text means at a table, or else the move it looks like: the Laws have something to say
    /// about it. Empty when the text has another form.
    public static Optional<Move> at(Table table, String text) {
        Matcher shape = SHAPE.matcher(text);
        if (!shape.matches()) {
            return Optional.empty();
        }
        Square from = Square.parse(shape.group(1)).orElseThrow();
        Square to = Square.parse(shape.group(2)).orElseThrow();
        Optional<PieceType> promotion = Optional.ofNullable(PROMOTIONS.get(shape.group(3)));
        Move seeming = promotion.map(piece -> Move.promotion(from, to, piece)).orElseGet(() -> Move.plain(from, to));
        return Optional.of(legal(table.game().standing().legalMoves(), seeming).orElse(seeming));
    }

    private static Optional<Move> legal(List<Move> legal, Move seeming) {
        return legal.stream()
                .filter(move -> move.from() == seeming.from()
                        && move.to() == seeming.to()
                        && move.promotion().equals(seeming.promotion()))
                .findFirst()
                .or(() -> legal.stream()
                        .filter(move -> move.isCastling()
                                && move.from().file() == File.E
                                && move.from() == seeming.from()
                                && kingsArrival(move) == seeming.to())
                        .findFirst());
    }

    private static Square kingsArrival(Move castling) {
        boolean kingside = castling.to().ordinal() > castling.from().ordinal();
        return Square.of(kingside ? File.G : File.C, castling.from().rank());
    }
}
