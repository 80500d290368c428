package org.jadoube.journal;

/// What somebody is in a competition.
public enum Office {
    /// The chief arbiter: all boards are his.
    CHIEF,
    /// The arbiter of some of the boards.
    SECTION,
    /// Sees what the arbiters see and calls them; rules on nothing.
    ASSISTANT
}
