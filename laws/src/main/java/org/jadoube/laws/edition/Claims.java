package org.jadoube.laws.edition;

import java.time.Duration;
import java.time.temporal.ChronoUnit;
import java.util.Collections;
import java.util.List;
import org.jadoube.lawbook.Article;

/// Claiming a draw by repetition or fifty moves.
///
/// @param bonus what the opponent is given for a wrong claim
/// @param rapidBonus the same in rapid play
/// @param blitzBonus the same in blitz
/// @param supervisedBlitzBonus the same in blitz under adequate supervision, by the letter
@Article("9.5")
public record Claims(
        RightLost rightLost,
        Stop stop,
        WrittenMove writtenMove,
        Duration bonus,
        Duration rapidBonus,
        Duration blitzBonus,
        Duration supervisedBlitzBonus,
        Deduction deduction) {
    /// What the opponent is given for a wrong claim in a game.
    @Article({"9.5b", "2023/A.3", "2018/B.2"})
    public Duration bonus(EventRules rules) {
        return switch (rules.tempo()) {
            case STANDARD -> bonus;
            case RAPID -> rapidBonus;
            case BLITZ -> rules.supervision() == Supervision.ADEQUATE ? supervised(rules) : blitzBonus;
        };
    }

    private Duration supervised(EventRules rules) {
        return switch (rules.interpretations().blitzPenalties()) {
            case AS_MEANT -> blitzBonus;
            case AS_WRITTEN -> supervisedBlitzBonus;
        };
    }

    /// What loses a player the right to claim in this turn.
    @Article("9.4")
    public enum RightLost {
        MAKING_A_MOVE,
        TOUCHING_A_PIECE
    }

    /// Who stops the clocks.
    @Article("9.5")
    public enum Stop {
        CLAIMANT_SHALL,
        CLAIMANT_MAY,
        CLAIMANT_OR_ARBITER_SHALL
    }

    @Article("9.2a")
    public enum WrittenMove {
        NOT_STATED,
        CANNOT_BE_CHANGED
    }

    /// What a wrong claim costs the claimant.
    @Article("9.5b")
    public enum Deduction {
        NONE,
        /// Half his time, three minutes at most, and never so that less than a minute is left.
        HALF_UP_TO_THREE_MINUTES;

        private static final Duration MOST = Duration.ofMinutes(3);
        private static final Duration LEFT = Duration.ofMinutes(1);

        /// What is taken from a claimant who has so much time left; whole microseconds. With exactly two minutes, of
        /// which the Laws do not speak, half his time and what leaves a minute are the same; with exactly one,
        /// nothing is.
        public Duration from(Duration remaining) {
            return switch (this) {
                case NONE -> Duration.ZERO;
                case HALF_UP_TO_THREE_MINUTES -> {
                    Duration half = remaining.dividedBy(2).truncatedTo(ChronoUnit.MICROS);
                    yield least(half, MOST, spare(remaining));
                }
            };
        }

        private static Duration spare(Duration remaining) {
            return remaining.compareTo(LEFT) > 0 ? remaining.minus(LEFT) : Duration.ZERO;
        }

        private static Duration least(Duration one, Duration two, Duration three) {
            return Collections.min(List.of(one, two, three));
        }
    }
}
