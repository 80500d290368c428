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
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class ClaimCommandTest {
    private static final String SHUFFLE =
            "[White \"A\"]\n[Black \"B\"]\n\n1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 5. e4 e5 *\n\n";
    private static final String FIFTY =
            "[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/8/R3K3 w - - 98 100\"]\n\n100. Ra2 Kd7 101. Ra3 *\n";

    @TempDir
    Path folder;

    private String file(String text) throws IOException {
        return Files.writeString(folder.resolve("games.pgn"), text).toString();
    }

    private static JsonNode json(Session session) {
        return JsonMapper.shared().readTree(session.out());
    }

    @Test
    void a_third_occurrence_is_shown_with_all_of_them() throws IOException {
        Session session = Session.of("claim", file(SHUFFLE), "--at", "5.White");
        assertThat(session.status()).isZero();
        assertThat(session.lines())
                .startsWith(
                        "Game 1, A - B: White claims a draw on move 5, after 4... Ng8, by the Laws of 2023.",
                        "The claim is correct: the game is drawn.",
                        "",
                        "Third occurrence (Article 9.2.2): correct. The position stands for the third time:",
                        "  at the start",
                        "  after 2... Ng8",
                        "  after 4... Ng8",
                        "    8 ♜ ♞ ♝ ♛ ♚ ♝ ♞ ♜")
                .contains("    White to move.", "The claim was correct from then on: after 4... Ng8.");
    }

    @ParameterizedTest
    @CsvSource({"4.Black, Ng8, 0", "4.Black, Rg8, 1", "4..., Ng8, 0", "7, Ng8, 0", "4.White, Ng1, 1"})
    void a_written_move_counts_with_the_position_after_it(String at, String move, int status) throws IOException {
        assertThat(Session.of("claim", file(SHUFFLE), "--at", at, "--move", move)
                        .status())
                .isEqualTo(status);
    }

    @Test
    void who_is_too_late_is_told_when_it_would_have_been_right() throws IOException {
        Session session = Session.of("claim", file(SHUFFLE));
        assertThat(session.status()).isEqualTo(ExitStatus.REJECTED);
        assertThat(session.out())
                .contains("The claim is not correct.")
                .contains("stands for the first time")
                .contains("It would have been correct earlier: after 4... Ng8.")
                .contains("0 of 100 half-moves", "The last capture or pawn move was 5... e5.");
        assertThat(json(Session.of("claim", file(SHUFFLE), "--json"))
                        .at("/repetition/claimable")
                        .size())
                .isEqualTo(1);
    }

    @Test
    void what_looks_the_same_and_is_not_is_explained() throws IOException {
        String rights = """
                [SetUp "1"]
                [FEN "r3k3/8/8/8/8/8/8/4K2R w Kq - 0 1"]

                1. Rg1 Rb8 2. Rh1 Ra8 3. Rg1 Rb8 4. Rh1 Ra8 *
                """;
        Session session = Session.of("claim", file(rights));
        assertThat(session.status()).isEqualTo(ExitStatus.REJECTED);
        assertThat(session.out())
                .contains("stands for the second time", "at the start: the rights to castle were others");
        assertThat(json(Session.of("claim", file(rights), "--json"))
                        .at("/repetition/lookalikes/0/differences/0")
                        .asString())
                .isEqualTo("castling");
    }

    @Test
    void fifty_moves_are_counted_from_the_last_capture_or_pawn_move() throws IOException {
        assertThat(Session.of("claim", file(FIFTY), "--at", "100.Black").status())
                .isEqualTo(ExitStatus.REJECTED);
        assertThat(Session.of("claim", file(FIFTY), "--at", "100.Black", "--move", "Kd7")
                        .status())
                .isZero();
        Session session = Session.of("claim", file(FIFTY), "--at", "101.White");
        assertThat(session.status()).isZero();
        assertThat(session.out())
                .contains("Fifty moves (Article 9.3.2): correct. 100 half-moves")
                .contains("No capture or pawn move is recorded", "from then on: after 100... Kd7");
    }

    @Test
    void a_game_that_is_over_leaves_nothing_to_claim() throws IOException {
        String fivefold = "1. Nf3 Nf6 2. Ng1 Ng8 ".repeat(4) + "1. Nf3 *\n";
        Session session = Session.of("claim", file(fivefold));
        assertThat(session.status()).isEqualTo(ExitStatus.OVER);
        assertThat(session.out()).contains("the game was over with 8... Ng8 (the fifth occurrence of a position");
        assertThat(Session.of("claim", "--edition", "2009", file(fivefold)).status())
                .isZero();
    }

    @Test
    void what_cannot_be_meant_is_refused() throws IOException {
        assertThat(Session.of("claim", file(SHUFFLE), "--game", "2").err()).contains("has no game 2, it has 1");
        assertThat(Session.of("claim", file(SHUFFLE), "--at", "soon").err()).contains("42.White, 42.Black or 83");
        assertThat(Session.of("claim", file(SHUFFLE), "--at", "99.White").err()).contains("no turn 99.White", "10");
        assertThat(Session.of("claim", file(SHUFFLE), "--move", "Ke4").err()).contains("Cannot play Ke4");
        assertThat(Session.of("claim", folder.resolve("none.pgn").toString()).status())
                .isEqualTo(ExitStatus.NO_INPUT);
    }

    @Test
    void it_speaks_spanish_too() throws IOException {
        Session session = Session.in(Locale.of("es"), "", "claim", file(SHUFFLE), "--at", "5.Blancas");
        assertThat(session.status()).isZero();
        assertThat(session.out())
                .contains("La reclamación es correcta", "Juegan las blancas")
                .doesNotContain("White");
    }
}
