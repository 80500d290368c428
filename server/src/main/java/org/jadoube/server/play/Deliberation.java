package org.jadoube.server.play;

import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import org.jadoube.lawbook.Citation;
import org.jadoube.laws.Laws;
import org.jadoube.laws.Refusal;
import org.jadoube.laws.Verdict;
import org.jadoube.laws.game.Act;
import org.jadoube.laws.game.Table;

/// Where acts are decided. Most take microseconds and are decided where they are. Those that may have to prove whether
/// a side can still checkmate can take seconds; they are decided on a few threads of their own, so that no number of
/// them keeps other games from being heard, and what they take together is bounded.
///
/// Who points out a dead position has one thread and a short queue: when many do so at once, the last are told that
/// nothing is proved. Flags, resignations and rulings never wait for them.
final class Deliberation implements AutoCloseable {
    private static final Citation DEAD = new Citation("5.2b");
    private static final int WAITING = 4;

    private final ThreadPoolExecutor pointings = threads("pointing", 1, new ArrayBlockingQueue<>(WAITING));
    private final ThreadPoolExecutor rulings = threads("ruling", Thinking.threads(), new LinkedBlockingQueue<>());

    private static ThreadPoolExecutor threads(String name, int count, BlockingQueue<Runnable> queue) {
        return new ThreadPoolExecutor(
                count,
                count,
                0,
                TimeUnit.SECONDS,
                queue,
                Thread.ofPlatform().daemon().name(name + "-", 1).factory());
    }

    /// What the Laws make of an act. Waits while others are thought about.
    Verdict decide(Table table, Act act) {
        if (!Laws.mayNeedProof(table, act)) {
            return Laws.decide(table, act);
        }
        return act instanceof Act.PointOutDeadPosition ? pointedOut(table, act) : on(rulings, table, act);
    }

    private Verdict pointedOut(Table table, Act act) {
        try {
            return on(pointings, table, act);
        } catch (RejectedExecutionException tooMany) {
            return Verdict.refused(DEAD, Refusal.NOTHING_PROVED, "");
        }
    }

    /// @throws IllegalStateException when the proof finds no memory or the hall closes
    private static Verdict on(ThreadPoolExecutor threads, Table table, Act act) {
        var task = new FutureTask<>(() -> Laws.decide(table, act));
        threads.execute(task);
        try {
            return task.get();
        } catch (ExecutionException e) {
            throw e.getCause() instanceof RuntimeException fault
                    ? fault
                    : new IllegalStateException("an act could not be decided", e.getCause());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("the hall closes", e);
        }
    }

    @Override
    public void close() {
        pointings.shutdownNow();
        rulings.shutdownNow();
    }
}
