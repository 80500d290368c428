package org.jadoube.laws.touch;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.jadoube.board.Colour;
import org.jadoube.board.Move;
import org.jadoube.board.PieceType;
import org.jadoube.board.Position;
import org.jadoube.board.Square;
import org.jadoube.lawbook.Article;
import org.jadoube.laws.edition.Touching;
import org.jadoube.laws.game.Event;
import org.jadoube.laws.game.Event.PromotionChosen;
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
        OpenMoves open = new OpenMoves(standing, touches, rules);
        return open.bond().map(Bond::moves).orElse(open.legal);
    }

    /// The moves open now at a table.
    public static List<Move> of(Table table) {
        return of(
                table.game().standing(),
                table.touches().now(),
                table.regulations().edition().touching());
    }

    /// What binds the player having the move; nothing where every legal move is open to him.
    static Optional<Bond> bond(Standing standing, Touches touches, Touching rules) {
        return new OpenMoves(standing, touches, rules).bond();
    }

    /// The tightest bond comes first: one move, then a new piece on its square, then a piece on its square, then what
    /// is
    /// no more than touched. A bond that no legal move keeps to is none, and leaves it to the next.
    @Article({"4.3", "4.5"})
    private Optional<Bond> bond() {
        return writtenMove()
                .or(this::chosenPiece)
                .or(this::releasedPiece)
                .or(this::oneOfEachColour)
                .or(this::firstThatCan);
    }

    /// His own piece that he has touched must move.
    @Article("4.3a")
    private Optional<Bond> own(Square square) {
        return among(move -> move.from() == square).map(Bond::byTouch);
    }

    /// His opponent's piece that he has touched must be captured.
    @Article("4.3b")
    private Optional<Bond> opponents(Square square) {
        return among(move -> captured(move).equals(Optional.of(square))).map(Bond::byTouch);
    }

    /// Pieces of both colours: the first of his own takes the first of his opponent's.
    @Article("4.3c")
    private Optional<Bond> oneOfEachColour() {
        Optional<Square> own = touched(standing.turn()).findFirst();
        Optional<Square> prey = touched(standing.turn().opponent()).findFirst();
        return own.isEmpty() || prey.isEmpty()
                ? Optional.empty()
                : among(move -> move.from() == own.get() && captured(move).equals(prey))
                        .map(Bond::byTouch);
    }

    /// The first piece touched that can be moved or captured decides. If none can, any legal move will do.
    @Article({"4.3a", "4.3b", "4.3c", "4.4", "4.5"})
    private Optional<Bond> firstThatCan() {
        return touches.touched().stream()
                .map(this::touched)
                .flatMap(Optional::stream)
                .findFirst();
    }

    private Optional<Bond> touched(Square square) {
        return standing.at(square)
                .flatMap(piece -> piece.colour() != standing.turn()
                        ? opponents(square)
                        : piece.type() == PieceType.KING ? king(square) : own(square));
    }

    /// His king: with a rook touched after him, or with the intention to castle, castling comes before his other moves.
    @Article("4.4")
    private Optional<Bond> king(Square king) {
        Optional<Square> rook = rookAfter(king);
        return rook.flatMap(square -> castling(king, square))
                .or(() -> rook.isPresent() || isCastlingIntended() ? insteadOfCastling(king) : kingAfterRook(king));
    }

    /// King and rook touched: castling on that side, if it is legal.
    @Article("4.4a")
    private Optional<Bond> castling(Square king, Square rook) {
        return among(Move.castling(king, rook)::equals).map(Bond::byCastlingTouch);
    }

    /// The king may do anything but castle with a rook touched before him.
    @Article({"4.3a", "4.4b"})
    private Optional<Bond> kingAfterRook(Square king) {
        boolean closed = legal.stream().anyMatch(move -> isWithRookBefore(king, move));
        return among(move -> move.from() == king && !isWithRookBefore(king, move))
                .map(closed ? Bond::byCastlingTouch : Bond::byTouch);
    }

    /// Castling on that side is illegal: another move of the king, or if he has none, any legal move.
    @Article("4.4c")
    private Optional<Bond> insteadOfCastling(Square king) {
        return among(move -> move.from() == king && !isWithRookBefore(king, move))
                .or(() -> among(_ -> true))
                .map(Bond::byCastlingTouch);
    }

    /// Until 2009 the king alone, touched with the intention to castle, was enough.
    @Article("4.4c")
    private boolean isCastlingIntended() {
        return switch (rules.castling()) {
            case KING_OR_BOTH_TOGETHER -> touches.castlingRook().isPresent();
            case KING_THEN_ROOK -> false;
        };
    }

    /// The new piece of a promotion is final once it has touched its square; a pawn let go there is the one it is for.
    @Article("4.4d")
    private Optional<Bond> chosenPiece() {
        return touches.promotion()
                .flatMap(choice -> byEvent(choice, move -> isAsChosen(choice, move) && isAsReleased(move))
                        .or(() -> byEvent(choice, move -> isAsChosen(choice, move))));
    }

    private static boolean isAsChosen(PromotionChosen choice, Move move) {
        return move.arrival() == choice.square() && move.promotion().equals(Optional.of(choice.piece()));
    }

    /// A piece let go as part of a move stays where it is: a king on his way to castling, a pawn on the last rank.
    @Article({"4.6", "4.6b", "4.6c"})
    private Optional<Bond> releasedPiece() {
        return touches.released().flatMap(release -> byEvent(release, this::isAsReleased));
    }

    private boolean isAsReleased(Move move) {
        return touches.released()
                .map(release -> move.from() == release.from() && move.arrival() == release.to())
                .orElse(true);
    }

    /// A move written for a claim must be made, if it can be; one let go by both hands, made again.
    @Article({"4.1", "4.6", "9.5b"})
    private Optional<Bond> writtenMove() {
        return touches.bound().flatMap(bound -> byEvent(bound, bound.move()::equals));
    }

    private Optional<Bond> byEvent(Event event, Predicate<Move> kept) {
        return among(kept).map(moves -> new Bond(event.citation(), moves));
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

    private boolean isWithRookBefore(Square king, Move move) {
        int rook = touches.touched().indexOf(move.to());
        return move.isCastling() && rook >= 0 && rook < touches.touched().indexOf(king);
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

    private Optional<List<Move>> among(Predicate<Move> kept) {
        List<Move> moves = legal.stream().filter(kept).toList();
        return moves.isEmpty() ? Optional.empty() : Optional.of(moves);
    }
}
