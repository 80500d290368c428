package org.jadoube.server.play;

import java.util.Arrays;

/// How long many callers have waited.
final class Waits {
    private long[] nanos = new long[1 << 10];
    private int count;

    synchronized void add(long waited) {
        nanos = count == nanos.length ? Arrays.copyOf(nanos, count * 2) : nanos;
        nanos[count++] = waited;
    }

    synchronized int count() {
        return count;
    }

    /// In milliseconds, the wait that so large a part of all does not exceed.
    ///
    /// @param part from 0 to 1; 1 is the longest
    synchronized double millis(double part) {
        long[] sorted = Arrays.copyOf(nanos, count);
        Arrays.sort(sorted);
        return count == 0 ? 0 : sorted[Math.max(0, (int) Math.ceil(part * count) - 1)] / 1e6;
    }

    /// The median, what one of a hundred exceeds, and the longest.
    @Override
    public String toString() {
        return "%.1f | %.1f | %.0f".formatted(millis(0.5), millis(0.99), millis(1));
    }
}
