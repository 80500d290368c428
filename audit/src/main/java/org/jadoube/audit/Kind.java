package org.jadoube.audit;

import java.util.Locale;
import java.util.Optional;
import org.jadoube.lawbook.Citation;
import org.jadoube.laws.edition.Edition;

/// The kinds of findings, the most remarkable first.
public enum Kind {
    /// Won on time by a player who could never have checkmated.
    TIME_WON_WITHOUT_MATE(Weight.WRONG, "6.9"),
    /// A dead position in which the game went on.
    DEAD_PLAYED_ON(Weight.WRONG, "5.2b"),
    /// A dead position in which somebody is said to have won.
    DEAD_NOT_DRAWN(Weight.WRONG, "5.2b"),
    MATE_OTHER_RESULT(Weight.WRONG, "5.1a"),
    STALEMATE_NOT_DRAWN(Weight.WRONG, "5.2a"),
    MATE_PLAYED_ON(Weight.WRONG, "5.1a"),
    STALEMATE_PLAYED_ON(Weight.WRONG, "5.2a"),
    FIVEFOLD_NOT_DRAWN(Weight.WRONG, "2023/9.6.1"),
    SEVENTY_FIVE_NOT_DRAWN(Weight.WRONG, "2023/9.6.2"),
    FIVEFOLD_PLAYED_ON(Weight.WRONG, "2023/9.6.1"),
    SEVENTY_FIVE_PLAYED_ON(Weight.WRONG, "2023/9.6.2"),
    ILLEGAL_MOVE(Weight.WRONG, "3.1"),
    /// Won, nobody knows how, by a player who could never have checkmated.
    WON_WITHOUT_MATE(Weight.DOUBTFUL, "2023/5.1.2"),
    /// Drawn on time although the opponent of the player having the move could have checkmated.
    TIME_DRAWN_WITH_MATE(Weight.DOUBTFUL, "6.9"),
    /// Lost on time by the player who has just moved.
    TIME_LOST_OFF_MOVE(Weight.DOUBTFUL, "6.8"),
    CLOCK_GREW(Weight.DOUBTFUL, "6.2b"),
    /// A move made after the clock, written in fractions of a second, had shown zero.
    CLOCK_AFTER_ZERO(Weight.DOUBTFUL, "6.9"),
    /// A clock lost more than the time spent on the move: it ran in the opponent's time too.
    CLOCK_RAN_OFF_MOVE(Weight.DOUBTFUL, "6.2a"),
    /// A clock lost less than the time spent on the move.
    CLOCK_LOST_TOO_LITTLE(Weight.DOUBTFUL, "6.2a"),
    /// The clocks began with more than the time control gives.
    CLOCK_BEGAN_HIGHER(Weight.DOUBTFUL, "6.2a"),
    /// A move that cannot be read or may mean several.
    UNREADABLE_MOVE(Weight.DOUBTFUL, "8.1"),
    /// A FEN that is no position.
    UNSOUND_START(Weight.DOUBTFUL, "2.3"),
    /// The player who lost could have claimed a draw by repetition.
    REPETITION_MISSED(Weight.NOTED, "9.2b"),
    /// The player who lost could have claimed a draw by fifty moves.
    FIFTY_MOVES_MISSED(Weight.NOTED, "9.3b"),
    REPETITION_CLAIMABLE(Weight.NOTED, "9.2b"),
    FIFTY_MOVES_CLAIMABLE(Weight.NOTED, "9.3b"),
    /// A move made after the clock, written in whole seconds, had shown zero: less than a second, or nothing.
    CLOCK_AT_ZERO(Weight.NOTED, "6.9"),
    /// The game is over by the Laws, and its result is left open.
    END_WITHOUT_RESULT(Weight.NOTED, "8.7"),
    /// Whether a side could still checkmate was not decided within the budget.
    MATE_UNDECIDED(Weight.NOTED, "6.9"),
    RESULTS_DIFFER(Weight.DOUBTFUL, "8.7"),
    RESULT_MISSING(Weight.NOTED, "8.7"),
    RESULT_UNKNOWN(Weight.NOTED, "8.7"),
    TIME_FORFEIT_UNFINISHED(Weight.NOTED, "6.9"),
    NULL_MOVE(Weight.NOTED, "3.1"),
    /// Not chess by the Laws.
    FOREIGN_RULES(Weight.NOTED, ""),
    SETUP_WITHOUT_FEN(Weight.NOTED, ""),
    FEN_WITHOUT_SETUP(Weight.NOTED, ""),
    PLY_COUNT_DIFFERS(Weight.NOTED, ""),
    /// Something in the file that has no meaning or no end.
    FORM(Weight.NOTED, "");

    private final Weight weight;
    private final String article;

    Kind(Weight weight, String article) {
        this.weight = weight;
        this.article = article;
    }

    public Weight weight() {
        return weight;
    }

    /// The article in the numbers of an edition; empty where the Laws say nothing of it.
    public Optional<String> article(Edition edition) {
        return article.isEmpty() ? Optional.empty() : Optional.of(new Citation(article).in(edition.name()));
    }

    /// Whether a finding of this kind is worth to be looked at on the board.
    public boolean isRemarkable() {
        return compareTo(FIFTY_MOVES_MISSED) <= 0;
    }

    /// As programs write it: `dead-played-on`.
    public String code() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
