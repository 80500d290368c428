package org.jadoube.cli;

import java.io.PrintWriter;
import java.time.Duration;
import java.util.function.BooleanSupplier;
import java.util.function.LongSupplier;

/// Asks whoever waits for a long search to go on waiting, once, after a second. It is asked by the search
/// whether it is cancelled, and never is.
final class Patience implements BooleanSupplier {
    private static final Duration UNTIL_SAID = Duration.ofSeconds(1);

    private final PrintWriter err;
    private final String note;
    private final LongSupplier nanos;
    private final long begun;
    private boolean said;

    /// @param nanos a running clock's nanoseconds
    Patience(PrintWriter err, String note, LongSupplier nanos) {
        this.err = err;
        this.note = note;
        this.nanos = nanos;
        begun = nanos.getAsLong();
    }

    @Override
    public boolean getAsBoolean() {
        if (!said && nanos.getAsLong() - begun >= UNTIL_SAID.toNanos()) {
            said = true;
            err.println(note);
            err.flush();
        }
        return false;
    }
}
