package org.jadoube.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class MovesCommandTest {
    private static final String MATE = "R5k1/5ppp/8/8/8/8/8/K7 b - - 0 1";

    @Test
    void the_initial_position_has_twenty_moves() {
        Session session = Session.of("moves", "startpos");
        assertThat(session.status()).isZero();
        assertThat(session.lines().getFirst()).startsWith("a2a3 a2a4").contains("g1f3");
        assertThat(session.lines().getLast()).isEqualTo("20 legal moves");
    }

    @Test
    void mate_is_said() {
        assertThat(Session.of("moves", MATE).lines()).containsExactly("no legal move, checkmate");
    }

    @Test
    void programs_get_one_object_a_line_in_order() {
        Session session = Session.fed("startpos\nrubbish\n" + MATE + "\n", "moves", "--stdin", "--json");
        assertThat(session.status()).isEqualTo(ExitStatus.BAD_INPUT);
        assertThat(session.lines()).hasSize(3);
        assertThat(session.lines().get(0))
                .contains("\"a2a3\"")
                .endsWith("\"check\":false,\"mate\":false,\"stalemate\":false}");
        assertThat(session.lines().get(1)).startsWith("{\"fen\":\"rubbish\",\"error\":\"");
        assertThat(session.lines().get(2))
                .isEqualTo("{\"fen\":\"" + MATE + "\",\"moves\":[],\"check\":true,\"mate\":true,\"stalemate\":false}");
    }

    @Test
    void castling_is_written_as_the_kind_of_game_has_it() {
        String fen = "4k3/8/8/8/8/8/8/4K2R w K - 0 1";
        assertThat(Session.of("moves", fen).out()).contains("e1g1").doesNotContain("e1h1");
        assertThat(Session.of("moves", fen, "--chess960").out())
                .contains("e1h1")
                .doesNotContain("e1g1");
        assertThat(Session.of("moves", fen, "--san").out()).contains("O-O");
    }

    @Test
    void what_was_mended_is_named_and_strictness_refuses_it() {
        String fen = "4k3/8/8/8/8/8/8/4K3 w KQ - 0 1";
        assertThat(Session.of("moves", fen, "--json").out()).contains("\"mended\":[\"");
        Session strict = Session.of("moves", fen, "--strict");
        assertThat(strict.status()).isEqualTo(ExitStatus.BAD_INPUT);
        assertThat(strict.out()).isEmpty();
        assertThat(strict.err()).startsWith("jadoube: not a position: ");
    }

    @Test
    void an_endless_line_is_answered_and_does_not_fill_the_memory() {
        Session session = Session.fed("k".repeat(3_000_000) + "\nstartpos\n", "moves", "--stdin", "--json");
        assertThat(session.lines()).hasSize(2);
        assertThat(session.lines().getFirst()).contains("\"error\"").hasSizeLessThan(20_000);
        assertThat(session.lines().getLast()).contains("\"g1f3\"");
    }

    @Test
    void a_line_that_is_too_long_is_told_and_the_next_is_answered() {
        Session session = Session.fed(MATE + " ".repeat(Lines.LONGEST) + "\nstartpos\n", "moves", "--stdin", "--json");
        assertThat(session.status()).isEqualTo(ExitStatus.BAD_INPUT);
        assertThat(session.lines().getFirst()).contains("...\",\"error\":\"the line is longer than 4096 bytes");
        assertThat(session.lines().getLast()).contains("\"a2a3\"");
    }
}
