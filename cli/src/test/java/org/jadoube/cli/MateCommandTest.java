package org.jadoube.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import javax.xml.parsers.DocumentBuilderFactory;
import org.jadoube.board.Move;
import org.jadoube.board.Position;
import org.jadoube.notation.Fen;
import org.jadoube.notation.Uci;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.w3c.dom.Document;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class MateCommandTest {
    private static final JsonMapper JSON = JsonMapper.builder().build();
    private static final String PAWN = "8/8/8/8/8/8/P7/K1k5 w - - 0 1";
    private static final String KNIGHT = "4k3/8/8/8/8/8/8/4KN2 w - - 0 1";
    private static final String BLOCKED = "8/2p1k3/2p2p1p/p1P1pP1P/P3P1K1/8/8/8 w - - 0 1";
    /// Decided by search only: the doubled pawns leave the kings alone.
    private static final String PAWNS = "8/6p1/6P1/6P1/6PK/6PP/8/6k1 w - - 0 1";

    @TempDir
    private Path folder = Path.of("");

    @Test
    void both_sides_are_told_with_the_line_and_the_reason() {
        Session session = Session.of("mate", PAWN);
        assertThat(session.lines()).hasSize(2);
        assertThat(session.lines().getLast()).isEqualTo("Black can no longer checkmate. Black has only a king.");
        assertThat(session.lines().getFirst())
                .startsWith("White can still checkmate, in ")
                .contains(" half-moves: 1. ")
                .endsWith("#");
    }

    @Test
    void the_status_speaks_of_the_side_that_does_not_have_the_move() {
        assertThat(Session.of("mate", PAWN).status()).isEqualTo(ExitStatus.IMPOSSIBLE);
        assertThat(Session.of("mate", PAWN.replace(" w ", " b ")).status()).isZero();
    }

    @ParameterizedTest
    @CsvSource({"white,0", "black,1", "WHITE,0"})
    void the_status_speaks_of_the_side_asked_about(String side, int status) {
        Session session = Session.of("mate", PAWN, "--for", side);
        assertThat(session.status()).isEqualTo(status);
        assertThat(session.lines()).hasSize(1);
    }

    @Test
    void a_spent_budget_leaves_it_undetermined_and_tells_what_was_spent() {
        Session session = Session.of("mate", PAWNS, "--for", "white", "--budget", "1K");
        assertThat(session.status()).isEqualTo(ExitStatus.UNDETERMINED);
        assertThat(session.out()).contains("undetermined").contains("14 states");
        assertThat(Session.of("mate", PAWNS, "--for", "white", "--budget", "1m").status())
                .isEqualTo(ExitStatus.IMPOSSIBLE);
    }

    @ParameterizedTest
    @ValueSource(strings = {"1T", "-1", "much", "1.5M", "999999999999999G"})
    void a_budget_that_is_none_is_refused(String size) {
        Session session = Session.of("mate", PAWN, "--budget=" + size);
        assertThat(session.status()).isEqualTo(ExitStatus.BAD_INPUT);
        assertThat(session.err()).contains("--budget").contains(size).doesNotContain("Exception");
    }

    @ParameterizedTest
    @ValueSource(strings = {"rubbish", "", "8/8/8/8/8/8/8/8 w - - 0 1"})
    void what_is_no_position_is_refused(String text) {
        Session session = Session.of("mate", text);
        assertThat(session.status()).isEqualTo(ExitStatus.BAD_INPUT);
        assertThat(session.out()).isEmpty();
        assertThat(session.err()).startsWith("jadoube: not a position: ");
        assertThat(Session.of("mate", "--json", text).lines())
                .singleElement()
                .satisfies(line -> assertThat(line).contains("\"error\":"));
    }

    @Test
    void a_side_that_is_none_is_refused() {
        assertThat(Session.of("mate", PAWN, "--for", "red").status()).isEqualTo(ExitStatus.BAD_INPUT);
        assertThat(Session.of("mate").status()).isEqualTo(ExitStatus.BAD_INPUT);
        assertThat(Session.of("mate", "--stdin").status()).isEqualTo(ExitStatus.BAD_INPUT);
    }

    @Test
    void reasons_are_sentences() {
        assertThat(Session.of("mate", KNIGHT).out()).contains("White has only a king and a knight, Black only a king.");
        assertThat(Session.of("mate", PAWNS).out())
                .contains(
                        "All that can follow was looked at, 253 positions: none is a checkmate, and none leads to one.");
        assertThat(Session.of("mate", BLOCKED, "--for", "black").out())
                .contains("Black can never give check where the other king may be")
                .contains("Black's pieces on a5, e5, c6, f6, h6 and c7 never move");
        assertThat(Session.of("mate", "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1").out())
                .contains("The game is over by stalemate.");
        assertThat(Session.of("mate", "R5k1/5ppp/8/8/8/8/8/K7 b - - 0 1").lines())
                .containsExactly("White has checkmated.", "Black can no longer checkmate. Black is checkmated.");
    }

    @Test
    void reasons_are_told_in_spanish_too() {
        assertThat(Session.in(Locale.of("es"), "", "mate", PAWN).lines().getLast())
                .isEqualTo("Las negras ya no pueden dar mate. Las negras solo tienen el rey.");
        assertThat(Session.in(Locale.of("es"), "", "mate", BLOCKED).lines().getLast())
                .endsWith("ninguna pieza negra de a5, e5, c6, f6, h6 y c7 se mueve nunca.");
        assertThat(Session.in(Locale.of("es"), "", "mate", PAWNS).lines().getFirst())
                .contains("253 posiciones");
    }

    @Test
    void programs_get_one_object_a_line_in_order() {
        Session session = Session.fed(
                PAWN + "\nrubbish\n4k3/8/8/8/8/8/8/4K3 w - -\n\n" + PAWNS + "\n", "mate", "--stdin", "--json");
        assertThat(session.status()).isEqualTo(ExitStatus.BAD_INPUT);
        assertThat(session.err()).isEmpty();
        assertThat(session.lines()).hasSize(5);
        JsonNode first = JSON.readTree(session.lines().getFirst());
        assertThat(first.path("fen").stringValue()).isEqualTo(PAWN);
        assertThat(first.path("white").path("verdict").stringValue()).isEqualTo("possible");
        assertThat(first.path("white").path("micros").isIntegralNumber()).isTrue();
        assertThat(first.path("black").path("verdict").stringValue()).isEqualTo("impossible");
        assertThat(first.path("black").path("line").isEmpty()).isTrue();
        assertThat(first.path("black").path("reason").stringValue()).isEqualTo("Black has only a king.");
        assertThat(session.lines().get(1)).startsWith("{\"fen\":\"rubbish\",\"error\":\"");
        assertThat(session.lines().get(2)).contains("\"white\":{\"verdict\":\"impossible\"");
        assertThat(session.lines().get(3)).contains("\"error\":");
        assertThat(session.lines().get(4)).contains("\"black\":{\"verdict\":\"impossible\"");
    }

    @Test
    void the_line_leads_by_legal_moves_to_the_checkmate() {
        JsonNode line = JSON.readTree(Session.of("mate", "startpos", "--json", "--for", "black")
                        .out())
                .path("black")
                .path("line");
        Position position = Position.initial();
        for (JsonNode text : line) {
            Move move = Uci.STANDARD.read(text.stringValue(), position).orElseThrow();
            position = position.after(move);
        }
        assertThat(position.isCheckmate()).isTrue();
        assertThat(position.turn().name()).isEqualTo("WHITE");
    }

    @Test
    void a_checkmate_is_drawn_and_described() throws Exception {
        Document picture = picture(PAWN.replace(" w ", " b "));
        assertThat(picture.getElementsByTagName("title").item(0).getTextContent())
                .isEqualTo("A checkmate that White can still give");
        assertThat(picture.getElementsByTagName("desc").item(0).getTextContent())
                .contains("White can still checkmate")
                .contains("Black: king ");
        assertThat(picture.getElementsByTagName("use").getLength()).isGreaterThanOrEqualTo(3);
    }

    @Test
    void the_reach_of_the_pieces_of_a_blocked_position_is_drawn() throws Exception {
        Document picture = picture(BLOCKED);
        int pieces = Fen.position(BLOCKED).occupied().size();
        assertThat(picture.getElementsByTagName("desc").item(0).getTextContent())
                .contains("never give check");
        assertThat(picture.getElementsByTagName("use").getLength()).isGreaterThan(pieces + 20);
    }

    @Test
    void a_picture_carries_what_was_found_in_words() throws Exception {
        assertThat(picture(PAWN.replace(" w ", " b ")).getDocumentElement().getTextContent())
                .contains("A checkmate that White can still give")
                .contains("Black has only a king.");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "none/x.svg|there is no folder |make it, or name another file",
                "file/x.svg|is a file, not a folder|name another file",
                ".|this is a folder|name a file in it"
            })
    void a_picture_that_has_no_place_is_a_complaint_before_anything_is_told(String file, String found, String remedy)
            throws IOException {
        Files.writeString(folder.resolve("file"), "");
        Session session = Session.of("mate", PAWN, "--svg", folder.resolve(file).toString());
        assertThat(session.status()).isEqualTo(ExitStatus.UNWRITTEN);
        assertThat(session.out()).isEmpty();
        assertThat(session.err())
                .startsWith("jadoube: cannot write the picture to ")
                .contains(found)
                .contains(remedy)
                .doesNotContain("Exception");
    }

    @Test
    void a_line_that_is_too_long_is_told_and_the_next_is_answered() {
        String padded = PAWN + " ".repeat(Lines.LONGEST);
        Session session = Session.fed(padded + "\n" + PAWN + "\n", "mate", "--stdin", "--json");
        assertThat(session.status()).isEqualTo(ExitStatus.BAD_INPUT);
        assertThat(session.lines()).hasSize(2);
        JsonNode cut = JSON.readTree(session.lines().getFirst());
        assertThat(cut.path("fen").stringValue()).hasSizeLessThan(80).endsWith("...");
        assertThat(cut.path("error").stringValue()).contains("longer than 4096 bytes");
        assertThat(session.lines().getLast()).contains("\"white\":{\"verdict\":\"possible\"");
    }

    @Test
    void what_is_wrong_with_a_position_is_told_in_spanish_too() {
        assertThat(Session.in(Locale.of("es"), "", "mate", "8/8/8/8/8/8/8/8 w - - 0 1")
                        .err())
                .startsWith("jadoube: no es una posición: FEN: ")
                .contains("las blancas no tienen rey")
                .contains("se esperaba una posición");
        assertThat(Session.in(Locale.of("es"), "rubbish\n", "mate", "--stdin", "--json")
                        .out())
                .contains("tiene 1 campo;");
    }

    private Document picture(String fen) throws Exception {
        Path file = folder.resolve("mate.svg");
        Session.of("mate", fen, "--svg", file.toString());
        return parsed(file);
    }

    private static Document parsed(Path file) throws Exception {
        try (var stream = Files.newInputStream(file)) {
            return DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(stream);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }
}
