package org.jadoube.audit;

/// How much a finding says against the record of a game.
public enum Weight {
    /// The record and the Laws contradict one another, proved from what is recorded.
    WRONG,
    /// It cannot well be as it is recorded, but something that no record holds, such as an arbiter's correction, may
    /// explain it.
    DOUBTFUL,
    /// Nothing is wrong: worth knowing.
    NOTED
}
