package org.jadoube.cli;

import java.io.PrintWriter;

/// A line on a terminal that tells how far a long piece of work has come; silent where nobody watches.
final class Progress {
    private static final long EVERY_NANOS = 500_000_000;

    private final PrintWriter err;
    private final Wording wording;
    private final boolean watched;
    private final long begun = System.nanoTime();
    private long shown = begun;

    private Progress(PrintWriter err, Wording wording, boolean watched) {
        this.err = err;
        this.wording = wording;
        this.watched = watched;
    }

    static Progress on(PrintWriter err, Wording wording) {
        return new Progress(err, wording, isTerminal());
    }

    private static boolean isTerminal() {
        var console = System.console();
        return console != null && console.isTerminal();
    }

    void at(long games) {
        long now = System.nanoTime();
        if (watched && now - shown >= EVERY_NANOS) {
            shown = now;
            long pace = Math.round(games / ((now - begun) / 1e9));
            err.print("\r" + wording.say("replay.progress", games, pace) + "   ");
            err.flush();
        }
    }

    void done() {
        if (watched && shown != begun) {
            err.print("\r\u001b[K");
            err.flush();
        }
    }
}
