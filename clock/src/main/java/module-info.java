/// Article 6 as a device: two displays, periods, flags. Knows no positions and no results.
@org.jspecify.annotations.NullMarked
module org.jadoube.clock {
    requires static transitive org.jspecify;
    requires transitive org.jadoube.board;

    exports org.jadoube.clock;
}
