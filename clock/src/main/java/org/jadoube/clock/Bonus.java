package org.jadoube.clock;

import java.time.Duration;
import org.jadoube.lawbook.Article;

/// The extra time of each move in a period.
@Article("6.2b")
public sealed interface Bonus {
    /// The amount of one move; zero where there is none.
    Duration perMove();

    /// What the display shows on top of the base before a move is begun.
    default Duration upFront() {
        return Duration.ZERO;
    }

    /// How long the display waits at the beginning of a move.
    default Duration delay() {
        return Duration.ZERO;
    }

    /// What is added when a move that took `used` is completed.
    default Duration afterMove(Duration used) {
        return Duration.ZERO;
    }

    /// No extra time.
    record None() implements Bonus {
        @Override
        public Duration perMove() {
            return Duration.ZERO;
        }
    }

    /// Added for each move, kept when unused (Fischer). The amount of the first move is on the display from the
    /// start; that of each later one is added when the move before it is completed, so that every move has its
    /// amount before it begins.
    record Cumulative(Duration perMove) implements Bonus {
        public Cumulative {
            requireSome(perMove);
        }

        @Override
        public Duration upFront() {
            return perMove;
        }

        @Override
        public Duration afterMove(Duration used) {
            return perMove;
        }
    }

    /// Given back after each move as far as it was used (Bronstein). As on a digital clock the amount stands on
    /// the display from the start and counts down at once.
    record Bronstein(Duration perMove) implements Bonus {
        public Bronstein {
            requireSome(perMove);
        }

        @Override
        public Duration upFront() {
            return perMove;
        }

        @Override
        public Duration afterMove(Duration used) {
            return used.compareTo(perMove) < 0 ? used : perMove;
        }
    }

    /// The main time waits this long before each move (US delay).
    record UsDelay(Duration perMove) implements Bonus {
        public UsDelay {
            requireSome(perMove);
        }

        @Override
        public Duration delay() {
            return perMove;
        }
    }

    private static void requireSome(Duration perMove) {
        Period.requireUsable("the bonus of a move", perMove);
        if (perMove.isZero()) {
            throw new IllegalArgumentException("the bonus of a move is above zero; say Bonus.None for none");
        }
    }
}
