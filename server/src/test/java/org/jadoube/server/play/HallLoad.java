package org.jadoube.server.play;

import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.jadoube.board.Position;
import org.jadoube.laws.Laws;

/// Many games at once in a hall, half of them chess, the others begun on boards of their own, and what is measured
/// meanwhile.
final class HallLoad {
    private static final Duration BETWEEN_LOOKS = Duration.ofMillis(100);

    /// @param games how many, half of them on boards of their own
    /// @param pace between two moves of a game on average
    /// @param time how long the chess goes on; the others are played for half of it, then nobody moves any more
    /// @param clock what each player of the others has
    /// @param pointed after how many of a hundred moves of the others somebody points out that the position is dead
    record Size(int games, Duration pace, Duration time, Duration clock, int pointed) {
        private boolean flagsFall() {
            return clock.compareTo(time) < 0;
        }

        private long nanos(Duration patience) {
            return time.plus(patience).toNanos();
        }
    }

    private final PlayingRoom room;
    private final Size size;
    private final Waits moves = new Waits();
    private final Waits othersMoves = new Waits();
    private final Waits pointings = new Waits();
    private List<Pair> others = List.of();
    /// How many games had a question at once, at most.
    private int thinking;
    private int threads;
    private long heap;
    private Duration answered = Duration.ZERO;

    HallLoad(PlayingRoom room, Size size) {
        this.room = room;
        this.size = size;
    }

    /// Everybody sits down, all play, and it is waited until no question is left.
    ///
    /// @param patience how long, once the time is over
    void run(List<Position> boards, Duration patience) throws ExecutionException, InterruptedException {
        Duration enough = size.time().multipliedBy(10);
        Waits unused = new Waits();
        List<Pair> players = sit(seed -> () -> Pair.sit(room, Position.initial(), enough, seed, moves, unused));
        others = sit(seed ->
                () -> Pair.sit(room, boards.get(seed % boards.size()), size.clock(), seed, othersMoves, pointings));
        long begin = System.nanoTime();
        try (ExecutorService all = Executors.newVirtualThreadPerTaskExecutor()) {
            List<Future<Integer>> playing = new ArrayList<>();
            long end = begin + size.time().toNanos();
            long half = begin + size.time().dividedBy(2).toNanos();
            players.forEach(pair -> playing.add(all.submit(() -> pair.play(size.pace(), 0, end))));
            others.forEach(pair -> playing.add(all.submit(() -> pair.play(size.pace(), size.pointed(), half))));
            while (!playing.stream().allMatch(Future::isDone)) {
                look();
            }
            for (Future<Integer> played : playing) {
                played.get();
            }
        }
        while (!isAnswered() && System.nanoTime() - begin < size.nanos(patience)) {
            look();
        }
        answered = Duration.ofNanos(System.nanoTime() - begin);
    }

    private List<Pair> sit(IntFunction<Callable<Pair>> seeded) throws ExecutionException, InterruptedException {
        try (ExecutorService all = Executors.newVirtualThreadPerTaskExecutor()) {
            List<Future<Pair>> sitting = IntStream.range(0, size.games() / 2)
                    .mapToObj(seeded)
                    .map(all::submit)
                    .toList();
            List<Pair> pairs = new ArrayList<>();
            for (Future<Pair> pair : sitting) {
                pairs.add(pair.get());
            }
            return pairs;
        }
    }

    private void look() throws InterruptedException {
        Thread.sleep(BETWEEN_LOOKS);
        Runtime machine = Runtime.getRuntime();
        heap = Math.max(heap, machine.totalMemory() - machine.freeMemory());
        threads = Math.max(threads, ManagementFactory.getThreadMXBean().getThreadCount());
        thinking = Math.max(thinking, (int) others.stream()
                .filter(pair -> room.thinksAbout(pair.game().id()))
                .count());
    }

    boolean isAnswered() {
        return others.stream().allMatch(pair -> isAnswered(pair.game()));
    }

    /// Whether nothing goes on at a table, nobody thinks about it, and what its end turned on is explained.
    private boolean isAnswered(LiveGame game) {
        return !room.thinksAbout(game.id())
                && !(size.flagsFall() && game.isRunning())
                && (Laws.matingIssue(game.table()).isEmpty() || game.account().isPresent());
    }

    List<LiveGame> others() {
        return others.stream().map(Pair::game).toList();
    }

    Waits moves() {
        return moves;
    }

    /// The most threads there were, virtual ones not counted.
    int threads() {
        return threads;
    }

    /// What was measured, as a row of a table: waits in milliseconds, the heap in mebibytes, seconds.
    String row() {
        return "%,d | %s | %,d | %s | %,d | %s | %,d | %d | %,d | %.0f"
                .formatted(
                        moves.count(),
                        moves,
                        othersMoves.count(),
                        othersMoves,
                        pointings.count(),
                        pointings,
                        thinking,
                        threads,
                        heap >> 20,
                        answered.toMillis() / 1e3);
    }
}
