package org.jadoube.bench;

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

/// A position of the race, the depth to count it to, and the right count.
///
/// @param name a short name for the table
/// @param fen the position as other programs read it
record RaceCourse(String name, String fen, int depth, long nodes) {
    /// The six positions that the field measures itself by.
    static final List<RaceCourse> USUAL = List.of(
            new RaceCourse("start", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 6, 119_060_324),
            new RaceCourse(
                    "kiwipete", "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", 5, 193_690_690),
            new RaceCourse("pos3", "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", 7, 178_633_661),
            new RaceCourse("pos4", "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1", 5, 15_833_292),
            new RaceCourse("pos5", "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8", 5, 89_941_194),
            new RaceCourse(
                    "pos6",
                    "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10",
                    5,
                    164_075_551));

    Position position() {
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
                pieces.put(Square.of(index ^ 56), Piece.of(colour, type));
                index++;
            }
        }
        SquareSet rooks = SquareSet.EMPTY;
        for (Colour colour : Colour.values()) {
            for (File file : List.of(File.A, File.H)) {
                char letter = file == File.A ? 'q' : 'k';
                if (fields[2].indexOf(colour == Colour.WHITE ? Character.toUpperCase(letter) : letter) >= 0) {
                    rooks = rooks.with(file.on(Rank.FIRST.from(colour)));
                }
            }
        }
        Setup setup =
                new Setup(pieces, fields[1].equals("w") ? Colour.WHITE : Colour.BLACK, rooks, Optional.empty(), 0, 1);
        return switch (setup.check()) {
            case SetupCheck.Accepted accepted -> accepted.position();
            case SetupCheck.Rejected rejected -> throw new IllegalStateException(fen + ": " + rejected.faults());
        };
    }
}
