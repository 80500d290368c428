package org.jadoube.journal;

/// A text that should be an event of the journal's form is none.
public final class EventProblem extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final String where;
    private final String found;
    private final String expected;

    EventProblem(String where, String found, String expected) {
        super("at " + where + ": found " + found + ", expected " + expected);
        this.where = where;
        this.found = found;
        this.expected = expected;
    }

    EventProblem because(Throwable cause) {
        initCause(cause);
        return this;
    }

    /// The member it is about, such as `event.player`.
    public String where() {
        return where;
    }

    public String found() {
        return found;
    }

    public String expected() {
        return expected;
    }
}
