/// Articles 1 to 3: the pieces, the positions they form and the moves they may make. Knows no time, players
/// or results.
@org.jspecify.annotations.NullMarked
module org.jadoube.board {
    requires static transitive org.jspecify;
    requires transitive org.jadoube.lawbook;

    exports org.jadoube.board;
}
