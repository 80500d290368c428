package org.jadoube.pgn;

/// One tag pair and where it stands.
record PgnTag(String name, String value, long line, long column) {}
