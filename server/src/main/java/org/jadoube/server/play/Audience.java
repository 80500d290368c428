package org.jadoube.server.play;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.EnumSet;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Predicate;
import org.jadoube.board.Colour;
import org.jadoube.clock.Moment;
import org.jadoube.laws.game.Actor;

/// Those who follow a game, and which of its players are among them: now, and a while ago for those who are told late.
///
/// What was longer ago than the last changes that are kept, or before the game was brought into memory, is not known:
/// then nobody was there.
final class Audience {
    private static final int CHANGES = 1_000;

    private final HallClock clock;
    private final List<Follower> followers = new CopyOnWriteArrayList<>();
    private final Deque<Change> changes = new ArrayDeque<>();

    /// From a moment on these players were there.
    private record Change(Moment at, Set<Colour> present) {}

    private final Optional<Echo> echo;

    /// @param delay how much later than it happens spectators are told
    Audience(HallClock clock, Timetable timetable, Duration delay) {
        this.clock = clock;
        this.echo = Optional.of(delay)
                .filter(Duration::isPositive)
                .map(late -> new Echo(clock, timetable, late, () -> stir(Audience::isLate)));
    }

    private static boolean isLate(Follower follower) {
        return follower.delay().isPositive();
    }

    /// What happened before anybody came, and is still to be told to those who are told late.
    void expect(List<Moment> happened) {
        echo.ifPresent(late -> happened.forEach(late::heard));
    }

    void enter(Follower follower) {
        followers.add(follower);
        note();
    }

    void leave(Follower follower) {
        followers.remove(follower);
        note();
    }

    /// Whoever is here as a player leaves and is told why.
    void expel(Actor player) {
        List<Follower> expelled =
                followers.stream().filter(one -> one.actor() == player).toList();
        followers.removeAll(expelled);
        note();
        expelled.forEach(Follower::expel);
    }

    private void note() {
        synchronized (changes) {
            Set<Colour> present = present();
            if (!changes.isEmpty() && changes.getLast().present().equals(present)) {
                return;
            }
            changes.add(new Change(clock.now(), present));
            if (changes.size() > CHANGES) {
                changes.remove();
            }
        }
    }

    /// There is news: for some at once, for the others once it is old enough.
    void stir() {
        stir(follower -> !isLate(follower));
        echo.ifPresent(late -> late.heard(clock.now()));
    }

    private void stir(Predicate<Follower> whom) {
        followers.stream().filter(whom).forEach(Follower::stir);
    }

    boolean isEmpty() {
        return followers.isEmpty();
    }

    /// The players who are connected.
    Set<Colour> present() {
        var present = EnumSet.noneOf(Colour.class);
        followers.forEach(follower -> follower.actor().colour().ifPresent(present::add));
        return present;
    }

    /// The players who were connected at a moment.
    Set<Colour> present(Moment then) {
        synchronized (changes) {
            for (Iterator<Change> latest = changes.descendingIterator(); latest.hasNext(); ) {
                Change change = latest.next();
                if (!then.isBefore(change.at())) {
                    return change.present();
                }
            }
        }
        return Set.of();
    }
}
