package org.jadoube.bench;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/// Stockfish's `go perft`, run as a program of its own.
final class StockfishRacer implements Racer, AutoCloseable {
    private static final String COUNTED = "Nodes searched: ";

    private final Process process;
    private final BufferedReader answers;
    private final PrintWriter commands;

    private StockfishRacer(Path program) throws IOException {
        process =
                new ProcessBuilder(program.toString()).redirectErrorStream(true).start();
        answers = new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
        commands = new PrintWriter(process.getOutputStream(), true, StandardCharsets.UTF_8);
    }

    /// Looks on the `PATH`, then where Debian puts games.
    static Optional<StockfishRacer> installed() throws IOException {
        String folders = System.getenv().getOrDefault("PATH", "") + java.io.File.pathSeparator + "/usr/games";
        for (String folder : folders.split(java.io.File.pathSeparator, -1)) {
            Path program = Path.of(folder, "stockfish");
            if (!folder.isEmpty() && Files.isExecutable(program)) {
                return Optional.of(new StockfishRacer(program));
            }
        }
        return Optional.empty();
    }

    @Override
    public String name() {
        return "Stockfish";
    }

    @Override
    public long run(RaceCourse course) throws IOException {
        commands.println("position fen " + course.fen());
        commands.println("go perft " + course.depth());
        for (String line = answers.readLine(); line != null; line = answers.readLine()) {
            if (line.startsWith(COUNTED)) {
                return Long.parseLong(line.substring(COUNTED.length()).strip());
            }
        }
        throw new IOException("Stockfish ended in the middle of " + course.name());
    }

    @Override
    public void close() {
        commands.println("quit");
        process.destroy();
    }
}
