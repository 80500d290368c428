package org.jadoube.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jadoube.board.Colour;
import org.jadoube.board.Piece;
import org.jadoube.board.Position;
import org.jadoube.board.Rank;
import org.jadoube.board.Setup;
import org.jadoube.board.SetupCheck;
import org.jadoube.board.SetupFault;
import org.jadoube.board.Square;

/// Positions in Forsyth-Edwards notation.
///
/// Castling fields of X-FEN and of Shredder-FEN are both read, without being told which: capital and small `K` and
/// `Q` mean the outermost rook on that side of the king, a file's letter means the rook on that file.
///
/// The en-passant square is written when, and only when, a legal en-passant capture exists, because only then is it
/// part of the position (see [Position#enPassant()]). No other habit is offered: two texts of equal positions are
/// equal, counters aside. A square that some pawn has really passed over is read, and forgotten when no capture is
/// legal.
public final class Fen {
    private static final String PIECES = "PNBRQKpnbrqk";

    private Fen() {}

    /// The position that a text stands for, which must be exact: six fields parted by single spaces, rights in the
    /// order `KQkq`, a sound position.
    public static Reading<Position> read(String fen) {
        return read(fen, FenWords.ENGLISH);
    }

    /// The same, a problem being told in a language.
    public static Reading<Position> read(String fen, Locale language) {
        return read(fen, FenWords.in(language));
    }

    private static Reading<Position> read(String fen, FenWords words) {
        return readSetup(fen, words).then(setup -> switch (setup.check()) {
            case SetupCheck.Accepted(var position, var _) -> new Reading.Read<>(position);
            case SetupCheck.Rejected(var faults) -> new Reading.Unread<>(unsound(fen, faults, words));
        });
    }

    /// The position that a text stands for, with what is harmless set right: four or five fields, surplus spaces,
    /// rights in any order, twice or without their rook, an en-passant square no pawn has passed, a move number 0.
    public static Reading<Position> readLeniently(String fen) {
        return readLeniently(fen, FenWords.ENGLISH);
    }

    /// The same, a problem and what is set right being told in a language.
    public static Reading<Position> readLeniently(String fen, Locale language) {
        return readLeniently(fen, FenWords.in(language));
    }

    private static Reading<Position> readLeniently(String fen, FenWords words) {
        List<String> mended = new ArrayList<>();
        return switch (new FenFields(fen, FenFields.Rigour.LENIENT, mended, words).setup()) {
            case Reading.Unread<Setup>(Problem problem) -> new Reading.Unread<>(problem);
            case Reading.Read<Setup>(Setup setup, var _) ->
                switch (setup.checkLeniently()) {
                    case SetupCheck.Rejected(var faults) -> new Reading.Unread<>(unsound(fen, faults, words));
                    case SetupCheck.Accepted(var position, var faults) -> {
                        faults.stream().sorted().map(words::fault).forEach(mended::add);
                        yield new Reading.Read<>(position, mended);
                    }
                };
        };
    }

    /// What an exact text claims, without a check that it is a position of chess.
    public static Reading<Setup> readSetup(String fen) {
        return readSetup(fen, FenWords.ENGLISH);
    }

    private static Reading<Setup> readSetup(String fen, FenWords words) {
        return new FenFields(fen, FenFields.Rigour.STRICT, new ArrayList<>(), words).setup();
    }

    /// The position of an exact text.
    ///
    /// @throws UnreadableNotation when the text is not exact or its position unsound
    public static Position position(String fen) {
        return read(fen).orElseThrow();
    }

    /// All six fields, the castling rights as X-FEN, which is plain FEN in standard chess.
    public static String write(Position position) {
        return write(position, CastlingField.X_FEN);
    }

    public static String write(Position position, CastlingField castling) {
        return placement(position)
                + (position.turn() == Colour.WHITE ? " w " : " b ")
                + castling.write(position)
                + ' '
                + position.enPassant().map(Square::toString).orElse("-")
                + ' '
                + position.halfmoveClock()
                + ' '
                + position.fullmoveNumber();
    }

    /// The first field alone: what stands where.
    public static String placement(Position position) {
        return placement(position::at);
    }

    /// The first field of what stands on a board, position or not.
    public static String placement(Setup setup) {
        return placement(square -> Optional.ofNullable(setup.pieces().get(square)));
    }

    private static String placement(Function<Square, Optional<Piece>> board) {
        StringBuilder text = new StringBuilder(72);
        for (int rank = 7; rank >= 0; rank--) {
            int empty = 0;
            for (int file = 0; file < 8; file++) {
                Optional<Piece> piece = board.apply(Square.of(rank * 8 + file));
                if (piece.isEmpty()) {
                    empty++;
                    continue;
                }
                text.append(empty > 0 ? String.valueOf(empty) : "").append(letter(piece.get()));
                empty = 0;
            }
            text.append(empty > 0 ? String.valueOf(empty) : "").append(rank > 0 ? "/" : "");
        }
        return text.toString();
    }

    /// Capital for White, small for Black, always English.
    static char letter(Piece piece) {
        return PIECES.charAt(piece.ordinal());
    }

    static Optional<Piece> piece(char letter) {
        int index = PIECES.indexOf(letter);
        return index < 0 ? Optional.empty() : Optional.of(Piece.values()[index]);
    }

    static Rank backRank(Colour side) {
        return Rank.FIRST.from(side);
    }

    private static Problem unsound(String fen, Set<SetupFault> faults, FenWords words) {
        String reasons = faults.stream().sorted().map(words::fault).collect(Collectors.joining(", "));
        return new Problem(
                Problem.Kind.UNSOUND_POSITION,
                "FEN",
                fen,
                words.say("unsound", reasons),
                words.say("unsound.expected"),
                words.say("unsound.do"));
    }
}
