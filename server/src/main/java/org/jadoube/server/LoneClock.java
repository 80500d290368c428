package org.jadoube.server;

import java.net.Inet4Address;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.net.URI;
import java.util.List;
import org.jadoube.server.desk.ClockDesk;
import org.jadoube.server.http.Bounds;
import org.jadoube.server.http.Doorway;

/// The chess clock alone, served to phones and tablets without a hall: its page and the files of that page.
public final class LoneClock implements AutoCloseable {
    private static final Bounds BOUNDS = new Bounds(1_000, 100);

    private final String host;
    private final Doorway doorway;

    private LoneClock(String host, Doorway doorway) {
        this.host = host;
        this.doorway = doorway;
    }

    /// Serves the clock.
    ///
    /// @param host the address to listen at, `0.0.0.0` for all
    /// @param port the port, 0 for any free one
    /// @throws HallProblem when the address cannot be used, and why
    public static LoneClock open(String host, int port) {
        ClockDesk desk = new ClockDesk();
        return new LoneClock(
                host, Entrance.open(host, port, (address, at) -> Doorway.open(address, at, BOUNDS, desk::answer)));
    }

    /// Where a browser on this machine finds it.
    public URI address() {
        return Entrance.address(host, doorway.port()).resolve("clock");
    }

    /// Where other devices of the same network may find it; empty where it is served to this machine alone.
    public List<URI> addressesInTheNetwork() {
        if (!host.equals("0.0.0.0") && !host.equals("::")) {
            return List.of();
        }
        try {
            return NetworkInterface.networkInterfaces()
                    .filter(LoneClock::isUp)
                    .flatMap(NetworkInterface::inetAddresses)
                    .filter(address -> address instanceof Inet4Address && !address.isLoopbackAddress())
                    .map(address -> Entrance.shown(address.getHostAddress(), doorway.port()))
                    .map(address -> address.resolve("clock"))
                    .toList();
        } catch (SocketException _) {
            return List.of();
        }
    }

    private static boolean isUp(NetworkInterface one) {
        try {
            return one.isUp() && !one.isLoopback();
        } catch (SocketException _) {
            return false;
        }
    }

    @Override
    public void close() {
        doorway.close();
    }
}
