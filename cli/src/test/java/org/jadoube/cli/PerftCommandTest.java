package org.jadoube.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PerftCommandTest {
    @Test
    void the_initial_position_is_counted() {
        assertThat(Session.of("perft", "startpos", "4").lines()).containsExactly("Nodes: 197281");
    }

    @Test
    void division_adds_up() {
        Session session = Session.of("perft", "startpos", "3", "--divide");
        assertThat(session.lines()).hasSize(21).contains("e2e4: 600").last().isEqualTo("Nodes: 8902");
    }

    @Test
    void programs_get_a_count_a_line_in_order() {
        Session session = Session.fed("startpos;1\nstartpos\nstartpos;x\nstartpos;2\n", "perft", "--stdin");
        assertThat(session.lines()).hasSize(4);
        assertThat(session.lines().get(0)).isEqualTo("20");
        assertThat(session.lines().get(1)).startsWith("error: ");
        assertThat(session.lines().get(2)).startsWith("error: ");
        assertThat(session.lines().get(3)).isEqualTo("400");
        assertThat(session.status()).isEqualTo(ExitStatus.BAD_INPUT);
    }

    @ParameterizedTest
    @ValueSource(strings = {"-1", "31", "three", "1.5", "999999999999"})
    void a_depth_that_is_none_is_refused(String depth) {
        Session session = Session.of("perft", "--", "startpos", depth);
        assertThat(session.status()).isEqualTo(ExitStatus.BAD_INPUT);
        assertThat(session.err()).contains("0 to 30").contains(depth);
    }

    @Test
    void a_line_that_is_too_long_is_told_and_the_next_is_answered() {
        Session session = Session.fed("startpos;" + " ".repeat(Lines.LONGEST) + "1\nstartpos;1\n", "perft", "--stdin");
        assertThat(session.lines()).hasSize(2);
        assertThat(session.lines().getFirst()).startsWith("error: the line is longer than 4096 bytes");
        assertThat(session.lines().getLast()).isEqualTo("20");
    }
}
