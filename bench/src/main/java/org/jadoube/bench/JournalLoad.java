package org.jadoube.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jadoube.board.Colour;
import org.jadoube.board.Move;
import org.jadoube.board.Square;
import org.jadoube.clock.Moment;
import org.jadoube.clock.TimeControl;
import org.jadoube.journal.ActKey;
import org.jadoube.journal.GameId;
import org.jadoube.journal.Journal;
import org.jadoube.lawbook.Citation;
import org.jadoube.laws.Verdict;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.edition.Profile;
import org.jadoube.laws.edition.Regulations;
import org.jadoube.laws.game.Actor;
import org.jadoube.laws.game.Event;

/// How many acts a second the journal answers durably, for one game alone and for many at once, each act a move with
/// its press and completion. Every answer waits for the disk.
///
/// Run it on the disk that is to be measured: the first argument is a folder on it, the temporary one without.
public final class JournalLoad {
    private static final List<Integer> GAMES_AT_ONCE = List.of(1, 10, 100, 1000);
    private static final Duration WARM_UP = Duration.ofSeconds(3);
    private static final Duration MEASURED = Duration.ofSeconds(5);
    private static final Citation ARTICLE = new Citation("6.7a");
    private static final Moment START = new Moment(0);

    private JournalLoad() {}

    public static void main(String[] arguments) throws IOException {
        Path parent = Path.of(arguments.length > 0 ? arguments[0] : System.getProperty("java.io.tmpdir"));
        Path folder = Files.createTempDirectory(parent, "jadoube-load");
        try (Journal journal = Journal.open(folder)) {
            run(journal, "warm", 10, WARM_UP);
            System.out.println("| games at once | acts a second | events a second |");
            System.out.println("|---:|---:|---:|");
            for (int games : GAMES_AT_ONCE) {
                double acts = run(journal, "load-" + games, games, MEASURED);
                System.out.printf("| %,d | %,.0f | %,.0f |%n", games, acts, acts * 3);
            }
        } finally {
            delete(folder);
        }
    }

    /// Acts a second; the games are there before time is taken.
    private static double run(Journal journal, String name, int games, Duration time) {
        List<GameId> all = IntStream.range(0, games)
                .mapToObj(index -> new GameId(name + "-" + index))
                .toList();
        together(all, game -> open(journal, game));
        LongAdder acts = new LongAdder();
        long begin = System.nanoTime();
        long end = begin + time.toNanos();
        together(all, game -> play(journal, game, end, acts));
        return acts.sum() / ((System.nanoTime() - begin) / 1e9);
    }

    private static void together(List<GameId> games, Consumer<GameId> task) {
        try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
            games.forEach(game -> threads.execute(() -> task.accept(game)));
        }
    }

    private static void open(Journal journal, GameId game) {
        Regulations regulations =
                Regulations.usual(Edition.latest(), Profile.ONLINE, TimeControl.of(Duration.ofMinutes(5)));
        journal.create(game, List.of(), new Event.GameOpened(START, ARTICLE, regulations, "White", "Black"));
    }

    private static void play(Journal journal, GameId game, long end, LongAdder acts) {
        for (int length = 1; System.nanoTime() < end; length += 3) {
            List<Event> events = List.of(
                    new Event.MoveMade(START, ARTICLE, Colour.WHITE, Move.plain(Square.G1, Square.F3)),
                    new Event.ClockPressed(START, ARTICLE, Colour.WHITE),
                    new Event.MoveCompleted(START, ARTICLE, Colour.WHITE));
            journal.answer(game, length, new ActKey(Actor.WHITE, "act-" + length), new Verdict.Taken(events));
            acts.increment();
        }
    }

    private static void delete(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            for (Path file : files.toList()) {
                Files.delete(file);
            }
        }
        Files.delete(folder);
    }
}
