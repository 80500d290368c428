/// The PGN format, read and written.
@org.jspecify.annotations.NullMarked
module org.jadoube.pgn {
    requires static transitive org.jspecify;
    requires transitive org.jadoube.notation;

    exports org.jadoube.pgn;
}
