package org.jadoube.server.desk;

import java.util.LinkedHashMap;
import java.util.Map;
import org.jadoube.server.http.Allowance;

/// Lets each address make games at a measured pace.
final class Turnstile {
    private static final double PER_SECOND = 2;
    private static final double RESERVE = 200;
    private static final int ADDRESSES = 10_000;

    /// The addresses, the one that came longest ago first; that one is forgotten when there are too many.
    private final Map<String, Allowance> allowances = new LinkedHashMap<>(16, 0.75f, true) {
        private static final long serialVersionUID = 1;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Allowance> eldest) {
            return size() > ADDRESSES;
        }
    };

    /// @param games how many he wants to make
    synchronized boolean admits(String address, int games) {
        long now = System.nanoTime();
        return allowances
                .computeIfAbsent(address, _ -> new Allowance(PER_SECOND, RESERVE, now))
                .take(now, games);
    }
}
