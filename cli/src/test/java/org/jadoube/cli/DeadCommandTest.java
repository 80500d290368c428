package org.jadoube.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class DeadCommandTest {
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
}
