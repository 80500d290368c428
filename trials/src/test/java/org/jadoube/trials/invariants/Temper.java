package org.jadoube.trials.invariants;

/// How the people around a board behave.
///
/// The number says how many acts come, on average, to one that nobody in his senses would do.
enum Temper {
    /// They play chess, mostly.
    SERIOUS(60),
    /// They move to and fro.
    SHUFFLING(500),
    /// They touch, object, claim, report and stop the clocks.
    QUARRELSOME(12),
    /// Anybody does anything.
    WILD(2);

    private final int sober;

    Temper(int sober) {
        this.sober = sober;
    }

    int sober() {
        return sober;
    }
}
