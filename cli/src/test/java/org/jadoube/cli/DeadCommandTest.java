package org.jadoube.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class DeadCommandTest {
    private static final JsonMapper JSON = JsonMapper.builder().build();

    @TempDir
    private Path folder = Path.of("");

    @Test
    void a_dead_position_is_told_with_both_reasons() {
        Session session = Session.of("dead", "4k3/8/8/8/8/8/8/4KN2 w - -");
        assertThat(session.status()).isEqualTo(ExitStatus.IMPOSSIBLE);
        assertThat(session.lines()).hasSize(3);
        assertThat(session.lines().getFirst()).startsWith("The position is dead");
    }

    @Test
    void a_position_is_not_dead_while_one_side_can_still_checkmate() {
        Session session = Session.of("dead", "8/8/8/8/8/8/P7/K1k5 b - - 0 1");
        assertThat(session.status()).isZero();
        assertThat(session.lines().getFirst()).isEqualTo("The position is not dead.");
        assertThat(session.lines().getLast())
                .startsWith("White can still checkmate")
                .endsWith("#");
    }

    @Test
    void a_spent_budget_leaves_it_undetermined() {
        Session session = Session.of("dead", "8/6p1/6P1/6P1/6PK/6PP/8/6k1 w - -", "--budget", "1K");
        assertThat(session.status()).isEqualTo(ExitStatus.UNDETERMINED);
        assertThat(session.lines().getFirst()).isEqualTo("Whether the position is dead is undetermined.");
    }

    @Test
    void what_is_no_position_is_refused() {
        assertThat(Session.of("dead", "rubbish").status()).isEqualTo(ExitStatus.BAD_INPUT);
        assertThat(Session.of("dead").status()).isEqualTo(ExitStatus.BAD_INPUT);
    }

    @Test
    void programs_get_one_object_a_line_with_the_sides_that_were_asked_about() {
        Session session = Session.fed(
                "4k3/8/8/8/8/8/8/4KN2 w - -\n8/8/8/8/8/8/P7/K1k5 b - - 0 1\nrubbish\n", "dead", "--stdin", "--json");
        assertThat(session.status()).isEqualTo(ExitStatus.BAD_INPUT);
        assertThat(session.lines()).hasSize(3);
        JsonNode dead = JSON.readTree(session.lines().getFirst());
        assertThat(dead.propertyNames()).containsExactly("fen", "dead", "white", "black", "mended");
        assertThat(dead.path("dead").stringValue()).isEqualTo("yes");
        assertThat(dead.path("black").path("reason").stringValue()).isEqualTo("Black has only a king.");
        assertThat(dead.path("black").path("micros").isIntegralNumber()).isTrue();
        JsonNode alive = JSON.readTree(session.lines().get(1));
        assertThat(alive.propertyNames()).containsExactly("fen", "dead", "white");
        assertThat(alive.path("dead").stringValue()).isEqualTo("no");
        assertThat(session.lines().getLast()).contains("\"error\":");
    }

    @Test
    void an_object_says_undetermined_too() {
        Session session = Session.of("dead", "8/6p1/6P1/6P1/6PK/6PP/8/6k1 w - - 0 1", "--budget", "1K", "--json");
        assertThat(session.status()).isEqualTo(ExitStatus.UNDETERMINED);
        assertThat(session.out()).contains("\"dead\":\"undetermined\"");
    }

    @Test
    void a_picture_tells_the_reasons_of_both_sides() throws IOException {
        Path file = folder.resolve("dead.svg");
        Session.of("dead", "4k3/8/8/8/8/8/8/4KN2 w - -", "--svg", file.toString());
        assertThat(Files.readString(file))
                .contains(">A dead position: neither side can checkmate")
                .contains(">White can no longer checkmate. ")
                .contains(">Black can no longer checkmate. ");
    }
}
