package org.jadoube.server.desk;

import java.util.LinkedHashMap;
import java.util.Map;
import org.jadoube.server.http.Allowance;

/// Lets each address have things made at a measured pace.
final class Turnstile {
    private static final int ADDRESSES = 10_000;

    private final double perSecond;
    private final double reserve;

    /// The addresses, the one that came longest ago first; that one is forgotten when there are too many.
    private final Map<String, Allowance> allowances = new LinkedHashMap<>(16, 0.75f, true) {
        private static final long serialVersionUID = 1;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Allowance> eldest) {
            return size() > ADDRESSES;
        }
    };

    /// @param reserve how many an address may have at once
    Turnstile(double perSecond, double reserve) {
        this.perSecond = perSecond;
        this.reserve = reserve;
    }

    /// @param wanted how many he wants
    synchronized boolean admits(String address, int wanted) {
        long now = System.nanoTime();
        return allowances
                .computeIfAbsent(address, _ -> new Allowance(perSecond, reserve, now))
                .take(now, wanted);
    }
}
