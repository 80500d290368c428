package org.jadoube.server.http;

import io.helidon.common.buffers.BufferData;
import io.helidon.websocket.WsSession;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Optional;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// The outgoing side of one WebSocket connection: a short queue of answers, a bell for news, and one
/// virtual thread that does the sending. Nobody who answers or rings ever waits for the network.
///
/// News are not queued. Ringing the bell makes the sender ask for whatever is new at the moment it is ready to send, so
/// that a slow reader gets few large messages instead of many small ones, and costs no memory.
public final class Connection {
    private static final Logger LOG = LoggerFactory.getLogger(Connection.class);

    /// Answers that may wait. A client that lets more of them pile up does not read what it asked for.
    static final int ANSWERS = 128;

    private static final Duration HEARTBEAT = Duration.ofSeconds(25);

    private final WsSession session;
    private final Runnable cable;
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

    /// @param cable cuts the line when run
    Connection(WsSession session, Runnable cable, String address) {
        this.session = session;
        this.cable = cable;
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

    /// Whether it ends: nothing that still comes is to be heard, however long the other end takes to go.
    public boolean isClosing() {
        lock.lock();
        try {
            return closing.isPresent();
        } finally {
            lock.unlock();
        }
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
            cut();
        }
    }

    /// What the sender does next.
    private sealed interface Task {
        record Say(String text) implements Task {}

        record Tell(Supplier<Optional<String>> news) implements Task {}

        record Ping() implements Task {}

        record End(Closing why) implements Task {}

        record Rest() implements Task {}
    }

    /// The sender's life. However it ends, the line does not outlive it.
    void send() {
        boolean ended = false;
        try {
            while (!ended) {
                ended = done(next());
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } catch (RuntimeException e) {
            LOG.error("a connection could not be told the news", e);
        } finally {
            if (!ended) {
                cut();
            }
        }
    }

    private Task next() throws InterruptedException {
        lock.lock();
        try {
            boolean quiet = !awaitWork();
            if (gone) {
                return new Task.Rest();
            }
            if (!answers.isEmpty()) {
                return new Task.Say(answers.remove());
            }
            if (closing.isPresent()) {
                return new Task.End(closing.get());
            }
            if (quiet) {
                return new Task.Ping();
            }
            rung = false;
            return new Task.Tell(news);
        } finally {
            lock.unlock();
        }
    }

    /// Does a task; true when it was the last.
    private boolean done(Task task) {
        return switch (task) {
            case Task.Say(String text) -> broke(() -> session.send(text, true));
            case Task.Tell(var source) ->
                source.get().map(text -> broke(() -> session.send(text, true))).orElse(false);
            case Task.Ping() -> broke(() -> session.ping(BufferData.empty()));
            case Task.End(Closing why) -> {
                if (!broke(() -> session.close(why.code(), why.reason()))) {
                    since = System.nanoTime();
                    sending = true;
                }
                yield true;
            }
            case Task.Rest() -> true;
        };
    }

    /// Whether the line broke while something was sent.
    private boolean broke(Runnable send) {
        since = System.nanoTime();
        sending = true;
        try {
            send.run();
            return false;
        } catch (RuntimeException e) {
            LOG.debug("the line to {} is broken", address, e);
            cut();
            return true;
        } finally {
            sending = false;
        }
    }

    private void cut() {
        try {
            cable.run();
        } catch (RuntimeException cutAlready) {
            LOG.debug("the line to {} was cut already", address, cutAlready);
        }
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
