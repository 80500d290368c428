package org.jadoube.server.play;

import java.time.Duration;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Wakes games when something is due. One thread keeps the times; the work is done on virtual threads.
final class Timetable implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Timetable.class);

    private final ScheduledExecutorService times = Executors.newSingleThreadScheduledExecutor(
            Thread.ofPlatform().daemon().name("timetable").factory());

    Future<?> in(Duration delay, Runnable work) {
        Runnable start = () -> Thread.ofVirtual().name("due").start(guarded(work));
        return times.schedule(start, Math.max(0, delay.toNanos()), TimeUnit.NANOSECONDS);
    }

    void every(Duration pace, Runnable work) {
        Future<?> unused = times.scheduleWithFixedDelay(guarded(work), 0, pace.toNanos(), TimeUnit.NANOSECONDS);
    }

    private static Runnable guarded(Runnable work) {
        return () -> {
            try {
                work.run();
            } catch (RuntimeException e) {
                LOG.error("what was due could not be done", e);
            }
        };
    }

    @Override
    public void close() {
        times.shutdownNow();
    }
}
