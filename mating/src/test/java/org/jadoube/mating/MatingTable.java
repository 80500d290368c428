package org.jadoube.mating;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
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

    /// The room's own few lines, which material decides.
    static List<Entry> own() throws IOException {
        return resource("/material.mating");
    }

    /// The room's own positions that take all means there are.
    static List<Entry> fixtures() throws IOException {
        return resource("/soundness.mating");
    }

    private static List<Entry> resource(String name) throws IOException {
        try (InputStream stream = MatingTable.class.getResourceAsStream(name)) {
            if (stream == null) {
                throw new IOException(name + " is missing");
            }
            return entries(new String(stream.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .toList());
        }
    }

    /// The large tables kept beside the checkout; the own one where there are none.
    static List<Entry> shared() throws IOException {
        List<Entry> entries = new ArrayList<>();
        for (String name : List.of("games.txt", "hard.txt")) {
            entries.addAll(shared(name));
        }
        return entries.isEmpty() ? own() : entries;
    }

    /// A table of those kept beside the checkout; empty where it is not.
    static List<Entry> shared(String name) throws IOException {
        return entries(sharedLines(name));
    }

    private static List<String> sharedLines(String name) throws IOException {
        String folder = System.getenv("JADOUBE_SHARED");
        Path shared =
                folder == null ? Path.of(System.getProperty("jadoube.root", "."), "..", "shared") : Path.of(folder);
        Path file = shared.resolve("mating").resolve(name);
        return Files.isRegularFile(file) ? Files.readAllLines(file) : List.of();
    }

    /// Positions whose one side it is known of, beside the checkout: the FEN, the side, the verdict, a
    /// note.
    static List<Judged> tricky() throws IOException {
        List<Judged> judged = new ArrayList<>();
        for (String line : sharedLines("tricky.csv")) {
            String[] fields = line.split(",", 4);
            if (fields[2].endsWith("winnable")) {
                Colour winner = fields[1].equals("white") ? Colour.WHITE : Colour.BLACK;
                judged.add(new Judged(position(fields[0]), winner, fields[2].equals("winnable")));
            }
        }
        return judged;
    }

    /// What is known of one side.
    record Judged(Position position, Colour winner, boolean able) {}

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

    /// The position of a FEN of standard chess, its counters left out.
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
        Setup setup = new Setup(
                pieces,
                fields[1].equals("w") ? Colour.WHITE : Colour.BLACK,
                rooks(fields.length > 2 ? fields[2] : "-"),
                Square.parse(fields.length > 3 ? fields[3] : "-"),
                0,
                1);
        return position(setup).orElseThrow(() -> new AssertionError(fen));
    }

    private static SquareSet rooks(String rights) {
        SquareSet rooks = SquareSet.EMPTY;
        for (int i = 0; i < rights.length(); i++) {
            rooks = switch (rights.charAt(i)) {
                case 'K' -> rooks.with(Square.H1);
                case 'Q' -> rooks.with(Square.A1);
                case 'k' -> rooks.with(Square.H8);
                case 'q' -> rooks.with(Square.A8);
                default -> rooks;
            };
        }
        return rooks;
    }

    /// The FEN again, without counters.
    static String fen(Position position) {
        StringBuilder fen = new StringBuilder();
        for (int i = 0; i < 64; i++) {
            Square square = Square.of(File.of(i % 8), Rank.of(7 - i / 8));
            fen.append(position.at(square).map(MatingTable::letter).orElse("1"));
            fen.append(i % 8 == 7 && i < 63 ? "/" : "");
        }
        for (int empty = 8; empty > 1; empty--) {
            fen = new StringBuilder(fen.toString().replace("1".repeat(empty), String.valueOf(empty)));
        }
        fen.append(position.turn() == Colour.WHITE ? " w " : " b ");
        SquareSet rooks = position.castlingRooks();
        fen.append(rooks.contains(Square.H1) ? "K" : "").append(rooks.contains(Square.A1) ? "Q" : "");
        fen.append(rooks.contains(Square.H8) ? "k" : "").append(rooks.contains(Square.A8) ? "q" : "");
        fen.append(rooks.isEmpty() ? "- " : " ");
        return fen.append(position.enPassant().map(Square::toString).orElse("-"))
                .toString();
    }

    private static String letter(Piece piece) {
        String letter = "PNBRQK".substring(piece.type().ordinal(), piece.type().ordinal() + 1);
        return piece.colour() == Colour.WHITE ? letter : letter.toLowerCase(Locale.ROOT);
    }

    static Optional<Position> position(Map<Square, Piece> pieces, Colour turn) {
        return position(new Setup(pieces, turn, SquareSet.EMPTY, Optional.empty(), 0, 1));
    }

    static Optional<Position> position(Setup setup) {
        return switch (setup.checkLeniently()) {
            case SetupCheck.Accepted accepted -> Optional.of(accepted.position());
            case SetupCheck.Rejected rejected -> Optional.empty();
        };
    }
}
