package org.jadoube.board;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jadoube.lawbook.Article;

/// What the player having the move can do by Article 3 on any [Setup], a position or not: kings may be missing,
/// the opponent's may stand in check. Slow and plain; a [Position] has its own quick generator.
final class Reach {
    private static final List<PieceType> PROMOTIONS =
            List.of(PieceType.KNIGHT, PieceType.BISHOP, PieceType.ROOK, PieceType.QUEEN);

    private final Setup setup;
    private final PlacedPieces pieces;
    private final long own;
    private final long opponent;

    Reach(Setup setup) {
        this.setup = setup;
        this.pieces = PlacedPieces.of(setup.pieces());
        this.own = pieces.of(setup.turn());
        this.opponent = pieces.of(setup.turn().opponent());
    }

    /// The moves of Articles 3.1 to 3.8, whatever becomes of either king.
    @Article({"3.1", "3.8a"})
    List<Move> moves() {
        List<Move> moves = new ArrayList<>();
        for (Square from : new SquareSet(own)) {
            if ((pieces.pawns() >>> from.ordinal() & 1) != 0) {
                addPawnMoves(moves, from);
            } else {
                new SquareSet(targets(from.ordinal()) & ~own).forEach(to -> moves.add(Move.plain(from, to)));
            }
            castlings(from).forEach(moves::add);
        }
        return moves;
    }

    /// Whether a move that [#moves()] holds takes no king and leaves none of the player's own in check.
    @Article({"1.2", "3.9"})
    boolean isSafe(Move move) {
        boolean takesKing = !move.isCastling() && (opponent & pieces.kings() & bit(move.to())) != 0;
        return !takesKing && !(move.isCastling() && crossesAttack(move)) && !isOwnKingAttackedAfter(move);
    }

    private long targets(int from) {
        long bit = 1L << from;
        if ((pieces.knights() & bit) != 0) {
            return Attacks.knight(from);
        }
        if ((pieces.kings() & bit) != 0) {
            return Attacks.king(from);
        }
        long diagonal = (pieces.diagonals() & bit) == 0 ? 0 : Attacks.diagonal(from, pieces.occupied());
        long straight = (pieces.straights() & bit) == 0 ? 0 : Attacks.straight(from, pieces.occupied());
        return diagonal | straight;
    }

    private void addPawnMoves(List<Move> moves, Square from) {
        boolean white = setup.turn() == Colour.WHITE;
        long bit = bit(from);
        long empty = ~pieces.occupied();
        long step = (white ? bit << 8 : bit >>> 8) & empty;
        long second = white ? Bits.RANK_3 : Bits.RANK_6;
        long leap = (white ? (step & second) << 8 : (step & second) >>> 8) & empty;
        long attacked = white ? Attacks.pawnsUp(bit) : Attacks.pawnsDown(bit);
        for (Square to : new SquareSet(step | leap | (attacked & opponent))) {
            if ((bit(to) & (white ? Bits.RANK_8 : Bits.RANK_1)) != 0) {
                PROMOTIONS.forEach(piece -> moves.add(Move.promotion(from, to, piece)));
            } else {
                moves.add(Move.plain(from, to));
            }
        }
        setup.enPassant()
                .filter(passed -> (bit(passed) & attacked & empty) != 0)
                .filter(passed -> (bit(Square.of(passed.file(), from.rank())) & opponent & pieces.pawns()) != 0)
                .ifPresent(passed -> moves.add(Move.enPassant(from, passed)));
    }

    private Stream<Move> castlings(Square king) {
        if ((bit(king) & pieces.kings() & firstRank()) == 0) {
            return Stream.empty();
        }
        SquareSet rooks = new SquareSet(
                setup.castlingRooks().bits() & own & pieces.straights() & ~pieces.diagonals() & firstRank());
        return rooks.toList().stream().filter(rook -> isWayFree(king, rook)).map(rook -> Move.castling(king, rook));
    }

    private boolean isWayFree(Square king, Square rook) {
        int kingTarget = Castling.kingTarget(king.ordinal(), rook.ordinal());
        int rookTarget = Castling.rookTarget(king.ordinal(), rook.ordinal());
        long way = span(king.ordinal(), kingTarget)
                | span(rook.ordinal(), rookTarget)
                | Attacks.between(king.ordinal(), rook.ordinal());
        return (way & pieces.occupied() & ~bit(king) & ~bit(rook)) == 0;
    }

    private boolean crossesAttack(Move move) {
        int king = move.from().ordinal();
        long path = span(king, Castling.kingTarget(king, move.to().ordinal()));
        PlacedPieces lifted = without(move.from());
        return new SquareSet(path)
                .toList().stream()
                        .anyMatch(square ->
                                lifted.attackers(square.ordinal(), setup.turn().opponent()) != 0);
    }

    private boolean isOwnKingAttackedAfter(Move move) {
        Map<Square, Piece> after = new HashMap<>(setup.pieces());
        Piece moved = after.remove(move.from());
        switch (move.kind()) {
            case CASTLING -> {
                after.remove(move.to());
                put(after, Castling.kingTarget(move.from().ordinal(), move.to().ordinal()), PieceType.KING);
                put(after, Castling.rookTarget(move.from().ordinal(), move.to().ordinal()), PieceType.ROOK);
            }
            case EN_PASSANT -> {
                after.remove(Square.of(move.to().file(), move.from().rank()));
                put(after, move.to().ordinal(), PieceType.PAWN);
            }
            default -> after.put(move.to(), moved);
        }
        PlacedPieces placed = PlacedPieces.of(after);
        SquareSet kings = new SquareSet(placed.kings() & placed.of(setup.turn()));
        return kings.toList().stream()
                .anyMatch(king -> placed.attackers(king.ordinal(), setup.turn().opponent()) != 0);
    }

    private void put(Map<Square, Piece> board, int square, PieceType type) {
        board.put(Square.of(square), Piece.of(setup.turn(), type));
    }

    private PlacedPieces without(Square square) {
        Map<Square, Piece> rest = new HashMap<>(setup.pieces());
        rest.remove(square);
        return PlacedPieces.of(rest);
    }

    private long firstRank() {
        return setup.turn() == Colour.WHITE ? Bits.RANK_1 : Bits.RANK_8;
    }

    /// All squares of a rank from one to another, both included.
    private static long span(int from, int to) {
        return Attacks.between(from, to) | 1L << from | 1L << to;
    }

    private static long bit(Square square) {
        return 1L << square.ordinal();
    }
}
