package org.jadoube.server.wire;

import java.util.Optional;
import org.jadoube.clock.Moment;
import org.jadoube.journal.JournalProblem;
import org.jadoube.server.http.Closing;
import org.jadoube.server.http.Connection;
import org.jadoube.server.http.Visitor;
import org.jadoube.server.play.Admission;
import org.jadoube.server.play.Calendar;
import org.jadoube.server.play.Pass;
import org.jadoube.server.play.PlayingRoom;
import org.jadoube.server.play.Problem;
import org.jadoube.server.play.Unreadable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// One connected client: he sits down by a token, does acts, and is sent what happens in his game. What
/// he says gets its moment when it arrives, and is dealt with in order.
public final class Guest implements Visitor {
    private static final Logger LOG = LoggerFactory.getLogger(Guest.class);

    /// Messages that may wait for the hall.
    private static final int UNHEARD = 64;

    private final PlayingRoom room;
    private final Connection connection;
    private final Inbox inbox = new Inbox(UNHEARD);
    private Optional<Station> station = Optional.empty();

    public Guest(PlayingRoom room, Connection connection) {
        this.room = room;
        this.connection = connection;
    }

    @Override
    public void said(String text) {
        Moment received = room.clock().now();
        if (!inbox.offer(() -> hear(text, received))) {
            connection.close(Closing.FLOOD);
        }
    }

    private void hear(String text, Moment received) {
        if (connection.isClosing()) {
            return;
        }
        try {
            switch (ClientInReader.read(text)) {
                case ClientIn.Sit sit -> sit(sit);
                case ClientIn.Deed deed -> attempt(deed, received);
                case ClientIn.Ping ping -> answer(new ClientOut.Pong(ping.sent(), received));
            }
        } catch (Unreadable e) {
            answer(new ClientOut.Misunderstood(e.id(), e.problem()));
        } catch (JournalProblem e) {
            LOG.error("the journal failed", e);
            fail("a journal that takes nothing more");
        } catch (RuntimeException e) {
            LOG.error("a message could not be dealt with", e);
            fail("a fault of the hall");
        }
    }

    /// A fault of the hall in one act is that act's answer; without one the client would send it for ever.
    private void attempt(ClientIn.Deed deed, Moment received) throws Unreadable {
        Station here = station.orElseThrow(() -> new Unreadable(ClientInReader.notSeated()).of(deed.id()));
        try {
            here.hear(deed, received);
        } catch (JournalProblem e) {
            throw e;
        } catch (RuntimeException e) {
            LOG.error("an act could not be dealt with", e);
            answer(new ClientOut.Misunderstood(
                    Optional.of(deed.id()),
                    new Problem("hall", "a fault of the hall", "an answer", "tell whoever runs the hall")));
        }
    }

    /// Nothing has happened: the client keeps what it has sent and sends it again when it comes back.
    private void fail(String found) {
        answer(new ClientOut.Misunderstood(
                Optional.empty(), new Problem("hall", found, "an answer", "come back in a moment and send it again")));
        connection.close(Closing.FAULT);
    }

    private void answer(ClientOut message) {
        connection.answer(message.text());
    }

    private void sit(ClientIn.Sit sit) throws Unreadable {
        if (station.isPresent()) {
            throw new Unreadable(
                    new Problem("type", "sit", "one seat a connection", "open another connection for another seat"));
        }
        Calendar calendar = room.calendar();
        Optional<Admission> admission = sit.game().isPresent()
                ? calendar.admission(sit.token(), sit.game().get())
                : calendar.admission(sit.token());
        Optional<Pass> pass =
                admission.isPresent() || sit.game().isPresent() ? Optional.empty() : calendar.pass(sit.token());
        if (admission.isPresent()) {
            station = Optional.of(BoardStation.take(room, connection, admission.get(), sit.seen()));
            if (isTakenBack(sit, admission.get())) {
                leave();
                Station.turnAway(connection);
            }
        } else if (pass.isPresent()) {
            station = Optional.of(Overview.take(room, connection, pass.get()));
        } else {
            Station.turnAway(connection);
        }
    }

    /// Whether the link was replaced by a new one while the guest sat down.
    private boolean isTakenBack(ClientIn.Sit sit, Admission admission) {
        return admission.viewer().colour().isPresent()
                && room.calendar().admission(sit.token()).isEmpty();
    }

    @Override
    public void left() {
        inbox.last(this::leave);
    }

    private void leave() {
        station.ifPresent(Station::leave);
        station = Optional.empty();
    }
}
