/// Whether a side can still checkmate, by any series of legal moves.
@org.jspecify.annotations.NullMarked
module org.jadoube.mating {
    requires static transitive org.jspecify;
    requires transitive org.jadoube.board;
    requires org.jadoube.notation;

    exports org.jadoube.mating;
    exports org.jadoube.mating.report;
}
