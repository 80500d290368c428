package org.jadoube.laws.edition;

import org.jadoube.lawbook.Article;

/// Where the rules for rapid chess and blitz depart from the Competition Rules in what concerns clock and setting.
///
/// @param lines which games are rapid and which are blitz
/// @param settled once both players have completed so many moves, a wrong setting stays
@Article("A.4")
public record Rapid(Tempo.Lines lines, Regime regime, int settled, Flags flags) {
    /// When those rules hold.
    @Article({"A.3", "A.4", "B.2", "B.3", "B.3a"})
    public enum Regime {
        /// In every rapid or blitz game.
        ALWAYS,
        /// Where there are not arbiters enough for the Competition Rules.
        WITHOUT_ADEQUATE_SUPERVISION
    }

    /// Who says that a flag has fallen, and what a player has to do to win by it.
    @Article({"A.4d1", "A.4d2", "A.4d3"})
    public enum Flags {
        /// A player alone. He stops both clocks; with his own flag down as well the game is drawn.
        PLAYERS_CLAIM,
        /// The same, but both flags the arbiter may point out.
        PLAYERS_CLAIM_ARBITER_SEES_BOTH,
        /// The arbiter calls it, or a player claims, who must have time left.
        CALLED_OR_CLAIMED_WITH_TIME_LEFT,
        /// The arbiter calls it, or a player claims.
        CALLED_OR_CLAIMED
    }

    /// Whether a game goes by these rules.
    @Article({"A.3", "A.4", "B.2", "B.3", "B.3a"})
    public boolean govern(EventRules rules) {
        return rules.tempo() != Tempo.STANDARD
                && switch (regime) {
                    case ALWAYS -> true;
                    case WITHOUT_ADEQUATE_SUPERVISION -> rules.supervision() == Supervision.LACKING;
                };
    }
}
