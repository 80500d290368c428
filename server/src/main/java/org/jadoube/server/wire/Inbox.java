package org.jadoube.server.wire;

import java.util.ArrayDeque;
import java.util.Optional;
import java.util.concurrent.locks.ReentrantLock;

/// What one client has said and the hall has not dealt with yet: it is dealt with in order, one thing after another, on
/// a virtual thread that lives only while there is something to do. So the next message is read, and its moment taken,
/// while the last one still waits for the disk.
final class Inbox {
    private final int bound;
    private final ReentrantLock lock = new ReentrantLock();
    private final ArrayDeque<Runnable> waiting = new ArrayDeque<>();
    private boolean busy;

    Inbox(int bound) {
        this.bound = bound;
    }

    /// Puts something in; false, and nothing is put in, when too much waits already.
    boolean offer(Runnable work) {
        lock.lock();
        try {
            return waiting.size() < bound && put(work);
        } finally {
            lock.unlock();
        }
    }

    /// Puts the last thing in, however much waits.
    void last(Runnable work) {
        lock.lock();
        try {
            put(work);
        } finally {
            lock.unlock();
        }
    }

    private boolean put(Runnable work) {
        waiting.add(work);
        if (!busy) {
            busy = true;
            Thread.ofVirtual().name("inbox").start(this::empty);
        }
        return true;
    }

    private void empty() {
        Optional<Runnable> work = next();
        while (work.isPresent()) {
            work.get().run();
            work = next();
        }
    }

    private Optional<Runnable> next() {
        lock.lock();
        try {
            busy = !waiting.isEmpty();
            return Optional.ofNullable(waiting.poll());
        } finally {
            lock.unlock();
        }
    }
}
