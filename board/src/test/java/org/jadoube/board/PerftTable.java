package org.jadoube.board;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Positions with the known number of lines of some depths.
final class PerftTable {
    /// @param fen the position as its table writes it
    record Entry(String fen, int depth, long nodes) {
        Position position() {
            return FenLine.position(fen);
        }
    }

    private PerftTable() {}

    /// The room's own table: a FEN, then depth and count pairs, parted by semicolons.
    static List<Entry> own() throws IOException {
        try (InputStream stream = PerftTable.class.getResourceAsStream("/usual.perft")) {
            if (stream == null) {
                throw new IOException("usual.perft is missing");
            }
            List<Entry> entries = new ArrayList<>();
            for (String line : new String(stream.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .toList()) {
                if (line.isBlank() || line.startsWith("#")) {
                    continue;
                }
                String[] fields = line.split(";", -1);
                for (int i = 1; i < fields.length; i++) {
                    String[] pair = fields[i].strip().split(" ", 2);
                    entries.add(new Entry(fields[0].strip(), Integer.parseInt(pair[0]), Long.parseLong(pair[1])));
                }
            }
            return entries;
        }
    }

    /// The large table kept beside the checkout, `set,id,chess960,fen,depth,nodes`; the own one where there
    /// is none.
    static List<Entry> shared() throws IOException {
        Optional<Path> file = sharedFile();
        if (file.isEmpty()) {
            return own();
        }
        List<Entry> entries = new ArrayList<>();
        for (String line : Files.readAllLines(file.get()).stream().skip(1).toList()) {
            String[] fields = line.split(",", -1);
            entries.add(new Entry(fields[3], Integer.parseInt(fields[4]), Long.parseLong(fields[5])));
        }
        return entries;
    }

    private static Optional<Path> sharedFile() {
        String folder = System.getenv("JADOUBE_SHARED");
        Path shared =
                folder == null ? Path.of(System.getProperty("jadoube.root", "."), "..", "shared") : Path.of(folder);
        Path file = shared.resolve("perft").resolve("perft.csv");
        return Files.isRegularFile(file) ? Optional.of(file) : Optional.empty();
    }
}
