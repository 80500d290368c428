package org.jadoube.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;

class PatienceTest {
    private long now = 0;

    @Test
    void the_note_comes_once_after_a_second_and_nothing_is_cancelled() {
        StringWriter err = new StringWriter();
        Patience patience = new Patience(new PrintWriter(err), "still searching", () -> now);
        assertThat(patience.getAsBoolean()).isFalse();
        now = 999_999_999L;
        assertThat(patience.getAsBoolean()).isFalse();
        assertThat(err.toString()).isEmpty();
        now = 1_000_000_000L;
        assertThat(patience.getAsBoolean()).isFalse();
        assertThat(patience.getAsBoolean()).isFalse();
        assertThat(err.toString()).containsOnlyOnce("still searching");
    }
}
