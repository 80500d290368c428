package org.jadoube.mating.report;

import static org.assertj.core.api.Assertions.assertThat;

import org.jadoube.board.Square;
import org.jadoube.board.SquareSet;
import org.junit.jupiter.api.Test;

class StretchesTest {
    @Test
    void neighbours_on_a_rank_are_told_together_and_whole_ranks_as_a_block() {
        assertThat(new Stretches(new SquareSet(0xFFFF_FF00_0000_0000L)).toList())
                .containsExactly("a6-h8");
        assertThat(new Stretches(SquareSet.of(Square.C3, Square.D3, Square.E3, Square.H3, Square.A4)).toList())
                .containsExactly("c3-e3", "h3", "a4");
        assertThat(new Stretches(new SquareSet(0x01FF)).toList()).containsExactly("a1-h1", "a2");
        assertThat(new Stretches(new SquareSet(-1L)).toList()).containsExactly("a1-h8");
        assertThat(new Stretches(SquareSet.EMPTY).toList()).isEmpty();
    }
}
