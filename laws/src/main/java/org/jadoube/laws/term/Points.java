package org.jadoube.laws.term;

import org.jadoube.lawbook.Article;

/// Points of a game or an event, in halves: nothing finer is ever scored.
///
/// @param halves how many half points, not negative
@Article("11.1")
public record Points(int halves) implements Comparable<Points> {
    public static final Points NONE = new Points(0);
    public static final Points HALF = new Points(1);
    public static final Points ONE = new Points(2);

    public Points {
        if (halves < 0) {
            throw new IllegalArgumentException("points are not negative: " + halves + " halves");
        }
    }

    public static Points whole(int points) {
        return new Points(2 * points);
    }

    public Points plus(Points other) {
        return new Points(halves + other.halves);
    }

    /// What is left; never less than nothing.
    public Points minus(Points other) {
        return new Points(Math.max(0, halves - other.halves));
    }

    public Points atMost(Points most) {
        return new Points(Math.min(halves, most.halves));
    }

    @Override
    public int compareTo(Points other) {
        return Integer.compare(halves, other.halves);
    }

    /// As a decimal, such as `1`, `0.5`.
    @Override
    public String toString() {
        return halves % 2 == 0 ? String.valueOf(halves / 2) : halves / 2 + ".5";
    }
}
