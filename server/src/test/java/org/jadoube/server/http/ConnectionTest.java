package org.jadoube.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import io.helidon.common.buffers.BufferData;
import io.helidon.common.socket.SocketContext;
import io.helidon.websocket.WsSession;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/// The outgoing side of a connection whose other end reads only when the test lets it.
@Timeout(30)
class ConnectionTest {
    private final List<String> read = new CopyOnWriteArrayList<>();
    private final Semaphore reads = new Semaphore(0);
    private final AtomicBoolean cut = new AtomicBoolean();
    private final Connection connection = new Connection(new Line(), () -> cut.set(true), "192.0.2.7");
    private Thread sender = Thread.currentThread();

    @BeforeEach
    void send() {
        sender = Thread.ofVirtual().start(connection::send);
    }

    @AfterEach
    void stop() throws InterruptedException {
        connection.gone();
        reads.release(10_000);
        sender.join();
    }

    private void await(int messages) throws InterruptedException {
        while (read.size() < messages) {
            Thread.sleep(5);
        }
    }

    @Test
    void a_thousand_rings_while_nobody_reads_are_one_message() throws InterruptedException {
        var asked = new AtomicInteger();
        connection.follow(() -> Optional.of("news " + asked.incrementAndGet()));
        await(1);
        for (int i = 0; i < 1_000; i++) {
            connection.ring();
        }
        reads.release(1);
        await(2);
        reads.release(1);
        Thread.sleep(100);
        assertThat(read).containsExactly("news 1", "news 2");
    }

    @Test
    void answers_come_in_order_and_before_news() throws InterruptedException {
        connection.answer("1");
        await(1);
        connection.follow(() -> Optional.of("news"));
        connection.answer("2");
        connection.answer("3");
        reads.release(10);
        await(4);
        assertThat(read).containsExactly("1", "2", "3", "news");
    }

    @Test
    void too_many_unread_answers_end_the_connection() throws InterruptedException {
        for (int i = 0; i <= Connection.ANSWERS + 1; i++) {
            connection.answer("answer");
        }
        reads.release(10_000);
        await(Connection.ANSWERS + 1);
        sender.join();
        assertThat(read.getLast()).isEqualTo("close 1008");
    }

    @Test
    void a_reader_who_is_stuck_is_cut_off_and_another_is_not() throws InterruptedException {
        long now = System.nanoTime();
        connection.cutIfStuck(now + Duration.ofHours(1).toNanos(), Duration.ofSeconds(1));
        assertThat(cut).isFalse();
        connection.answer("1");
        await(1);
        connection.cutIfStuck(System.nanoTime(), Duration.ofSeconds(60));
        assertThat(cut).isFalse();
        connection.cutIfStuck(System.nanoTime() + Duration.ofMinutes(2).toNanos(), Duration.ofSeconds(60));
        assertThat(cut).isTrue();
    }

    @Test
    void news_that_cannot_be_told_cut_the_line() throws InterruptedException {
        connection.follow(() -> {
            throw new IllegalStateException("on purpose");
        });
        sender.join();
        assertThat(cut).isTrue();
    }

    /// A line that takes a message and then waits until it is read.
    private final class Line implements WsSession {
        @Override
        public WsSession send(String text, boolean last) {
            read.add(text);
            reads.acquireUninterruptibly();
            return this;
        }

        @Override
        public WsSession send(BufferData data, boolean last) {
            throw new AssertionError("no bytes are sent");
        }

        @Override
        public WsSession ping(BufferData data) {
            return this;
        }

        @Override
        public WsSession pong(BufferData data) {
            return this;
        }

        @Override
        public WsSession close(int code, String reason) {
            return send("close " + code, true);
        }

        @Override
        public WsSession terminate() {
            throw new AssertionError("nobody terminates");
        }

        @Override
        public SocketContext socketContext() {
            throw new AssertionError("the address is known");
        }
    }
}
