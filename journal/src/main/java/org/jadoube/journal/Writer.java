package org.jadoube.journal;

import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.LinkedBlockingQueue;
import org.jadoube.journal.JournalProblem.Reason;

/// The one thread that writes the database. Whatever waits when it is free goes to disk in one transaction, and
/// every caller is held until his part is there: many games share the cost of one flush.
final class Writer implements AutoCloseable {
    /// A piece of work inside a transaction. It may be done twice, the first time being rolled back.
    interface Work<T> {
        T on(Ledger ledger) throws SQLException;
    }

    private static final int LARGEST_BATCH = 1024;

    private final Database database;
    private final Ledger ledger;
    private final BlockingQueue<Request<?>> waiting = new LinkedBlockingQueue<>();
    private final Request<Boolean> last = new Request<>(unused -> true);
    private final Thread thread;
    private boolean closed;
    /// Set and read by the writing thread alone.
    private Optional<JournalProblem> broken = Optional.empty();

    Writer(Database database, Ledger ledger) {
        this.database = database;
        this.ledger = ledger;
        this.thread = Thread.ofPlatform().daemon().name("journal-writer").unstarted(this::writeAll);
    }

    void start() {
        thread.start();
    }

    /// Does the work and returns when it is on disk.
    ///
    /// @throws JournalProblem when it is not, and will not be
    <T> T write(Work<T> work) {
        Request<T> request = new Request<>(work);
        enqueue(request);
        try {
            return request.done.join();
        } catch (CompletionException failed) {
            switch (failed.getCause()) {
                case SQLException cause -> throw database.problem(cause);
                case RuntimeException cause -> throw cause;
                case null, default -> throw failed;
            }
        }
    }

    private synchronized void enqueue(Request<?> request) {
        if (closed) {
            throw database.closed();
        }
        waiting.add(request);
    }

    private void writeAll() {
        List<Request<?>> batch = new ArrayList<>();
        do {
            batch.clear();
            try {
                batch.add(waiting.take());
            } catch (InterruptedException unasked) {
                continue;
            }
            waiting.drainTo(batch, LARGEST_BATCH - 1);
            write(batch);
        } while (!batch.contains(last));
    }

    private void write(List<Request<?>> batch) {
        try {
            if (broken.isPresent()) {
                throw broken.get();
            }
            writeTogether(batch);
        } catch (SQLException | RuntimeException | Error failed) {
            batch.forEach(request -> request.done.completeExceptionally(failed));
        }
    }

    /// One transaction for all; when one of them fails, each gets its own, so that it spoils nobody else's.
    private void writeTogether(List<Request<?>> batch) throws SQLException {
        ledger.begin();
        try {
            for (Request<?> request : batch) {
                request.attempt(ledger);
            }
        } catch (SQLException | RuntimeException failed) {
            rollBack();
            if (batch.size() == 1) {
                throw failed;
            }
            batch.forEach(request -> write(List.of(request)));
            return;
        }
        commit();
        batch.forEach(Request::complete);
    }

    /// What a failed flush has left on disk nobody can tell, so nothing is written after it; a full disk is no such
    /// failure.
    private void commit() throws SQLException {
        try {
            ledger.commit();
        } catch (SQLException failed) {
            JournalProblem problem = database.problem(failed);
            if (problem.reason() != Reason.DISK_FULL) {
                broken = Optional.of(problem);
            }
            rollBack();
            throw problem;
        }
    }

    private void rollBack() {
        try {
            ledger.rollBack();
        } catch (SQLException rolledBackAlready) {
            // SQLite ends the transaction by itself on some errors; what is left is then nothing to roll back.
            if (broken.isEmpty() && !isIdle()) {
                broken = Optional.of(database.problem(rolledBackAlready));
            }
        }
    }

    private boolean isIdle() {
        try {
            ledger.begin();
            ledger.rollBack();
            return true;
        } catch (SQLException stillInside) {
            return false;
        }
    }

    /// Writes what waits, then lets the database go.
    @Override
    public void close() throws SQLException {
        synchronized (this) {
            if (closed) {
                return;
            }
            closed = true;
            waiting.add(last);
        }
        boolean interrupted = false;
        while (thread.isAlive()) {
            try {
                thread.join();
            } catch (InterruptedException asked) {
                interrupted = true;
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
        ledger.close();
    }

    private static final class Request<T> {
        private final Work<T> work;
        private final CompletableFuture<T> done = new CompletableFuture<>();
        private Optional<T> result = Optional.empty();

        Request(Work<T> work) {
            this.work = work;
        }

        void attempt(Ledger ledger) throws SQLException {
            result = Optional.of(work.on(ledger));
        }

        void complete() {
            done.complete(result.orElseThrow());
        }
    }
}
