package org.jadoube.laws.term;

import java.time.Duration;
import org.jadoube.clock.Period;
import org.jadoube.lawbook.Article;

/// A penalty the arbiter may impose on a player.
@Article("13.4")
public sealed interface Penalty {
    @Article("13.4a")
    record Warning() implements Penalty {}

    @Article("13.4b")
    record TimeToOpponent(Duration time) implements Penalty {
        public TimeToOpponent {
            requirePositive(time);
        }
    }

    @Article("13.4c")
    record TimeFromOffender(Duration time) implements Penalty {
        public TimeFromOffender {
            requirePositive(time);
        }
    }

    /// @param opponent what the opponent scores
    @Article("13.4d")
    record Loss(Score opponent) implements Penalty {}

    @Article("13.4e")
    record PointsFromOffender(Score points) implements Penalty {}

    /// The opponent scores the most a game can give.
    @Article("13.4f")
    record PointsToOpponent() implements Penalty {}

    @Article("13.4g")
    record Expulsion() implements Penalty {}

    /// A fine announced beforehand.
    @Article("2023/12.9.7")
    record Fine() implements Penalty {}

    @Article("2023/12.9.8")
    record RoundExclusion() implements Penalty {}

    private static void requirePositive(Duration time) {
        Period.requireUsable("a penalty in time", time);
        if (!time.isPositive()) {
            throw new IllegalArgumentException("a penalty in time is longer than nothing: " + time);
        }
    }
}
