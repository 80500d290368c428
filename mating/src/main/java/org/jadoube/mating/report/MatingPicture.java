package org.jadoube.mating.report;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
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
public record MatingPicture(Finding finding, Language language) {
    /// The six figures, as the hall's own board draws them.
    private static final String FIGURES = figures();

    private static final int SIDE = 45;
    private static final int EDGE = 18;
    /// Small figures in a row of a square, and their side.
    private static final int ROW = 3;
    private static final int SMALL = SIDE / ROW;
    /// The colours stand beside what has them, not in a style sheet, which a page's security policy may forbid.
    private static final String LIGHT = "#ecd9b4";
    private static final String DARK = "#b58a5c";
    private static final String IN_CHECK = "#d9603b";
    private static final String LAST_MOVE = "#c9b458";

    public String svg() {
        int size = 8 * SIDE + 2 * EDGE;
        String id = "mating-" + finding.side().name().toLowerCase(Locale.ROOT);
        StringBuilder svg = new StringBuilder();
        svg.append("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %1$d %1$d\" width=\"%2$d\" height=\"%2$d\""
                .formatted(size, 2 * size));
        svg.append(" role=\"img\" aria-labelledby=\"%1$s-title %1$s-desc\" lang=\"%2$s\">%n"
                .formatted(id, language.locale().toLanguageTag()));
        svg.append("<title id=\"%s-title\">%s</title>%n".formatted(id, escaped(title())));
        svg.append("<desc id=\"%s-desc\">%s</desc>%n".formatted(id, escaped(description())));
        svg.append("<defs>\n").append(FIGURES).append("</defs>\n");
        svg.append("<rect width=\"%1$d\" height=\"%1$d\" fill=\"#fbf4e4\"/>%n".formatted(size));
        Position end = finding.end();
        for (Square square : Square.values()) {
            svg.append(field(square, end));
        }
        svg.append("<g font-size=\"11\" font-family=\"sans-serif\" fill=\"#3b2a1a\" text-anchor=\"middle\">%n%s</g>%n"
                .formatted(margin()));
        svg.append("<g stroke=\"#1d1108\" stroke-width=\"3\" stroke-linejoin=\"round\">\n");
        for (Square square : Square.values()) {
            end.at(square).ifPresent(piece -> svg.append(figure(piece, left(square), top(square), SIDE)));
        }
        if (finding.prospect() instanceof Prospect.Impossible(Certificate.Confined(var _, var _, var sets))) {
            svg.append(ranges(sets));
        }
        return svg.append("</g>\n</svg>\n").toString();
    }

    /// What the picture shows, in a few words.
    public String title() {
        int side = finding.side().ordinal();
        return switch (finding.prospect()) {
            case Prospect.Possible _ -> language.say("picture.mate", side);
            case Prospect.Impossible(Certificate.Confined _) -> language.say("picture.confined", side);
            case Prospect.Impossible _, Prospect.Undetermined _ -> language.say("picture.position");
        };
    }

    /// What was found, and who stands where: the picture for those who do not see it.
    public String description() {
        Position end = finding.end();
        StringBuilder text = new StringBuilder(new MatingReport(language).sentence(finding));
        for (Colour colour : Colour.values()) {
            List<String> pieces = end.pieces(colour).toList().stream()
                    .map(square -> name(end, square) + " " + square)
                    .toList();
            text.append(' ').append(language.say("picture.pieces", colour.ordinal(), language.list(pieces)));
        }
        return text.toString();
    }

    private String name(Position position, Square square) {
        return language.say("figure." + position.at(square).orElseThrow().type());
    }

    private String field(Square square, Position end) {
        boolean mate = finding.prospect() instanceof Prospect.Possible;
        boolean check = mate && end.king(finding.side().opponent()) == square;
        boolean last =
                mate && !finding.line().isEmpty() && touches(finding.line().getLast(), square);
        String shade = check ? IN_CHECK : last ? LAST_MOVE : square.isLight() ? LIGHT : DARK;
        return "<rect fill=\"%s\" x=\"%d\" y=\"%d\" width=\"%4$d\" height=\"%4$d\"/>%n"
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
        String colours = piece.colour() == Colour.WHITE
                ? "fill=\"#fdf6e7\" color=\"#1d1108\""
                : "fill=\"#2b1d12\" color=\"#e9d9bd\"";
        return "<use href=\"#mating-%s\" %s x=\"%d\" y=\"%d\" width=\"%5$d\" height=\"%5$d\"/>%n"
                .formatted(piece.type(), colours, x, y, side);
    }

    private static int left(Square square) {
        return EDGE + square.file().ordinal() * SIDE;
    }

    private static int top(Square square) {
        return EDGE + (7 - square.rank().ordinal()) * SIDE;
    }

    private static String figures() {
        try (InputStream stream = MatingPicture.class.getResourceAsStream("figures.txt")) {
            if (stream == null) {
                throw new IllegalStateException("the figures are missing");
            }
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String escaped(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
    }
}
