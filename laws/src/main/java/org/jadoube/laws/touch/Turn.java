package org.jadoube.laws.touch;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.jadoube.board.Colour;
import org.jadoube.board.Move;
import org.jadoube.board.Piece;
import org.jadoube.board.Square;
import org.jadoube.laws.game.Standing;
import org.jadoube.laws.game.Touches;

/// A player's turn: the board before him, his legal moves, and what he has touched so far.
record Turn(Standing standing, List<Move> legal, Touches touches) {
    Turn {
        legal = List.copyOf(legal);
    }

    static Turn of(Standing standing, Touches touches) {
        return new Turn(standing, standing.legalMoves(), touches);
    }

    Colour player() {
        return standing.turn();
    }

    Optional<Piece> at(Square square) {
        return standing.at(square);
    }

    /// Where he has touched pieces of a colour, in order.
    Stream<Square> touched(Colour colour) {
        return touches.touched().stream()
                .filter(square ->
                        at(square).filter(piece -> piece.colour() == colour).isPresent());
    }

    /// Where the piece stands that a move takes, if it takes one.
    Optional<Square> captured(Move move) {
        return switch (move.kind()) {
            case CASTLING -> Optional.empty();
            case EN_PASSANT ->
                Optional.of(Square.of(move.to().file(), move.from().rank()));
            default -> at(move.to()).map(_ -> move.to());
        };
    }

    /// The legal moves of some sort; empty where there are none.
    Optional<List<Move>> among(Predicate<Move> kept) {
        List<Move> moves = legal.stream().filter(kept).toList();
        return moves.isEmpty() ? Optional.empty() : Optional.of(moves);
    }
}
