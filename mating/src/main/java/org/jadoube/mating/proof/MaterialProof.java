package org.jadoube.mating.proof;

import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import org.jadoube.board.Colour;
import org.jadoube.board.Piece;
import org.jadoube.board.PieceType;
import org.jadoube.board.Position;
import org.jadoube.board.Square;

/// The pieces of both sides, counted: a lone king mates nobody, a lone knight nobody who has but queens,
/// and bishops that all run on one colour nobody whose own men are queens, rooks and bishops of that same
/// colour.
public final class MaterialProof {
    private final Map<PieceType, Integer> winners = new EnumMap<>(PieceType.class);
    private final Map<PieceType, Integer> losers = new EnumMap<>(PieceType.class);
    private int light;
    private int dark;

    private MaterialProof(Position position, Colour winner) {
        for (Square square : Square.values()) {
            Optional<Piece> found = position.at(square);
            if (found.isPresent()) {
                Piece piece = found.get();
                (piece.colour() == winner ? winners : losers).merge(piece.type(), 1, Integer::sum);
                if (piece.type() == PieceType.BISHOP && square.isLight()) {
                    light++;
                } else if (piece.type() == PieceType.BISHOP) {
                    dark++;
                }
            }
        }
    }

    /// Why the pieces leave a checkmate possible, if they do.
    public static Optional<String> fault(Position position, Colour winner) {
        if (position.turn() != winner && position.isCheckmate()) {
            return Optional.of("the checkmate stands on the board: " + position);
        }
        return new MaterialProof(position, winner).areTooFew()
                ? Optional.empty()
                : Optional.of("the pieces of " + winner + " are not too few to mate: " + position);
    }

    /// Whether the pieces leave no checkmate possible, unless one stands on the board.
    static boolean areTooFew(Position position, Colour winner) {
        return new MaterialProof(position, winner).areTooFew();
    }

    private boolean areTooFew() {
        return isLoneKing() || isKnightAgainstQueens() || areBishopsOfOneColour();
    }

    private static int count(Map<PieceType, Integer> side, PieceType type) {
        return side.getOrDefault(type, 0);
    }

    private static int sum(Map<PieceType, Integer> side) {
        return side.values().stream().mapToInt(Integer::intValue).sum();
    }

    private boolean isLoneKing() {
        return sum(winners) == 1;
    }

    private boolean isKnightAgainstQueens() {
        return sum(winners) == 2
                && count(winners, PieceType.KNIGHT) == 1
                && sum(losers) == 1 + count(losers, PieceType.QUEEN);
    }

    private boolean areBishopsOfOneColour() {
        return sum(winners) == 1 + count(winners, PieceType.BISHOP)
                && (light == 0 || dark == 0)
                && count(losers, PieceType.PAWN) == 0
                && count(losers, PieceType.KNIGHT) == 0;
    }
}
