package org.jadoube.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import java.util.zip.GZIPOutputStream;
import org.jadoube.audit.Kind;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class AuditCommandTest {
    private static final String SOUND =
            "[Event \"e\"]\n[White \"A\"]\n[Black \"B\"]\n[Result \"1-0\"]\n\n1. e4 e5 1-0\n\n";
    private static final String MATE = """
            [Event "e"]
            [White "Fool, \\""]
            [Black "B"]
            [Result "1-0"]

            1. f3 e5 2. g4 Qh4# 1-0

            """;
    private static final String DEAD = """
            [Event "e"]
            [Date "2010.01.01"]
            [Result "1/2-1/2"]
            [SetUp "1"]
            [FEN "8/8/8/4k3/8/2p5/4N3/4K3 b - - 0 1"]

            1... Kd5 2. Nxc3+ Kd4 3. Ne2+ 1/2-1/2

            """;
    private static final String ILLEGAL = "[Event \"e\"]\n[Result \"*\"]\n\n1. e4 e5\n2. Ke3 *\n\n";

    @TempDir
    Path folder;

    private String file(String text) throws IOException {
        return Files.writeString(folder.resolve("games.pgn"), text).toString();
    }

    @Test
    void people_get_counts_and_the_most_remarkable_cases_with_diagrams() throws IOException {
        Session session = Session.of("audit", file(SOUND + MATE + DEAD + ILLEGAL));
        assertThat(session.status()).isEqualTo(ExitStatus.DISAGREEMENT);
        assertThat(session.out())
                .contains("4 games, 12 half-moves, by the Laws of 2023")
                .contains("1 of them give no cause")
                .contains("        1  played on in a dead position (Article 5.2.2)")
                .contains("        1  checkmate with another result (Article 5.1.1)")
                .contains("The 3 most remarkable:")
                .contains("games.pgn game 3 (line 15)")
                .contains("2. Nxc3+")
                .contains("White has only a king and a knight")
                .contains("     8 ♜ ♞ ♝ · ♚ ♝ ♞ ♜")
                .contains("Ke3");
    }

    @Test
    void sound_games_are_left_in_peace() throws IOException {
        Session session = Session.of("audit", file(SOUND));
        assertThat(session.status()).isZero();
        assertThat(session.out()).doesNotContain("Wrong", "remarkable");
    }

    @Test
    void programs_get_an_object_a_finding() throws IOException {
        Session session = Session.of("audit", "--json", file(SOUND + MATE + DEAD + ILLEGAL));
        assertThat(session.lines()).hasSize(3);
        JsonNode mate = JsonMapper.shared().readTree(session.lines().getFirst());
        assertThat(mate.path("game").asInt()).isEqualTo(2);
        assertThat(mate.path("kind").asString()).isEqualTo("mate-other-result");
        assertThat(mate.path("weight").asString()).isEqualTo("wrong");
        assertThat(mate.path("article").asString()).isEqualTo("5.1.1");
        assertThat(mate.path("lawful").asString()).isEqualTo("0-1");
        assertThat(mate.path("move").asString()).isEqualTo("2... Qh4#");
        JsonNode illegal = JsonMapper.shared().readTree(session.lines().getLast());
        assertThat(illegal.path("line").asInt()).isEqualTo(27);
        assertThat(illegal.path("message").asString()).contains("Cannot play Ke3 at move 2 by White");
        assertThat(session.err()).contains("4 games");
    }

    @Test
    void a_table_has_a_head_and_quotes_what_needs_it() throws IOException {
        Session session = Session.of("audit", "--csv", file(MATE));
        assertThat(session.lines()).hasSize(2);
        assertThat(session.lines().getFirst()).startsWith("file,game,line,white,black,date,result,edition,kind");
        assertThat(session.lines().getLast())
                .contains(",1,1,\"Fool, \"\"\",B,,1-0,2023,mate-other-result,wrong,5.1.1,4,");
    }

    @Test
    void the_edition_decides_and_may_be_that_of_the_day() throws IOException {
        String fivefold = "[Date \"2010.01.01\"]\n\n" + "1. Nf3 Nf6 2. Ng1 Ng8 ".repeat(4) + "1. e4 1/2-1/2\n";
        assertThat(Session.of("audit", "--json", file(fivefold)).out()).contains("fivefold-played-on");
        assertThat(Session.of("audit", "--json", "--edition", "2009", file(fivefold))
                        .out())
                .doesNotContain("fivefold-played-on");
        assertThat(Session.of("audit", "--json", "--edition", "by-date", file(fivefold))
                        .out())
                .doesNotContain("fivefold-played-on")
                .contains("\"edition\":\"2009\"");
        Session unknown = Session.of("audit", "--edition", "1812", file(SOUND));
        assertThat(unknown.status()).isEqualTo(ExitStatus.BAD_INPUT);
        assertThat(unknown.err()).contains("2023, by-date");
    }

    @Test
    void standard_input_and_packed_files_are_read_too() throws IOException {
        assertThat(Session.fed(MATE, "audit", "--json", "-").lines()).hasSize(1);
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        try (OutputStream gzip = new GZIPOutputStream(packed)) {
            gzip.write(MATE.getBytes(StandardCharsets.UTF_8));
        }
        Path file = Files.write(folder.resolve("games.pgn.gz"), packed.toByteArray());
        assertThat(Session.of("audit", "--json", file.toString()).lines()).hasSize(1);
        assertThat(Session.of("audit", "--json", file("")).status()).isZero();
    }

    @Test
    void a_missing_file_does_not_keep_the_others_from_being_read() throws IOException {
        Session session =
                Session.of("audit", "--json", folder.resolve("none.pgn").toString(), file(MATE));
        assertThat(session.status()).isEqualTo(ExitStatus.NO_INPUT);
        assertThat(session.lines()).hasSize(1);
        assertThat(session.err()).contains("none.pgn: there is no such file").doesNotContain("Exception");
    }

    @Test
    void calls_that_make_no_sense_are_refused() throws IOException {
        assertThat(Session.of("audit", "--json", "--csv", file(SOUND)).err()).contains("give one of them");
        assertThat(Session.of("audit", "--jobs", "0", file(SOUND)).err()).contains("from 1 to 256");
    }

    @Test
    void a_large_file_is_cut_at_games_and_told_in_its_order_whatever_the_number_of_threads() throws IOException {
        StringBuilder large = new StringBuilder();
        for (int i = 0; i < 9_000; i++) {
            large.append(
                    i % 500 == 7
                            ? MATE
                            : i % 700 == 9 ? ILLEGAL : SOUND.replace("e4", "e4 {" + "x".repeat(i % 300) + "}"));
        }
        String file = file(large.toString());
        Session alone = Session.of("audit", "--json", "--jobs", "1", file);
        Session together = Session.of("audit", "--json", "--jobs", "3", file);
        assertThat(together.lines()).isEqualTo(alone.lines()).hasSizeGreaterThan(25);
        assertThat(alone.err()).contains("9,000 games");
        List<String> lines = large.toString().lines().toList();
        for (String row : alone.lines()) {
            JsonNode found = JsonMapper.shared().readTree(row);
            String there = lines.get(found.path("line").asInt() - 1);
            assertThat(there)
                    .isEqualTo(found.path("kind").asString().equals("illegal-move") ? "2. Ke3 *" : "[Event \"e\"]");
        }
    }

    @Test
    void an_interrupted_audit_tells_what_it_has_found() throws Exception {
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        System.getProperty("java.class.path"),
                        "org.jadoube.cli.Jadoube",
                        "audit",
                        "--json",
                        "-")
                .redirectError(folder.resolve("err").toFile())
                .redirectOutput(folder.resolve("out").toFile())
                .start();
        byte[] games = (SOUND + MATE).repeat(4_000).getBytes(StandardCharsets.UTF_8);
        OutputStream in = process.getOutputStream();
        for (int i = 0; i < 500 && Files.size(folder.resolve("out")) == 0; i++) {
            in.write(games);
            in.flush();
        }
        process.toHandle().destroy();
        assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
        List<String> rows = Files.readAllLines(folder.resolve("out"));
        assertThat(rows)
                .isNotEmpty()
                .allSatisfy(row -> assertThat(
                                JsonMapper.shared().readTree(row).path("kind").asString())
                        .isEqualTo("mate-other-result"));
        assertThat(Files.readString(folder.resolve("err"))).contains("games,");
    }

    @Test
    void everything_is_told_in_spanish_too() throws IOException {
        Session session = Session.in(Locale.of("es"), "", "audit", file(MATE + DEAD));
        assertThat(session.out())
                .contains("Mal: la anotación contradice las Leyes", "jaque mate con otro resultado (Artículo 5.1.1)")
                .contains("Las blancas")
                .doesNotContain("White", "Article ");
    }

    @ParameterizedTest
    @EnumSource
    void every_kind_has_its_words_and_its_place_in_the_documentation(Kind kind) throws IOException {
        assertThat(Wording.in(Locale.of("es")).maybe("audit.kind." + kind)).isPresent();
        Path page = Path.of(System.getProperty("jadoube.root")).resolve("docs/audit.md");
        assertThat(Files.readString(page)).contains("`" + kind.code() + "`");
    }
}
