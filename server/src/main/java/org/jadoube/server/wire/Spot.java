package org.jadoube.server.wire;

import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Supplier;
import org.jadoube.laws.game.Actor;
import org.jadoube.server.play.Calls;
import org.jadoube.server.play.Follower;
import org.jadoube.server.play.LiveGame;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.node.ObjectNode;

/// One board among those that a guest oversees, and how he has last seen it. What he has seen belongs to the
/// connection's sender.
final class Spot implements Follower {
    private final Actor actor;
    private final Duration delay;
    private final Runnable bell;
    private final AtomicBoolean stirred = new AtomicBoolean(true);
    private @Nullable LiveGame game;
    private Optional<ObjectNode> seen = Optional.empty();
    private List<Calls.Call> calls = List.of();

    /// @param actor as whom he sees the board
    /// @param delay how much later than it happens he is told
    Spot(Actor actor, Duration delay, Runnable bell) {
        this.actor = actor;
        this.delay = delay;
        this.bell = bell;
    }

    void watch(LiveGame watched) {
        game = watched;
    }

    LiveGame game() {
        return Objects.requireNonNull(game);
    }

    /// How the board looks, unless it looks as it did.
    ///
    /// @param waiting the calls to it
    /// @param drawn how it looks
    Optional<ObjectNode> changed(List<Calls.Call> waiting, Supplier<ObjectNode> drawn) {
        boolean called = !waiting.equals(calls);
        if (!stirred.getAndSet(false) && !called) {
            return Optional.empty();
        }
        calls = waiting;
        Optional<ObjectNode> now = Optional.of(drawn.get());
        boolean changed = !now.equals(seen);
        seen = now;
        return changed ? now : Optional.empty();
    }

    @Override
    public Actor actor() {
        return actor;
    }

    @Override
    public Duration delay() {
        return delay;
    }

    @Override
    public void stir() {
        stirred.set(true);
        bell.run();
    }
}
