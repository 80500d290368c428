package org.jadoube.server.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jadoube.board.Position;
import org.jadoube.journal.Journal;
import org.jadoube.laws.game.Ending;
import org.jadoube.laws.game.Event;
import org.jadoube.notation.Fen;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A hall in which half of the games ask all the time who can still checkmate: they begin where hardly anybody can, and
/// play, point out dead positions and let flags fall. The other half play chess and must not notice. The same load is
/// measured first without questions: all play chess.
///
/// With the profile `full-hall` there are 5,000 games. The wait of a move is that for its answer, which is on disk.
class FullHallTest {
    private static final int GAMES = Integer.getInteger("jadoube.hall.games", 60);
    private static final Duration TIME = Duration.ofSeconds(Integer.getInteger("jadoube.hall.seconds", 3));
    private static final Duration PACE = Duration.ofMillis(Integer.getInteger("jadoube.hall.pace", 200));
    private static final Duration PATIENCE = TIME.multipliedBy(20);
    private static final int POINTED = 10;
    private static final int THREADS = 12;
    private static final Duration LONG_WAIT = Duration.ofSeconds(10);

    /// Blocked by pawns or with too few pieces: dead, nearly dead, or anything but.
    private static final List<String> BOARDS = List.of(
            "8/8/4k3/p1p1p1p1/P1P1P1P1/4K3/8/8 w - - 0 1",
            "2b5/4k3/8/p1p1p1p1/P1P1P1P1/3K4/8/2B5 w - - 0 1",
            "5b2/4k3/8/p1p1p1p1/P1P1P1P1/3K4/8/2B5 w - - 0 1",
            "2b2b2/8/4k3/1p1p1p1p/1P1P1P1P/4K3/8/2B2B2 w - - 0 1",
            "1k6/Pp6/1P6/8/8/8/6K1/6Q1 b - - 0 1",
            "8/5k2/8/3n4/8/8/2Q5/4K3 w - - 0 1",
            "8/5k2/8/3n4/8/5N2/8/4K3 w - - 0 1",
            "8/5k2/8/3b4/8/5B2/8/4K3 w - - 0 1",
            "8/5k2/8/4b3/8/5B2/8/4K3 w - - 0 1",
            "8/2k5/8/8/8/8/8/2K1NN2 w - - 0 1",
            "8/5k1p/7P/8/8/8/8/4K1N1 w - - 0 1",
            "8/8/8/6pp/8/5kNK/8/8 b - - 0 1",
            "8/4k3/7B/p1p1p1p1/P1P1P1P1/3K4/8/2B5 w - - 0 1",
            "8/8/4k3/1p1p1p1p/1P1P1P1P/4K3/8/3N4 w - - 0 1",
            "6k1/5p1p/5P1P/8/8/8/5K2/3B4 w - - 0 1");

    /// May take all that a question may have: with the profile only.
    private static final List<String> MAZES = Boolean.getBoolean("jadoube.hall.mazes")
            ? List.of("k1b3b1/Pp1b1b1b/1P6/8/8/1p6/bP1B1B1B/K1B1B1B1 b - - 0 1")
            : List.of();

    @TempDir
    Path data;

    @Test
    void nobody_waits_for_what_other_games_ask() throws Exception {
        System.out.printf("%,d games, a move every %s, for %s%n", GAMES, PACE, TIME);
        // Waits in milliseconds, the heap in mebibytes, all answered after so many seconds.
        System.out.println("| load | moves | median | p99 | longest | others' | median | p99 | longest | pointed out "
                + "| median | p99 | longest | thought about | threads | heap | answered |");
        System.out.println("|---|" + "---:|".repeat(16));
        HallLoad chess = load("chess", 0, TIME.multipliedBy(10), List.of(Position.initial()));
        HallLoad asking = load(
                "asking",
                POINTED,
                TIME.dividedBy(4),
                Stream.of(BOARDS, MAZES)
                        .flatMap(List::stream)
                        .map(Fen::position)
                        .toList());
        assertThat(asking.isAnswered()).isTrue();
        assertThat(asking.threads() - chess.threads()).isLessThan(THREADS);
        assertThat(asking.moves().millis(0.99)).isLessThan((double) LONG_WAIT.toMillis());
        assertThat(asking.others())
                .allMatch(game ->
                        ending(game).isPresent() || !game.table().desk().open().isEmpty());
        Map<Ending, Long> endings = endings(asking);
        System.out.println(endings);
        assertThat(endings).containsKeys(Ending.DEAD_POSITION, Ending.TIME_FORFEIT);
    }

    private static Optional<Ending> ending(LiveGame game) {
        return game.table().game().end().map(Event.GameEnded::ending);
    }

    private static Map<Ending, Long> endings(HallLoad load) {
        return load.others().stream()
                .flatMap(game -> ending(game).stream())
                .collect(Collectors.groupingBy(Function.identity(), TreeMap::new, Collectors.counting()));
    }

    private HallLoad load(String name, int pointed, Duration clock, List<Position> boards) throws Exception {
        try (Journal journal = Journal.open(data.resolve(name));
                PlayingRoom room = PlayingRoom.open(journal)) {
            HallLoad load = new HallLoad(room, new HallLoad.Size(GAMES, PACE, TIME, clock, pointed));
            load.run(boards, PATIENCE);
            System.out.println("| " + name + " | " + load.row() + " |");
            return load;
        }
    }
}
