package org.jadoube.cli;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jadoube.board.Colour;
import org.jadoube.board.Move;
import org.jadoube.board.Piece;
import org.jadoube.board.PieceType;
import org.jadoube.board.Position;
import org.jadoube.board.Square;
import org.jadoube.board.SquareSet;
import org.jadoube.mating.Certificate;
import org.jadoube.mating.Confinement;
import org.jadoube.mating.Prospect;

/// A finding as a picture: the checkmate in which its line ends, or where the pieces of a blocked
/// position may ever come to stand, each square marked with a small figure of every piece that may;
/// otherwise the position asked about.
record MatingPicture(Finding finding, Wording wording) {
    private static final int SIDE = 45;
    private static final int EDGE = 18;
    /// Small figures in a row of a square, and their side.
    private static final int ROW = 3;
    private static final int SMALL = SIDE / ROW;
    private static final String STYLE = """
            <style>
              .light { fill: #ecd9b4 } .dark { fill: #b58a5c } .check { fill: #d9603b } .from { fill: #c9b458 }
              .white { fill: #fdf6e7; stroke: #1d1108; color: #1d1108 }
              .black { fill: #2b1d12; stroke: #1d1108; color: #e9d9bd }
              use { stroke-width: 3; stroke-linejoin: round }
              .line { fill: none; stroke: currentColor } .dot { fill: currentColor }
              text { font: 11px sans-serif; fill: #3b2a1a; text-anchor: middle }
            </style>
            """;

    void write(Path file) {
        try {
            Files.writeString(file, svg());
        } catch (IOException e) {
            throw new Complaint(ExitStatus.UNWRITTEN, wording.say("mate.unwritten", file, e.toString()));
        }
    }

    String svg() throws IOException {
        int size = 8 * SIDE + 2 * EDGE;
        StringBuilder svg = new StringBuilder();
        svg.append("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %1$d %1$d\" width=\"%2$d\" height=\"%2$d\""
                .formatted(size, 2 * size));
        svg.append(" role=\"img\" aria-labelledby=\"title desc\" lang=\"%s\">%n"
                .formatted(wording.locale().toLanguageTag()));
        svg.append("<title id=\"title\">%s</title>%n".formatted(escaped(title())));
        svg.append("<desc id=\"desc\">%s</desc>%n".formatted(escaped(description())));
        svg.append(STYLE).append("<defs>\n").append(figures()).append("</defs>\n");
        svg.append("<rect width=\"%1$d\" height=\"%1$d\" fill=\"#fbf4e4\"/>%n".formatted(size));
        Position end = finding.end();
        for (Square square : Square.values()) {
            svg.append(field(square, end));
        }
        svg.append(margin());
        for (Square square : Square.values()) {
            end.at(square).ifPresent(piece -> svg.append(figure(piece, left(square), top(square), SIDE)));
        }
        if (finding.prospect() instanceof Prospect.Impossible(Certificate.Confined(var _, var _, var sets))) {
            svg.append(ranges(sets));
        }
        return svg.append("</svg>\n").toString();
    }

    private String title() {
        int side = finding.side().ordinal();
        return switch (finding.prospect()) {
            case Prospect.Possible _ -> wording.say("picture.mate", side);
            case Prospect.Impossible(Certificate.Confined _) -> wording.say("picture.confined", side);
            case Prospect.Impossible _, Prospect.Undetermined _ -> wording.say("picture.position");
        };
    }

    /// Who stands where, and what was found.
    private String description() {
        Position end = finding.end();
        StringBuilder text = new StringBuilder(new MatingReport(wording).sentence(finding));
        for (Colour colour : Colour.values()) {
            List<String> pieces = end.pieces(colour).toList().stream()
                    .map(square -> name(end, square) + " " + square)
                    .toList();
            text.append(' ').append(wording.say("picture.pieces", colour.ordinal(), wording.list(pieces)));
        }
        return text.toString();
    }

    private String name(Position position, Square square) {
        return wording.say("figure." + position.at(square).orElseThrow().type());
    }

    private String field(Square square, Position end) {
        boolean mate = finding.prospect() instanceof Prospect.Possible;
        boolean check = mate && end.king(finding.side().opponent()) == square;
        boolean last =
                mate && !finding.line().isEmpty() && touches(finding.line().getLast(), square);
        String shade = check ? "check" : last ? "from" : square.isLight() ? "light" : "dark";
        return "<rect class=\"%s\" x=\"%d\" y=\"%d\" width=\"%4$d\" height=\"%4$d\"/>%n"
                .formatted(shade, left(square), top(square), SIDE);
    }

    private static boolean touches(Move move, Square square) {
        return move.from() == square || move.arrival() == square;
    }

    private static String margin() {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < 8; i++) {
            int along = EDGE + i * SIDE + SIDE / 2;
            text.append("<text x=\"%d\" y=\"%d\">%c</text>%n".formatted(along, 8 * SIDE + 2 * EDGE - 5, 'a' + i));
            text.append("<text x=\"%d\" y=\"%d\">%d</text>%n".formatted(EDGE / 2, along + 4, 8 - i));
        }
        return text.toString();
    }

    /// The squares a piece may come to besides its own, each piece in the same place of every square.
    private String ranges(Confinement sets) {
        StringBuilder text = new StringBuilder();
        Map<Square, Integer> drawn = new EnumMap<>(Square.class);
        for (Colour colour : Colour.values()) {
            draw(
                    Piece.of(colour, PieceType.KING),
                    sets.king(colour).without(finding.position().king(colour)),
                    drawn,
                    text);
        }
        for (Confinement.Roamer roamer : sets.roamers()) {
            draw(roamer.piece(), roamer.squares().without(roamer.start()), drawn, text);
        }
        return text.toString();
    }

    private static void draw(Piece piece, SquareSet squares, Map<Square, Integer> drawn, StringBuilder text) {
        for (Square square : squares) {
            int place = drawn.merge(square, 1, Integer::sum) - 1;
            if (place < ROW * ROW) {
                int x = left(square) + place % ROW * SMALL;
                int y = top(square) + (ROW - 1 - place / ROW) * SMALL;
                text.append(figure(piece, x, y, SMALL));
            }
        }
    }

    private static String figure(Piece piece, int x, int y, int side) {
        return "<use href=\"#%s\" class=\"%s\" x=\"%d\" y=\"%d\" width=\"%5$d\" height=\"%5$d\"/>%n"
                .formatted(piece.type(), piece.colour().name().toLowerCase(Locale.ROOT), x, y, side);
    }

    private static int left(Square square) {
        return EDGE + square.file().ordinal() * SIDE;
    }

    private static int top(Square square) {
        return EDGE + (7 - square.rank().ordinal()) * SIDE;
    }

    /// The six figures, as the hall's own board draws them.
    private static String figures() throws IOException {
        try (InputStream stream = MatingPicture.class.getResourceAsStream("figures.txt")) {
            if (stream == null) {
                throw new IllegalStateException("the figures are missing");
            }
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    private static String escaped(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
    }
}
