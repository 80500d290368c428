package org.jadoube.trials.browser;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.Map;
import org.jadoube.server.Hall;
import org.jadoube.server.HallSettings;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/// A real hall on a free port, and games made in it as any program would.
final class OpenHall implements AutoCloseable {
    private static final JsonMapper JSON = JsonMapper.shared();

    private final Hall hall;

    OpenHall(Path data) {
        hall = Hall.open(new HallSettings("127.0.0.1", 0, data));
    }

    URI address() {
        return hall.address();
    }

    /// The links of a new game.
    Links make(String profile, String timeControl, String start, String flagObserver) {
        return make(profile, timeControl, start, flagObserver, Map.of());
    }

    /// @param more members of the order, texts
    Links make(String profile, String timeControl, String start, String flagObserver, Map<String, String> more) {
        ObjectNode order = JSON.createObjectNode()
                .put("white", "Paul Morphy")
                .put("black", "Duke & Count")
                .put("edition", "2023")
                .put("profile", profile)
                .put("timeControl", timeControl)
                .put("start", start)
                .put("flagObserver", flagObserver);
        more.forEach(order::put);
        HttpRequest request = HttpRequest.newBuilder(hall.address().resolve("/api/games"))
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString(order.toString()))
                .build();
        try (HttpClient client = HttpClient.newHttpClient()) {
            HttpResponse<String> answer = client.send(request, HttpResponse.BodyHandlers.ofString());
            if (answer.statusCode() != 201) {
                throw new IllegalStateException(answer.statusCode() + " " + answer.body());
            }
            JsonNode made = JSON.readTree(answer.body());
            String table = hall.address().resolve("/table").toString() + "#";
            JsonNode seats = made.get("seats");
            return new Links(
                    made.get("game").asString(),
                    table + seats.get("white").asString(),
                    table + seats.get("black").asString(),
                    table + seats.get("arbiter").asString(),
                    table + seats.get("spectator").asString());
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    /// Seat links of one game.
    record Links(String game, String white, String black, String arbiter, String spectator) {}

    @Override
    public void close() {
        hall.close();
    }
}
