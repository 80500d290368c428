package org.jadoube.bench;

import java.util.Arrays;

/// Many durations in nanoseconds, and what is usually told of them.
final class Durations {
    private long[] nanos = new long[1 << 10];
    private int size;

    void add(long duration) {
        if (size == nanos.length) {
            nanos = Arrays.copyOf(nanos, size * 2);
        }
        nanos[size++] = duration;
    }

    int size() {
        return size;
    }

    /// In microseconds.
    double average() {
        return size == 0 ? 0 : Arrays.stream(nanos, 0, size).average().orElse(0) / 1e3;
    }

    /// The duration, in microseconds, that so large a part of all does not exceed.
    ///
    /// @param part from 0 to 1; 1 is the longest
    double percentile(double part) {
        if (size == 0) {
            return 0;
        }
        long[] sorted = Arrays.copyOf(nanos, size);
        Arrays.sort(sorted);
        return sorted[Math.max(0, (int) Math.ceil(part * size) - 1)] / 1e3;
    }
}
