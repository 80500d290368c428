package org.jadoube.bench;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// A program that counts the lines of six positions with Jadoube and with Stockfish, by turns on one thread,
/// and prints millions of lines a second, ratios and their geometric means.
///
/// Each racer first warms up, then runs every course some rounds; the quickest round counts, because
/// everything else a machine does can only slow a round down. Every count is checked.
public final class PerftRace {
    private PerftRace() {}

    /// @param arguments the number of rounds, 5 when left out
    public static void main(String[] arguments) throws IOException {
        int rounds = arguments.length == 0 ? 5 : Integer.parseInt(arguments[0]);
        LibraryRacer library = new LibraryRacer();
        List<Racer> racers = new ArrayList<>(List.of(new CountingRacer(), library));
        Optional<StockfishRacer> stockfish = StockfishRacer.installed();
        stockfish.ifPresentOrElse(
                racers::addFirst,
                () -> System.out.println("No stockfish on the PATH or in /usr/games: Jadoube runs alone."));
        try {
            RaceTable table = race(racers, rounds);
            System.out.print(table);
        } finally {
            stockfish.ifPresent(StockfishRacer::close);
        }
        System.out.printf("Quickest of %d rounds. Sum of the library's keys: %016x%n", rounds, library.checksum());
    }

    private static RaceTable race(List<Racer> racers, int rounds) throws IOException {
        RaceTable table =
                new RaceTable(RaceCourse.USUAL, racers.stream().map(Racer::name).toList());
        for (RaceCourse course : RaceCourse.USUAL) {
            for (Racer racer : racers) {
                timed(racer, new RaceCourse(course.name(), course.fen(), course.depth() - 1, -1));
            }
        }
        for (int round = 0; round < rounds; round++) {
            for (RaceCourse course : RaceCourse.USUAL) {
                for (Racer racer : racers) {
                    table.note(course, racer.name(), timed(racer, course));
                }
            }
        }
        return table;
    }

    /// The nanoseconds of one run.
    private static long timed(Racer racer, RaceCourse course) throws IOException {
        long start = System.nanoTime();
        long nodes = racer.run(course);
        long duration = System.nanoTime() - start;
        if (course.nodes() >= 0 && nodes != course.nodes()) {
            throw new IllegalStateException(
                    "%s counts %d lines of %s, not %d".formatted(racer.name(), nodes, course.name(), course.nodes()));
        }
        return duration;
    }
}
