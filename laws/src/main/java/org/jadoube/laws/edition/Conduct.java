package org.jadoube.laws.edition;

import org.jadoube.lawbook.Article;

/// The players' conduct, the points of a game, and the arbiter's penalties.
@Article("12.1")
public record Conduct(
        Devices devices,
        Smoking smoking,
        Waiting waiting,
        ScoresheetMisuse scoresheetMisuse,
        Witnesses witnesses,
        QuickplayDecision quickplayDecision,
        Recourse recourse,
        Explanation explanation,
        Penalties penalties,
        Total total) {
    /// A telephone or another device.
    @Article("12.3b")
    public enum Devices {
        NOT_STATED,
        /// Forbidden; a sound loses, and the arbiter decides what the opponent scores.
        SOUND_LOSES,
        /// Forbidden unless switched off; a sound loses and the opponent wins, unless he could not by any series of
        /// legal moves: then he has what a draw gives.
        SOUND_LOSES_UNLESS_OPPONENT_CANNOT_WIN,
        /// Having it in the venue loses; the opponent wins.
        POSSESSION_LOSES,
        /// Having it on one's person loses; the opponent wins.
        ON_THE_PERSON_LOSES
    }

    @Article("12.3c")
    public enum Smoking {
        NOT_STATED,
        WHERE_DESIGNATED,
        /// Electronic cigarettes too.
        ELECTRONIC_TOO_WHERE_DESIGNATED
    }

    /// The player whose opponent has the move wishes to leave the playing area.
    @Article("2023/11.2.4")
    public enum Waiting {
        LEAVES_FREELY,
        /// Unless the event has him report to the arbiter.
        REPORTS_IF_THE_EVENT_SAYS_SO
    }

    /// Writing on the scoresheet what does not belong there.
    @Article("12.4")
    public enum ScoresheetMisuse {
        /// It stands among the rules of conduct, whose breach is penalised.
        PENALISED,
        /// It stands among the rules of recording, which name no penalty.
        DISCRETIONARY
    }

    /// Whether somebody who watches may report to the arbiter.
    @Article("13.7a")
    public enum Witnesses {
        KEEP_OUT,
        REPORT_TO_THE_ARBITER
    }

    /// The arbiter's decision on a claim in a quickplay finish.
    @Article("10.2d")
    public enum QuickplayDecision {
        /// No appeal against it is heard.
        FINAL,
        NOT_STATED
    }

    /// Appeals against the arbiter.
    @Article("12.10")
    public enum Recourse {
        NOT_STATED,
        /// Unless the event says otherwise.
        APPEAL
    }

    /// Asking the arbiter about points of the Laws.
    @Article("2023/11.9")
    public enum Explanation {
        NOT_STATED,
        ON_REQUEST
    }

    /// Which penalties the arbiter has.
    @Article("13.4")
    public enum Penalties {
        SEVEN,
        WITH_FINE,
        WITH_FINE_AND_ROUND_EXCLUSION
    }

    /// What both players may have of a game together.
    @Article("2023/10.2")
    public enum Total {
        NOT_STATED,
        /// No more than a game normally gives.
        NORMAL_AT_MOST
    }
}
