package org.jadoube.server.play;

/// Where a game has its acts decided, and where the hall thinks about it beside.
record Thinking(Study study, Deliberation deliberation) {
    private static final int MOST = 2;

    /// How many threads either has for proofs, which take all of a processor each: half of the processors are the
    /// games' own.
    static int threads() {
        return Math.clamp(Runtime.getRuntime().availableProcessors() / 2, 1, MOST);
    }
}
