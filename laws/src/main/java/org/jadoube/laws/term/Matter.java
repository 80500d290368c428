package org.jadoube.laws.term;

import java.util.EnumSet;
import java.util.Set;
import org.jadoube.lawbook.Article;

/// What only the arbiter can decide, each with the answers that the Laws leave him.
public enum Matter {
    @Article("6.6a")
    LATE_ARRIVAL(Answer.EXCUSED, Answer.LOST),
    @Article("6.12d")
    STOPPED_CLOCKS(Answer.EXCUSED, Answer.PENALISED),
    @Article("4.7")
    TOUCH_CLAIM(Answer.UPHELD, Answer.REJECTED),
    @Article("7.4a")
    ILLEGAL_MOVE_CLAIM(Answer.UPHELD, Answer.REJECTED),
    /// Both kings in check or a pawn on its last rank, in rapid chess and blitz, a move later.
    @Article("2023/A.5.4")
    ILLEGAL_POSITION(Answer.DRAWN, Answer.PLAY_ON),
    @Article("7.1a")
    WRONG_INITIAL_POSITION(Answer.UPHELD, Answer.REJECTED),
    @Article("7.1b")
    BOARD_TURNED(Answer.UPHELD, Answer.REJECTED),
    @Article("7.2")
    COLOURS_REVERSED(Answer.PLAY_ON, Answer.NEW_GAME, Answer.REJECTED),
    @Article("7.5")
    DISPLACED_PIECES(Answer.UPHELD, Answer.REJECTED),
    @Article("6.10b")
    CLOCK_SETTING(Answer.UPHELD, Answer.REJECTED),
    @Article("6.10a")
    CLOCK_DEFECT(Answer.UPHELD, Answer.REJECTED),
    /// Times and counters after an irregularity; answered by setting the clocks or by leaving them as they are.
    @Article("6.13")
    CLOCK_TIMES(Answer.UNCHANGED),
    @Article("10.2")
    QUICKPLAY_CLAIM(Answer.DRAWN, Answer.POSTPONED, Answer.POSTPONED_WITH_TIME, Answer.REJECTED),
    @Article("10.2b")
    QUICKPLAY_RESULT(Answer.DRAWN, Answer.REJECTED),
    @Article("2023/III.4")
    INCREMENT_REQUEST(Answer.UPHELD, Answer.REJECTED),
    /// Whether the position can still be won by a side, where no proof was found.
    @Article("6.9")
    CAN_STILL_CHECKMATE(Answer.UPHELD, Answer.REJECTED),
    /// Whether neither side can checkmate any more, where a player says so and no proof was found.
    @Article("5.2b")
    DEAD_POSITION(Answer.UPHELD, Answer.REJECTED),
    /// Both flags are down, and the edition does not say what that means in this game.
    @Article("Preface")
    BOTH_FLAGS(Answer.DRAWN, Answer.PLAY_ON),
    /// He is unable, and where the edition says so at no cost, being disabled; or he is not.
    @Article("2023/8.1.6")
    UNABLE_TO_RECORD(Answer.UPHELD, Answer.EXCUSED, Answer.REJECTED),
    @Article("6.7d")
    CLOCK_ASSISTANT(Answer.UPHELD, Answer.REJECTED),
    @Article("2023/4.9")
    MOVING_ASSISTANT(Answer.UPHELD, Answer.REJECTED),
    /// What becomes of something that a player is said to have done.
    @Article("12.7")
    CONDUCT(Answer.EXCUSED, Answer.PENALISED, Answer.LOST),
    /// Which penalty, for what a player has done and must be penalised for.
    @Article("13.4")
    PENALTY(Answer.PENALISED, Answer.LOST),
    /// Whether to take time from a player though that leaves him none.
    @Article("13.4c")
    DEDUCTION(Answer.UPHELD, Answer.REJECTED),
    /// Whether a player persists in refusing to comply with the Laws.
    @Article("12.8")
    PERSISTENCE(Answer.UPHELD, Answer.REJECTED),
    /// What the opponent of a player who loses by his conduct scores.
    @Article("12.8")
    OPPONENT_SCORE(Answer.FULL_POINT, Answer.HALF_POINT, Answer.NO_POINT),
    @Article("2023/11.9")
    EXPLANATION(Answer.EXPLAINED),
    @Article("12.2")
    LEAVE(Answer.UPHELD, Answer.REJECTED),
    @Article("9.1")
    DRAW_AGREEMENT(Answer.UPHELD, Answer.REJECTED),
    @Article("8.7")
    DISPUTED_RESULT(Answer.UPHELD, Answer.REJECTED),
    @Article("6.12b")
    CALL(Answer.UPHELD, Answer.REJECTED);

    @SuppressWarnings("ImmutableEnumChecker") // an unmodifiable copy
    private final Set<Answer> answers;

    Matter(Answer first, Answer... others) {
        answers = Set.copyOf(EnumSet.of(first, others));
    }

    /// The answers open to the arbiter.
    public Set<Answer> answers() {
        return answers;
    }
}
