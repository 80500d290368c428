package org.jadoube.notation;

import java.util.Optional;
import org.jadoube.board.File;
import org.jadoube.board.Move;
import org.jadoube.board.PieceType;
import org.jadoube.board.Position;
import org.jadoube.board.Rank;
import org.jadoube.board.Square;

/// What a written move says, before anybody asks whether it can be played.
sealed interface MoveText {
    /// Whether a legal move of the position is the one, or one of those, that the text means.
    boolean fits(Move move, Position position);

    /// Castling, named by its side.
    record Castling(Wing wing) implements MoveText {
        @Override
        public boolean fits(Move move, Position position) {
            return move.isCastling() && Wing.of(move) == wing;
        }
    }

    /// A displacement, with as much of its departure as was written.
    ///
    /// @param piece what moves; empty only when the departure square is complete and speaks for itself
    /// @param promotion what the pawn becomes, when that is written
    record Step(
            Optional<PieceType> piece,
            Optional<File> file,
            Optional<Rank> rank,
            Square to,
            Optional<PieceType> promotion)
            implements MoveText {
        @Override
        public boolean fits(Move move, Position position) {
            return move.to() == to
                    && !move.isCastling()
                    && leaves(move.from(), position)
                    && move.promotion().equals(promotion);
        }

        /// Whether the departure may be this square, on which a piece of the player to move stands.
        boolean leaves(Square from, Position position) {
            PieceType type = position.at(from).orElseThrow().type();
            boolean pawn = type == PieceType.PAWN && piece.isPresent() && file.isEmpty();
            return (piece.isEmpty() || piece.get() == type)
                    && (pawn ? from.file() == to.file() : file.isEmpty() || file.get() == from.file())
                    && (rank.isEmpty() || rank.get() == from.rank());
        }

        /// The departure square, when both its file and its rank are written.
        Optional<Square> from() {
            return file.flatMap(column -> rank.map(column::on));
        }

        /// The castling move that is written here as a king's move of two squares or more, or from king to rook.
        boolean meansCastling(Move move, Position position) {
            if (!move.isCastling() || from().filter(move.from()::equals).isEmpty()) {
                return false;
            }
            boolean king = piece.isEmpty() || piece.get() == PieceType.KING;
            boolean arrives = to == Wing.of(move).kingArrival(position.turn())
                    && Math.abs(to.file().ordinal() - move.from().file().ordinal()) > 1;
            return king && promotion.isEmpty() && (to == move.to() || arrives);
        }
    }
}
