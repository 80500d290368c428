package org.jadoube.laws;

/// Why an act has no legal meaning at a table. The faces and the command line put it into words in the reader's
/// language; the citation beside it names the provision.
public enum Refusal {
    GAME_OVER,
    /// The edition, or what the event has chosen within it, knows no such thing.
    NOT_IN_FORCE,
    GAME_NOT_STARTED,
    GAME_ALREADY_STARTED,
    ALREADY_ARRIVED,
    NOT_A_PLAYER,
    ONLY_THE_ARBITER,
    /// Only the hall reports its own outages.
    ONLY_THE_HALL,
    NOT_YOUR_MOVE,
    /// He has let the piece go on its square, so it may not go to another in this move.
    PIECE_RELEASED,
    ILLEGAL_MOVE,
    /// Hands cannot do this: there is no such piece on the square.
    NO_SUCH_PIECE,
    /// The touch, the announcement or the piece put on the board obliges nobody to anything.
    NOT_BINDING,
    /// The position is not dead: a side can still checkmate.
    CHECKMATE_POSSIBLE,
    /// Neither that nor the opposite is proved, and the arbiter has not been asked.
    NOTHING_PROVED,
    /// There is nothing of the kind to object to.
    NO_SUCH_IRREGULARITY,
    CLOCK_NOT_RUNNING,
    /// In this profile the move presses the clock, no hand does.
    MOVE_PRESSES_CLOCK,
    CLOCKS_STAND,
    CLOCKS_RUN,
    OFFER_ALREADY_OPEN,
    NO_OFFER_TO_ANSWER,
    OFFER_TOO_EARLY,
    /// The event restricts agreeing on a draw, or offering one.
    AGREEMENT_RESTRICTED,
    /// The arbiter has been asked already and has not answered.
    ASKED_ALREADY,
    /// Something is missing that makes a claim of a draw, so it is neither right nor wrong.
    CLAIM_NOT_ADMISSIBLE,
    /// The move written down for a wrong claim must be made, and no other.
    WRITTEN_MOVE_BINDS,
    /// No scoresheets are kept by the players.
    SYSTEM_KEEPS_SCORE,
    RECONSTRUCTION_UNDER_WAY,
    NO_RECONSTRUCTION,
    SIGNED_ALREADY,
    FLAG_NOT_FALLEN,
    /// His own flag is down already.
    FLAG_HAS_FALLEN,
    /// He has more time left than that.
    TIME_ENOUGH,
    /// A claim of the same kind waits for the arbiter.
    CLAIM_ALREADY_OPEN,
    /// It is too late in the game for that.
    TOO_LATE,
    STILL_IN_TIME,
    UNUSABLE_SETTING,
    /// No question of this number waits for the arbiter.
    NO_SUCH_QUESTION,
    /// There is no result yet that could be corrected.
    GAME_NOT_OVER,
    /// He may go without asking.
    NO_LEAVE_NEEDED,
    /// The arbiter's decision is final.
    DECISION_FINAL,
    /// The Laws leave another answer to this question, not this one.
    NO_ANSWER_TO_THIS
}
