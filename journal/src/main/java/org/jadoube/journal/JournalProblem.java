package org.jadoube.journal;

/// A journal cannot be opened, written or read, for a reason outside the program: the message says where, what was
/// found, what was expected and what to do.
public final class JournalProblem extends RuntimeException {
    private static final long serialVersionUID = 1;

    /// What kind of trouble it is.
    public enum Reason {
        /// The folder cannot be made, or nothing can be written in it.
        UNWRITABLE,
        /// Another hall has this journal open.
        IN_USE,
        /// The file is no database at all, or another program's.
        NOT_A_JOURNAL,
        /// A newer Jadoube has written it.
        NEWER_FORMAT,
        /// What was once written cannot be read back as it was.
        DAMAGED,
        /// There is no room left on the disk.
        DISK_FULL,
        /// The disk or the file system failed; the journal takes nothing more until it is opened again.
        DISK_FAILED,
        /// The journal has been closed.
        CLOSED
    }

    private final Reason reason;
    private final String where;
    private final String found;
    private final String expected;
    private final String remedy;

    JournalProblem(Reason reason, String where, String found, String expected, String remedy) {
        super(where + ": " + found + "; expected " + expected + ". " + remedy);
        this.reason = reason;
        this.where = where;
        this.found = found;
        this.expected = expected;
        this.remedy = remedy;
    }

    JournalProblem because(Throwable cause) {
        initCause(cause);
        return this;
    }

    public Reason reason() {
        return reason;
    }

    /// The file, folder or game it is about.
    public String where() {
        return where;
    }

    public String found() {
        return found;
    }

    public String expected() {
        return expected;
    }

    /// What somebody can do about it.
    public String remedy() {
        return remedy;
    }
}
