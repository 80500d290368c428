package org.jadoube.server.play;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.Future;
import org.jadoube.clock.Moment;

/// Passes on what happens in a game to those who are told late: once each change is so old, by one timer however many
/// changes and followers wait for it. Changes within a fraction of a second are passed on together, after the last.
final class Echo {
    private static final long LEAST = 100_000;
    private static final long MOST = 1_000_000;
    private static final long PARTS = 10_000;

    private final HallClock clock;
    private final Timetable timetable;
    private final Duration delay;
    private final Runnable told;
    private final long pace;
    private final Deque<Moment> due = new ArrayDeque<>();
    private boolean waiting;

    /// @param told is run when something is old enough
    Echo(HallClock clock, Timetable timetable, Duration delay, Runnable told) {
        this.clock = clock;
        this.timetable = timetable;
        this.delay = delay;
        this.told = told;
        this.pace = Math.clamp(delay.toNanos() / 1_000 / PARTS, LEAST, MOST);
    }

    /// Something happened, or is shown for the first time, at a moment not before those before it.
    synchronized void heard(Moment at) {
        Moment after = new Moment((at.micros() / pace + 1) * pace).plus(delay);
        if (due.isEmpty() || due.getLast().isBefore(after)) {
            due.add(after);
        }
        plan();
    }

    private void plan() {
        if (!waiting && !due.isEmpty()) {
            waiting = true;
            Future<?> unused = timetable.in(due.getFirst().since(clock.now()), this::pass);
        }
    }

    private void pass() {
        synchronized (this) {
            Moment now = clock.now();
            while (!due.isEmpty() && !now.isBefore(due.getFirst())) {
                due.remove();
            }
            waiting = false;
            plan();
        }
        told.run();
    }
}
