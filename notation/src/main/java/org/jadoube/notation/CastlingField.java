package org.jadoube.notation;

import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jadoube.board.Colour;
import org.jadoube.board.Piece;
import org.jadoube.board.PieceType;
import org.jadoube.board.Position;
import org.jadoube.board.Square;

/// How the castling rights are written in a FEN.
public enum CastlingField {
    /// `K` and `Q` for the outermost rook on that side of the king, the file's letter for an inner one. In standard
    /// chess this is plain FEN.
    X_FEN {
        @Override
        char letter(Position position, Square rook, Square king) {
            boolean kingside = rook.file().compareTo(king.file()) > 0;
            return isOutermost(position, rook, kingside) ? kingside ? 'K' : 'Q' : fileOf(rook);
        }
    },
    /// Always the letter of the rook's file.
    SHREDDER {
        @Override
        char letter(Position position, Square rook, Square king) {
            return fileOf(rook);
        }
    };

    /// The capital letter of one right.
    abstract char letter(Position position, Square rook, Square king);

    String write(Position position) {
        String rights = of(position, Colour.WHITE) + of(position, Colour.BLACK).toLowerCase(java.util.Locale.ROOT);
        return rights.isEmpty() ? "-" : rights;
    }

    private String of(Position position, Colour side) {
        Square king = position.king(side);
        return position.castlingRooks().and(position.pieces(side)).toList().reversed().stream()
                .map(rook -> String.valueOf(letter(position, rook, king)))
                .collect(Collectors.joining());
    }

    private static char fileOf(Square rook) {
        return Character.toUpperCase(rook.file().letter());
    }

    private static boolean isOutermost(Position position, Square rook, boolean kingside) {
        Piece piece = Piece.of(position.at(rook).orElseThrow().colour(), PieceType.ROOK);
        int first = rook.ordinal() & ~7;
        int file = rook.ordinal() & 7;
        IntStream beyond = kingside ? IntStream.range(file + 1, 8) : IntStream.range(0, file);
        return beyond.mapToObj(index -> position.at(Square.of(first + index)))
                .noneMatch(found -> found.filter(piece::equals).isPresent());
    }
}
