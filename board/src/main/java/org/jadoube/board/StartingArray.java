package org.jadoube.board;

import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import org.jadoube.lawbook.Article;

/// The arrays from which a game may start: 960 of them, in the usual numbering, of which 518 is that of
/// Article 2.
final class StartingArray {
    private StartingArray() {}

    @Article({"2.2", "2.3"})
    static Position position(int number) {
        if (number < 0 || number > 959) {
            throw new IllegalArgumentException("Chess960 positions are numbered from 0 to 959, not " + number);
        }
        PieceType[] array = array(number);
        Map<Square, Piece> pieces = new EnumMap<>(Square.class);
        SquareSet rooks = SquareSet.EMPTY;
        for (int file = 0; file < 8; file++) {
            for (Colour colour : Colour.values()) {
                Square square = Square.of(File.of(file), Rank.FIRST.from(colour));
                pieces.put(square, Piece.of(colour, array[file]));
                pieces.put(Square.of(File.of(file), Rank.SECOND.from(colour)), Piece.of(colour, PieceType.PAWN));
                rooks = array[file] == PieceType.ROOK ? rooks.with(square) : rooks;
            }
        }
        Setup setup = new Setup(pieces, Colour.WHITE, rooks, Optional.empty(), 0, 1);
        return Position.of(
                PlacedPieces.of(setup.pieces()),
                Colour.WHITE,
                setup.castlingRooks().bits(),
                0,
                0,
                1);
    }

    /// The bishops are told by two remainders of four, the queen by one of six on the free squares, the
    /// knights by one of ten pairs of those left; rook, king and rook fill what remains.
    private static PieceType[] array(int number) {
        PieceType[] array = new PieceType[8];
        array[number % 4 * 2 + 1] = PieceType.BISHOP;
        array[number / 4 % 4 * 2] = PieceType.BISHOP;
        array[free(array, number / 16 % 6)] = PieceType.QUEEN;
        int pair = number / 96;
        int first = 0;
        for (int rest = 4; pair >= rest; rest--) {
            pair -= rest;
            first++;
        }
        int left = free(array, first);
        int right = free(array, first + 1 + pair);
        array[left] = PieceType.KNIGHT;
        array[right] = PieceType.KNIGHT;
        array[free(array, 0)] = PieceType.ROOK;
        array[free(array, 0)] = PieceType.KING;
        array[free(array, 0)] = PieceType.ROOK;
        return array;
    }

    private static int free(PieceType[] array, int skipped) {
        int left = skipped;
        for (int file = 0; file < array.length; file++) {
            if (array[file] == null && left-- == 0) {
                return file;
            }
        }
        throw new AssertionError("no free file left");
    }
}
