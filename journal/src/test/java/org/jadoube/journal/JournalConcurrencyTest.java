package org.jadoube.journal;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import org.jadoube.laws.Verdict;
import org.jadoube.laws.game.Actor;
import org.jadoube.laws.game.Event;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class JournalConcurrencyTest {
    @TempDir
    private Path folder;

    @Test
    void many_games_at_once_lose_nothing_and_have_no_gap() throws Exception {
        int games = 100;
        int acts = 10;
        try (Journal journal = Journal.open(folder)) {
            inParallel(games, index -> {
                GameId game = new GameId("game-" + index);
                journal.create(game, List.of(), Sample.opened());
                for (int number = 1; number <= acts; number++) {
                    assertThat(journal.append(game, number, List.of(Sample.step(number))))
                            .isEqualTo(new Outcome.Written(number + 1));
                    assertThat(journal.events(game, number + 1)).containsExactly(Sample.step(number));
                }
            });
        }
        try (Journal journal = Journal.open(folder)) {
            assertThat(journal.games()).hasSize(games);
            for (GameId game : journal.games()) {
                List<Event> events = journal.events(game);
                assertThat(events).hasSize(acts + 1);
                for (int number = 1; number <= acts; number++) {
                    assertThat(events.get(number)).isEqualTo(Sample.step(number));
                }
            }
        }
    }

    @Test
    void of_many_who_write_after_the_same_event_one_succeeds_and_the_others_are_told() throws Exception {
        GameId game = new GameId("contested");
        int writers = 50;
        AtomicInteger written = new AtomicInteger();
        try (Journal journal = Journal.open(folder)) {
            journal.create(game, List.of(), Sample.opened());
            inParallel(writers, index -> {
                Outcome outcome = journal.append(game, 1, List.of(Sample.step(1), Sample.step(2)));
                if (outcome instanceof Outcome.Written) {
                    written.incrementAndGet();
                } else {
                    assertThat(outcome).isEqualTo(new Outcome.Conflict(3));
                }
            });
            assertThat(written).hasValue(1);
            assertThat(journal.events(game)).hasSize(3);
        }
    }

    @Test
    void an_act_sent_many_times_at_once_happens_once() throws Exception {
        GameId game = new GameId("repeated");
        ActKey act = new ActKey(Actor.BLACK, "again");
        AtomicInteger written = new AtomicInteger();
        try (Journal journal = Journal.open(folder)) {
            journal.create(game, List.of(), Sample.opened());
            inParallel(50, index -> {
                Outcome outcome = journal.answer(game, 1, act, new Verdict.Taken(List.of(Sample.step(1))));
                if (outcome instanceof Outcome.Written) {
                    written.incrementAndGet();
                } else {
                    assertThat(outcome).isEqualTo(new Outcome.AlreadyAnswered(new Answer.Taken(2, 1)));
                }
            });
            assertThat(written).hasValue(1);
            assertThat(journal.events(game)).hasSize(2);
        }
    }

    @Test
    void one_who_writes_nonsense_spoils_nobody_elses_batch() throws Exception {
        GameId game = new GameId("good");
        AtomicInteger refused = new AtomicInteger();
        AtomicInteger length = new AtomicInteger(1);
        try (Journal journal = Journal.open(folder)) {
            journal.create(game, List.of(), Sample.opened());
            inParallel(100, index -> {
                if (index % 2 == 0) {
                    try {
                        journal.append(new GameId("nowhere"), 1, List.of(Sample.step(1)));
                    } catch (IllegalArgumentException expected) {
                        refused.incrementAndGet();
                    }
                } else {
                    GameId own = new GameId("good-" + index);
                    journal.create(own, List.of(), Sample.opened());
                    assertThat(journal.append(own, 1, List.of(Sample.step(1)))).isEqualTo(new Outcome.Written(2));
                    length.incrementAndGet();
                }
            });
            assertThat(refused).hasValue(50);
            assertThat(journal.games()).hasSize(length.get());
        }
    }

    private interface Task {
        void run(int index);
    }

    private static void inParallel(int tasks, Task task) throws Exception {
        try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
            List<Callable<Boolean>> all = new ArrayList<>();
            for (int i = 0; i < tasks; i++) {
                int index = i;
                all.add(() -> {
                    task.run(index);
                    return true;
                });
            }
            for (Future<Boolean> done : threads.invokeAll(all)) {
                assertThat(done.get()).isTrue();
            }
        }
    }
}
