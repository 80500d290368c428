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

/// Findings about a position as a picture with its caption: above the board what is shown, below it what was found
/// about each side.
///
/// The board shows the checkmate in which a line ends, or where the pieces of a blocked position may ever come to
/// stand, each square marked with a small figure of every piece that may; otherwise the position asked about.
///
/// @param findings one, or one of each side
/// @param near whose side of the board is below
public record MatingPicture(List<Finding> findings, Colour near, Language language) {
    /// The six figures, as the hall's own board draws them.
    private static final String FIGURES = figures();

    private static final int SIDE = BoardPlan.SIDE;
    /// Small figures in a row of a square, and their side.
    private static final int ROW = 3;
    private static final int SMALL = SIDE / ROW;
    /// The colours stand beside what has them, not in a style sheet, which a page's security policy may forbid.
    private static final String LIGHT = "#ecd9b4";
    private static final String DARK = "#b58a5c";
    private static final String IN_CHECK = "#d9603b";
    private static final String LAST_MOVE = "#c9b458";

    public MatingPicture {
        findings = List.copyOf(findings);
        if (findings.isEmpty()) {
            throw new IllegalArgumentException("nothing was found");
        }
    }

    public String svg() {
        Finding shown = shown();
        Caption heading = Caption.heading(title());
        Caption found = Caption.text(findings.stream().map(new MatingReport(language)::sentence));
        int height = heading.height() + BoardPlan.WIDTH + found.height();
        String id = "mating-" + shown.side().name().toLowerCase(Locale.ROOT);
        StringBuilder svg = new StringBuilder();
        svg.append("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %d\" width=\"%d\" height=\"%d\""
                .formatted(BoardPlan.WIDTH, height, 2 * BoardPlan.WIDTH, 2 * height));
        svg.append(" role=\"img\" aria-labelledby=\"%1$s-title %1$s-desc\" lang=\"%2$s\">%n"
                .formatted(id, language.locale().toLanguageTag()));
        svg.append("<title id=\"%s-title\">%s</title>%n".formatted(id, Caption.escaped(title())));
        svg.append("<desc id=\"%s-desc\">%s</desc>%n".formatted(id, Caption.escaped(description())));
        svg.append("<defs>\n").append(FIGURES).append("</defs>\n");
        svg.append("<rect width=\"%d\" height=\"%d\" fill=\"#fbf4e4\"/>%n".formatted(BoardPlan.WIDTH, height));
        svg.append(heading.svg(0));
        svg.append("<g transform=\"translate(0 %d)\">%n%s</g>%n".formatted(heading.height(), board(shown)));
        return svg.append(found.svg(heading.height() + BoardPlan.WIDTH))
                .append("</svg>\n")
                .toString();
    }

    /// The finding that there is most to see of.
    private Finding shown() {
        return findings.stream()
                .filter(finding -> finding.prospect() instanceof Prospect.Possible)
                .findFirst()
                .or(() -> findings.stream().filter(MatingPicture::isConfined).findFirst())
                .orElse(findings.getFirst());
    }

    private static boolean isConfined(Finding finding) {
        return finding.prospect() instanceof Prospect.Impossible(Certificate.Confined _);
    }

    /// What the picture shows, in a few words.
    public String title() {
        Finding shown = shown();
        int side = shown.side().ordinal();
        return switch (shown.prospect()) {
            case Prospect.Possible _ -> language.say(shown.line().isEmpty() ? "picture.mated" : "picture.mate", side);
            case Prospect.Impossible _, Prospect.Undetermined _ when findings.size() > 1 -> language.say(both(shown));
            case Prospect.Impossible _ ->
                language.say(isConfined(shown) ? "picture.confined" : "picture.impossible", side);
            case Prospect.Undetermined _ -> language.say("picture.undetermined", side);
        };
    }

    /// What is said of a position that is dead, or perhaps.
    private String both(Finding shown) {
        boolean dead = findings.stream().allMatch(finding -> finding.prospect() instanceof Prospect.Impossible);
        return dead ? isConfined(shown) ? "picture.dead.confined" : "picture.dead" : "picture.dead.undetermined";
    }

    /// What was found, and who stands where: the picture for those who do not see it.
    public String description() {
        Position end = shown().end();
        StringBuilder text = new StringBuilder(new MatingReport(language).sentences(findings));
        for (Colour colour : Colour.values()) {
            List<String> pieces = end.pieces(colour).toList().stream()
                    .map(square -> name(end, square) + " " + square)
                    .toList();
            text.append(' ').append(language.say("picture.pieces", colour.ordinal(), language.list(pieces)));
        }
        return text.toString();
    }

    private String board(Finding shown) {
        Position end = shown.end();
        StringBuilder svg = new StringBuilder();
        for (Square square : Square.values()) {
            svg.append(field(square, shown, end));
        }
        svg.append(plan().margin());
        svg.append("<g stroke=\"#1d1108\" stroke-width=\"3\" stroke-linejoin=\"round\">\n");
        for (Square square : Square.values()) {
            end.at(square).ifPresent(piece -> svg.append(figure(piece, left(square), top(square), SIDE)));
        }
        if (shown.prospect() instanceof Prospect.Impossible(Certificate.Confined(var _, var _, var sets))) {
            svg.append(ranges(shown.position(), sets));
        }
        return svg.append("</g>\n").toString();
    }

    private BoardPlan plan() {
        return new BoardPlan(near);
    }

    private String name(Position position, Square square) {
        return language.say("figure." + position.at(square).orElseThrow().type());
    }

    private String field(Square square, Finding shown, Position end) {
        boolean mate = shown.prospect() instanceof Prospect.Possible;
        boolean check = mate && end.king(shown.side().opponent()) == square;
        boolean last = mate && !shown.line().isEmpty() && touches(shown.line().getLast(), square);
        String shade = check ? IN_CHECK : last ? LAST_MOVE : square.isLight() ? LIGHT : DARK;
        return "<rect fill=\"%s\" x=\"%d\" y=\"%d\" width=\"%4$d\" height=\"%4$d\"/>%n"
                .formatted(shade, left(square), top(square), SIDE);
    }

    private static boolean touches(Move move, Square square) {
        return move.from() == square || move.arrival() == square;
    }

    /// The squares a piece may come to besides its own, each piece in the same place of every square.
    private String ranges(Position position, Confinement sets) {
        StringBuilder text = new StringBuilder();
        Map<Square, Integer> drawn = new EnumMap<>(Square.class);
        for (Colour colour : Colour.values()) {
            draw(Piece.of(colour, PieceType.KING), sets.king(colour).without(position.king(colour)), drawn, text);
        }
        for (Confinement.Roamer roamer : sets.roamers()) {
            draw(roamer.piece(), roamer.squares().without(roamer.start()), drawn, text);
        }
        return text.toString();
    }

    private void draw(Piece piece, SquareSet squares, Map<Square, Integer> drawn, StringBuilder text) {
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

    private int left(Square square) {
        return plan().left(square);
    }

    private int top(Square square) {
        return plan().top(square);
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
}
