package org.jadoube.mating.report;

import org.jadoube.board.Colour;
import org.jadoube.board.File;
import org.jadoube.board.Rank;
import org.jadoube.board.Square;

/// Where the squares of a drawn board lie.
///
/// @param near whose side of the board is below
record BoardPlan(Colour near) {
    /// The side of a square.
    static final int SIDE = 45;

    private static final int EDGE = 18;
    private static final int LAST = 7;

    /// The board with its margins, from side to side.
    static final int WIDTH = (LAST + 1) * SIDE + 2 * EDGE;

    int left(Square square) {
        return EDGE + column(square.file()) * SIDE;
    }

    int top(Square square) {
        return EDGE + row(square.rank()) * SIDE;
    }

    private int column(File file) {
        return near == Colour.WHITE ? file.ordinal() : LAST - file.ordinal();
    }

    private int row(Rank rank) {
        return near == Colour.WHITE ? LAST - rank.ordinal() : rank.ordinal();
    }

    /// The letters of the files and the digits of the ranks.
    String margin() {
        StringBuilder text = new StringBuilder(
                "<g font-size=\"11\" font-family=\"sans-serif\" fill=\"#3b2a1a\" text-anchor=\"middle\">\n");
        for (File file : File.values()) {
            text.append("<text x=\"%d\" y=\"%d\">%c</text>%n"
                    .formatted(middle(column(file)), WIDTH - 5, 'a' + file.ordinal()));
        }
        for (Rank rank : Rank.values()) {
            text.append("<text x=\"%d\" y=\"%d\">%c</text>%n"
                    .formatted(EDGE / 2, middle(row(rank)) + 4, '1' + rank.ordinal()));
        }
        return text.append("</g>\n").toString();
    }

    private static int middle(int place) {
        return EDGE + place * SIDE + SIDE / 2;
    }
}
