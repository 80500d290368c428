package org.jadoube.cli;

/// How a record says that its game ended.
///
/// @param score the result as the PGN format writes it, `*` where there is none
/// @param onTime whether the loser is said to have run out of time
record RecordedEnd(String score, boolean onTime) {
    static final RecordedEnd NONE = new RecordedEnd("*", false);

    boolean isKnown() {
        return !score.equals(NONE.score);
    }
}
