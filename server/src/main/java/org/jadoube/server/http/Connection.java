package org.jadoube.server.http;

import io.helidon.common.buffers.BufferData;
import io.helidon.common.socket.HelidonSocket;
import io.helidon.websocket.WsSession;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Optional;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// The outgoing side of one WebSocket connection: a short queue of answers, a bell for news, and one virtual thread that
/// does the sending. Nobody who answers or rings ever waits for the network.
///
/// News are not queued. Ringing the bell makes the sender ask for whatever is new at the moment it is ready to send, so
/// that a slow reader gets few large messages instead of many small ones, and costs no memory.
public final class Connection {
    private static final Logger LOG = LoggerFactory.getLogger(Connection.class);

    /// Answers that may wait. A client that lets more of them pile up does not read what it asked for.
    static final int ANSWERS = 128;

    private static final Duration HEARTBEAT = Duration.ofSeconds(25);

    private final WsSession session;
    private final HelidonSocket socket;
    private final String address;
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition due = lock.newCondition();
    private final ArrayDeque<String> answers = new ArrayDeque<>();
    private Supplier<Optional<String>> news = Optional::empty;
    private boolean rung;
    private boolean gone;
    private Optional<Closing> closing = Optional.empty();
    private volatile boolean sending;
    private volatile long since;

    Connection(WsSession session, HelidonSocket socket, String address) {
        this.session = session;
        this.socket = socket;
        this.address = address;
    }

    /// The numeric address of the other end.
    public String address() {
        return address;
    }

    /// Sends an answer, after those before it and before any news.
    public void answer(String text) {
        change(() -> {
            if (answers.size() < ANSWERS) {
                answers.add(text);
            } else {
                closing = Optional.of(Closing.FLOOD);
            }
        });
    }

    /// From now on, a ring of the bell sends what this source has to tell. It is asked in the sender's thread.
    public void follow(Supplier<Optional<String>> source) {
        change(() -> {
            news = source;
            rung = true;
        });
    }

    /// There is news.
    public void ring() {
        change(() -> rung = true);
    }

    /// Ends the connection when the answers that wait have been sent.
    public void close(Closing why) {
        change(() -> closing = Optional.of(closing.orElse(why)));
    }

    private void change(Runnable what) {
        lock.lock();
        try {
            what.run();
            due.signal();
        } finally {
            lock.unlock();
        }
    }

    /// The connection is gone: the sender may rest.
    void gone() {
        change(() -> gone = true);
    }

    /// Cuts the line of a reader that has kept a single message, or the handshake of closing, waiting for too long.
    void cutIfStuck(long nanoTime, Duration patience) {
        if (sending && nanoTime - since > patience.toNanos()) {
            LOG.info("the other end at {} does not read or does not close; its line is cut", address);
            socket.close();
        }
    }

    /// The sender's life.
    void send() {
        try {
            boolean more = true;
            while (more) {
                more = next();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } catch (RuntimeException e) {
            if (!isGone()) {
                LOG.debug("sending to {} failed", address, e);
                socket.close();
            }
        }
    }

    private boolean isGone() {
        lock.lock();
        try {
            return gone;
        } finally {
            lock.unlock();
        }
    }

    private boolean next() throws InterruptedException {
        Optional<String> answer;
        Supplier<Optional<String>> source = Optional::empty;
        Optional<Closing> end;
        boolean quiet;
        lock.lock();
        try {
            quiet = !awaitWork();
            if (gone) {
                return false;
            }
            answer = Optional.ofNullable(answers.poll());
            end = answer.isPresent() ? Optional.empty() : closing;
            if (answer.isEmpty() && rung) {
                rung = false;
                source = news;
            }
        } finally {
            lock.unlock();
        }
        since = System.nanoTime();
        sending = true;
        if (quiet) {
            session.ping(BufferData.empty());
        } else if (end.isPresent()) {
            session.close(end.get().code(), end.get().reason());
        } else {
            answer.or(source).ifPresent(text -> session.send(text, true));
        }
        sending = end.isPresent();
        return end.isEmpty();
    }

    /// Waits until there is something to do; false when nothing came for a heartbeat.
    private boolean awaitWork() throws InterruptedException {
        long nanos = HEARTBEAT.toNanos();
        while (answers.isEmpty() && !rung && !gone && closing.isEmpty()) {
            if (nanos <= 0) {
                return false;
            }
            nanos = due.awaitNanos(nanos);
        }
        return true;
    }
}
