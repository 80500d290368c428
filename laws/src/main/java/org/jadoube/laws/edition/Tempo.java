package org.jadoube.laws.edition;

import java.time.Duration;
import org.jadoube.clock.Period;
import org.jadoube.clock.Quota;
import org.jadoube.clock.TimeControl;
import org.jadoube.lawbook.Article;

/// How fast a game is by its time control, as the Laws class it.
@Article({"A.1", "B.1"})
public enum Tempo {
    STANDARD,
    RAPID,
    BLITZ;

    /// Where an edition draws the lines: by the time that each player is allotted for the whole game.
    @Article({"A.1", "B.1"})
    public enum Lines {
        /// Blitz below fifteen minutes, rapid to sixty; of increments nothing is said.
        FIFTEEN_AND_SIXTY_FIXED,
        /// The same, an increment counted sixty times.
        FIFTEEN_AND_SIXTY,
        /// Sixty minutes are standard.
        FIFTEEN_AND_LESS_THAN_SIXTY,
        /// Ten minutes are blitz, sixty are standard.
        MORE_THAN_TEN_AND_LESS_THAN_SIXTY;

        private static final Duration TEN = Duration.ofMinutes(10);
        private static final Duration FIFTEEN = Duration.ofMinutes(15);
        private static final Duration SIXTY = Duration.ofMinutes(60);
        private static final int MOVES = 60;

        /// What a time control makes of a game.
        public Tempo of(TimeControl control) {
            return switch (this) {
                case FIFTEEN_AND_SIXTY_FIXED -> upToSixty(allotted(control, 0));
                case FIFTEEN_AND_SIXTY -> upToSixty(allotted(control, MOVES));
                case FIFTEEN_AND_LESS_THAN_SIXTY -> belowSixty(allotted(control, MOVES), FIFTEEN.minusNanos(1));
                case MORE_THAN_TEN_AND_LESS_THAN_SIXTY -> belowSixty(allotted(control, MOVES), TEN);
            };
        }

        private static Tempo upToSixty(Duration time) {
            if (time.compareTo(FIFTEEN) < 0) {
                return BLITZ;
            }
            return time.compareTo(SIXTY) <= 0 ? RAPID : STANDARD;
        }

        private static Tempo belowSixty(Duration time, Duration longestBlitz) {
            if (time.compareTo(longestBlitz) <= 0) {
                return BLITZ;
            }
            return time.compareTo(SIXTY) < 0 ? RAPID : STANDARD;
        }

        /// The time of all periods with the bonus of so many moves, each in its period.
        private static Duration allotted(TimeControl control, int moves) {
            Duration time = Duration.ZERO;
            int left = moves;
            for (Period period : control.periods()) {
                int here = switch (period.quota()) {
                    case Quota.Moves(int count) -> Math.min(count, left);
                    case Quota.AllMoves() -> left;
                };
                time = time.plus(period.base()).plus(period.bonus().perMove().multipliedBy(here));
                left -= here;
            }
            return time;
        }
    }
}
