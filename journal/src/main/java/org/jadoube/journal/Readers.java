package org.jadoube.journal;

import java.sql.SQLException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.Semaphore;

/// The connections that read beside the writer, lent out one at a time. A reader sees what is on disk, never half a
/// transaction.
final class Readers implements AutoCloseable {
    private static final int MOST = 4;

    private final Database database;
    private final Semaphore free = new Semaphore(MOST, true);
    private final Deque<Ledger> idle = new ArrayDeque<>();
    private boolean closed;

    Readers(Database database) {
        this.database = database;
    }

    <T> T read(Writer.Work<T> work) {
        free.acquireUninterruptibly();
        try {
            Ledger ledger = take();
            try {
                return work.on(ledger);
            } finally {
                giveBack(ledger);
            }
        } catch (SQLException failed) {
            throw database.problem(failed);
        } finally {
            free.release();
        }
    }

    private Ledger take() throws SQLException {
        synchronized (idle) {
            if (closed) {
                throw database.closed();
            }
            if (!idle.isEmpty()) {
                return idle.pop();
            }
        }
        return new Ledger(database.reader());
    }

    private void giveBack(Ledger ledger) {
        synchronized (idle) {
            idle.push(ledger);
        }
    }

    @Override
    public void close() throws SQLException {
        free.acquireUninterruptibly(MOST);
        synchronized (idle) {
            closed = true;
            for (Ledger ledger : idle) {
                ledger.close();
            }
            idle.clear();
        }
        free.release(MOST);
    }
}
