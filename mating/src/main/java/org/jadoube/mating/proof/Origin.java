package org.jadoube.mating.proof;

import java.util.Optional;
import org.jadoube.board.Colour;
import org.jadoube.board.Piece;
import org.jadoube.board.PieceType;
import org.jadoube.board.Position;
import org.jadoube.board.Square;

/// That [Ranges] hold what stands on the board now, and what castling and a capture in passing, which no
/// other rule of moving explains, may bring about at once.
final class Origin {
    private final Ranges ranges;
    private final Position position;

    Origin(Ranges ranges, Position position) {
        this.ranges = ranges;
        this.position = position;
    }

    /// The first thing that is found missing.
    Optional<String> missing() {
        for (Square square : Square.values()) {
            Optional<String> missing = position.at(square)
                    .flatMap(piece -> piece.type() == PieceType.KING
                            ? missingKing(piece.colour(), square)
                            : missingPiece(piece, square));
            if (missing.isPresent()) {
                return missing;
            }
        }
        if (ranges.pieces().size() != position.occupied().size() - 2) {
            return Optional.of("squares are claimed for a piece that is not on the board");
        }
        return position.enPassant().flatMap(this::missingPassed).or(this::missingCastled);
    }

    private Optional<String> missingKing(Colour colour, Square square) {
        Ranges.Kings king = ranges.king(colour);
        boolean held = (colour == position.turn() ? king.moving() : king.waiting()).contains(square);
        return held ? Optional.empty() : Optional.of("the king of " + colour + " stands on " + square);
    }

    private Optional<String> missingPiece(Piece piece, Square square) {
        int claimed = 0;
        boolean held = false;
        for (Range range : ranges.pieces()) {
            if (range.start() == square) {
                claimed++;
                held = range.piece() == piece && range.squares().contains(square);
            }
        }
        return held && claimed == 1
                ? Optional.empty()
                : Optional.of("the squares of the " + piece + " of " + square + " lack its own");
    }

    /// Who captures in passing finds the pawn on the square it passed.
    private Optional<String> missingPassed(Square passed) {
        Square pawn = Square.of(Geometry.ahead(passed.ordinal(), position.turn().opponent()));
        boolean held =
                range(pawn).filter(range -> range.squares().contains(passed)).isPresent();
        return held ? Optional.empty() : Optional.of("the pawn of " + pawn + " can be captured on " + passed);
    }

    private Optional<String> missingCastled() {
        for (Square rook : position.castlingRooks()) {
            Colour colour = position.at(rook).orElseThrow().colour();
            boolean kingside = rook.ordinal() > position.king(colour).ordinal();
            Square kingTo = Square.of((rook.ordinal() & ~7) + (kingside ? 6 : 2));
            Square rookTo = Square.of((rook.ordinal() & ~7) + (kingside ? 5 : 3));
            boolean held = ranges.king(colour).waiting().contains(kingTo)
                    && range(rook)
                            .filter(range -> range.squares().contains(rookTo))
                            .isPresent();
            if (!held) {
                return Optional.of("the king of " + colour + " may castle with the rook of " + rook);
            }
        }
        return Optional.empty();
    }

    private Optional<Range> range(Square start) {
        return ranges.pieces().stream().filter(range -> range.start() == start).findFirst();
    }
}
