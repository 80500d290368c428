package org.jadoube.notation;

import java.util.Optional;
import org.jadoube.board.File;
import org.jadoube.board.Move;
import org.jadoube.board.PieceType;
import org.jadoube.board.Position;
import org.jadoube.board.Square;

/// Moves as the Universal Chess Interface has them: departure, arrival, small letter of the promotion. Which of the
/// two ways is meant belongs to the game, not to the position: the caller says it.
public enum Uci {
    /// The king castles by a step of two squares, `e1g1`. For a king or rook that no standard game can castle from
    /// there, the writer falls back on king takes rook.
    STANDARD,
    /// The king castles by taking his own rook, `e1h1`.
    CHESS960;

    private static final String PROMOTIONS = "nbrq";

    /// The text of a move; a legal move of a game of this kind is read back as the same.
    public String write(Move move) {
        String promotion = move.promotion()
                .map(piece -> String.valueOf(PROMOTIONS.charAt(piece.ordinal() - 1)))
                .orElse("");
        return move.from() + arrival(move).toString() + promotion;
    }

    /// The legal move that a text means. Both ways to castle are read in both kinds of game, where the text cannot
    /// mean a plain move of the king as well; if it can, it is the plain move.
    public Reading<Move> read(CharSequence text, Position position) {
        Optional<MoveText.Step> step = scan(text);
        if (step.isEmpty()) {
            return new Reading.Unread<>(unreadable(text, position));
        }
        for (Move move : position.legalMoves()) {
            if (step.get().fits(move, position)) {
                return new Reading.Read<>(move);
            }
        }
        for (Move move : position.legalMoves()) {
            if (step.get().meansCastling(move, position)) {
                return new Reading.Read<>(move);
            }
        }
        return new Reading.Unread<>(San.illegal(text, step.get(), position));
    }

    private Square arrival(Move move) {
        boolean standard = this == STANDARD
                && move.isCastling()
                && move.from().file() == File.E
                && (move.to().ordinal() & 7) % 7 == 0;
        return standard ? Wing.of(move).kingArrival(move.from().rank()) : move.to();
    }

    private static Optional<MoveText.Step> scan(CharSequence text) {
        if (text.length() < 4 || text.length() > 5) {
            return Optional.empty();
        }
        Optional<Square> from = Square.parse(text.subSequence(0, 2));
        Optional<Square> to = Square.parse(text.subSequence(2, 4));
        int piece = text.length() == 5 ? PROMOTIONS.indexOf(text.charAt(4)) : 0;
        if (from.isEmpty() || to.isEmpty() || piece < 0) {
            return Optional.empty();
        }
        Optional<PieceType> promotion =
                text.length() == 5 ? Optional.of(PieceType.values()[piece + 1]) : Optional.empty();
        return Optional.of(new MoveText.Step(
                Optional.empty(), from.map(Square::file), from.map(Square::rank), to.get(), promotion));
    }

    private static Problem unreadable(CharSequence text, Position position) {
        boolean nothing = "0000".contentEquals(text);
        return new Problem(
                Problem.Kind.UNREADABLE_MOVE,
                San.where(position),
                text.toString(),
                nothing ? "a null move is no move of a game" : "this is no move of UCI",
                "a move like e2e4 or e7e8q",
                "Write the departure square, the arrival square and, for a promotion, one of n b r q.");
    }
}
