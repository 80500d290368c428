package org.jadoube.server.http;

import io.helidon.common.buffers.DataReader;
import io.helidon.common.concurrency.limits.Limit;
import io.helidon.webserver.spi.ServerConnection;
import io.helidon.websocket.WsSession;
import java.time.Duration;

/// A WebSocket connection: the hall reads it itself, for the web server takes frames that no client may send for faults
/// of its own and does not report a line that breaks. Its end is noticed however it comes about.
final class WatchedConnection implements ServerConnection {
    /// How much of an oversized message is read and thrown away, so that the sender gets to see why he is refused.
    private static final int UNHEARD = 16 << 20;

    private static final Duration PATIENCE = Duration.ofSeconds(10);

    private final WsSession session;
    private final DataReader reader;
    private final Frames frames;
    private final Listener listener;
    private final Runnable cable;
    private volatile long heard = System.nanoTime();

    /// @param cable cuts the line when run
    WatchedConnection(WsSession session, DataReader reader, Listener listener, Runnable cable) {
        this.session = session;
        this.reader = reader;
        this.frames = new Frames(reader, Doorway.FRAME);
        this.listener = listener;
        this.cable = cable;
    }

    @Override
    public void handle(Limit limit) {
        try {
            listen();
        } catch (DataReader.InsufficientDataAvailableException gone) {
            return;
        } finally {
            listener.over();
        }
    }

    private void listen() {
        try {
            while (listener.hear(frames.next(), session)) {
                heard = System.nanoTime();
            }
        } catch (Frames.Breach breach) {
            listener.end(breach.closing());
            throwAwayTheRest();
        }
    }

    private void throwAwayTheRest() {
        int unheard = 0;
        long start = System.nanoTime();
        while (unheard < UNHEARD && System.nanoTime() - start < PATIENCE.toNanos()) {
            reader.ensureAvailable();
            int next = reader.available();
            reader.skip(next);
            unheard += next;
        }
    }

    @Override
    public Duration idleTime() {
        return Duration.ofNanos(System.nanoTime() - heard);
    }

    @Override
    public void close(boolean interrupt) {
        cable.run();
    }
}
