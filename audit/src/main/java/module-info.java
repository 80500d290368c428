/// What the Laws say of recorded games.
@org.jspecify.annotations.NullMarked
module org.jadoube.audit {
    requires static transitive org.jspecify;
    requires transitive org.jadoube.board;
    requires transitive org.jadoube.lawbook;
    requires transitive org.jadoube.laws;
    requires transitive org.jadoube.mating;
    requires transitive org.jadoube.pgn;

    exports org.jadoube.audit;
}
