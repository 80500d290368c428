package org.jadoube.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

class PackedPositionTest {
    private static final int GAMES = 200;
    private static final int PLIES = 150;

    @Test
    void what_was_packed_comes_out_the_same() {
        Random random = new Random(7);
        for (int game = 0; game < GAMES; game++) {
            Position position = Position.chess960(random.nextInt(960));
            for (int ply = 0; ply < PLIES && !position.legalMoves().isEmpty(); ply++) {
                Position unpacked = position.packed().position();
                assertThat(unpacked.recurrence()).isEqualTo(position.recurrence());
                assertThat(unpacked.key()).isEqualTo(position.key());
                List<Move> moves = position.legalMoves();
                position = position.after(moves.get(random.nextInt(moves.size())));
            }
        }
    }

    @Test
    void two_are_equal_just_when_the_positions_recur() {
        Map<PackedPosition, Recurrence> seen = new HashMap<>();
        Random random = new Random(8);
        for (int game = 0; game < GAMES; game++) {
            Position position = Position.initial();
            for (int ply = 0; ply < 12; ply++) {
                Recurrence before = seen.put(position.packed(), position.recurrence());
                assertThat(before == null || before.equals(position.recurrence()))
                        .isTrue();
                List<Move> moves = position.legalMoves();
                position = position.after(moves.get(random.nextInt(moves.size())));
            }
        }
        assertThat(seen.values()).doesNotHaveDuplicates();
    }
}
