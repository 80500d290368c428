package org.jadoube.laws.touch;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.jadoube.board.Move;
import org.jadoube.board.Piece;
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
    private final Turn turn;
    private final Touches touches;
    private final CastlingTouch castling;

    private OpenMoves(Standing standing, Touches touches, Touching rules) {
        this.turn = Turn.of(standing, touches);
        this.touches = touches;
        this.castling = new CastlingTouch(turn, rules);
    }

    /// The moves open in a position. Never empty unless there is no legal move at all.
    public static List<Move> of(Position position, Touches touches, Touching rules) {
        return of(new Standing.Regular(position), touches, rules);
    }

    /// The moves open on a board that may hold no position.
    public static List<Move> of(Standing standing, Touches touches, Touching rules) {
        OpenMoves open = new OpenMoves(standing, touches, rules);
        return open.bond().map(Bond::moves).orElse(open.turn.legal());
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
    /// is no more than touched. A bond that no legal move keeps to is none, and leaves it to the next.
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
    private Optional<Bond> own(Piece piece, Square square) {
        return switch (piece.type()) {
            case KING -> castling.king(square);
            case ROOK -> castling.rook(square);
            case PAWN, KNIGHT, BISHOP, QUEEN ->
                turn.among(move -> move.from() == square).map(Bond::byTouch);
        };
    }

    /// His opponent's piece that he has touched must be captured.
    @Article("4.3b")
    private Optional<Bond> opponents(Square square) {
        return turn.among(move -> turn.captured(move).equals(Optional.of(square)))
                .map(Bond::byTouch);
    }

    /// Pieces of both colours: the first of his own takes the first of his opponent's.
    @Article("4.3c")
    private Optional<Bond> oneOfEachColour() {
        Optional<Square> own = turn.touched(turn.player()).findFirst();
        Optional<Square> prey = turn.touched(turn.player().opponent()).findFirst();
        return own.isEmpty() || prey.isEmpty()
                ? Optional.empty()
                : turn.among(move ->
                                move.from() == own.get() && turn.captured(move).equals(prey))
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
        return turn.at(square)
                .flatMap(piece -> piece.colour() == turn.player() ? own(piece, square) : opponents(square));
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
        return turn.among(kept).map(moves -> new Bond(event.citation(), moves));
    }
}
