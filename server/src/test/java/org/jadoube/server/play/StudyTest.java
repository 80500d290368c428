package org.jadoube.server.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import org.jadoube.journal.GameId;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/// What the hall thinks about beside its games.
class StudyTest {
    private static final GameId ONE = GameId.parse("one").orElseThrow();

    private final Study study = new Study();

    @AfterEach
    void close() {
        study.close();
    }

    private static GameId game(int number) {
        return GameId.parse("game" + number).orElseThrow();
    }

    private static void await(CountDownLatch latch) throws InterruptedException {
        assertThat(latch.await(10, TimeUnit.SECONDS)).isTrue();
    }

    /// Thinks until the question is withdrawn.
    private static void ponder(BooleanSupplier withdrawn) {
        while (!withdrawn.getAsBoolean()) {
            Thread.onSpinWait();
        }
    }

    @Test
    void a_question_is_thought_about_once() throws InterruptedException {
        CountDownLatch thought = new CountDownLatch(1);
        study.ask(ONE, _ -> thought.countDown());
        await(thought);
    }

    @Test
    void a_newer_question_of_the_same_game_withdraws_the_older_one_while_it_is_thought_about()
            throws InterruptedException {
        CountDownLatch begun = new CountDownLatch(1);
        CountDownLatch withdrawn = new CountDownLatch(1);
        CountDownLatch second = new CountDownLatch(1);
        study.ask(ONE, given -> {
            begun.countDown();
            ponder(given);
            withdrawn.countDown();
        });
        await(begun);
        study.ask(ONE, _ -> second.countDown());
        await(withdrawn);
        await(second);
    }

    @Test
    void a_game_has_no_more_than_one_question_and_the_hall_thinks_about_no_more_than_two() throws InterruptedException {
        CountDownLatch go = new CountDownLatch(1);
        CountDownLatch done = new CountDownLatch(20);
        AtomicInteger underWay = new AtomicInteger();
        AtomicInteger most = new AtomicInteger();
        Map<Integer, Integer> asked = new ConcurrentHashMap<>();
        for (int game = 0; game < 20; game++) {
            for (int question = 0; question < 3; question++) {
                int number = game;
                study.ask(game(game), withdrawn -> {
                    most.accumulateAndGet(underWay.incrementAndGet(), Math::max);
                    waitFor(go);
                    underWay.decrementAndGet();
                    if (!withdrawn.getAsBoolean()) {
                        asked.merge(number, 1, Integer::sum);
                        done.countDown();
                    }
                });
            }
        }
        assertThat(study.isAskedBy(game(19))).isTrue();
        go.countDown();
        await(done);
        assertThat(most.get()).isBetween(1, 2);
        assertThat(asked).hasSize(20).allSatisfy((_, times) -> assertThat(times).isEqualTo(1));
    }

    private static void waitFor(CountDownLatch latch) {
        try {
            await(latch);
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    @Test
    void a_question_that_fails_stops_nobody() throws InterruptedException {
        CountDownLatch thought = new CountDownLatch(4);
        for (int game = 0; game < 4; game++) {
            study.ask(game(game), _ -> {
                thought.countDown();
                throw new IllegalStateException("on purpose");
            });
        }
        await(thought);
    }

    @Test
    void a_game_may_want_no_answer_any_more() throws InterruptedException {
        CountDownLatch begun = new CountDownLatch(1);
        CountDownLatch given = new CountDownLatch(1);
        study.ask(ONE, withdrawn -> {
            begun.countDown();
            ponder(withdrawn);
            given.countDown();
        });
        await(begun);
        assertThat(study.isAskedBy(ONE)).isTrue();
        study.withdraw(ONE);
        await(given);
        assertThat(study.isAskedBy(ONE)).isFalse();
    }
}
