/// The command line: `jadoube serve`, `perft`, `moves`, `replay`, `laws`.
@org.jspecify.annotations.NullMarked
module org.jadoube.cli {
    requires static org.jspecify;
    requires org.jadoube.audit;
    requires org.jadoube.clock;
    requires org.jadoube.server;
    requires org.jadoube.journal;
    requires org.jadoube.lawbook;
    requires org.jadoube.laws;
    requires org.jadoube.mating;
    requires org.jadoube.notation;
    requires org.jadoube.pgn;
    requires info.picocli;
    requires tools.jackson.core;
    requires tools.jackson.databind;

    exports org.jadoube.cli;

    opens org.jadoube.cli to
            info.picocli;
}
