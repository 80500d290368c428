package org.jadoube.trials.invariants;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jadoube.clock.Moment;
import org.jadoube.lawbook.Citation;
import org.jadoube.laws.Laws;
import org.jadoube.laws.Refusal;
import org.jadoube.laws.Verdict;
import org.jadoube.laws.edition.Regulations;
import org.jadoube.laws.game.Act;
import org.jadoube.laws.game.Ending;
import org.jadoube.laws.game.Event;
import org.junit.jupiter.api.Test;

/// Whole games in which everybody does everything, at any time, under every edition. Whatever is done, no act throws;
/// the same act at the same table has the same consequences; each of them cites an article in force and survives
/// being written down; no time is made or lost; a restored position is the position there was; nothing changes once
/// the game is over; and the journal adds up however it is read.
///
/// Half of the games are always the same, half are new in each run. The seed of a game that fails stands in its
/// message: `-Djadoube.seed=...` plays that one alone.
class RandomGamesTest {
    private static final int ACTS = 1_000_000;
    private static final int LONGEST = 700;
    private static final long FIXED = 0;

    private final Witness.Memory memory = new Witness.Memory();

    @Test
    void whatever_is_done_what_holds_in_every_game_holds() {
        Long seed = Long.getLong("jadoube.seed");
        if (seed != null) {
            play(seed);
            return;
        }
        long fresh = System.nanoTime();
        long start = System.nanoTime();
        int acts = run(FIXED, ACTS / 2) + run(fresh, ACTS / 2);
        double seconds = (System.nanoTime() - start) / 1e9;
        System.out.printf(
                "RandomGamesTest: %,d acts in %.1f s, %,.0f a second, seeds from %d and from %d%n",
                acts, seconds, acts / seconds, FIXED, fresh);
        everythingWasSeen();
    }

    private int run(long first, int most) {
        int acts = 0;
        for (long seed = first; acts < most; seed++) {
            acts += play(seed);
        }
        return acts;
    }

    private int play(long seed) {
        try {
            return game(new Chance(seed));
        } catch (RuntimeException | AssertionError e) {
            throw new AssertionError("-Djadoube.seed=" + seed, e);
        }
    }

    private int game(Chance chance) {
        Temper temper = chance.of(Temper.values());
        Occasion occasion = new Occasion(chance);
        Moment now = new Moment(1_800_000_000_000_000L);
        Regulations regulations = occasion.regulations(temper, now);
        Duration haste = occasion.haste(temper);
        Crowd crowd = new Crowd(chance, temper);
        Witness witness =
                new Witness(memory, new Event.GameOpened(now, new Citation("6.2a"), regulations, "Ana", "Boris"));
        int acts = 0;
        for (; acts < LONGEST && (witness.table().game().end().isEmpty() || !chance.oneIn(12)); acts++) {
            Moment later = now.plus(chance.time(haste));
            witness.passes(now, later);
            now = later;
            Act act = crowd.next(witness.table(), now);
            Verdict verdict = Laws.decide(witness.table(), act);
            assertThat(Laws.decide(witness.table(), act)).isEqualTo(verdict);
            witness.hears(act, verdict);
        }
        witness.closes(chance);
        return acts;
    }

    /// The games have seen it all, or they have shown little.
    private void everythingWasSeen() {
        Set<String> kinds = records(Event.class).collect(Collectors.toSet());
        assertThat(memory.events().keySet()).containsExactlyInAnyOrderElementsOf(kinds);
        assertThat(memory.endings().keySet()).containsExactlyInAnyOrderElementsOf(EnumSet.allOf(Ending.class));
        // What the hall hears of a dead position reached by an illegal move is too rare to be met by chance.
        assertThat(memory.refusals().keySet()).containsAll(EnumSet.complementOf(EnumSet.of(Refusal.NOTHING_PROVED)));
    }

    private static Stream<String> records(Class<?> family) {
        return family.isRecord()
                ? Stream.of(family.getSimpleName())
                : Arrays.stream(family.getPermittedSubclasses()).flatMap(RandomGamesTest::records);
    }
}
