package org.jadoube.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;

/// Both ways to know what sliders attack, against a walk square by square.
class SlidersTest {
    private static final int[][] DIAGONALS = {{1, 1}, {1, -1}, {-1, 1}, {-1, -1}};
    private static final int[][] STRAIGHTS = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}};

    @Test
    void compressed_sliders_see_what_a_walk_meets() {
        compare(new CompressedSliders());
    }

    @Test
    void line_sliders_see_what_a_walk_meets() {
        compare(new LineSliders());
    }

    private static void compare(Sliders sliders) {
        Random random = new Random(31);
        for (int i = 0; i < 100_000; i++) {
            long dense = random.nextLong();
            long occupied = i % 2 == 0 ? dense & random.nextLong() : dense;
            int square = i & 63;
            assertThat(sliders.diagonal(square, occupied)).isEqualTo(walk(square, occupied, DIAGONALS));
            assertThat(sliders.straight(square, occupied)).isEqualTo(walk(square, occupied, STRAIGHTS));
        }
    }

    private static long walk(int square, long occupied, int[][] directions) {
        long attacked = 0;
        for (int[] direction : directions) {
            int file = (square & 7) + direction[0];
            int rank = (square >> 3) + direction[1];
            while (file >= 0 && file < 8 && rank >= 0 && rank < 8) {
                long bit = 1L << (rank * 8 + file);
                attacked |= bit;
                if ((occupied & bit) != 0) {
                    break;
                }
                file += direction[0];
                rank += direction[1];
            }
        }
        return attacked;
    }
}
