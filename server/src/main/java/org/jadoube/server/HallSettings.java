package org.jadoube.server;

import java.nio.file.Path;

/// How a hall is opened.
///
/// @param host the address it listens at: a name or number, `localhost` for this machine alone, `0.0.0.0` for all
/// @param port the port, 0 for any free one
/// @param data the folder of the journal; made when it does not exist
/// @param connectionsPerAddress how many WebSocket connections one address may hold; a whole club may sit behind one
public record HallSettings(String host, int port, Path data, int connectionsPerAddress) {
    private static final int HIGHEST_PORT = 65_535;
    private static final int PER_ADDRESS = 200;

    public HallSettings {
        if (port < 0 || port > HIGHEST_PORT) {
            throw new IllegalArgumentException("a port is a number from 0 to 65535, not " + port);
        }
    }

    public HallSettings(String host, int port, Path data) {
        this(host, port, data, PER_ADDRESS);
    }
}
