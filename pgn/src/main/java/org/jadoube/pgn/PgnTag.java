package org.jadoube.pgn;

/// A tag pair and where it begins.
record PgnTag(String name, String value, Place place) {}
