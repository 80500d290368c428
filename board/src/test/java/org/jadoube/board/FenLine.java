package org.jadoube.board;

import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;

/// Just enough of FEN for the fixtures of this room, with castling rights by `KQkq` (the outermost rook) or
/// by file. The notation room owns the real thing.
final class FenLine {
    private FenLine() {}

    static Setup setup(String fen) {
        String[] fields = fen.strip().split(" +", -1);
        Map<Square, Piece> pieces = placement(fields[0]);
        Colour turn = fields[1].equals("w") ? Colour.WHITE : Colour.BLACK;
        return new Setup(
                pieces,
                turn,
                rooks(pieces, fields[2]),
                Square.parse(fields[3]),
                fields.length > 4 ? Integer.parseInt(fields[4]) : 0,
                fields.length > 5 ? Integer.parseInt(fields[5]) : 1);
    }

    /// The position of a line that is known to be one.
    static Position position(String fen) {
        return switch (setup(fen).checkLeniently()) {
            case SetupCheck.Accepted accepted -> accepted.position();
            case SetupCheck.Rejected rejected -> throw new AssertionError(fen + ": " + rejected.faults());
        };
    }

    private static Map<Square, Piece> placement(String field) {
        Map<Square, Piece> pieces = new EnumMap<>(Square.class);
        int rank = 7;
        int file = 0;
        for (int i = 0; i < field.length(); i++) {
            char letter = field.charAt(i);
            if (letter == '/') {
                rank--;
                file = 0;
            } else if (Character.isDigit(letter)) {
                file += letter - '0';
            } else {
                Colour colour = Character.isUpperCase(letter) ? Colour.WHITE : Colour.BLACK;
                PieceType type = PieceType.values()["PNBRQK".indexOf(Character.toUpperCase(letter))];
                pieces.put(Square.of(File.of(file++), Rank.of(rank)), Piece.of(colour, type));
            }
        }
        return pieces;
    }

    private static SquareSet rooks(Map<Square, Piece> pieces, String field) {
        SquareSet rooks = SquareSet.EMPTY;
        for (int i = 0; i < field.length() && !field.equals("-"); i++) {
            char letter = field.charAt(i);
            Colour colour = Character.isUpperCase(letter) ? Colour.WHITE : Colour.BLACK;
            Rank rank = Rank.FIRST.from(colour);
            char side = Character.toUpperCase(letter);
            rooks = rooks.with(
                    switch (side) {
                        case 'K' -> outermost(pieces, colour, 7, -1).orElse(Square.of(File.H, rank));
                        case 'Q' -> outermost(pieces, colour, 0, 1).orElse(Square.of(File.A, rank));
                        default -> Square.of(File.of(side - 'A'), rank);
                    });
        }
        return rooks;
    }

    private static Optional<Square> outermost(Map<Square, Piece> pieces, Colour colour, int start, int step) {
        for (int file = start; file >= 0 && file < 8; file += step) {
            Square square = Square.of(File.of(file), Rank.FIRST.from(colour));
            Piece piece = pieces.get(square);
            if (piece == Piece.of(colour, PieceType.ROOK)) {
                return Optional.of(square);
            }
            if (piece == Piece.of(colour, PieceType.KING)) {
                break;
            }
        }
        return Optional.empty();
    }
}
