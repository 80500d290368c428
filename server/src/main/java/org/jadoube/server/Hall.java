package org.jadoube.server;

import java.net.URI;
import org.jadoube.journal.Journal;
import org.jadoube.journal.JournalProblem;
import org.jadoube.server.desk.Desk;
import org.jadoube.server.http.Bounds;
import org.jadoube.server.http.Doorway;
import org.jadoube.server.play.PlayingRoom;
import org.jadoube.server.wire.Guest;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// A playing hall that is open: its journal, its games and its door. Several halls can be open in one
/// process, each with a data folder of its own.
public final class Hall implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Hall.class);
    private static final int CONNECTIONS = 20_000;

    private final URI address;
    private final Journal journal;
    private final PlayingRoom room;
    private final Doorway doorway;
    private boolean closed;

    private Hall(URI address, Journal journal, PlayingRoom room, Doorway doorway) {
        this.address = address;
        this.journal = journal;
        this.room = room;
        this.doorway = doorway;
    }

    /// Opens a hall. Games that were going on when it was last closed, or fell, go on; the time in
    /// between is charged to nobody.
    ///
    /// @throws HallProblem when it cannot be opened, and why
    public static Hall open(HallSettings settings) {
        Journal journal = journal(settings);
        try {
            PlayingRoom room = PlayingRoom.open(journal);
            try {
                Doorway doorway = doorway(settings, room);
                URI address = Entrance.address(settings.host(), doorway.port());
                LOG.info("the hall is open at {}", address);
                return new Hall(address, journal, room, doorway);
            } catch (RuntimeException e) {
                room.close();
                throw e;
            }
        } catch (JournalProblem e) {
            journal.close();
            throw problem(e);
        } catch (RuntimeException e) {
            journal.close();
            throw e;
        }
    }

    private static Journal journal(HallSettings settings) {
        try {
            return Journal.open(settings.data());
        } catch (JournalProblem e) {
            throw problem(e);
        }
    }

    private static HallProblem problem(JournalProblem e) {
        return new HallProblem(HallProblem.Reason.JOURNAL, e.where(), e.found(), e.expected(), e.remedy(), e);
    }

    private static Doorway doorway(HallSettings settings, PlayingRoom room) {
        var bounds = new Bounds(CONNECTIONS, settings.connectionsPerAddress());
        return Entrance.open(
                settings.host(),
                settings.port(),
                (host, port) -> Doorway.open(
                        host,
                        port,
                        bounds,
                        new Desk(room, settings.data().resolve("words"))::answer,
                        "/wire",
                        connection -> new Guest(room, connection)));
    }

    public URI address() {
        return address;
    }

    /// Takes no more acts, tells everybody, writes down that the hall was alive until now, and lets the journal go.
    @Override
    public synchronized void close() {
        if (closed) {
            return;
        }
        closed = true;
        doorway.close();
        room.close();
        journal.close();
        LOG.info("the hall is closed");
    }
}
