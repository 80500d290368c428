package org.jadoube.server;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Predicate;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// A client of the wire for tests: it keeps every event it was sent, checks that they come without gaps, and waits for
/// the messages it is asked for.
final class WireClient implements AutoCloseable {
    static final JsonMapper JSON = JsonMapper.builder().build();
    private static final Duration PATIENCE = Duration.ofSeconds(15);
    private static final AtomicInteger NAMES = new AtomicInteger();

    private final WebSocket socket;
    private final BlockingQueue<JsonNode> inbox;
    private final CompletableFuture<Integer> closed;
    private final List<JsonNode> events = new ArrayList<>();
    private JsonNode table = JSON.createObjectNode();
    private final int seen;

    private WireClient(WebSocket socket, BlockingQueue<JsonNode> inbox, CompletableFuture<Integer> closed, int seen) {
        this.socket = socket;
        this.inbox = inbox;
        this.closed = closed;
        this.seen = seen;
    }

    /// A connection that has said nothing yet.
    static WireClient connect(URI hall) {
        return connect(hall, 0);
    }

    private static WireClient connect(URI hall, int seen) {
        var inbox = new LinkedBlockingQueue<JsonNode>();
        var closed = new CompletableFuture<Integer>();
        var listener = new WebSocket.Listener() {
            private final StringBuilder text = new StringBuilder();

            @Override
            public CompletionStage<?> onText(WebSocket socket, CharSequence data, boolean last) {
                text.append(data);
                if (last) {
                    inbox.add(JSON.readTree(text.toString()));
                    text.setLength(0);
                }
                socket.request(1);
                return CompletableFuture.completedStage(null);
            }

            @Override
            public CompletionStage<?> onClose(WebSocket socket, int code, String reason) {
                closed.complete(code);
                return CompletableFuture.completedStage(null);
            }

            @Override
            public void onError(WebSocket socket, Throwable error) {
                closed.completeExceptionally(error);
            }
        };
        var socket = HttpClient.newHttpClient()
                .newWebSocketBuilder()
                .buildAsync(URI.create(hall.toString().replaceFirst("^http", "ws") + "wire"), listener)
                .join();
        return new WireClient(socket, inbox, closed, seen);
    }

    /// A client on his seat.
    static WireClient sit(URI hall, String token) {
        return sit(hall, token, 0);
    }

    static WireClient sit(URI hall, String token, int seen) {
        WireClient client = connect(hall, seen);
        client.say("{\"type\":\"sit\",\"token\":\"%s\",\"seen\":%d}".formatted(token, seen));
        client.await(message -> type(message).equals("seated"));
        client.await(message -> type(message).equals("happened"));
        return client;
    }

    static String type(JsonNode message) {
        return message.path("type").asString();
    }

    void say(String text) {
        socket.sendText(text, true).join();
    }

    /// Does an act and waits for the answer.
    JsonNode act(String act) {
        return act("act-" + NAMES.incrementAndGet(), act);
    }

    JsonNode act(String id, String act) {
        say("{\"type\":\"act\",\"id\":\"%s\",\"act\":%s}".formatted(id, act));
        return await(message -> message.path("id").asString("").equals(id));
    }

    /// An act that must be taken.
    JsonNode does(String kind) {
        return taken("{\"kind\":\"" + kind + "\"}");
    }

    JsonNode releases(String move) {
        return taken("{\"kind\":\"release\",\"move\":\"" + move + "\"}");
    }

    JsonNode taken(String act) {
        JsonNode answer = act(act);
        if (!type(answer).equals("taken")) {
            throw new AssertionError(act + " was answered " + answer);
        }
        return answer;
    }

    JsonNode refused(String act) {
        JsonNode answer = act(act);
        if (!type(answer).equals("refused")) {
            throw new AssertionError(act + " was answered " + answer);
        }
        return answer;
    }

    /// Reads on until a message is the one wanted.
    JsonNode await(Predicate<JsonNode> wanted) {
        while (true) {
            JsonNode message = next();
            if (wanted.test(message)) {
                return message;
            }
        }
    }

    /// Reads on until an event of a kind has come.
    JsonNode awaitEvent(String kind) {
        return awaitTable(_ -> events.stream().anyMatch(event -> is(event, kind)), kind)
                .path("events")
                .valueStream()
                .filter(event -> is(event, kind))
                .findFirst()
                .orElseGet(() -> last(kind));
    }

    /// Reads on until an event is as wanted.
    JsonNode awaitEvent(Predicate<JsonNode> wanted) {
        awaitTable(_ -> events.stream().anyMatch(wanted), "an event");
        return events.stream().filter(wanted).findFirst().orElseThrow();
    }

    private static boolean is(JsonNode event, String kind) {
        return event.path("kind").asString().equals(kind);
    }

    JsonNode last(String kind) {
        return events.reversed().stream()
                .filter(event -> is(event, kind))
                .findFirst()
                .orElseThrow();
    }

    /// Reads on until the table is as wanted.
    JsonNode awaitTable(Predicate<JsonNode> wanted, String what) {
        while (!wanted.test(table)) {
            try {
                next();
            } catch (AssertionError silent) {
                throw new AssertionError("waiting for " + what + ", have " + events + " " + table, silent);
            }
        }
        return table;
    }

    private JsonNode next() {
        try {
            JsonNode message = inbox.poll(PATIENCE.toMillis(), TimeUnit.MILLISECONDS);
            if (message == null) {
                throw new AssertionError("the hall is silent");
            }
            keep(message);
            return message;
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    private void keep(JsonNode message) {
        if (type(message).equals("happened")) {
            int from = message.path("from").asInt();
            if (from != length() + 1) {
                throw new AssertionError("a gap: have " + length() + " events, were sent those from " + from);
            }
            for (JsonNode event : message.path("events")) {
                if (event.path("number").asInt() != length() + 1) {
                    throw new AssertionError("a gap before " + event);
                }
                events.add(event);
            }
            table = message.path("table");
        }
    }

    /// How many events this client knows.
    int length() {
        return seen + events.size();
    }

    List<JsonNode> events() {
        return events;
    }

    List<String> kinds() {
        return events.stream().map(event -> event.path("kind").asString()).toList();
    }

    JsonNode table() {
        return table;
    }

    /// The code with which the hall closes this connection.
    int closeCode() {
        try {
            return closed.get(PATIENCE.toMillis(), TimeUnit.MILLISECONDS);
        } catch (Exception e) {
            throw new AssertionError("the hall has not closed the connection properly", e);
        }
    }

    boolean isClosed() {
        return closed.isDone();
    }

    WebSocket socket() {
        return socket;
    }

    /// Breaks the line without a word.
    void vanish() {
        socket.abort();
    }

    @Override
    public void close() {
        socket.abort();
    }
}
