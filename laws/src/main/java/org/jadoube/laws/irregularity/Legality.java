package org.jadoube.laws.irregularity;

import java.util.Optional;
import org.jadoube.board.Move;
import org.jadoube.board.Piece;
import org.jadoube.board.PieceType;
import org.jadoube.board.Rank;
import org.jadoube.board.SetupFault;
import org.jadoube.lawbook.Article;
import org.jadoube.lawbook.Citation;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.game.Standing;
import org.jadoube.laws.term.Offence;

/// Whether hands can carry out a move, whether it is legal, and in what way it is not.
public final class Legality {
    private static final Citation ILLEGAL = new Citation("2023/3.10.2");
    private static final Citation LEGAL = new Citation("2023/3.10.1");
    private static final Citation MADE = new Citation("4.6");

    private Legality() {}

    /// Whether the pieces for it stand there, so that it can be carried out, legal or not.
    public static boolean isFeasible(Standing standing, Move move) {
        Optional<Piece> moved = standing.at(move.from());
        if (moved.isEmpty() || move.from() == move.to()) {
            return false;
        }
        boolean pawn = moved.get().type() == PieceType.PAWN;
        return switch (move.kind()) {
            case PLAIN -> true;
            case CASTLING ->
                moved.get().type() == PieceType.KING
                        && standing.at(move.to())
                                .equals(Optional.of(Piece.of(moved.get().colour(), PieceType.ROOK)));
            case EN_PASSANT ->
                pawn
                        && move.from().file() != move.to().file()
                        && standing.at(move.to()).isEmpty();
            case PROMOTION_TO_KNIGHT, PROMOTION_TO_BISHOP, PROMOTION_TO_ROOK, PROMOTION_TO_QUEEN ->
                pawn && isLast(move.to().rank());
        };
    }

    private static boolean isLast(Rank rank) {
        return rank == Rank.FIRST || rank == Rank.EIGHTH;
    }

    /// In what way a move is illegal; empty for a legal one. A pawn's plain move to the last rank is judged by where
    /// the pawn goes: that it is not promoted yet may still be mended.
    @Article({"1.2", "3.9", "2023/1.4.1", "2023/3.10.1", "2023/3.10.2"})
    public static Optional<Offence> offence(Standing standing, Move move) {
        Move whole = isPawnToLastRank(standing, move) ? Move.promotion(move.from(), move.to(), PieceType.QUEEN) : move;
        if (standing.isLegal(whole)) {
            return Optional.empty();
        }
        if (takesKing(standing, move)) {
            return Optional.of(Offence.KING_CAPTURED);
        }
        boolean reachable = standing.setup().reachableMoves().contains(whole);
        return Optional.of(
                reachable && leavesCheck(standing, whole) ? Offence.KING_LEFT_IN_CHECK : Offence.ILLEGAL_DISPLACEMENT);
    }

    /// The provision that makes a move illegal; where none says so, the one by which it would be made.
    @Article({"2023/3.10.1", "2023/3.10.2", "4.6"})
    public static Citation citation(Edition edition) {
        return edition.cite(ILLEGAL, LEGAL, MADE);
    }

    /// The provision by which a move would have to be legal, and is not accepted.
    @Article({"2023/3.10.1", "4.6"})
    public static Citation demanded(Edition edition) {
        return edition.cite(LEGAL, MADE);
    }

    /// Whether a plain move leaves a pawn of the player having the move on its last rank.
    public static boolean isPawnToLastRank(Standing standing, Move move) {
        return move.kind() == Move.Kind.PLAIN
                && isLast(move.to().rank())
                && standing.at(move.from()).equals(Optional.of(Piece.of(standing.turn(), PieceType.PAWN)));
    }

    /// The king is never taken: until the edition of 2001 nobody says so, but no legal move could do it.
    @Article("1.2")
    private static boolean takesKing(Standing standing, Move move) {
        return !move.isCastling()
                && standing.at(move.to())
                        .equals(Optional.of(Piece.of(standing.turn().opponent(), PieceType.KING)));
    }

    private static boolean leavesCheck(Standing standing, Move move) {
        return standing.after(move).setup().faults().contains(SetupFault.OPPONENT_IN_CHECK);
    }
}
