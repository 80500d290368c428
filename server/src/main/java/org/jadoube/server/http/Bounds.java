package org.jadoube.server.http;

/// How much the doorway lets in at once.
///
/// @param connections WebSocket connections at all
/// @param connectionsPerAddress WebSocket connections from one address; a whole club may sit behind one
public record Bounds(int connections, int connectionsPerAddress) {}
