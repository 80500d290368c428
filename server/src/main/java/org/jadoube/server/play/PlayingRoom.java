package org.jadoube.server.play;

import java.security.SecureRandom;
import java.time.Duration;
import java.util.EnumMap;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Future;
import org.jadoube.clock.Moment;
import org.jadoube.journal.GameId;
import org.jadoube.journal.Journal;
import org.jadoube.journal.Opening;
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
    private final Calendar calendar;

    private PlayingRoom(Journal journal) {
        this.journal = journal;
        this.clock = HallClock.notBefore(journal.lastAlive().orElse(new Moment(0)));
        this.calendar = new Calendar(this, journal, random);
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
        NewGame made = draw(SEATS);
        Opening opening = opening(made, regulations, new Pairing(white, black), event);
        journal.create(opening.game(), opening.seats(), opening.opened());
        LOG.info("game {} made", made.id());
        return made;
    }

    /// A name and tokens for a game that is to be made.
    NewGame draw(List<Actor> actors) {
        var tokens = new EnumMap<Actor, SeatToken>(Actor.class);
        actors.forEach(actor -> tokens.put(actor, SeatToken.draw(random)));
        return new NewGame(GameId.draw(random), tokens);
    }

    Opening opening(NewGame game, Regulations regulations, Pairing pairing, Optional<String> event) {
        List<Seat> seats = game.seats().entrySet().stream()
                .map(seat -> new Seat(seat.getKey(), seat.getValue().hash()))
                .toList();
        return new Opening(
                game.id(),
                seats,
                new Event.GameOpened(clock.now(), OPENING, regulations, pairing.white(), pairing.black(), event));
    }

    /// Does something a little later.
    public void later(Duration delay, Runnable work) {
        Future<?> unused = timetable.in(delay, work);
    }

    /// The competitions that the games are part of.
    public Calendar calendar() {
        return calendar;
    }

    /// Whom a token of a game makes its bearer.
    Optional<SeatHolder> holder(String token) {
        return journal.seat(new SeatToken(token).hash());
    }

    /// What has happened in a game, as it is on disk; nothing when there is no such game.
    public List<Event> events(GameId id) {
        return journal.events(id);
    }

    /// How many events each of some games has, 0 where there is no such game.
    public List<Integer> lengths(List<GameId> ids) {
        return journal.lengths(ids);
    }

    /// What there is to be shown of who can still checkmate in a game, to its arbiter at any time and to others once it
    /// is over, those who are told late so much later. Waits while the hall thinks about it, but not for ever.
    public Optional<Account> account(GameId id, Actor viewer, Duration delay) {
        var reader = new Reader(viewer);
        Moment then = clock.now().plus(delay.negated());
        try {
            return enter(id, reader)
                    .filter(game -> viewer == Actor.ARBITER || hasEndedBy(then, game))
                    .filter(game -> Laws.matingIssue(game.table()).isPresent())
                    .flatMap(game -> reader.await(game::account));
        } finally {
            leave(id, reader);
        }
    }

    private static boolean hasEndedBy(Moment then, LiveGame game) {
        return game.table().game().end().filter(end -> !then.isBefore(end.at())).isPresent();
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

    /// Whoever sits at a game as a player has to come again by a new link.
    void expel(GameId id, Actor player) {
        Optional.ofNullable(games.get(id)).ifPresent(game -> game.expel(player));
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
