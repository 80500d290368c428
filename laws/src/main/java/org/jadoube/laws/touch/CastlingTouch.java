package org.jadoube.laws.touch;

import java.util.Optional;
import org.jadoube.board.Move;
import org.jadoube.board.PieceType;
import org.jadoube.board.Square;
import org.jadoube.lawbook.Article;
import org.jadoube.laws.edition.Touching;

/// What a king or a rook that was touched binds its player to: the order of the two decides whether he castles.
record CastlingTouch(Turn turn, Touching rules) {
    /// His king, touched. With a rook touched after him he castles on that side, if he can (a); where he
    /// cannot, or meant to castle and has touched no rook, any move of the king will do (c). With no
    /// thought of castling, or the rook touched first (b), the king must move.
    @Article("4.4")
    Optional<Bond> king(Square king) {
        Optional<Square> rook = rookAfter(king);
        return rook.flatMap(square -> castling(king, square))
                .or(() -> rook.isPresent() || isIntended() ? insteadOfCastling(king) : kingAfterRook(king));
    }

    /// King and rook touched: castling on that side, if it is legal.
    @Article("4.4a")
    private Optional<Bond> castling(Square king, Square rook) {
        return turn.among(Move.castling(king, rook)::equals).map(Bond::byCastlingTouch);
    }

    /// A rook that he has touched must move; with his king touched after it, that is no castling.
    @Article({"4.3a", "4.4b"})
    Optional<Bond> rook(Square rook) {
        boolean castlingGone = turn.legal().stream().anyMatch(move -> move.to() == rook && isWithRookBefore(move));
        return turn.among(move -> move.from() == rook).map(castlingGone ? Bond::byCastlingTouch : Bond::byTouch);
    }

    /// Where the rook cannot move, the king may do anything but castle with it.
    @Article({"4.3a", "4.4b"})
    private Optional<Bond> kingAfterRook(Square king) {
        boolean castlingGone = turn.legal().stream().anyMatch(this::isWithRookBefore);
        return turn.among(move -> move.from() == king && !isWithRookBefore(move))
                .map(castlingGone ? Bond::byCastlingTouch : Bond::byTouch);
    }

    /// Castling on that side is illegal: another move of the king, or if he has none, any legal move.
    @Article("4.4c")
    private Optional<Bond> insteadOfCastling(Square king) {
        return turn.among(move -> move.from() == king && !isWithRookBefore(move))
                .or(() -> turn.among(_ -> true))
                .map(Bond::byCastlingTouch);
    }

    /// Until 2009 the king alone, touched with the intention to castle, was enough.
    @Article("4.4c")
    private boolean isIntended() {
        return switch (rules.castling()) {
            case KING_OR_BOTH_TOGETHER -> turn.touches().castlingRook().isPresent();
            case KING_THEN_ROOK -> false;
        };
    }

    private Optional<Square> rookAfter(Square king) {
        return turn.touched(turn.player())
                .dropWhile(square -> square != king)
                .filter(square -> square.rank() == king.rank())
                .filter(square -> turn.at(square)
                        .filter(piece -> piece.type() == PieceType.ROOK)
                        .isPresent())
                .findFirst();
    }

    /// Whether a move is castling with a rook that was touched before the king.
    private boolean isWithRookBefore(Move move) {
        return move.isCastling() && turn.touches().before(move.from()).contains(move.to());
    }
}
