package org.jadoube.mating.proof;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.LongStream;
import org.jadoube.board.PackedPosition;
import org.junit.jupiter.api.Test;

/// Words that no position has are states here as well.
class StatesTest {
    private static final long SEED = 20_090_701;

    private static States of(List<PackedPosition> states) {
        return States.of(states.size(), states::get);
    }

    private static PackedPosition[] array(List<PackedPosition> states) {
        return states.toArray(PackedPosition[]::new);
    }

    private static List<PackedPosition> anyStates(int count) {
        Random random = new Random(SEED);
        return LongStream.generate(random::nextLong)
                .limit(count)
                .mapToObj(squares -> new PackedPosition(squares | 1, random.nextLong(), random.nextLong()))
                .toList();
    }

    @Test
    void what_was_put_in_is_found_again() {
        List<PackedPosition> put = anyStates(1_000);
        States states = of(put);
        assertThat(put).allMatch(states::contains);
        assertThat(states.missing(array(put))).isEqualTo(-1);
        assertThat(states).hasSize(put.size()).containsAll(put);
    }

    @Test
    void nothing_else_is_found_however_much_alike() {
        for (int count = 1; count < 100; count++) {
            List<PackedPosition> put = anyStates(count);
            PackedPosition state = put.getLast();
            States states = of(put);
            for (int bit = 1; bit < 64; bit++) {
                long one = 1L << bit;
                List<PackedPosition> others = List.of(
                        new PackedPosition(state.squares() ^ one, state.lower(), state.upper()),
                        new PackedPosition(state.squares(), state.lower() ^ one, state.upper()),
                        new PackedPosition(state.squares(), state.lower(), state.upper() ^ one));
                assertThat(others).noneMatch(states::contains);
            }
        }
    }

    @Test
    void the_first_that_is_missing_is_told() {
        List<PackedPosition> asked = anyStates(50);
        for (int number = 0; number < asked.size(); number++) {
            List<PackedPosition> fewer = new ArrayList<>(asked);
            fewer.remove(number);
            assertThat(of(fewer).missing(array(asked))).isEqualTo(number);
            assertThat(of(asked.subList(0, number)).missing(array(asked))).isEqualTo(number);
        }
        assertThat(of(List.of()).missing(new PackedPosition[0])).isEqualTo(-1);
    }

    @Test
    void states_put_in_twice_are_there_once() {
        List<PackedPosition> put = new ArrayList<>(anyStates(500));
        put.addAll(anyStates(700));
        Set<PackedPosition> once = new LinkedHashSet<>(put);
        assertThat(of(put)).hasSize(700).containsAll(once);
    }
}
