/// Measurements; nothing else may need this room.
@org.jspecify.annotations.NullMarked
module org.jadoube.bench {
    requires static org.jspecify;
    requires java.management;
    requires org.jadoube.audit;
    requires org.jadoube.board;
    requires org.jadoube.clock;
    requires org.jadoube.journal;
    requires org.jadoube.laws;
    requires org.jadoube.mating;
    requires org.jadoube.notation;
    requires org.jadoube.pgn;
    requires jmh.core;
}
