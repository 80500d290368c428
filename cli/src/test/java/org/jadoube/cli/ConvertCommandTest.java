package org.jadoube.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ConvertCommandTest {
    private static final String GAME =
            "1. e4 e5 2. Nf3 d6 3. Bc4 Nf6 4. O-O d5 5. exd5 c5 6. dxc6 Bg4 7. cxb7 a6 8. bxa8=Q *\n";

    @TempDir
    Path folder;

    private String file(String text) throws IOException {
        return Files.writeString(folder.resolve("games.pgn"), text).toString();
    }

    @ParameterizedTest
    @CsvSource({
        "san, es, Cf3 d6 3. Ac4 Cf6 4. O-O d5 5. exd5 c5 6. dxc6 Ag4 7. cxb7 a6 8. bxa8=D *",
        "long, en, Ng1-f3 d7-d6 3. Bf1-c4 Ng8-f6 4. O-O d6-d5 5. e4xd5 c7-c5 6. d5xc6 Bc8-g4",
        "laws, es, Cf3 d6 3. Ac4 Cf6 4. 0-0 d5 5. exd5 c5 6. dxc6 e.p. Ag4 7. cxb7 a6 8. bxa8D *",
        "figurine, en, ♘f3 d6 3. ♗c4 ♘f6",
        "uci, en, g1f3 d7d6 3. f1c4 g8f6 4. e1g1 d6d5 5. e4d5 c7c5 6. d5c6 c8g4 7. c6b7 a7a6 8. b7a8q *"
    })
    void moves_are_written_in_the_notation_and_language_asked_for(String form, String language, String moves)
            throws IOException {
        Session session = Session.of("convert", "--to", form, "--language", language, file(GAME));
        assertThat(session.status()).isZero();
        assertThat(session.out().replaceAll("\\s+", " ")).contains(moves);
        assertThat(session.lines()).allSatisfy(line -> assertThat(line).hasSizeLessThan(80));
    }

    @Test
    void a_mate_is_marked_as_the_notation_has_it() throws IOException {
        String mate = file("1. f3 e5 2. g4 Qh4# 0-1\n");
        assertThat(Session.of("convert", "--to", "laws", mate).out()).contains("Qh4++ 0-1");
        assertThat(Session.of("convert", "--to", "long", mate).out()).contains("Qd8-h4# 0-1");
    }

    @Test
    void exact_pgn_is_the_usual_answer_and_reads_back() throws IOException {
        String game = """
                [Event "The \\"Best\\" \\\\ one"]

                1. e4 {good} (1. d4) 0-0-0
                """;
        Session session = Session.of("convert", file(game));
        assertThat(session.out()).contains("[Event \"The \\\"Best\\\" \\\\ one\"]", "1. e4 {good} (1. d4)");
        assertThat(session.status()).isEqualTo(ExitStatus.BAD_LINE);
        assertThat(session.err()).contains("line 3", "0-0-0");
        assertThat(Session.fed(session.out(), "convert", "-").out()).isEqualTo(session.out());
    }

    @Test
    void a_fen_names_the_passed_square_only_if_asked_to_where_nobody_can_capture_there() throws IOException {
        String game = file("1. e4 *\n");
        assertThat(Session.of("convert", "--to", "fen", game).out())
                .isEqualToIgnoringNewLines("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1");
        assertThat(Session.of("convert", "--to", "fen", "--en-passant", "always", game)
                        .out())
                .contains(" e3 0 1");
    }

    @Test
    void an_unknown_language_is_refused_with_those_there_are() throws IOException {
        Session session = Session.in(Locale.of("es"), "", "convert", "--language", "tlh", file(GAME));
        assertThat(session.status()).isEqualTo(ExitStatus.BAD_INPUT);
        assertThat(session.err()).contains("tlh", "de", "es", "hu");
    }
}
