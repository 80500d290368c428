package org.jadoube.board;

import org.jadoube.lawbook.Article;

/// What makes two positions the same in the sense of Article 9.2: the player to move, the pieces on their
/// squares, the castling rights, and the legal en-passant capture. Equal by value; the move counters play no
/// part.
///
/// @param placement where each of the twelve kinds of pieces stands, by ordinal of [Piece]
@Article({"2023/9.2.3", "2023/9.2.3.1", "2023/9.2.3.2"})
public record Recurrence(
        java.util.List<SquareSet> placement, Colour turn, SquareSet castlingRooks, SquareSet enPassant) {
    public Recurrence {
        placement = java.util.List.copyOf(placement);
    }
}
