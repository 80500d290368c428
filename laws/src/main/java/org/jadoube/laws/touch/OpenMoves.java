package org.jadoube.laws.touch;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.jadoube.board.Colour;
import org.jadoube.board.Move;
import org.jadoube.board.Piece;
import org.jadoube.board.PieceType;
import org.jadoube.board.Position;
import org.jadoube.board.Square;
import org.jadoube.lawbook.Article;
import org.jadoube.laws.edition.Touching;
import org.jadoube.laws.game.Standing;
import org.jadoube.laws.game.Table;
import org.jadoube.laws.game.Touches;

/// The moves still open to the player having the move after all that he has touched and let go. A pure function: only
/// legal moves count, so what touch-move would demand and Article 3 forbids is as if it had not been touched.
public final class OpenMoves {
    private final Standing standing;
    private final List<Move> legal;
    private final Touches touches;
    private final Touching rules;

    private OpenMoves(Standing standing, Touches touches, Touching rules) {
        this.standing = standing;
        this.legal = standing.legalMoves();
        this.touches = touches;
        this.rules = rules;
    }

    /// The moves open in a position. Never empty unless there is no legal move at all.
    public static List<Move> of(Position position, Touches touches, Touching rules) {
        return of(new Standing.Regular(position), touches, rules);
    }

    /// The moves open on a board that may hold no position.
    public static List<Move> of(Standing standing, Touches touches, Touching rules) {
        return new OpenMoves(standing, touches, rules).open();
    }

    /// The moves open now at a table.
    public static List<Move> of(Table table) {
        return of(
                table.game().standing(),
                table.touches().now(),
                table.regulations().edition().touching());
    }

    private List<Move> open() {
        return written()
                .or(this::released)
                .or(this::promotionChosen)
                .or(this::captureByFirstOwn)
                .or(this::firstThatCan)
                .orElse(legal);
    }

    /// A move written for a claim must be made, if it can be.
    @Article("9.5b")
    private Optional<List<Move>> written() {
        return touches.bound().flatMap(move -> among(move::equals));
    }

    /// A piece let go as part of a move stays where it is: a king on his way to castling, a pawn on the last rank.
    @Article({"4.6", "4.6b", "4.6c"})
    private Optional<List<Move>> released() {
        return touches.released()
                .flatMap(release -> among(
                        move -> move.from() == release.from() && move.arrival() == release.to() && isAsChosen(move)));
    }

    /// The new piece of a promotion is final once it has touched its square.
    @Article("4.4d")
    private Optional<List<Move>> promotionChosen() {
        return touches.promotion().flatMap(_ -> among(move -> move.promotion().isPresent() && isAsChosen(move)));
    }

    private boolean isAsChosen(Move move) {
        return touches.promotion()
                .map(choice ->
                        move.arrival() == choice.square() && move.promotion().equals(Optional.of(choice.piece())))
                .orElse(true);
    }

    /// Pieces of both colours: the first of one's own takes the first of the opponent's.
    @Article("4.3c")
    private Optional<List<Move>> captureByFirstOwn() {
        Optional<Square> own = touched(standing.turn()).findFirst();
        Optional<Square> enemy = touched(standing.turn().opponent()).findFirst();
        return own.flatMap(first -> enemy.flatMap(
                prey -> among(move -> move.from() == first && captured(move).equals(Optional.of(prey)))));
    }

    /// The first piece touched that can be moved or captured decides.
    @Article({"4.3a", "4.3b", "4.3c", "4.5"})
    private Optional<List<Move>> firstThatCan() {
        return touches.touched().stream()
                .map(this::demanded)
                .flatMap(Optional::stream)
                .findFirst();
    }

    /// What a touch of one piece demands, if that is possible.
    private Optional<List<Move>> demanded(Square square) {
        Optional<Piece> piece = standing.at(square);
        if (piece.isEmpty()) {
            return Optional.empty();
        }
        if (piece.get().colour() != standing.turn()) {
            return among(move -> captured(move).equals(Optional.of(square)));
        }
        return piece.get().type() == PieceType.KING ? ofKing(square) : among(move -> move.from() == square);
    }

    /// King and then rook: castle on that side, or else move the king otherwise, or else be free. A rook touched
    /// before the king cannot castle in this move.
    @Article({"4.4a", "4.4b", "4.4c"})
    private Optional<List<Move>> ofKing(Square king) {
        Optional<List<Move>> others =
                among(move -> move.from() == king && !(move.isCastling() && isTouchedBefore(move.to(), king)));
        Optional<Square> rook = rookAfter(king);
        Optional<List<Move>> castling = rook.flatMap(square -> among(Move.castling(king, square)::equals));
        if (castling.isPresent()) {
            return castling;
        }
        return rook.isPresent() || isCastlingIntended() ? others.or(() -> Optional.of(legal)) : others;
    }

    /// Until 2009 the king alone, touched with the intention to castle, was enough.
    @Article("4.4c")
    private boolean isCastlingIntended() {
        return switch (rules.castling()) {
            case KING_OR_BOTH_TOGETHER -> touches.castlingRook().isPresent();
            case KING_THEN_ROOK -> false;
        };
    }

    private Optional<Square> rookAfter(Square king) {
        return touched(standing.turn())
                .dropWhile(square -> square != king)
                .filter(square -> square.rank() == king.rank())
                .filter(square -> standing.at(square)
                        .filter(piece -> piece.type() == PieceType.ROOK)
                        .isPresent())
                .findFirst();
    }

    private boolean isTouchedBefore(Square square, Square other) {
        int at = touches.touched().indexOf(square);
        return at >= 0 && at < touches.touched().indexOf(other);
    }

    private Stream<Square> touched(Colour colour) {
        return touches.touched().stream()
                .filter(square -> standing.at(square)
                        .filter(piece -> piece.colour() == colour)
                        .isPresent());
    }

    /// Where the piece stands that a move takes, if it takes one.
    private Optional<Square> captured(Move move) {
        return switch (move.kind()) {
            case CASTLING -> Optional.empty();
            case EN_PASSANT ->
                Optional.of(Square.of(move.to().file(), move.from().rank()));
            default -> standing.at(move.to()).map(_ -> move.to());
        };
    }

    private Optional<List<Move>> among(Predicate<Move> demanded) {
        List<Move> moves = legal.stream().filter(demanded).toList();
        return moves.isEmpty() ? Optional.empty() : Optional.of(moves);
    }
}
