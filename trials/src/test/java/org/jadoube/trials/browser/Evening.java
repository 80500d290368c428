package org.jadoube.trials.browser;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// An event of several boards, made in a hall as any program would.
record Evening(URI hall, JsonNode made) {
    private static final JsonMapper JSON = JsonMapper.shared();

    /// As many boards as asked for, over the board; the arbiter starts the clocks and sees the flags. Section arbiters
    /// have the first board.
    static Evening of(URI hall, int boards, String edition, String timeControl) {
        return of(hall, boards, edition, timeControl, Map.of());
    }

    /// @param more what the event chooses besides, by the members of the order
    static Evening of(URI hall, int boards, String edition, String timeControl, Map<String, ?> more) {
        ObjectNode order = JSON.createObjectNode()
                .put("name", "Club evening")
                .put("round", "3")
                .put("edition", edition)
                .put("profile", "over-the-board")
                .put("timeControl", timeControl)
                .put("start", "by-arbiter")
                .put("flagObserver", "arbiter");
        ArrayNode pairings = order.putArray("pairings");
        IntStream.rangeClosed(1, boards).forEach(board -> pairings.add("White %d - Black %d".formatted(board, board)));
        order.putArray("sections").addObject().put("from", 1).put("to", 1);
        more.forEach((name, value) -> order.set(name, JSON.valueToTree(value)));
        HttpRequest request = HttpRequest.newBuilder(hall.resolve("/api/events"))
                .POST(HttpRequest.BodyPublishers.ofString(order.toString()))
                .build();
        try (HttpClient client = HttpClient.newHttpClient()) {
            HttpResponse<String> answer = client.send(request, HttpResponse.BodyHandlers.ofString());
            if (answer.statusCode() != 201) {
                throw new IllegalStateException(answer.statusCode() + " " + answer.body());
            }
            return new Evening(hall, JSON.readTree(answer.body()));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    /// The address of the desk for an office: `chief`, `section` or `assistant`.
    String desk(String role) {
        return made.path("arbiters")
                .valueStream()
                .filter(one -> one.path("role").asString().equals(role))
                .map(one -> hall.resolve("/desk") + "#" + one.path("token").asString())
                .findFirst()
                .orElseThrow();
    }

    private JsonNode board(int number) {
        return made.path("boards").path(number - 1);
    }

    /// The address of a player's table.
    String table(int board, String colour) {
        return hall.resolve("/table") + "#"
                + board(board).path("seats").path(colour).asString();
    }

    /// The address at which spectators follow one game.
    String show(int board) {
        return hall.resolve("/show") + "#" + made.path("event").asString() + "."
                + board(board).path("game").asString();
    }

    /// The players of a board at their places, White first.
    List<Hand> players(int board) {
        JsonNode seats = board(board).path("seats");
        Hand white = Hand.sit(hall, seats.path("white").asString());
        Hand black = Hand.sit(hall, seats.path("black").asString());
        white.does("{'kind':'arrive'}");
        black.does("{'kind':'arrive'}");
        return List.of(white, black);
    }
}
