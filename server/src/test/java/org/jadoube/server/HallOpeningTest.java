package org.jadoube.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.net.http.WebSocketHandshakeException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.CompletionException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class HallOpeningTest {
    @TempDir
    Path data;

    @Test
    void a_port_in_use_is_said_so_and_leaves_the_folder_free() {
        try (var hall = OpenHall.in(data.resolve("one"))) {
            var settings = new HallSettings("127.0.0.1", hall.address().getPort(), data.resolve("two"));
            assertThatThrownBy(() -> Hall.open(settings)).isInstanceOfSatisfying(HallProblem.class, problem -> {
                assertThat(problem.reason()).isEqualTo(HallProblem.Reason.PORT_IN_USE);
                assertThat(problem).hasMessageContaining("another program listens there");
            });
            OpenHall.in(data.resolve("two")).close();
        }
    }

    @Test
    void a_folder_that_another_hall_uses_is_refused() {
        try (var hall = OpenHall.in(data)) {
            assertThat(hall.get("/health").statusCode()).isEqualTo(200);
            assertThatThrownBy(() -> Hall.open(new HallSettings("127.0.0.1", 0, data)))
                    .isInstanceOfSatisfying(
                            HallProblem.class,
                            problem -> assertThat(problem.reason()).isEqualTo(HallProblem.Reason.JOURNAL))
                    .hasMessageContaining(data.toString());
        }
    }

    @Test
    void a_folder_that_cannot_be_made_is_refused() throws Exception {
        Path file = Files.createFile(data.resolve("file"));
        assertThatThrownBy(() -> Hall.open(new HallSettings("127.0.0.1", 0, file.resolve("folder"))))
                .isInstanceOfSatisfying(
                        HallProblem.class,
                        problem -> assertThat(problem.remedy()).isNotEmpty());
    }

    @Test
    void an_address_of_another_machine_is_refused() {
        assertThatThrownBy(() -> Hall.open(new HallSettings("192.0.2.1", 0, data)))
                .isInstanceOfSatisfying(
                        HallProblem.class,
                        problem -> assertThat(problem.reason()).isEqualTo(HallProblem.Reason.ADDRESS_UNUSABLE));
    }

    @Test
    void pages_of_other_sites_get_no_connection() {
        try (var hall = OpenHall.in(data)) {
            String wire = hall.address().toString().replaceFirst("^http", "ws") + "wire";
            assertThatThrownBy(() -> HttpClient.newHttpClient()
                            .newWebSocketBuilder()
                            .header("Origin", "http://elsewhere.example")
                            .buildAsync(java.net.URI.create(wire), new WebSocket.Listener() {})
                            .join())
                    .isInstanceOf(CompletionException.class)
                    .hasCauseInstanceOf(WebSocketHandshakeException.class);
            String own = hall.address().toString().replaceFirst("/$", "");
            HttpClient.newHttpClient()
                    .newWebSocketBuilder()
                    .header("Origin", own)
                    .buildAsync(java.net.URI.create(wire), new WebSocket.Listener() {})
                    .join()
                    .abort();
        }
    }

    @Test
    void one_address_holds_only_so_many_connections() {
        try (var hall = Hall.open(new HallSettings("127.0.0.1", 0, data, 3))) {
            var held = new java.util.ArrayList<WireClient>();
            for (int i = 0; i < 3; i++) {
                held.add(WireClient.connect(hall.address()));
            }
            assertThat(WireClient.connect(hall.address()).closeCode()).isEqualTo(1013);
            held.forEach(WireClient::vanish);
            WireClient later = WireClient.connect(hall.address());
            for (int i = 0; i < 50 && isTurnedAway(later); i++) {
                later = WireClient.connect(hall.address());
            }
            later.say("{\"type\":\"ping\",\"sent\":1}");
            later.await(message -> WireClient.type(message).equals("pong"));
        }
    }

    private static boolean isTurnedAway(WireClient client) {
        try {
            Thread.sleep(100);
            return client.isClosed();
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }
}
