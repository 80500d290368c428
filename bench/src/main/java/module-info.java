/// Measurements; nothing else may need this room.
@org.jspecify.annotations.NullMarked
module org.jadoube.bench {
    requires static org.jspecify;
    requires org.jadoube.board;
    requires jmh.core;
}
