package org.jadoube.server.http;

import io.helidon.common.buffers.BufferData;
import io.helidon.websocket.WsListener;
import io.helidon.websocket.WsSession;
import java.util.Optional;
import java.util.function.Function;

/// The incoming side of one connection: puts fragments together, keeps floods and what is not text away from the
/// visitor, and tells him exactly once that the connection is gone.
final class Listener implements WsListener {
    private static final int MESSAGE = Doorway.FRAME;
    private static final double PER_SECOND = 20;
    private static final double RESERVE = 80;

    private final Guestbook guestbook;
    private final Function<Connection, Visitor> reception;
    private final StringBuilder message = new StringBuilder();
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

    @Override
    public void onMessage(WsSession session, String text, boolean last) {
        if (message.length() + text.length() > MESSAGE) {
            end(Closing.TOO_BIG);
        } else if (admitted()) {
            message.append(text);
            if (last) {
                String whole = message.toString();
                message.setLength(0);
                visitor.ifPresent(one -> one.said(whole));
            }
        }
    }

    @Override
    public void onMessage(WsSession session, BufferData buffer, boolean last) {
        end(Closing.UNREADABLE);
    }

    @Override
    public void onPing(WsSession session, BufferData buffer) {
        if (admitted()) {
            session.pong(buffer);
        }
    }

    private boolean admitted() {
        boolean admitted = visitor.isPresent() && allowance.take(System.nanoTime());
        if (!admitted) {
            end(Closing.FLOOD);
        }
        return admitted;
    }

    /// Ends the connection; whatever still comes is not heard.
    private void end(Closing why) {
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
