package org.jadoube.journal.form;

import java.util.OptionalInt;

/// A text that should be an event, an act or regulations in the journal's form is none.
public final class FormProblem extends RuntimeException {
    private static final long serialVersionUID = 1;
    private static final int LONGEST = 120;
    private static final int UNKNOWN = 0;

    private final String where;
    private final String found;
    private final String expected;
    private final String remedy;

    private final int column;

    FormProblem(String where, String found, String expected, String remedy) {
        this(where, found, expected, remedy, UNKNOWN);
    }

    private FormProblem(String where, String found, String expected, String remedy, int column) {
        super("at " + where + ": found " + shortened(found) + ", expected " + expected + "; " + remedy);
        this.where = where;
        this.found = shortened(found);
        this.expected = expected;
        this.remedy = remedy;
        this.column = column;
    }

    private static String shortened(String found) {
        return found.length() <= LONGEST ? found : found.substring(0, LONGEST) + "...";
    }

    FormProblem because(Throwable cause) {
        initCause(cause);
        return this;
    }

    /// The same, found in a column of the text.
    FormProblem in(int known) {
        return new FormProblem(where, found, expected, remedy, known).because(this);
    }

    /// Where in its line it was found, from 1, if that is known.
    public OptionalInt column() {
        return column == UNKNOWN ? OptionalInt.empty() : OptionalInt.of(column);
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
