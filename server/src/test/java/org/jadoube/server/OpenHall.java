package org.jadoube.server;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import tools.jackson.databind.JsonNode;

/// A real hall on a free port, for tests.
final class OpenHall implements AutoCloseable {
    static final String BLITZ = "{\"edition\":\"2023\",\"profile\":\"over-the-board\",\"timeControl\":\"300+3\","
            + "\"white\":\"Ana Ruiz\",\"black\":\"Boris K.\",\"event\":\"Club evening\",\"start\":\"when-both-present\"}";

    private static final HttpClient HTTP = HttpClient.newHttpClient();

    private final Path data;
    private Hall hall;

    private OpenHall(Path data) {
        this.data = data;
        this.hall = open(data);
    }

    private static Hall open(Path data) {
        return Hall.open(new HallSettings("127.0.0.1", 0, data));
    }

    static OpenHall in(Path data) {
        return new OpenHall(data);
    }

    URI address() {
        return hall.address();
    }

    /// Closes the hall and opens it again on the same folder.
    void reopen() {
        hall.close();
        hall = open(data);
    }

    HttpResponse<String> post(String path, String body) {
        return post(address(), path, body);
    }

    private static HttpResponse<String> post(URI hall, String path, String body) {
        return send(HttpRequest.newBuilder(hall.resolve(path)).POST(HttpRequest.BodyPublishers.ofString(body)));
    }

    HttpResponse<String> get(String path) {
        return send(HttpRequest.newBuilder(address().resolve(path)));
    }

    static HttpResponse<String> send(HttpRequest.Builder request) {
        try {
            return HTTP.send(request.build(), HttpResponse.BodyHandlers.ofString());
        } catch (Exception e) {
            throw new AssertionError(e);
        }
    }

    /// Makes a game.
    Seats make(String order) {
        return make(address(), order);
    }

    static Seats make(URI hall, String order) {
        HttpResponse<String> answer = post(hall, "/api/games", order);
        if (answer.statusCode() != 201) {
            throw new AssertionError(answer.body());
        }
        JsonNode made = WireClient.JSON.readTree(answer.body());
        return new Seats(made.path("game").asString(), made.path("seats"));
    }

    /// The tokens of a game.
    record Seats(String game, JsonNode tokens) {
        String token(String role) {
            return tokens.path(role).asString();
        }
    }

    WireClient sit(Seats seats, String role) {
        return WireClient.sit(address(), seats.token(role));
    }

    WireClient sit(Seats seats, String role, int seen) {
        return WireClient.sit(address(), seats.token(role), seen);
    }

    String pgn(Seats seats) {
        return get("/api/games/" + seats.game() + "/pgn").body();
    }

    @Override
    public void close() {
        hall.close();
    }
}
