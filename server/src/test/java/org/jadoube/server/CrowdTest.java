package org.jadoube.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Many watch, some of them badly, and the players do not notice.
class CrowdTest {
    @TempDir
    Path data;

    @Test
    void watchers_who_never_read_hold_nobody_up() throws Exception {
        try (var hall = OpenHall.in(data)) {
            var seats = hall.make("{\"edition\":\"2023\",\"profile\":\"online\",\"timeControl\":\"300+3\"}");
            List<Socket> deaf = new ArrayList<>();
            try (var white = hall.sit(seats, "white");
                    var black = hall.sit(seats, "black");
                    var arbiter = hall.sit(seats, "arbiter")) {
                for (int i = 0; i < 20; i++) {
                    deaf.add(deaf(hall.address(), seats.token("spectator")));
                }
                white.does("arrive");
                black.does("arrive");
                long start = System.nanoTime();
                for (int i = 0; i < 30; i++) {
                    arbiter.taken("{\"kind\":\"stop\",\"reason\":\"%s\"}".formatted("x".repeat(200)));
                    arbiter.taken("{\"kind\":\"restart\",\"running\":\"white\"}");
                    Thread.sleep(120);
                }
                white.releases("e2e4");
                black.awaitTable(table -> table.path("lastMove").asString("").equals("e2e4"), "White's move");
                assertThat(System.nanoTime() - start).isLessThan(30_000_000_000L);
            } finally {
                for (Socket socket : deaf) {
                    socket.close();
                }
            }
        }
    }

    /// A spectator who sits down and then reads nothing, behind a small buffer.
    private static Socket deaf(URI hall, String token) throws Exception {
        var socket = new Socket();
        socket.setReceiveBufferSize(1024);
        socket.connect(new InetSocketAddress(hall.getHost(), hall.getPort()));
        OutputStream out = socket.getOutputStream();
        out.write(("GET /wire HTTP/1.1\r\nHost: " + hall.getAuthority()
                        + "\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                        + "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n")
                .getBytes(StandardCharsets.US_ASCII));
        out.flush();
        InputStream in = socket.getInputStream();
        assertThat(new String(in.readNBytes(12), StandardCharsets.US_ASCII)).isEqualTo("HTTP/1.1 101");
        byte[] sit = "{\"type\":\"sit\",\"token\":\"%s\",\"seen\":0}"
                .formatted(token)
                .getBytes(StandardCharsets.US_ASCII);
        out.write(0x81);
        out.write(0x80 | sit.length);
        out.write(new byte[4]);
        out.write(sit);
        out.flush();
        return socket;
    }

    @Test
    void a_latecomer_is_told_everything_at_once() {
        try (var hall = OpenHall.in(data)) {
            var seats = hall.make("{\"edition\":\"2023\",\"profile\":\"online\",\"timeControl\":\"300+3\"}");
            try (var white = hall.sit(seats, "white");
                    var black = hall.sit(seats, "black")) {
                white.does("arrive");
                black.does("arrive");
                white.releases("e2e4");
                try (var late = hall.sit(seats, "spectator")) {
                    assertThat(late.kinds())
                            .startsWith("gameOpened", "playerArrived", "playerArrived", "clocksStarted", "moveMade");
                }
            }
        }
    }
}
