package org.jadoube.server.play;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.jadoube.journal.GameId;
import org.jadoube.laws.term.MatingIssue;
import org.jadoube.mating.Budget;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Where the hall thinks about what takes longer than an act may: a few threads for all games, so that what it takes is
/// bounded by their number and the [#BUDGET], however many games ask. A game has at most one question here, its newest;
/// an older one is withdrawn, and learns of it while it is thought about.
final class Study implements AutoCloseable {
    /// What a question may take: as much as the Laws themselves take for a question that is asked once in a game.
    static final Budget BUDGET = Budget.of(1L << 26);

    private static final Logger LOG = LoggerFactory.getLogger(Study.class);
    private static final int WAITING = 10_000;
    private static final int ACCOUNTS = 200;
    private static final Duration PATIENCE = Duration.ofSeconds(1);

    private final Map<GameId, Question> waiting = new LinkedHashMap<>();
    private final Map<GameId, Question> underWay = new HashMap<>();
    private final Map<MatingIssue, Account> accounts = new LinkedHashMap<>(16, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<MatingIssue, Account> eldest) {
            return size() > ACCOUNTS;
        }
    };
    private final List<Thread> threads = new ArrayList<>();
    private boolean closed;

    private static final class Question {
        private final GameId game;
        private final Consumer<BooleanSupplier> work;
        private volatile boolean withdrawn;

        Question(GameId game, Consumer<BooleanSupplier> work) {
            this.game = game;
            this.work = work;
        }

        void think() {
            try {
                work.accept(() -> withdrawn);
            } catch (RuntimeException | OutOfMemoryError e) {
                LOG.error("game {}: a question could not be thought about", game, e);
            }
        }
    }

    Study() {
        for (int i = 1; i <= Thinking.threads(); i++) {
            threads.add(Thread.ofPlatform().daemon().name("study-" + i).start(this::think));
        }
    }

    /// Asks a question of a game in the place of the one it has asked before. When too many games wait already it is
    /// not thought about.
    ///
    /// @param work thinks about it; it is given what says whether the question is withdrawn
    synchronized void ask(GameId game, Consumer<BooleanSupplier> work) {
        withdraw(game);
        if (waiting.size() < WAITING) {
            waiting.put(game, new Question(game, work));
            notifyAll();
        }
    }

    /// A game wants no answer any more.
    synchronized void withdraw(GameId game) {
        waiting.remove(game);
        Question thought = underWay.get(game);
        if (thought != null) {
            thought.withdrawn = true;
        }
    }

    /// What was found before about who can still checkmate, if it is among the last.
    synchronized Optional<Account> account(MatingIssue issue) {
        return Optional.ofNullable(accounts.get(issue));
    }

    synchronized void keep(MatingIssue issue, Account account) {
        accounts.put(issue, account);
    }

    /// Whether a game waits for an answer.
    synchronized boolean isAskedBy(GameId game) {
        Question thought = underWay.get(game);
        return waiting.containsKey(game) || (thought != null && !thought.withdrawn);
    }

    private void think() {
        try {
            for (Optional<Question> next = next(); next.isPresent(); next = next()) {
                Question question = next.get();
                question.think();
                done(question);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /// The question that has waited longest, of a game about which nobody thinks; none once the hall closes.
    private synchronized Optional<Question> next() throws InterruptedException {
        while (!closed) {
            for (Question question : waiting.values()) {
                if (!underWay.containsKey(question.game)) {
                    waiting.remove(question.game);
                    underWay.put(question.game, question);
                    return Optional.of(question);
                }
            }
            wait();
        }
        return Optional.empty();
    }

    private synchronized void done(Question question) {
        underWay.remove(question.game);
        notifyAll();
    }

    /// Whatever is thought about is withdrawn, and what it leads to still written down.
    @Override
    public void close() {
        synchronized (this) {
            closed = true;
            waiting.clear();
            underWay.values().forEach(question -> question.withdrawn = true);
            notifyAll();
        }
        try {
            for (Thread thread : threads) {
                thread.join(PATIENCE);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
