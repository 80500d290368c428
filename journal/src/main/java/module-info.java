/// The append-only log of the events of each game, and its versioned form.
@org.jspecify.annotations.NullMarked
module org.jadoube.journal {
    requires static transitive org.jspecify;
    requires transitive org.jadoube.laws;
    requires org.jadoube.notation;
    requires org.jadoube.pgn;
    requires tools.jackson.core;
    requires tools.jackson.databind;
    requires transitive java.sql;

    exports org.jadoube.journal;
}
