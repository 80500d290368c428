/// The decider: what an act means under the Laws of an edition. Pure; no storage, no threads, no real time.
@org.jspecify.annotations.NullMarked
module org.jadoube.laws {
    requires static transitive org.jspecify;
    requires transitive org.jadoube.board;
    requires transitive org.jadoube.clock;
    requires transitive org.jadoube.lawbook;
    requires org.jadoube.mating;
    requires transitive org.jadoube.notation;

    exports org.jadoube.laws;
    exports org.jadoube.laws.arbiter;
    exports org.jadoube.laws.edition;
    exports org.jadoube.laws.game;
    exports org.jadoube.laws.points;
    exports org.jadoube.laws.term;
}
