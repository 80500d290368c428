/// The append-only log of the events of each game, and its versioned form.
@org.jspecify.annotations.NullMarked
module org.jadoube.journal {
    requires static transitive org.jspecify;
    requires transitive org.jadoube.laws;
    requires org.jadoube.notation;
    requires transitive org.jadoube.pgn;
    requires java.sql;
    requires tools.jackson.core;
    requires transitive tools.jackson.databind;

    exports org.jadoube.journal;
    exports org.jadoube.journal.form;
}
