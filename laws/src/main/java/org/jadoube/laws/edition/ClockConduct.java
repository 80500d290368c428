package org.jadoube.laws.edition;

import org.jadoube.lawbook.Article;
import org.jadoube.laws.term.Evidence;

/// Handling the clock, and what becomes of flags and faults.
public record ClockConduct(
        BothFlags bothFlags,
        WrongSetting wrongSetting,
        Displays displays,
        GroundlessStop groundlessStop,
        UnableToPress unableToPress,
        FlagExceptions flagExceptions) {
    /// Both flags are down and nobody knows which fell first.
    @Article("6.11")
    public enum BothFlags {
        CONTINUE,
        /// Drawn in a quickplay finish, else the game goes on.
        DRAW_IN_QUICKPLAY_FINISH,
        /// Drawn in the period for all remaining moves, else the game goes on.
        DRAW_IN_LAST_PERIOD,
        /// The same, but only where the event has announced the guidelines on games without increment.
        DRAW_IN_LAST_PERIOD_IF_ANNOUNCED
    }

    @Article("6.10b")
    public enum WrongSetting {
        NOT_STATED,
        CORRECTED
    }

    /// What a claim may rest on that screens and boards in the hall show.
    @Article({"6.14", "2023/6.12.2"})
    public enum Displays {
        NO_EVIDENCE,
        NO_EVIDENCE_ALONE;

        /// Whether a claim may rest on this.
        public boolean admit(Evidence evidence) {
            return switch (evidence) {
                case NO_DISPLAY -> true;
                case DISPLAY_AMONG_OTHERS -> this == NO_EVIDENCE_ALONE;
                case DISPLAY_ALONE -> false;
            };
        }
    }

    /// Stopping the clocks without a reason.
    @Article("6.12d")
    public enum GroundlessStop {
        NOT_STATED,
        PENALISED_IF_OBVIOUS,
        PENALISED
    }

    /// What happens to the times when a player has somebody press for him.
    @Article("6.7d")
    public enum UnableToPress {
        NOT_STATED,
        BOTH_CLOCKS_ADJUSTED,
        OWN_CLOCK_ADJUSTED,
        OWN_CLOCK_ADJUSTED_UNLESS_DISABLED
    }

    /// What the article on losing on time excepts.
    @Article("6.9")
    public enum FlagExceptions {
        /// It names none; a game that is over is over all the same.
        NOT_STATED,
        GAME_ENDED_OTHERWISE
    }
}
