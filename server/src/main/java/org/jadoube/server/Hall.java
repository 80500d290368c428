package org.jadoube.server;

/// Placeholder of a room to be filled.
public final class Hall {
    private Hall() {}
}
