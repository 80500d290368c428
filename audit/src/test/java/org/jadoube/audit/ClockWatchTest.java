package org.jadoube.audit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.jadoube.audit.Audited.findings;
import static org.jadoube.audit.Audited.kinds;

import java.time.Duration;
import org.jadoube.board.Colour;
import org.junit.jupiter.api.Test;

class ClockWatchTest {
    private static String game(String control, String... clocks) {
        String[] moves = {"1. Nf3", "Nf6", "2. Ng1", "Nc6", "3. e4", "e5", "4. d4", "d5"};
        StringBuilder text = new StringBuilder("[TimeControl \"" + control + "\"]\n\n");
        for (int i = 0; i < clocks.length; i++) {
            text.append(moves[i]).append(" {[%clk ").append(clocks[i]).append("]} ");
        }
        return text + "*\n";
    }

    @Test
    void time_may_grow_by_the_increment_and_by_what_is_rounded() {
        assertThat(kinds(game("300+3", "0:05:00", "0:05:03", "0:05:03", "0:05:00", "0:05:07", "0:04:00")))
                .isEmpty();
    }

    @Test
    void time_that_grows_by_more_is_told_once_a_game() {
        String game = game("300+3", "0:05:00", "0:05:00", "0:05:03", "0:05:15", "0:05:06", "0:05:40");
        assertThat(findings(game)).singleElement().isInstanceOfSatisfying(Finding.ClockFault.class, fault -> {
            assertThat(fault.kind()).isEqualTo(Kind.CLOCK_GREW);
            assertThat(fault.side()).isEqualTo(Colour.BLACK);
            assertThat(fault.spot().move()).isEqualTo("2... Nc6");
            assertThat(fault.before()).isEqualTo(Duration.ofMinutes(5));
            assertThat(fault.shown()).isEqualTo(Duration.ofSeconds(315));
            assertThat(fault.due()).isEqualTo(Duration.ofSeconds(303));
            assertThat(fault.times()).isEqualTo(2);
        });
    }

    @Test
    void without_a_time_control_nobody_knows_the_increment() {
        assertThat(kinds(game("?", "0:05:00", "0:05:00", "0:06:00", "0:06:00"))).isEmpty();
        assertThat(kinds(game("", "0:00:00", "0:00:00", "0:00:00", "0:00:00"))).isEmpty();
        assertThat(kinds(game("1/259200", "0:05:00", "0:05:00", "0:06:00", "0:06:00")))
                .isEmpty();
    }

    @Test
    void the_next_period_adds_its_time_once() {
        assertThat(kinds(game("2/60:60", "0:01:00", "0:01:00", "0:01:30", "0:01:30", "0:01:20", "0:01:20")))
                .isEmpty();
        assertThat(kinds(game("2/60:60", "0:01:00", "0:01:00", "0:01:30", "0:01:30", "0:02:20", "0:01:20")))
                .containsExactly(Kind.CLOCK_GREW);
    }

    @Test
    void a_tag_in_minutes_tells_nothing_about_clocks_in_seconds() {
        assertThat(kinds(game("90+30", "1:30:30", "1:30:30", "1:20:00", "1:50:00")))
                .containsExactly(Kind.CLOCK_BEGAN_HIGHER);
    }

    @Test
    void a_simultaneous_player_may_have_another_time() {
        assertThat(kinds("[Event \"Clock simul\"]\n" + game("300+3", "0:45:00", "0:05:00", "0:46:00", "0:05:00")))
                .isEmpty();
    }

    @Test
    void moves_after_zero_are_doubtful_only_where_fractions_are_written() {
        assertThat(kinds(game("60+0", "0:00:10", "0:00:10", "0:00:00", "0:00:05", "0:00:00", "0:00:04")))
                .containsExactly(Kind.CLOCK_AT_ZERO);
        assertThat(kinds(game("60+0", "0:00:10.5", "0:00:10", "0:00:00.0", "0:00:05", "0:00:00.0", "0:00:04")))
                .containsExactly(Kind.CLOCK_AFTER_ZERO);
    }

    private static String spent(String control, String clock, String spent) {
        return "[TimeControl \"" + control + "\"]\n\n1. e4 {[%clk 0:05:00]} e5 2. Nf3 {[%clk " + clock + "][%emt "
                + spent + "]} *";
    }

    @Test
    void a_clock_that_lost_more_than_was_spent_ran_in_the_opponents_time() {
        assertThat(kinds(spent("300+2", "0:04:50", "0:00:12"))).isEmpty();
        assertThat(kinds(spent("300+2", "0:04:00", "0:00:12"))).containsExactly(Kind.CLOCK_RAN_OFF_MOVE);
        assertThat(kinds(spent("-", "0:04:00", "0:00:12"))).containsExactly(Kind.CLOCK_RAN_OFF_MOVE);
        assertThat(kinds(spent("300+2", "0:04:59", "0:00:12"))).containsExactly(Kind.CLOCK_LOST_TOO_LITTLE);
    }

    @Test
    void clocks_in_variations_are_nobodys() {
        assertThat(kinds("[TimeControl \"60+0\"]\n\n1. e4 {[%clk 0:01:00]} e5 2. d4 {[%clk 0:00:50]} "
                        + "(2. f4 {[%clk 0:09:00]}) exd4 3. c3 {[%clk 0:00:45]} *"))
                .isEmpty();
    }
}
