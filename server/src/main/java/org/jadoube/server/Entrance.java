package org.jadoube.server;

import java.io.IOException;
import java.net.BindException;
import java.net.InetAddress;
import java.net.URI;
import java.net.UnknownHostException;
import org.jadoube.server.http.Doorway;

/// How a doorway is opened at an address that somebody named, and what he is told when that cannot be.
final class Entrance {
    /// Opens a doorway at an address that was found.
    interface Opening {
        Doorway at(InetAddress host, int port) throws IOException;
    }

    private Entrance() {}

    /// @throws HallProblem when the address cannot be used, and why
    static Doorway open(String host, int port, Opening opening) {
        String where = host + ":" + port;
        try {
            return opening.at(InetAddress.getByName(host), port);
        } catch (UnknownHostException e) {
            throw new HallProblem(
                    HallProblem.Reason.ADDRESS_UNUSABLE,
                    where,
                    "an address that nobody knows",
                    "an address of this machine",
                    "Name another one, or localhost.",
                    e);
        } catch (BindException e) {
            throw unbound(where, e);
        } catch (IOException e) {
            throw unusable(where, e);
        }
    }

    private static HallProblem unbound(String where, BindException e) {
        boolean taken = String.valueOf(e.getMessage()).contains("in use");
        return taken
                ? new HallProblem(
                        HallProblem.Reason.PORT_IN_USE,
                        where,
                        "another program listens there",
                        "a free port",
                        "Stop the other program, or choose another port.",
                        e)
                : unusable(where, e);
    }

    private static HallProblem unusable(String where, IOException e) {
        return new HallProblem(
                HallProblem.Reason.ADDRESS_UNUSABLE,
                where,
                "the system does not let a hall listen there (" + e.getMessage() + ")",
                "an address of this machine and a port from 1024",
                "Choose another address or port.",
                e);
    }

    /// Where browsers on this machine find it; what listens at every address is shown as this machine.
    static URI address(String host, int port) {
        return shown(host.equals("0.0.0.0") || host.equals("::") ? "localhost" : host, port);
    }

    /// The address of a page by a host's name or number.
    static URI shown(String host, int port) {
        return URI.create("http://" + (host.contains(":") ? "[" + host + "]" : host) + ":" + port + "/");
    }
}
