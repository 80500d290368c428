package org.jadoube.laws.edition;

import org.jadoube.lawbook.Article;

/// The last phase of a game with all remaining moves in a limited time.
@Article("10.1")
public record Quickplay(
        Force force, ClaimStop claimStop, PostponedRuling postponedRuling, FiveSeconds fiveSeconds, Blitz blitz) {
    /// When its articles apply.
    @Article("10.1")
    public enum Force {
        ALWAYS,
        /// And only without a bonus for each move.
        IF_ANNOUNCED
    }

    @Article("10.2")
    public enum ClaimStop {
        SHALL,
        MAY
    }

    /// When the arbiter gives the decision he has postponed.
    @Article("10.2b")
    public enum PostponedRuling {
        AFTER_A_FLAG,
        LATER_OR_AFTER_A_FLAG
    }

    /// Asking for five more seconds a move.
    @Article("2023/III.4")
    public enum FiveSeconds {
        NOT_IN_FORCE,
        DELAY_OR_CUMULATIVE,
        CUMULATIVE
    }

    /// Whether blitz has such a phase.
    @Article({"B.3b", "2023/III.2.2"})
    public enum Blitz {
        EXCLUDED,
        /// Games that go by the Competition Rules have it.
        EXCLUDED_WITHOUT_ADEQUATE_SUPERVISION
    }
}
