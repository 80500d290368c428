package org.jadoube.mating;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jadoube.board.Colour;
import org.jadoube.board.File;
import org.jadoube.board.Piece;
import org.jadoube.board.PieceType;
import org.jadoube.board.Position;
import org.jadoube.board.Rank;
import org.jadoube.board.Setup;
import org.jadoube.board.SetupCheck;
import org.jadoube.board.Square;
import org.jadoube.board.SquareSet;

/// Positions of which it is known who can still checkmate.
final class MatingTable {
    /// @param able those who can still checkmate
    record Entry(String fen, Position position, List<Colour> able) {}

    private MatingTable() {}

    /// The room's own few lines.
    static List<Entry> own() throws IOException {
        try (InputStream stream = MatingTable.class.getResourceAsStream("/material.mating")) {
            if (stream == null) {
                throw new IOException("material.mating is missing");
            }
            return entries(new String(stream.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .toList());
        }
    }

    /// The large tables kept beside the checkout; the own one where there are none.
    static List<Entry> shared() throws IOException {
        String folder = System.getenv("JADOUBE_SHARED");
        Path shared =
                folder == null ? Path.of(System.getProperty("jadoube.root", "."), "..", "shared") : Path.of(folder);
        List<Entry> entries = new ArrayList<>();
        for (String name : List.of("games.txt", "hard.txt")) {
            Path file = shared.resolve("mating").resolve(name);
            if (Files.isRegularFile(file)) {
                entries.addAll(entries(Files.readAllLines(file)));
            }
        }
        return entries.isEmpty() ? own() : entries;
    }

    /// A line is `WB FEN`, with a dash in the place of a side that cannot.
    private static List<Entry> entries(List<String> lines) {
        List<Entry> entries = new ArrayList<>();
        for (String line : lines) {
            if (!line.isBlank() && !line.startsWith("#")) {
                List<Colour> able = new ArrayList<>();
                if (line.charAt(0) == 'W') {
                    able.add(Colour.WHITE);
                }
                if (line.charAt(1) == 'B') {
                    able.add(Colour.BLACK);
                }
                String fen = line.substring(3);
                entries.add(new Entry(fen, position(fen), able));
            }
        }
        return entries;
    }

    /// The pieces and the turn of a FEN, which is all that material rules look at.
    static Position position(String fen) {
        String[] fields = fen.split(" ", -1);
        Map<Square, Piece> pieces = new EnumMap<>(Square.class);
        int index = 0;
        String placement = fields[0].replace("/", "");
        for (int i = 0; i < placement.length(); i++) {
            char letter = placement.charAt(i);
            if (Character.isDigit(letter)) {
                index += letter - '0';
            } else {
                Colour colour = Character.isUpperCase(letter) ? Colour.WHITE : Colour.BLACK;
                PieceType type = PieceType.values()["PNBRQK".indexOf(Character.toUpperCase(letter))];
                pieces.put(Square.of(File.of(index % 8), Rank.of(7 - index / 8)), Piece.of(colour, type));
                index++;
            }
        }
        return position(pieces, fields[1].equals("w") ? Colour.WHITE : Colour.BLACK)
                .orElseThrow(() -> new AssertionError(fen));
    }

    static Optional<Position> position(Map<Square, Piece> pieces, Colour turn) {
        Setup setup = new Setup(pieces, turn, SquareSet.EMPTY, Optional.empty(), 0, 1);
        return switch (setup.checkLeniently()) {
            case SetupCheck.Accepted accepted -> Optional.of(accepted.position());
            case SetupCheck.Rejected rejected -> Optional.empty();
        };
    }
}
