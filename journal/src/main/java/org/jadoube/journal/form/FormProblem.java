package org.jadoube.journal.form;

/// A text that should be an event, an act or regulations in the journal's form is none.
public final class FormProblem extends RuntimeException {
    private static final long serialVersionUID = 1;
    private static final int LONGEST = 120;

    private final String where;
    private final String found;
    private final String expected;
    private final String remedy;

    FormProblem(String where, String found, String expected, String remedy) {
        super("at " + where + ": found " + shortened(found) + ", expected " + expected + "; " + remedy);
        this.where = where;
        this.found = shortened(found);
        this.expected = expected;
        this.remedy = remedy;
    }

    private static String shortened(String found) {
        return found.length() <= LONGEST ? found : found.substring(0, LONGEST) + "...";
    }

    FormProblem because(Throwable cause) {
        initCause(cause);
        return this;
    }

    /// The member it is about, such as `event.player`.
    public String where() {
        return where;
    }

    /// What stands there, in its first hundred characters or so; `nothing` when nothing does.
    public String found() {
        return found;
    }

    public String expected() {
        return expected;
    }

    /// What to do about it.
    public String remedy() {
        return remedy;
    }
}
