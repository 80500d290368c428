package org.jadoube.server.http;

import io.helidon.common.buffers.BufferData;
import io.helidon.common.concurrency.limits.Limit;
import io.helidon.common.socket.PeerInfo;
import io.helidon.common.task.InterruptableTask;
import io.helidon.webserver.CloseConnectionException;
import io.helidon.webserver.ConnectionContext;
import io.helidon.webserver.spi.ServerConnection;
import io.helidon.webserver.spi.ServerConnectionSelector;
import java.io.UncheckedIOException;
import java.net.SocketAddress;
import java.time.Duration;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Where every connection stands from the moment it is made, before it has said a word: one address holds only so many,
/// and none stays that is idle, or that never comes to the end of what it asks.
final class Porch implements ServerConnectionSelector {
    private static final Logger LOG = LoggerFactory.getLogger(Porch.class);

    /// How long an answer may take; whoever reads it more slowly does not want it.
    private static final Duration SERVED = Duration.ofMinutes(10);

    private final ServerConnectionSelector inner;
    private final int perAddress;
    private final ConcurrentHashMap<String, Integer> held = new ConcurrentHashMap<>();
    private final Set<SocketAddress> served = ConcurrentHashMap.newKeySet();

    /// @param inner what serves them
    /// @param perAddress how many connections one address may hold, whatever for
    Porch(ServerConnectionSelector inner, int perAddress) {
        this.inner = inner;
        this.perAddress = perAddress;
    }

    /// A whole request has come and is being answered until the visit ends.
    Visit visit(PeerInfo peer) {
        SocketAddress address = peer.address();
        served.add(address);
        return () -> served.remove(address);
    }

    /// What cuts a line, whether it stands or not.
    static Runnable cable(ConnectionContext context) {
        return () -> {
            try {
                context.serverSocket().close();
            } catch (UncheckedIOException cutAlready) {
                LOG.debug("a line was cut already", cutAlready);
            }
        };
    }

    /// The time in which a request is answered.
    interface Visit extends AutoCloseable {
        @Override
        void close();
    }

    @Override
    public int bytesToIdentifyConnection() {
        return inner.bytesToIdentifyConnection();
    }

    @Override
    public Support supports(BufferData data) {
        return inner.supports(data);
    }

    @Override
    public Set<String> supportedApplicationProtocols() {
        return inner.supportedApplicationProtocols();
    }

    @Override
    public ServerConnection connection(ConnectionContext context) {
        return new Standing(inner.connection(context), context);
    }

    /// One connection. It is counted while it is handled.
    private final class Standing implements ServerConnection, InterruptableTask<Void> {
        private final ServerConnection connection;
        private final ConnectionContext context;

        /// Known only while the line stands.
        private final SocketAddress peer;

        private final String address;

        Standing(ServerConnection connection, ConnectionContext context) {
            this.connection = connection;
            this.context = context;
            this.peer = context.remotePeer().address();
            this.address = Upgrade.address(context.remotePeer());
        }

        @Override
        public void handle(Limit limit) throws InterruptedException {
            try {
                if (held.merge(address, 1, Integer::sum) > perAddress) {
                    throw new CloseConnectionException("too many connections from one address");
                }
                connection.handle(limit);
            } finally {
                held.computeIfPresent(address, (_, count) -> count == 1 ? null : Integer.valueOf(count - 1));
            }
        }

        @Override
        public Duration idleTime() {
            return connection.idleTime();
        }

        @Override
        public void close(boolean interrupt) {
            connection.close(interrupt);
            boolean answered = served.contains(peer);
            if (!answered || idleTime().compareTo(SERVED) > 0) {
                cable(context).run();
            }
        }

        @Override
        public boolean canInterrupt() {
            return !(connection instanceof InterruptableTask<?> task) || task.canInterrupt();
        }
    }
}
