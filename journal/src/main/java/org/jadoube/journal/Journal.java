package org.jadoube.journal;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jadoube.clock.Moment;
import org.jadoube.journal.JournalProblem.Reason;
import org.jadoube.laws.Verdict;
import org.jadoube.laws.game.Event;

/// The log of every game of a hall, in one file that only ever grows. What a method has acknowledged is on disk and
/// outlives the process and the machine's power; what is written together is there whole or not at all.
///
/// Safe for many threads: callers that write at the same time share one flush. Each method may throw a
/// [JournalProblem] when the disk does not do its part.
public final class Journal implements AutoCloseable {
    private final FolderLock lock;
    private final Database database;
    private final Writer writer;
    private final Readers readers;
    private final Optional<Moment> lastAlive;

    private Journal(FolderLock lock, Database database, Writer writer, Readers readers, Optional<Moment> lastAlive) {
        this.lock = lock;
        this.database = database;
        this.writer = writer;
        this.readers = readers;
        this.lastAlive = lastAlive;
    }

    /// Opens the journal of a data folder for this process alone, making folder and file where there are none.
    ///
    /// @throws JournalProblem when that cannot be done, and why
    public static Journal open(Path folder) {
        FolderLock lock = hold(folder);
        Database database = new Database(folder.resolve(Database.NAME).toAbsolutePath());
        try {
            return open(lock, database);
        } catch (SQLException failed) {
            lock.close();
            throw database.problem(failed);
        } catch (RuntimeException failed) {
            lock.close();
            throw failed;
        }
    }

    private static Journal open(FolderLock lock, Database database) throws SQLException {
        Ledger ledger = new Ledger(database.writer());
        try {
            Optional<Moment> lastAlive = ledger.alive();
            Writer writer = new Writer(database, ledger);
            writer.start();
            return new Journal(lock, database, writer, new Readers(database), lastAlive);
        } catch (SQLException | RuntimeException failed) {
            ledger.close();
            throw failed;
        }
    }

    private static FolderLock hold(Path folder) {
        try {
            Files.createDirectories(folder);
            return FolderLock.on(folder);
        } catch (IOException failed) {
            throw new JournalProblem(
                            Reason.UNWRITABLE,
                            folder.toString(),
                            "the data folder cannot be written (" + failed + ")",
                            "a folder in which this user may make files",
                            "Choose another folder, or change the rights on this one.")
                    .because(failed);
        }
    }

    /// Enters a new game: its seats and its first event.
    ///
    /// @throws IllegalArgumentException when the journal has a game of that name
    public void create(GameId game, List<Seat> seats, Event.GameOpened opened) {
        Opening opening = new Opening(game, seats, opened);
        Inscription first = Inscription.of(opened);
        writer.write(ledger -> enter(ledger, opening, first));
    }

    private static Outcome enter(Ledger ledger, Opening opening, Inscription first) throws SQLException {
        GameId game = opening.game();
        if (ledger.tail(game).isPresent()) {
            throw new IllegalArgumentException("there is a game " + game + " already");
        }
        ledger.insertGame(game, first.at());
        for (Seat seat : opening.seats()) {
            ledger.insertSeat(game, seat);
        }
        return append(ledger, game, new Ledger.Tail(0, Seal.root(game), first.at()), List.of(first));
    }

    /// Enters a new competition with all its games and offices.
    ///
    /// @param games in the order of the competition's boards
    /// @throws IllegalArgumentException when the journal has one of these games, or they are not the competition's
    public void create(Competition competition, Map<TokenHash, Warrant> warrants, List<Opening> games) {
        if (!competition.boards().equals(games.stream().map(Opening::game).toList()) || games.isEmpty()) {
            throw new IllegalArgumentException("these are not the games of competition " + competition.id());
        }
        List<Inscription> first =
                games.stream().map(game -> Inscription.of(game.opened())).toList();
        writer.write(ledger -> {
            for (int i = 0; i < games.size(); i++) {
                enter(ledger, games.get(i), first.get(i));
            }
            ledger.competitions().insert(competition, first.getFirst().at());
            for (Map.Entry<TokenHash, Warrant> warrant : warrants.entrySet()) {
                ledger.competitions().insert(competition.id(), warrant.getKey(), warrant.getValue());
            }
            return true;
        });
    }

    /// Adds events that no player's act has brought about.
    ///
    /// @param expectedLength how many events the game had when these were decided
    /// @throws IllegalArgumentException when there is no such game
    public Outcome append(GameId game, int expectedLength, List<Event> events) {
        List<Inscription> lines = inscribe(events);
        return writer.write(ledger -> {
            Ledger.Tail tail = tail(ledger, game);
            return tail.length() == expectedLength
                    ? append(ledger, game, tail, lines)
                    : new Outcome.Conflict(tail.length());
        });
    }

