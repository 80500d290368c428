package org.jadoube.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;

/// The move generator against tables of known counts: the room's own, and the large shared suite where it is
/// at hand.
class PerftTest {
    @Test
    void no_ply_is_one_line() {
        assertThat(Perft.count(Position.initial(), 0)).isEqualTo(1);
    }

    @Test
    void a_negative_depth_is_a_mistake() {
        assertThatThrownBy(() -> Perft.count(Position.initial(), -1)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void the_own_table_is_counted_right() throws IOException {
        List<PerftTable.Entry> entries = PerftTable.own();
        assertThat(entries).hasSizeGreaterThan(60);
        count(entries, 6_000_000);
    }

    @Test
    void the_shared_table_is_counted_right() throws IOException {
        List<PerftTable.Entry> entries = PerftTable.shared();
        count(entries, Long.getLong("jadoube.perft.nodes", 10_000_000L));
    }

    private static void count(List<PerftTable.Entry> entries, long mostNodes) {
        long start = System.nanoTime();
        long nodes = 0;
        int lines = 0;
        for (PerftTable.Entry entry : entries) {
            if (entry.nodes() <= mostNodes) {
                assertThat(Perft.count(entry.position(), entry.depth()))
                        .as("%s to depth %d", entry.fen(), entry.depth())
                        .isEqualTo(entry.nodes());
                nodes += entry.nodes();
                lines++;
            }
        }
        System.out.printf(
                "perft: %,d of %,d lines, %,d nodes, %,d ms%n",
                lines, entries.size(), nodes, (System.nanoTime() - start) / 1_000_000);
    }
}
