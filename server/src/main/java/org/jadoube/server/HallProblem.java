package org.jadoube.server;

/// Why a hall cannot be opened: the message says where, what was found, what was expected and what to do.
public final class HallProblem extends RuntimeException {
    private static final long serialVersionUID = 1;

    /// What kind of trouble it is.
    public enum Reason {
        /// Another program listens at the port.
        PORT_IN_USE,
        /// The system does not let this program listen there: a port below 1024, or an address that is not this
        /// machine's.
        ADDRESS_UNUSABLE,
        /// The data folder or the journal in it cannot be used.
        JOURNAL
    }

    private final Reason reason;
    private final String where;
    private final String found;
    private final String expected;
    private final String remedy;

    HallProblem(Reason reason, String where, String found, String expected, String remedy, Throwable cause) {
        super("%s: %s; expected %s. %s".formatted(where, found, expected, remedy), cause);
        this.reason = reason;
        this.where = where;
        this.found = found;
        this.expected = expected;
        this.remedy = remedy;
    }

    public Reason reason() {
        return reason;
    }

    /// The address, file or folder it is about.
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
