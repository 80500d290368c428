package org.jadoube.mating;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.jadoube.board.Colour;
import org.jadoube.board.Piece;
import org.jadoube.board.PieceType;
import org.jadoube.board.Position;
import org.jadoube.board.Setup;
import org.jadoube.board.Square;

/// Positions changed a little at random: a piece moved, added, taken off or given the other colour, or the
/// other player to move.
final class Mutation {
    private static final int MOST_EDITS = 3;

    private final Random random;

    Mutation(long seed) {
        random = new Random(seed);
    }

    int below(int bound) {
        return random.nextInt(bound);
    }

    /// One to three edits of a position, if they leave one that can be played.
    Optional<Position> of(Position position) {
        Setup setup = position.toSetup();
        Map<Square, Piece> pieces = new EnumMap<>(setup.pieces());
        Colour turn = setup.turn();
        for (int edit = 1 + random.nextInt(MOST_EDITS); edit > 0; edit--) {
            switch (random.nextInt(5)) {
                case 0 -> pieces.put(anySquare(), anyPiece());
                case 1 -> pieces.remove(occupied(pieces));
                case 2 -> recolour(pieces, occupied(pieces));
                case 3 -> turn = turn.opponent();
                default -> move(pieces, occupied(pieces));
            }
        }
        return kings(pieces) == 2
                ? MatingTable.position(new Setup(pieces, turn, setup.castlingRooks(), setup.enPassant(), 0, 1))
                : Optional.empty();
    }

    private static long kings(Map<Square, Piece> pieces) {
        return pieces.values().stream()
                .filter(piece -> piece.type() == PieceType.KING)
                .count();
    }

    private Square anySquare() {
        return Square.of(random.nextInt(64));
    }

    private Piece anyPiece() {
        return Piece.values()[random.nextInt(Piece.values().length)];
    }

    private Square occupied(Map<Square, Piece> pieces) {
        List<Square> squares = new ArrayList<>(pieces.keySet());
        return squares.isEmpty() ? Square.A1 : squares.get(random.nextInt(squares.size()));
    }

    private static void recolour(Map<Square, Piece> pieces, Square square) {
        pieces.computeIfPresent(square, (_, piece) -> Piece.of(piece.colour().opponent(), piece.type()));
    }

    private void move(Map<Square, Piece> pieces, Square from) {
        Optional<Piece> piece = Optional.ofNullable(pieces.remove(from));
        piece.ifPresent(moved -> pieces.put(anySquare(), moved));
    }
}
