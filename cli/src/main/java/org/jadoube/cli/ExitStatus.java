package org.jadoube.cli;

/// What the command tells the shell.
final class ExitStatus {
    static final int OK = 0;

    /// The input was read, and something in it disagrees with the Laws.
    static final int DISAGREEMENT = 1;

    /// The claim is not correct (`claim`).
    static final int REJECTED = 1;

    /// The game was over before the claim (`claim`).
    static final int OVER = 2;

    /// The side asked about can never checkmate (`mate`), neither side can (`dead`).
    static final int IMPOSSIBLE = 1;

    /// The budget was spent before it was decided (`mate`, `dead`).
    static final int UNDETERMINED = 2;

    /// The call or the input cannot be understood.
    static final int BAD_INPUT = 64;

    /// Some lines of a stream could not be understood; the others were answered.
    static final int BAD_LINE = 65;

    /// A file is not there or cannot be read.
    static final int NO_INPUT = 66;

    /// Something that is needed is not to be had: a port, a data folder.
    static final int UNAVAILABLE = 69;

    /// A fault of Jadoube's own.
    static final int BUG = 70;

    /// The answer could not be written.
    static final int UNWRITTEN = 74;

    /// Interrupted by Ctrl-C; what was done until then is told.
    static final int INTERRUPTED = 130;

    private ExitStatus() {}
}
