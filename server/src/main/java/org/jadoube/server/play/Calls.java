package org.jadoube.server.play;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.jadoube.clock.Moment;
import org.jadoube.journal.GameId;

/// The calls for an arbiter that the assistants of one competition have made and nobody has answered. They are no part
/// of any game and are forgotten when the hall closes.
public final class Calls {
    /// At one board: whoever has called so often and nobody came must not fill the arbiters' desks.
    private static final int MOST = 3;

    /// A call to a board.
    ///
    /// @param number its number in the competition, from 1
    public record Call(int number, GameId game, Moment at, String note) {}

    private final List<Call> open = new ArrayList<>();
    private final List<Runnable> bells = new CopyOnWriteArrayList<>();
    private int made;

    /// Calls an arbiter to a board; false when as many calls to it wait already as may.
    public boolean make(GameId game, Moment at, String note) {
        synchronized (open) {
            if (at(game).size() >= MOST) {
                return false;
            }
            made++;
            open.add(new Call(made, game, at, note));
        }
        bells.forEach(Runnable::run);
        return true;
    }

    /// An arbiter has come; false when there is no such call.
    public boolean answer(int number, GameId game) {
        boolean answered;
        synchronized (open) {
            answered =
                    open.removeIf(call -> call.number() == number && call.game().equals(game));
        }
        bells.forEach(Runnable::run);
        return answered;
    }

    /// The calls to a board that nobody has answered.
    public List<Call> at(GameId game) {
        synchronized (open) {
            return open.stream().filter(call -> call.game().equals(game)).toList();
        }
    }

    /// From now on somebody is told when there is a call more or less. Must not block.
    public void follow(Runnable bell) {
        bells.add(bell);
    }

    public void unfollow(Runnable bell) {
        bells.remove(bell);
    }
}
