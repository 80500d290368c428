package org.jadoube.server.play;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.jadoube.laws.game.Actor;

/// Somebody who follows a game only until there is what he has come for. He is neither seen nor counted as present.
final class Reader implements Follower {
    private static final Duration PATIENCE = Duration.ofSeconds(20);

    private final Actor viewer;
    private final Semaphore news = new Semaphore(0);

    Reader(Actor viewer) {
        this.viewer = viewer;
    }

    @Override
    public Actor actor() {
        return viewer.colour().isPresent() ? Actor.SPECTATOR : viewer;
    }

    @Override
    public void stir() {
        news.release();
    }

    /// What he has come for, once it is there; empty when it does not come in time.
    <T> Optional<T> await(Supplier<Optional<T>> wanted) {
        long until = System.nanoTime() + PATIENCE.toNanos();
        try {
            Optional<T> found = wanted.get();
            while (found.isEmpty() && news.tryAcquire(until - System.nanoTime(), TimeUnit.NANOSECONDS)) {
                found = wanted.get();
            }
            return found;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return Optional.empty();
        }
    }
}
