package org.jadoube.board;

import org.jadoube.lawbook.Article;

/// Where king and rook arrive when they castle (Article 3.8a), whatever their squares at the start: on the c
/// and d files, or on the g and f files.
@Article({"3.8a", "2023/3.8.2"})
final class Castling {
    private Castling() {}

    static int kingTarget(int king, int rook) {
        return (king & 56) | (rook > king ? 6 : 2);
    }

    static int rookTarget(int king, int rook) {
        return (king & 56) | (rook > king ? 5 : 3);
    }
}
