package org.jadoube.journal;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jadoube.laws.game.Actor;
import org.jadoube.laws.game.Event;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class JournalKillTest {
    private static final int KILLS = 12;
    private static final int GAMES = 8;
    private static final Pattern ACKNOWLEDGED = Pattern.compile("(game-\\d+) (\\d+)\\.");

    @TempDir
    private Path folder;

    @Test
    void what_was_acknowledged_outlives_the_process_and_no_act_is_there_by_half() throws Exception {
        long seed = System.nanoTime();
        Random random = new Random(seed);
        Map<String, Integer> acknowledged = new HashMap<>();
        for (int kill = 1; kill <= KILLS; kill++) {
            int before = sum(acknowledged);
            killAfter(10 + random.nextInt(150), acknowledged);
            check("seed " + seed + ", kill " + kill, acknowledged);
            assertThat(sum(acknowledged)).as("the child wrote something").isGreaterThan(before);
        }
        System.out.println("JournalKillTest: " + KILLS + " kills, " + sum(acknowledged) + " acknowledged events");
    }

    /// Ends the child by force once it has acknowledged so many acts, and takes down all that it has said.
    private void killAfter(int acts, Map<String, Integer> acknowledged) throws Exception {
        Process child = ChildJournal.start("play", folder.toString(), Integer.toString(GAMES));
        int seen = 0;
        try (BufferedReader output = ChildJournal.output(child)) {
            for (String line = output.readLine(); line != null; line = output.readLine()) {
                Matcher acknowledgement = ACKNOWLEDGED.matcher(line);
                if (acknowledgement.matches()) {
                    acknowledged.merge(acknowledgement.group(1), Integer.parseInt(acknowledgement.group(2)), Math::max);
                } else {
                    assertThat(seen).as("only death cuts a line short: " + line).isGreaterThanOrEqualTo(acts);
                }
                if (++seen == acts) {
                    child.toHandle().destroyForcibly();
                }
            }
        } finally {
            child.destroyForcibly();
        }
        assertThat(seen).isGreaterThanOrEqualTo(acts);
        assertThat(child.waitFor(30, TimeUnit.SECONDS)).isTrue();
    }

    private void check(String when, Map<String, Integer> acknowledged) {
        try (Journal journal = Journal.open(folder)) {
            acknowledged.forEach((name, length) -> {
                GameId game = new GameId(name);
                List<Event> events = journal.events(game);
                assertThat(events.size()).as(when + ", " + name).isGreaterThanOrEqualTo(length);
                assertThat((events.size() - 1) % ChildJournal.EVENTS_AN_ACT)
                        .as(when + ", " + name + ": no half act")
                        .isZero();
                for (int number = 1; number < events.size(); number++) {
                    assertThat(events.get(number)).as(when).isEqualTo(Sample.step(number));
                }
                if (length > 1) {
                    int first = length - ChildJournal.EVENTS_AN_ACT + 1;
                    assertThat(journal.answered(game, new ActKey(Actor.WHITE, "act-" + (first - 1))))
                            .as(when)
                            .contains(new Answer.Taken(first, ChildJournal.EVENTS_AN_ACT));
                }
            });
        }
    }

    private static int sum(Map<String, Integer> lengths) {
        return lengths.values().stream().mapToInt(Integer::intValue).sum();
    }
}
