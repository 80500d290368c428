package org.jadoube.notation;

import java.util.Optional;
import org.jadoube.board.Colour;
import org.jadoube.board.File;
import org.jadoube.board.Move;
import org.jadoube.board.Position;
import org.jadoube.board.Rank;
import org.jadoube.board.Square;

/// The side of the board to which a player castles; in Chess960 too the names stand for where king and rook arrive.
enum Wing {
    KINGSIDE("O-O", "on the king's side", File.G, File.F),
    QUEENSIDE("O-O-O", "on the queen's side", File.C, File.D);

    private final String text;
    private final String words;
    private final File king;
    private final File rook;

    Wing(String text, String words, File king, File rook) {
        this.text = text;
        this.words = words;
        this.king = king;
        this.rook = rook;
    }

    /// The wing of a castling move.
    static Wing of(Move castling) {
        return of(castling.from(), castling.to());
    }

    static Wing of(Square king, Square rook) {
        return rook.file().compareTo(king.file()) > 0 ? KINGSIDE : QUEENSIDE;
    }

    String text() {
        return text;
    }

    String words() {
        return words;
    }

    Square kingArrival(Colour side) {
        return kingArrival(Fen.backRank(side));
    }

    Square kingArrival(Rank rank) {
        return king.on(rank);
    }

    Square rookArrival(Colour side) {
        return rook.on(Fen.backRank(side));
    }

    /// The rook with which the player to move has the right to castle here.
    Optional<Square> rookOf(Position position) {
        Square king = position.king(position.turn());
        for (Square rook : position.castlingRooks().and(position.pieces(position.turn()))) {
            if (of(king, rook) == this) {
                return Optional.of(rook);
            }
        }
        return Optional.empty();
    }
}
