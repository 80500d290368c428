package org.jadoube.server.http;

import io.helidon.common.buffers.BufferData;
import io.helidon.websocket.WsSession;
import java.util.Optional;
import java.util.function.Function;

/// The incoming side of one connection: keeps floods and what no client may send away from the visitor, and tells him
/// exactly once that the connection is gone.
final class Listener {
    private static final double PER_SECOND = 20;
    private static final double RESERVE = 80;
    private static final int NORMAL = 1000;

    private final Guestbook guestbook;
    private final Function<Connection, Visitor> reception;
    private final Allowance allowance = new Allowance(PER_SECOND, RESERVE, System.nanoTime());
    private Optional<Connection> connection = Optional.empty();
    private Optional<Visitor> visitor = Optional.empty();

    Listener(Guestbook guestbook, Function<Connection, Visitor> reception) {
        this.guestbook = guestbook;
        this.reception = reception;
    }

    void open(Connection opened) {
        connection = Optional.of(opened);
        if (guestbook.enter(opened)) {
            visitor = Optional.of(reception.apply(opened));
        } else {
            opened.close(Closing.BUSY);
        }
        Thread.ofVirtual().name("send-" + opened.address()).start(opened::send);
    }

    /// Deals with what has come; false when the client goes.
    boolean hear(Frames.Said said, WsSession session) {
        if (said instanceof Frames.Said.Farewell) {
            session.close(NORMAL, "");
            return false;
        }
        if (admitted()) {
            switch (said) {
                case Frames.Said.Message(String text) -> visitor.ifPresent(one -> one.said(text));
                case Frames.Said.Ping(BufferData content) -> session.pong(content);
                case Frames.Said.Part _, Frames.Said.Pong _, Frames.Said.Farewell _ -> {}
            }
        }
        return true;
    }

    private boolean admitted() {
        boolean admitted = visitor.isPresent() && allowance.take(System.nanoTime());
        if (!admitted) {
            end(Closing.FLOOD);
        }
        return admitted;
    }

    /// Ends the connection; whatever still comes is not heard.
    void end(Closing why) {
        connection.ifPresent(open -> open.close(why));
        leave();
    }

    private void leave() {
        Optional<Visitor> leaving = visitor;
        visitor = Optional.empty();
        leaving.ifPresent(Visitor::left);
    }

    void over() {
        connection.ifPresent(Connection::gone);
        connection.ifPresent(guestbook::leave);
        leave();
    }
}
