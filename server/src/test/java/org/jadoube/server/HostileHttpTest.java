package org.jadoube.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Requests that no browser sends.
@Timeout(60)
class HostileHttpTest {
    @TempDir
    Path data;

    private Hall hall;

    @BeforeEach
    void open() {
        hall = Hall.open(new HallSettings("127.0.0.1", 0, data, 4));
    }

    @AfterEach
    void close() {
        hall.close();
    }

    private URI address() {
        return hall.address();
    }

    private String post(String path, String head, String body) throws IOException {
        try (RawLine line = RawLine.to(address())) {
            line.say("POST " + path + " HTTP/1.1\r\nHost: x\r\n" + head + "\r\n\r\n" + body);
            return line.rest();
        }
    }

    private static int answers(String all) {
        return all.split("HTTP/1\\.1 \\d\\d\\d", -1).length - 1;
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"{\"white\":\"\u00ff\"}", "\u00c0\u0080", "{\"white\":\"\u00ed\u00a0\u0080\"}", "\u00e2\u0080"})
    void a_body_that_is_no_text_is_a_problem(String body) throws IOException {
        String answer = post("/api/games", "Connection: close\r\nContent-Length: " + body.length(), body);
        assertThat(answer).startsWith("HTTP/1.1 400").contains("bytes that are no text");
    }

    @Test
    void a_body_that_is_too_long_is_answered_once() throws IOException {
        String chunk = "2000\r\n" + "x".repeat(0x2000) + "\r\n";
        String body = chunk.repeat(12) + "0\r\n\r\n";
        String chunked = post("/api/games", "Transfer-Encoding: chunked", body);
        assertThat(chunked).startsWith("HTTP/1.1 413");
        assertThat(answers(chunked)).as(chunked).isEqualTo(1);
        String counted = post("/api/games", "Content-Length: 100000", "x".repeat(100_000));
        assertThat(counted).startsWith("HTTP/1.1 413");
        assertThat(answers(counted)).as(counted).isEqualTo(1);
    }

    @Test
    void whoever_asks_for_an_end_gets_it() throws IOException {
        try (RawLine line = RawLine.to(address())) {
            line.say("GET /health HTTP/1.1\r\nHost: x\r\n\r\n");
            line.say("GET /health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
            line.say("GET /health HTTP/1.1\r\nHost: x\r\n\r\n");
            assertThat(answers(line.rest())).isEqualTo(2);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"/table;x=1", "/;jsessionid=1", "/table;", "/style;x/house.css", "/api/options;a=b"})
    void a_path_with_parameters_is_nowhere(String path) throws IOException {
        try (RawLine line = RawLine.to(address())) {
            line.say("GET " + path + " HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
            assertThat(line.rest()).startsWith("HTTP/1.1 404").contains(path);
        }
    }

    @Test
    void lines_on_which_nobody_speaks_are_counted_too() throws IOException {
        List<RawLine> silent = new ArrayList<>();
        try {
            for (int i = 0; i < 4 * 8; i++) {
                silent.add(RawLine.to(address()));
            }
            Thread.sleep(300);
            try (RawLine more = RawLine.to(address())) {
                assertThat(more.isCutWithin(10_000)).isTrue();
            }
            assertThat(silent.getFirst().isCutWithin(100)).isFalse();
            silent.removeFirst().close();
            assertThat(isWelcomeAgain()).isTrue();
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        } finally {
            for (RawLine line : silent) {
                line.close();
            }
        }
    }

    private boolean isWelcomeAgain() throws IOException, InterruptedException {
        for (int i = 0; i < 50; i++) {
            try (RawLine line = RawLine.to(address())) {
                line.say("GET /health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
                if (line.rest().startsWith("HTTP/1.1 200")) {
                    return true;
                }
            } catch (java.net.SocketException cut) {
                Thread.sleep(100);
            }
            Thread.sleep(100);
        }
        return false;
    }
}
