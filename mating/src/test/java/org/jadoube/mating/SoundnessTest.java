package org.jadoube.mating;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.jadoube.board.Colour;
import org.jadoube.board.Position;
import org.junit.jupiter.api.Test;

/// Nothing that is answered is wrong, and every proof holds. With the profile `long-mating` the positions
/// changed at random go on for half an hour, and all the shared ones are heard.
class SoundnessTest {
    private static final int EVERY_GAME = Integer.getInteger("jadoube.mating.game", 41);
    private static final int EVERY_HARD = Integer.getInteger("jadoube.mating.hard", 23);
    private static final long FIXED_SEED = 20_090_701;
    private static final int FIXED_MUTATIONS = 200;
    private static final Duration FRESH = Duration.ofSeconds(Long.getLong("jadoube.mating.seconds", 4));
    private static final int ENUMERATED = Integer.getInteger("jadoube.mating.states", 5_000);
    private static final Budget BUDGET = Budget.of(Math.max(20_000L, ENUMERATED) * Budget.BYTES_A_STATE);

    private final Jury jury = new Jury(BUDGET, ENUMERATED);

    @Test
    void the_own_positions_are_decided_rightly_and_with_proof() throws IOException {
        List<MatingTable.Entry> entries = new ArrayList<>(MatingTable.own());
        entries.addAll(MatingTable.fixtures());
        hear(entries, 1);
        assertSound("own positions");
        assertThat(jury.heard()).isEqualTo(2 * entries.size());
    }

    @Test
    void some_of_the_shared_positions_are_decided_rightly_and_with_proof() throws IOException {
        hear(MatingTable.shared("games.txt"), EVERY_GAME);
        hear(MatingTable.shared("hard.txt"), EVERY_HARD);
        MatingTable.tricky().forEach(judged -> jury.hear(judged.position(), judged.winner(), judged.able()));
        assertSound("shared positions");
    }

    @Test
    void positions_changed_at_random_are_never_called_impossible_wrongly() throws IOException {
        List<Position> known = known();
        mutate(
                known,
                FIXED_SEED,
                FIXED_MUTATIONS,
                System.nanoTime() + Duration.ofHours(1).toNanos());
        long seed = Long.getLong("jadoube.seed", System.nanoTime());
        mutate(known, seed, Integer.MAX_VALUE, System.nanoTime() + FRESH.toNanos());
        assertSound("positions changed at random, fresh seed -Djadoube.seed=" + seed);
    }

    private void hear(List<MatingTable.Entry> entries, int every) {
        for (int i = 0; i < entries.size(); i += every) {
            MatingTable.Entry entry = entries.get(i);
            for (Colour winner : Colour.values()) {
                jury.hear(entry.position(), winner, entry.able().contains(winner));
            }
        }
    }

    /// The own positions and, where they are, the hard ones of the large tables.
    private static List<Position> known() throws IOException {
        List<MatingTable.Entry> entries = new ArrayList<>(MatingTable.fixtures());
        entries.addAll(MatingTable.own());
        entries.addAll(MatingTable.shared("hard.txt"));
        return entries.stream().map(MatingTable.Entry::position).toList();
    }

    private void mutate(List<Position> known, long seed, int most, long until) {
        Mutation mutation = new Mutation(seed);
        for (int i = 0; i < most && System.nanoTime() - until < 0; i++) {
            mutation.of(known.get(mutation.below(known.size()))).ifPresent(position -> {
                jury.doubt(position, Colour.WHITE);
                jury.doubt(position, Colour.BLACK);
            });
        }
    }

    private void assertSound(String what) {
        System.out.printf("mating, %s: %s%n", what, jury);
        assertThat(jury.wrongs()).as(what).isEmpty();
    }
}
