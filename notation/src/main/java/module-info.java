/// Appendix C and its relatives: how positions and moves are written and read.
@org.jspecify.annotations.NullMarked
module org.jadoube.notation {
    requires static transitive org.jspecify;
    requires transitive org.jadoube.board;

    exports org.jadoube.notation;
}
