package org.jadoube.cli;

import java.io.PrintWriter;

/// A line on a terminal that tells how far a long piece of work has come; silent where nobody watches, and for the
/// first second.
final class Progress {
    private static final long EVERY_NANOS = 500_000_000;
    private static final long FIRST_NANOS = 1_000_000_000;
    private static final int WIDTH = 24;
    private static final double HUNDRED = 100;

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

    /// Some games are done, and nobody knows how many there are.
    void at(long games) {
        at(games, 0);
    }

    /// Some games are done, and so much of the whole.
    ///
    /// @param share from 0, where it is not known, to 1
    void at(long games, double share) {
        long now = System.nanoTime();
        if (watched && now - begun >= FIRST_NANOS && now - shown >= EVERY_NANOS) {
            shown = now;
            err.print("\r" + line(games, share, (now - begun) / 1e9) + "   ");
            err.flush();
        }
    }

    private String line(long games, double share, double seconds) {
        String pace = wording.say("replay.progress", games, Math.round(games / seconds));
        if (share <= 0) {
            return pace;
        }
        int full = (int) Math.round(share * WIDTH);
        String bar = "#".repeat(full) + "-".repeat(WIDTH - full);
        long left = Math.round(seconds / share - seconds);
        return "[" + bar + "] " + Math.round(share * HUNDRED) + " %  " + pace + ", " + wording.say("audit.left", left);
    }

    void done() {
        if (watched && shown != begun) {
            err.print("\r\u001b[K");
            err.flush();
        }
    }
}