    /// Answers an act: keeps the verdict as its answer for ever and, when it was taken, adds its events.
    ///
    /// @param expectedLength how many events the game had when the act was decided
    /// @throws IllegalArgumentException when there is no such game
    public Outcome answer(GameId game, int expectedLength, ActKey act, Verdict verdict) {
        List<Inscription> lines = switch (verdict) {
            case Verdict.Taken(List<Event> events) -> inscribe(events);
            case Verdict.Refused refused -> List.of();
        };
        return writer.write(ledger -> {
            Optional<Answer> earlier = ledger.answer(game, act);
            if (earlier.isPresent()) {
                return new Outcome.AlreadyAnswered(earlier.get());
            }
            Ledger.Tail tail = tail(ledger, game);
            if (tail.length() != expectedLength) {
                return new Outcome.Conflict(tail.length());
            }
            switch (verdict) {
                case Verdict.Taken taken ->
                    ledger.insertAnswer(game, act, new Answer.Taken(tail.length() + 1, lines.size()));
                case Verdict.Refused refused -> ledger.insertAnswer(game, act, refused);
            }
            return append(ledger, game, tail, lines);
        });
    }

    private static List<Inscription> inscribe(List<Event> events) {
        if (events.stream().anyMatch(Event.GameOpened.class::isInstance)) {
            throw new IllegalArgumentException("a game is opened once, by create");
        }
        return events.stream().map(Inscription::of).toList();
    }

    private static Ledger.Tail tail(Ledger ledger, GameId game) throws SQLException {
        return ledger.tail(game).orElseThrow(() -> new IllegalArgumentException("there is no game " + game));
    }

    private static Outcome append(Ledger ledger, GameId game, Ledger.Tail tail, List<Inscription> lines)
            throws SQLException {
        int number = tail.length();
        Seal seal = tail.seal();
        for (Inscription line : lines) {
            number++;
            seal = seal.next(number, line.body());
            ledger.insertEvent(game, number, line, seal);
        }
        return new Outcome.Written(number);
    }

    /// What an act was answered when it first came.
    public Optional<Answer> answered(GameId game, ActKey act) {
        return readers.read(ledger -> ledger.answer(game, act));
    }

    /// All events of a game in order, every seal checked; empty when there is no such game.
    public List<Event> events(GameId game) {
        return events(game, 1);
    }

    /// The events of a game from a number on, in order, their seals checked.
    ///
    /// @param from the number of the first event wanted, from 1
    public List<Event> events(GameId game, int from) {
        return readers.read(ledger -> Chapter.read(ledger, game, from));
    }

    /// How many events each of some games has, 0 where there is no such game.
    public List<Integer> lengths(List<GameId> games) {
        return readers.read(ledger -> {
            List<Integer> lengths = new ArrayList<>();
            for (GameId game : games) {
                lengths.add(ledger.tail(game).map(Ledger.Tail::length).orElse(0));
            }
            return lengths;
        });
    }

    /// Every game, in the order in which they were created.
    public List<GameId> games() {
        return readers.read(ledger -> ledger.games());
    }

    /// The games without a result, in the order in which they were created.
    public List<GameId> unfinishedGames() {
        return readers.read(ledger -> ledger.unfinishedGames());
    }

    /// Whose token this is.
    public Optional<SeatHolder> seat(TokenHash token) {
        return readers.read(ledger -> ledger.holder(token));
    }

    /// A competition by its name.
    public Optional<Competition> competition(CompetitionId id) {
        return readers.read(ledger -> ledger.competitions().competition(id));
    }

    /// The competition that a game is part of; empty for one played by itself.
    public Optional<Competition> competitionOf(GameId game) {
        return readers.read(ledger -> {
            Optional<CompetitionId> id = ledger.competitions().of(game);
            return id.isPresent() ? ledger.competitions().competition(id.get()) : Optional.empty();
        });
    }

    /// Whose token of a competition this is.
    public Optional<WarrantHolder> warrant(TokenHash token) {
        return readers.read(ledger -> ledger.competitions().holder(token));
    }

    /// Gives a seat of a game a new token; the ones it had open nothing any more.
    ///
    /// @throws IllegalArgumentException when there is no such game
    public void reissue(GameId game, Seat seat) {
        writer.write(ledger -> {
            Ledger.Tail unused = tail(ledger, game);
            ledger.replaceSeat(game, seat);
            return true;
        });
    }

    /// The seats of a game.
    public List<Seat> seats(GameId game) {
        return readers.read(ledger -> ledger.seats(game));
    }

    /// The hall is alive and its clocks are running. A hall that has been down calls this only after each of its
    /// unfinished games has its outage in the journal: should it fall again on the way, the rest of the games are
    /// still charged nothing.
    public void heartbeat(Moment now) {
        writer.write(ledger -> {
            ledger.setAlive(now);
            return true;
        });
    }

    /// The last heartbeat before this journal was opened; empty for a new one. Heartbeats since then do not move it.
    public Optional<Moment> lastAlive() {
        return lastAlive;
    }

    /// The last moment before this journal was opened at which a game's clock is known to have been in the hall's
    /// care: the last heartbeat or the game's last event, whichever is later. Asked before anything is added to
    /// the game, this is where its outage begins.
    ///
    /// @throws IllegalArgumentException when there is no such game
    public Moment lastAlive(GameId game) {
        Moment lastEvent = readers.read(ledger -> tail(ledger, game)).at();
        return lastAlive.filter(lastEvent::isBefore).orElse(lastEvent);
    }

    /// Waits for what is being written, then lets the file and the folder go. Whoever writes afterwards is refused.
    @Override
    public void close() {
        try (lock) {
            writer.close();
            readers.close();
        } catch (SQLException failed) {
            throw database.problem(failed);
        }
    }
}
