/// The index of the Laws: articles, editions, citations. Knows nothing of any other room.
@org.jspecify.annotations.NullMarked
module org.jadoube.lawbook {
    requires static transitive org.jspecify;

    exports org.jadoube.lawbook;
}
