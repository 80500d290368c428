package org.jadoube.server.desk;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/// What was asked for last: as much as is allowed, and what nobody has asked for longest is forgotten first.
final class Remembered<K, V> {
    private final Map<K, V> known;

    /// @param most how much of it
    Remembered(int most) {
        known = new LinkedHashMap<>(16, 0.75f, true) {
            private static final long serialVersionUID = 1;

            @Override
            protected boolean removeEldestEntry(Map.Entry<K, V> eldest) {
                return size() > most;
            }
        };
    }

    synchronized Optional<V> of(K key) {
        return Optional.ofNullable(known.get(key));
    }

    synchronized void keep(K key, V value) {
        known.put(key, value);
    }
}
