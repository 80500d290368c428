package org.jadoube.server.play;

import java.time.Duration;
import org.jadoube.laws.game.Actor;

/// Somebody who is told what happens in a game only after a while.
public final class LateFollower implements Follower {
    /// So much later he surely finds what he is told to look for.
    private static final Duration GRACE = Duration.ofMillis(10);

    private final Follower follower;
    private final Duration delay;
    private final PlayingRoom room;

    private LateFollower(Follower follower, Duration delay, PlayingRoom room) {
        this.follower = follower;
        this.delay = delay;
        this.room = room;
    }

    /// The follower himself, when he need not wait.
    public static Follower of(Follower follower, Duration delay, PlayingRoom room) {
        return delay.isZero() ? follower : new LateFollower(follower, delay, room);
    }

    @Override
    public Actor actor() {
        return follower.actor();
    }

    @Override
    public void stir() {
        room.later(delay.plus(GRACE), follower::stir);
    }
}
