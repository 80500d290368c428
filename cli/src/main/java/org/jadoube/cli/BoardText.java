package org.jadoube.cli;

import java.util.List;
import java.util.stream.IntStream;
import org.jadoube.board.Colour;
import org.jadoube.board.Piece;
import org.jadoube.board.Position;
import org.jadoube.board.Square;

/// A position as lines of text, White below: figurines on dots.
final class BoardText {
    private static final String WHITE = "♙♘♗♖♕♔";
    private static final String BLACK = "♟♞♝♜♛♚";
    private static final int SIDE = 8;

    private BoardText() {}

    static List<String> lines(Position position) {
        return lines(position, Colour.WHITE);
    }

    /// @param near whose side of the board is below
    static List<String> lines(Position position, Colour near) {
        return IntStream.rangeClosed(0, SIDE)
                .mapToObj(line -> line < SIDE ? rank(position, line, near) : files(near))
                .toList();
    }

    private static String rank(Position position, int line, Colour near) {
        int rank = near == Colour.WHITE ? SIDE - 1 - line : line;
        StringBuilder text = new StringBuilder().append(rank + 1);
        for (int i = 0; i < SIDE; i++) {
            int file = near == Colour.WHITE ? i : SIDE - 1 - i;
            Square square = Square.of(SIDE * rank + file);
            text.append(' ').append(position.at(square).map(BoardText::figure).orElse("·"));
        }
        return text.toString();
    }

    private static String files(Colour near) {
        return near == Colour.WHITE ? "  a b c d e f g h" : "  h g f e d c b a";
    }

    private static String figure(Piece piece) {
        String figures = piece.colour() == Colour.WHITE ? WHITE : BLACK;
        return String.valueOf(figures.charAt(piece.type().ordinal()));
    }
}
