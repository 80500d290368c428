package org.jadoube.server.http;

import io.helidon.common.socket.SocketOptions;
import io.helidon.http.DirectHandler;
import io.helidon.http.HeaderNames;
import io.helidon.http.HeaderValues;
import io.helidon.http.Status;
import io.helidon.webserver.CloseConnectionException;
import io.helidon.webserver.WebServer;
import io.helidon.webserver.http.DirectHandlers;
import io.helidon.webserver.http.HttpRouting;
import io.helidon.webserver.http.ServerRequest;
import io.helidon.webserver.http.ServerResponse;
import io.helidon.webserver.http1.Http1Config;
import io.helidon.webserver.http1.Http1ConnectionSelector;
import io.helidon.webserver.websocket.WsConfig;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.function.Function;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// The running web server. It serves requests by a function, meets each WebSocket connection at a reception, and keeps
/// what is too large, too much or too slow outside.
public final class Doorway implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Doorway.class);

    /// The largest frame, and the longest message, that a client may send.
    static final int FRAME = 8 * 1024;

    /// The largest body of a request.
    static final int BODY = 64 * 1024;

    /// How much of a body is read, and thrown away, before the line is.
    private static final int UNHEARD = 1024 * 1024;

    /// No request has this path.
    private static final String NOWHERE = "";

    /// How many connections a browser may make for each that stays.
    private static final int PER_PAGE = 8;

    private static final int HEADERS = 16 * 1024;
    private static final int PATH = 2 * 1024;
    private static final Duration IDLE = Duration.ofSeconds(90);
    private static final Duration PATIENCE = Duration.ofSeconds(15);

    private final WebServer server;
    private final Guestbook guestbook;

    private Doorway(WebServer server, Guestbook guestbook) {
        this.server = server;
        this.guestbook = guestbook;
    }

    /// Opens a doorway at which no WebSocket connection is met.
    ///
    /// @param port the port, 0 for any free one
    /// @throws IOException when the address cannot be used
    public static Doorway open(InetAddress host, int port, Bounds bounds, Function<Request, Answer> desk)
            throws IOException {
        return open(host, port, bounds, desk, NOWHERE, _ -> {
            throw new IllegalStateException("a WebSocket connection at no path");
        });
    }

    /// Opens the doorway.
    ///
    /// @param port the port, 0 for any free one
    /// @param wire the path at which WebSocket connections are met
    /// @throws IOException when the address cannot be used
    public static Doorway open(
            InetAddress host,
            int port,
            Bounds bounds,
            Function<Request, Answer> desk,
            String wire,
            Function<Connection, Visitor> reception)
            throws IOException {
        var address = new InetSocketAddress(host, port);
        var guestbook = new Guestbook(bounds.connectionsPerAddress(), bounds.connections());
        var http = Http1Config.builder()
                .maxPrologueLength(PATH)
                .maxHeadersSize(HEADERS)
                .sendKeepAliveHeader(false)
                .build();
        var webSocket = WsConfig.builder().maxFrameLength(FRAME).build();
        var porch = new Porch(
                Http1ConnectionSelector.builder()
                        .config(http)
                        .addUpgrader(new Upgrade(webSocket, wire, guestbook, reception))
                        .build(),
                bounds.connectionsPerAddress() * PER_PAGE);
        var server = WebServer.builder()
                .bindAddress(address)
                .shutdownHook(false)
                .featuresDiscoverServices(false)
                .protocolsDiscoverServices(false)
                .addProtocol(webSocket)
                .addConnectionSelector(porch)
                .connectionOptions(SocketOptions.builder().tcpNoDelay(true).build())
                .maxTcpConnections(bounds.connections() + bounds.connections() / 8)
                .maxPayloadSize(UNHEARD)
                .idleConnectionTimeout(IDLE)
                .idleConnectionPeriod(IDLE.dividedBy(6))
                .directHandlers(problems())
                .routing(HttpRouting.builder().any((request, response) -> serve(desk, porch, request, response)))
                .build();
        probe(address);
        start(server);
        var doorway = new Doorway(server, guestbook);
        Thread.ofVirtual().name("doorway-watch").start(doorway::watch);
        return doorway;
    }

    /// Sees to it that the address can be had: the web server keeps the reason to itself when it cannot.
    private static void probe(InetSocketAddress address) throws IOException {
        try (var socket = new ServerSocket()) {
            socket.setReuseAddress(true);
            socket.bind(address);
        }
    }

    private static void start(WebServer server) throws IOException {
        server.start();
        if (!server.isRunning()) {
            throw new IOException("the web server did not start; the log says more");
        }
    }

    public int port() {
        return server.port();
    }

    private void watch() {
        try {
            while (server.isRunning()) {
                Thread.sleep(PATIENCE.dividedBy(5));
                long now = System.nanoTime();
                guestbook.each(connection -> connection.cutIfStuck(now, PATIENCE));
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private static void serve(
            Function<Request, Answer> desk, Porch porch, ServerRequest request, ServerResponse response)
            throws IOException {
        Asked asked = Asked.read(request);
        try (Porch.Visit _ = porch.visit(request.remotePeer())) {
            Answer answer = switch (asked) {
                case Asked.Well(Request well) -> answer(desk, well);
                case Asked.Badly(int status, String found, String expected) ->
                    Answer.json(status, problem("request", found, expected, "see docs/wire.md"));
            };
            Delivery.send(answer, request, response);
        }
        if (request.headers().containsToken(HeaderValues.CONNECTION_CLOSE) || asked instanceof Asked.Badly) {
            throw new CloseConnectionException("nothing more is expected on this line");
        }
    }

    private static Answer answer(Function<Request, Answer> desk, Request request) {
        try {
            return desk.apply(request);
        } catch (RuntimeException e) {
            LOG.error("a request could not be answered", e);
            return Answer.json(500, problem("request", "", "an answer", "try again; the hall's log says more"));
        }
    }

    /// What is refused before the desk sees it is answered as a problem, too.
    private static DirectHandlers problems() {
        DirectHandler handler = (_, _, status, headers, message) -> {
            var answer = DirectHandler.TransportResponse.builder()
                    .status(status)
                    .headers(headers)
                    .keepAlive(false)
                    .header(HeaderNames.CONTENT_TYPE, "application/json");
            StandingHeaders.ALL.forEach((name, value) -> answer.header(HeaderNames.create(name), value));
            String expected = status.code() == Status.REQUEST_ENTITY_TOO_LARGE_413.code()
                    ? "a body of at most " + BODY + " bytes"
                    : "a request by the rules of HTTP/1.1, for a page of this hall";
            return answer.entity(problem("request", status.codeText(), expected, "see docs/wire.md")
                            .getBytes(StandardCharsets.UTF_8))
                    .build();
        };
        var handlers = DirectHandlers.builder();
        for (DirectHandler.EventType type : DirectHandler.EventType.values()) {
            handlers.addHandler(type, handler);
        }
        return handlers.build();
    }

    /// The texts are this class's own, so nothing in them needs escaping.
    private static String problem(String where, String found, String expected, String remedy) {
        return "{\"problem\":{\"where\":\"%s\",\"found\":\"%s\",\"expected\":\"%s\",\"remedy\":\"%s\"}}"
                .formatted(where, found, expected, remedy);
    }

    /// Tells every client that the hall is closing, gives them a moment, then stops.
    @Override
    public void close() {
        guestbook.each(connection -> connection.close(Closing.GOING_AWAY));
        try {
            for (int wait = 0; wait < 20 && !guestbook.isEmpty(); wait++) {
                Thread.sleep(25);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        server.stop();
    }
}
