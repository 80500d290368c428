package org.jadoube.server.play;

/// Who plays whom: the names of the players.
public record Pairing(String white, String black) {}
