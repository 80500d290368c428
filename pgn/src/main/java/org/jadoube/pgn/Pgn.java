package org.jadoube.pgn;

/// Placeholder of a room to be filled.
interface Pgn {}
