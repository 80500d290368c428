package org.jadoube.laws.touch;

import java.util.List;
import org.jadoube.board.Move;
import org.jadoube.lawbook.Article;
import org.jadoube.lawbook.Citation;

/// What leaves the player having the move fewer moves than Article 3 does.
///
/// @param citation the provision that binds him
/// @param moves the legal moves that keep to it, at least one
record Bond(Citation citation, List<Move> moves) {
    private static final Citation TOUCHING = new Citation("4.3");
    private static final Citation CASTLING = new Citation("4.4");

    Bond {
        moves = List.copyOf(moves);
        if (moves.isEmpty()) {
            throw new IllegalArgumentException("nobody is bound to what is not possible");
        }
    }

    /// By a piece touched, to move or capture it.
    @Article("4.3")
    static Bond byTouch(List<Move> moves) {
        return new Bond(TOUCHING, moves);
    }

    /// By king and rook touched, or the king alone.
    @Article("4.4")
    static Bond byCastlingTouch(List<Move> moves) {
        return new Bond(CASTLING, moves);
    }

    /// Whether what was touched binds, and nothing that was let go, chosen or written down.
    @Article({"4.3", "4.4"})
    boolean isByTouch() {
        return citation.equals(TOUCHING) || citation.equals(CASTLING);
    }
}
