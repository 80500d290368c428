package org.jadoube.server.wire;

import java.util.Optional;
import org.jadoube.clock.Moment;
import org.jadoube.journal.ActKey;
import org.jadoube.journal.Answer;
import org.jadoube.journal.JournalProblem;
import org.jadoube.journal.SeatHolder;
import org.jadoube.laws.Verdict;
import org.jadoube.laws.game.Actor;
import org.jadoube.server.http.Closing;
import org.jadoube.server.http.Connection;
import org.jadoube.server.http.Visitor;
import org.jadoube.server.play.LiveGame;
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
    private Optional<Place> place = Optional.empty();

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
        try {
            switch (ClientInReader.read(text)) {
                case ClientIn.Sit sit -> sit(sit);
                case ClientIn.Perform perform -> attempt(perform, received);
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
    private void attempt(ClientIn.Perform perform, Moment received) throws Unreadable {
        try {
            perform(perform, received);
        } catch (JournalProblem e) {
            throw e;
        } catch (RuntimeException e) {
            LOG.error("an act could not be dealt with", e);
            answer(new ClientOut.Misunderstood(
                    Optional.of(perform.id()),
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
        if (place.isPresent()) {
            throw new Unreadable(
                    new Problem("type", "sit", "one seat a connection", "open another connection for another seat"));
        }
        Optional<SeatHolder> holder = room.holder(sit.token());
        if (holder.isEmpty()) {
            answer(new ClientOut.Misunderstood(
                    Optional.empty(),
                    new Problem("token", "an unknown token", "the token of a seat", "ask for the link of the seat")));
            connection.close(Closing.POLICY);
            return;
        }
        take(holder.get(), sit.seen());
    }

    private void take(SeatHolder holder, int seen) throws Unreadable {
        var taken = new Place(holder.actor(), connection, seen);
        LiveGame game = room.enter(holder.game(), taken).orElseThrow();
        if (seen > game.length(holder.actor())) {
            room.leave(game.id(), taken);
            throw new Unreadable(new Problem(
                    "seen",
                    Integer.toString(seen),
                    "at most " + game.length(holder.actor()),
                    "sit down with seen 0 and start afresh"));
        }
        place = Optional.of(taken);
        var opening = game.table().game().opening();
        answer(new ClientOut.Seated(
                Words.of(holder.actor()),
                game.id().text(),
                opening.white(),
                opening.black(),
                RegulationsText.of(opening),
                game.length(holder.actor()),
                room.clock().now()));
        taken.follow(game);
    }

    private void perform(ClientIn.Perform perform, Moment received) throws Unreadable {
        Place here = place.orElseThrow(() -> new Unreadable(ClientInReader.notSeated()).of(perform.id()));
        if (here.actor() == Actor.SPECTATOR) {
            throw new Unreadable(
                            new Problem("act", "an act of a spectator", "an act of a player or the arbiter", "watch"))
                    .of(perform.id());
        }
        LiveGame game = here.game();
        try {
            Answer answer = game.perform(new ActKey(here.actor(), perform.id()), received, perform.intent());
            answer(
                    switch (answer) {
                        case Answer.Taken taken ->
                            new ClientOut.Taken(perform.id(), game.length(here.actor(), taken.length()));
                        case Answer.Refused(Verdict.Refused(var citation, var because, var detail)) ->
                            new ClientOut.Refused(
                                    perform.id(),
                                    citation.in(
                                            game.table().regulations().edition().name()),
                                    because.name(),
                                    detail);
                    });
        } catch (Unreadable e) {
            throw e.of(perform.id());
        }
    }

    @Override
    public void left() {
        inbox.last(this::leave);
    }

    private void leave() {
        place.ifPresent(here -> room.leave(here.game().id(), here));
        place = Optional.empty();
    }
}
