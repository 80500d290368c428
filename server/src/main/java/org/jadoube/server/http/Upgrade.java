package org.jadoube.server.http;

import io.helidon.common.buffers.BufferData;
import io.helidon.common.socket.PeerInfo;
import io.helidon.http.DirectHandler;
import io.helidon.http.HeaderNames;
import io.helidon.http.HttpPrologue;
import io.helidon.http.RequestException;
import io.helidon.http.WritableHeaders;
import io.helidon.webserver.ConnectionContext;
import io.helidon.webserver.spi.ServerConnection;
import io.helidon.webserver.websocket.WsConfig;
import io.helidon.webserver.websocket.WsConnection;
import io.helidon.webserver.websocket.WsUpgrader;
import io.helidon.websocket.WsListener;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.function.Function;

/// The step from HTTP to WebSocket, at one path, for pages of the hall itself and for programs that name no origin.
final class Upgrade extends WsUpgrader {
    /// The web server's own reading of frames, which is not used.
    private static final WsListener UNUSED = new WsListener() {};

    private final String path;
    private final Guestbook guestbook;
    private final Function<Connection, Visitor> reception;

    Upgrade(WsConfig config, String path, Guestbook guestbook, Function<Connection, Visitor> reception) {
        super(config);
        this.path = path;
        this.guestbook = guestbook;
        this.reception = reception;
    }

    @Override
    public ServerConnection upgrade(ConnectionContext context, HttpPrologue prologue, WritableHeaders<?> headers) {
        String accept = welcome(context, prologue, headers);
        context.dataWriter()
                .writeNow(BufferData.create((SWITCHING_PROTOCOL_PREFIX + accept + SWITCHING_PROTOCOLS_SUFFIX)
                        .getBytes(StandardCharsets.US_ASCII)));
        var listener = new Listener(guestbook, reception);
        var session = WsConnection.create(context, prologue, WritableHeaders.create(), accept, UNUSED);
        Runnable cable = Porch.cable(context);
        listener.open(new Connection(session, cable, address(context.remotePeer())));
        return new WatchedConnection(session, context.dataReader(), listener, cable);
    }

    private String welcome(ConnectionContext context, HttpPrologue prologue, WritableHeaders<?> headers) {
        if (!prologue.uriPath().path().equals(path)) {
            throw refusal(DirectHandler.EventType.BAD_REQUEST, "there is no WebSocket at this path");
        }
        if (headers.contains(HeaderNames.ORIGIN)) {
            validateOrigin(headers, headers.get(HeaderNames.ORIGIN).get());
        }
        boolean otherVersion =
                headers.contains(WS_VERSION) && !headers.get(WS_VERSION).get().equals(SUPPORTED_VERSION);
        if (!headers.contains(WS_KEY) || otherVersion) {
            throw refusal(DirectHandler.EventType.BAD_REQUEST, "a WebSocket handshake of version 13 is expected");
        }
        return hash(context, headers.get(WS_KEY).get());
    }

    private static RequestException refusal(DirectHandler.EventType type, String message) {
        return RequestException.builder().type(type).message(message).build();
    }

    static String address(PeerInfo peer) {
        return peer.address() instanceof InetSocketAddress inet && !inet.isUnresolved()
                ? inet.getAddress().getHostAddress()
                : peer.host();
    }
}
