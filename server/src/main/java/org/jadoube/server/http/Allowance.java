package org.jadoube.server.http;

/// How much somebody may do: a steady rate and a reserve for bursts. Not safe for several threads at once.
public final class Allowance {
    private static final double NANOS = 1_000_000_000.0;

    private final double perSecond;
    private final double reserve;
    private double left;
    private long last;

    public Allowance(double perSecond, double reserve, long nanoTime) {
        this.perSecond = perSecond;
        this.reserve = reserve;
        this.left = reserve;
        this.last = nanoTime;
    }

    /// Takes one from the allowance; false when it is used up.
    public boolean take(long nanoTime) {
        return take(nanoTime, 1);
    }

    /// Takes several at once; false, and nothing is taken, when fewer are left.
    public boolean take(long nanoTime, int wanted) {
        left = Math.min(reserve, left + (nanoTime - last) / NANOS * perSecond);
        last = nanoTime;
        if (left < wanted) {
            return false;
        }
        left -= wanted;
        return true;
    }

    /// Whether nothing has been taken for so long that this is as good as new.
    boolean rested(long nanoTime) {
        return left + (nanoTime - last) / NANOS * perSecond >= reserve;
    }
}
