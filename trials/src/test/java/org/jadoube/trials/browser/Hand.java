package org.jadoube.trials.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// A player's hand without eyes: it does what it is told over the wire and waits until it has been taken.
final class Hand implements AutoCloseable {
    private static final HttpClient HTTP = HttpClient.newHttpClient();
    private static final AtomicInteger ACTS = new AtomicInteger();

    private final BlockingQueue<JsonNode> heard = new LinkedBlockingQueue<>();
    private final WebSocket socket;

    private Hand(URI hall) {
        var listener = new WebSocket.Listener() {
            private final StringBuilder text = new StringBuilder();

            @Override
            public CompletionStage<?> onText(WebSocket from, CharSequence data, boolean last) {
                text.append(data);
                if (last) {
                    heard.add(JsonMapper.shared().readTree(text.toString()));
                    text.setLength(0);
                }
                from.request(1);
                return CompletableFuture.completedStage(null);
            }
        };
        socket = HTTP.newWebSocketBuilder()
                .buildAsync(URI.create(hall.toString().replaceFirst("^http", "ws") + "wire"), listener)
                .join();
    }

    static Hand sit(URI hall, String token) {
        var hand = new Hand(hall);
        hand.say("{'type':'sit','token':'%s','seen':0}".formatted(token));
        hand.await("type", "seated");
        return hand;
    }

    /// Sits down at one board by a token of its event.
    static Hand sit(URI hall, String token, String game) {
        var hand = new Hand(hall);
        hand.say("{'type':'sit','token':'%s','game':'%s','seen':0}".formatted(token, game));
        hand.await("type", "seated");
        return hand;
    }

    /// Does an act, with single quotes for double ones; it must be taken.
    void does(String act) {
        String id = "hand-" + ACTS.incrementAndGet();
        say("{'type':'act','id':'%s','act':%s}".formatted(id, act));
        JsonNode answer = await("id", id);
        assertThat(answer.path("type").asString()).as("%s: %s", act, answer).isEqualTo("taken");
    }

    /// Makes a move, legal or not, and presses the clock.
    void plays(String move) {
        does("{'kind':'release','move':'%s'}".formatted(move));
        does("{'kind':'press'}");
    }

    private void say(String text) {
        socket.sendText(text.replace('\'', '"'), true).join();
    }

    private JsonNode await(String member, String value) {
        try {
            while (true) {
                JsonNode message = heard.poll(15, TimeUnit.SECONDS);
                if (message == null) {
                    throw new AssertionError("no answer with " + member + " " + value);
                }
                if (message.path(member).asString("").equals(value)) {
                    return message;
                }
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    @Override
    public void close() {
        socket.abort();
    }
}
