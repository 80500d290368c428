package org.jadoube.server.http;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;

/// The connections that are open, and how many of them each address holds.
final class Guestbook {
    private final int perAddress;
    private final int atAll;
    private final Set<Connection> open = ConcurrentHashMap.newKeySet();
    private final ConcurrentHashMap<String, Integer> held = new ConcurrentHashMap<>();

    Guestbook(int perAddress, int atAll) {
        this.perAddress = perAddress;
        this.atAll = atAll;
    }

    /// Notes a connection; false when its address holds too many, or the hall is full.
    boolean enter(Connection connection) {
        int now = held.merge(connection.address(), 1, Integer::sum);
        open.add(connection);
        return now <= perAddress && open.size() <= atAll;
    }

    void leave(Connection connection) {
        if (open.remove(connection)) {
            held.computeIfPresent(connection.address(), (_, count) -> count == 1 ? null : Integer.valueOf(count - 1));
        }
    }

    void each(Consumer<Connection> what) {
        open.forEach(what);
    }

    boolean isEmpty() {
        return open.isEmpty();
    }
}
