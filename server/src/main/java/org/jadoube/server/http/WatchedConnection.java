package org.jadoube.server.http;

import io.helidon.common.buffers.DataReader;
import io.helidon.common.concurrency.limits.Limit;
import io.helidon.webserver.spi.ServerConnection;
import io.helidon.webserver.websocket.WsConnection;
import java.time.Duration;

/// A WebSocket connection whose end is noticed however it comes about: the web server itself reports a close frame, but
/// not a line that breaks.
final class WatchedConnection implements ServerConnection {
    /// How much of an oversized message is read and thrown away, so that the sender gets to see why he is refused.
    private static final int UNHEARD = 16 << 20;

    private static final Duration PATIENCE = Duration.ofSeconds(10);

    private final WsConnection inner;
    private final DataReader reader;
    private final Listener listener;

    WatchedConnection(WsConnection inner, DataReader reader, Listener listener) {
        this.inner = inner;
        this.reader = reader;
        this.listener = listener;
    }

    @Override
    public void handle(Limit limit) throws InterruptedException {
        try {
            inner.handle(limit);
        } finally {
            listener.over();
            throwAwayTheRest();
        }
    }

    private void throwAwayTheRest() {
        try {
            int unheard = 0;
            long start = System.nanoTime();
            while (unheard < UNHEARD && System.nanoTime() - start < PATIENCE.toNanos()) {
                reader.ensureAvailable();
                int next = reader.available();
                reader.skip(next);
                unheard += next;
            }
        } catch (RuntimeException closed) {
            // The other end has closed its side or the line is broken: nothing is left to read.
            return;
        }
    }

    @Override
    public Duration idleTime() {
        return inner.idleTime();
    }

    @Override
    public void close(boolean interrupt) {
        inner.close(interrupt);
    }
}
