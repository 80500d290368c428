package org.jadoube.clock;

import java.time.Duration;

/// The kind of a [Bonus], apart from its amount: what a PGN tag leaves unsaid.
public enum BonusMode {
    CUMULATIVE,
    BRONSTEIN,
    US_DELAY;

    /// This kind of bonus with an amount; none when the amount is zero.
    public Bonus of(Duration perMove) {
        if (perMove.isZero()) {
            return new Bonus.None();
        }
        return switch (this) {
            case CUMULATIVE -> new Bonus.Cumulative(perMove);
            case BRONSTEIN -> new Bonus.Bronstein(perMove);
            case US_DELAY -> new Bonus.UsDelay(perMove);
        };
    }
}
