package org.jadoube.pgn;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jadoube.board.Position;
import org.jadoube.notation.San;
import org.junit.jupiter.api.Test;

/// All games of the shared collections, or of the fixture where there are none: no false complaint, every move
/// written as it was read (a few scores have `+` for mate).
class RealGamesTest {
    @Test
    void real_games_are_read_without_a_false_complaint() throws IOException {
        long games = 0;
        long moves = 0;
        long start = System.nanoTime();
        for (byte[] file : files()) {
            for (PgnEntry entry : Texts.read(file)) {
                assertThat(entry.problems()).isEmpty();
                assertThat(entry.terminator()).isPresent().isEqualTo(tag(entry));
                games++;
                moves += entry.game().moves().size();
            }
        }
        double seconds = (System.nanoTime() - start) / 1e9;
        System.out.printf(
                "read %,d games, %,d moves in %.1f s: %,.0f games/s%n", games, moves, seconds, games / seconds);
        assertThat(games).isGreaterThanOrEqualTo(3);
    }

    @Test
    void real_moves_are_written_as_they_were_read() throws IOException {
        long moves = 0;
        long signs = 0;
        for (byte[] file : files()) {
            for (PgnEntry entry : Texts.read(file).stream().limit(300).toList()) {
                Position position = entry.game().start();
                for (PgnMove move : entry.game().moves()) {
                    String exact = San.ENGLISH.write(move.move(), position);
                    assertThat(bare(exact)).isEqualTo(bare(move.san()));
                    signs += exact.equals(move.san()) ? 0 : 1;
                    position = position.after(move.move());
                    moves++;
                }
            }
        }
        System.out.printf("wrote %,d moves as they were read, %,d with another sign of check%n", moves, signs);
        assertThat(signs).isLessThan(moves / 1000 + 1);
    }

    private static String bare(String san) {
        return san.endsWith("+") || san.endsWith("#") ? san.substring(0, san.length() - 1) : san;
    }

    private static Optional<PgnResult> tag(PgnEntry entry) {
        return entry.game().tags().value("Result").flatMap(PgnResult::parse);
    }

    private static List<byte[]> files() throws IOException {
        String named = System.getenv("JADOUBE_SHARED");
        Path shared = named != null ? Path.of(named) : Path.of(System.getProperty("jadoube.root", "."), "../shared");
        Path folder = shared.resolve("pgn");
        if (!Files.isDirectory(folder)) {
            return List.of(plain(Texts.fixture()));
        }
        try (Stream<Path> paths = Files.list(folder)) {
            return paths.filter(path -> path.toString().endsWith(".pgn"))
                    .sorted()
                    .map(RealGamesTest::bytes)
                    .toList();
        }
    }

    private static byte[] bytes(Path path) {
        try {
            return Files.readAllBytes(path);
        } catch (IOException failure) {
            throw new java.io.UncheckedIOException(failure);
        }
    }

    /// The fixture without the habits that its moves show and exact notation has not.
    private static byte[] plain(byte[] fixture) {
        return new String(fixture, java.nio.charset.StandardCharsets.UTF_8)
                .replace("0-0-0", "O-O-O")
                .replace(" e.p.", "")
                .replace("(Q)", "=Q")
                .replace("3. O-O\n", "3. O-O *\n")
                .replace("[FEN \"bq", "[Result \"*\"]\n[FEN \"bq")
                .getBytes(java.nio.charset.StandardCharsets.UTF_8);
    }
}
