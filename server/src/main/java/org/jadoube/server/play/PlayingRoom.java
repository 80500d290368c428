package org.jadoube.server.play;

import java.security.SecureRandom;
import java.time.Duration;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.jadoube.clock.Moment;
import org.jadoube.journal.GameId;
import org.jadoube.journal.Journal;
import org.jadoube.journal.Seat;
import org.jadoube.journal.SeatHolder;
import org.jadoube.journal.SeatToken;
import org.jadoube.lawbook.Citation;
import org.jadoube.laws.Laws;
import org.jadoube.laws.edition.Regulations;
import org.jadoube.laws.game.Actor;
import org.jadoube.laws.game.Event;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// All games of the hall. Those that somebody follows, or whose clocks run, are in memory; the others
/// are in the journal and are brought when somebody comes.
public final class PlayingRoom implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(PlayingRoom.class);
    private static final List<Actor> SEATS = List.of(Actor.WHITE, Actor.BLACK, Actor.ARBITER, Actor.SPECTATOR);
    private static final Citation OPENING = new Citation("6.2a");
    private static final Duration HEARTBEAT = Duration.ofSeconds(1);

    private final Journal journal;
    private final HallClock clock;
    private final SecureRandom random = new SecureRandom();
    private final Timetable timetable = new Timetable();
    private final Thinking thinking = new Thinking(new Study(), new Deliberation());
    private final ConcurrentHashMap<GameId, LiveGame> games = new ConcurrentHashMap<>();

    private PlayingRoom(Journal journal) {
        this.journal = journal;
        this.clock = HallClock.notBefore(journal.lastAlive().orElse(new Moment(0)));
    }

    /// Opens the room on a journal: takes up every game whose clock was running, with the outage charged to nobody.
    public static PlayingRoom open(Journal journal) {
        var room = new PlayingRoom(journal);
        room.takeUp();
        room.timetable.every(HEARTBEAT, room::tick);
        return room;
    }

    private void takeUp() {
        for (GameId id : journal.unfinishedGames()) {
            games.compute(
                    id,
                    (_, _) -> load(id).filter(game -> {
                                game.reportOutage(journal.lastAlive(id));
                                return !game.isIdle();
                            })
                            .orElse(null));
        }
        if (!games.isEmpty()) {
            LOG.info("games taken up where they were left: {}", games.size());
        }
    }

    private Optional<LiveGame> load(GameId id) {
        return LiveGame.load(id, journal, clock, timetable, thinking);
    }

    private void tick() {
        beat();
        games.keySet().forEach(id -> games.computeIfPresent(id, (_, game) -> game.isIdle() ? null : game));
    }

    private void beat() {
        if (games.values().stream().anyMatch(LiveGame::isRunning)) {
            journal.heartbeat(clock.now());
        }
    }

    public HallClock clock() {
        return clock;
    }

    /// Makes a game, with a seat and a token for each of those around the board.
    public NewGame create(Regulations regulations, String white, String black, Optional<String> event) {
        var id = GameId.draw(random);
        var tokens = new EnumMap<Actor, SeatToken>(Actor.class);
        SEATS.forEach(actor -> tokens.put(actor, SeatToken.draw(random)));
        List<Seat> seats = tokens.entrySet().stream()
                .map(seat -> new Seat(seat.getKey(), seat.getValue().hash()))
                .toList();
        journal.create(id, seats, new Event.GameOpened(clock.now(), OPENING, regulations, white, black, event));
        LOG.info("game {} made", id);
        return new NewGame(id, Map.copyOf(tokens));
    }

    /// Whom a token makes its bearer.
    public Optional<SeatHolder> holder(String token) {
        return journal.seat(new SeatToken(token).hash());
    }

    /// What has happened in a game, as it is on disk; nothing when there is no such game.
    public List<Event> events(GameId id) {
        return journal.events(id);
    }

    /// What there is to be shown of who can still checkmate in a game, to its arbiter at any time and to others once it
    /// is over. Waits while the hall thinks about it, but not for ever.
    public Optional<Account> account(GameId id, Actor viewer) {
        var reader = new Reader(viewer);
        try {
            return enter(id, reader)
                    .filter(game ->
                            viewer == Actor.ARBITER || game.table().game().end().isPresent())
                    .filter(game -> Laws.matingIssue(game.table()).isPresent())
                    .flatMap(game -> reader.await(game::account));
        } finally {
            leave(id, reader);
        }
    }

    /// Brings a follower to a game; empty when there is no such game.
    public Optional<LiveGame> enter(GameId id, Follower follower) {
        Optional<LiveGame> entered = Optional.ofNullable(games.compute(id, (_, game) -> {
            LiveGame here = game == null ? load(id).orElse(null) : game;
            if (here != null) {
                here.follow(follower);
            }
            return here;
        }));
        entered.ifPresent(game -> game.presenceChanged(follower));
        return entered;
    }

    /// A follower goes. A game that nobody follows, and in which nothing can happen, is put away.
    public void leave(GameId id, Follower follower) {
        Optional.ofNullable(games.computeIfPresent(id, (_, game) -> {
                    game.unfollow(follower);
                    return game.isIdle() ? null : game;
                }))
                .ifPresent(game -> game.presenceChanged(follower));
    }

    /// Whether the hall thinks about something in a game.
    boolean thinksAbout(GameId id) {
        return thinking.study().isAskedBy(id);
    }

    /// How many games are in memory.
    public int gamesInMemory() {
        return games.size();
    }

    /// Writes a last sign of life, so that the time until now counts and what follows does not.
    @Override
    public void close() {
        timetable.close();
        thinking.study().close();
        thinking.deliberation().close();
        beat();
    }
}
