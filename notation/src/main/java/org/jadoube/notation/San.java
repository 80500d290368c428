package org.jadoube.notation;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.jadoube.board.Move;
import org.jadoube.board.Piece;
import org.jadoube.board.PieceType;
import org.jadoube.board.Position;
import org.jadoube.board.Setup;
import org.jadoube.board.Square;

/// Moves in standard algebraic notation, in one language.
///
/// The writer is exact: the departure is told apart by file, else by rank, else by both, only where another piece of
/// the kind could legally go to the same square; `+` and `#` are always there; promotions are `e8=Q`.
///
/// @param letters the language
public record San(PieceLetters letters) {
    /// The notation of PGN.
    public static final San ENGLISH = new San(PieceLetters.ENGLISH);

    private static final int MOST_SUGGESTIONS = 8;

    public static San in(PieceLetters letters) {
        return letters.equals(PieceLetters.ENGLISH) ? ENGLISH : new San(letters);
    }

    /// The exact notation of a legal move of the position.
    public String write(Move move, Position position) {
        return bare(move, position::at, position.legalMoves()) + checkSign(position.after(move));
    }

    /// How a move looks on a board that need not hold a position: a legal move as [#write] has it, but for the sign of
    /// check; any other by the same habits.
    public String writeSeen(Move move, Setup before) {
        return bare(move, square -> Optional.ofNullable(before.pieces().get(square)), before.legalMoves());
    }

    /// The legal move that a text means, with the habits of players and other programs allowed: `0-0`,
    /// `o-o`; a missing, surplus or wrong `x`, `+`, `++`, `#`, `e.p.`; `e8Q`, `e8/Q`, `e8(Q)`, `e8=q`;
    /// more of the departure than needed, up to `Ng1-f3` and `e2e4`; `!` and `?`; `(=)`; figurines. It
    /// must mean exactly one legal move.
    public Reading<Move> read(CharSequence text, Position position) {
        return word(text).in(position);
    }

    /// A text taken apart, to be looked for in positions.
    public MoveWord word(CharSequence text) {
        MoveScanner scanner = new MoveScanner(text, letters);
        Optional<MoveText> meant = scanner.scan();
        return new MoveWord(this, text.toString(), meant, meant.isPresent() ? "" : scanner.fault());
    }

    /// The legal move whose exact notation the text is, to the letter.
    public Reading<Move> readExactly(CharSequence text, Position position) {
        return read(text, position).then(move -> {
            String exact = write(move, position);
            return exact.contentEquals(text)
                    ? new Reading.Read<>(move)
                    : new Reading.Unread<>(new Problem(
                            Problem.Kind.INEXACT_MOVE,
                            where(position),
                            text.toString(),
                            "this is not its exact notation",
                            exact,
                            "Write " + exact + "."));
        });
    }

    private String bare(Move move, Function<Square, Optional<Piece>> board, List<Move> legal) {
        if (move.isCastling()) {
            return Wing.of(move).text();
        }
        Square from = move.from();
        PieceType type = board.apply(from)
                .map(Piece::type)
                .orElseThrow(() -> new IllegalArgumentException("nothing stands on " + from));
        boolean capture = board.apply(move.to()).isPresent();
        if (type == PieceType.PAWN) {
            return (from.file() != move.to().file() ? from.file().letter() + "x" : "")
                    + move.to()
                    + move.promotion().map(piece -> "=" + letters.of(piece)).orElse("");
        }
        return letters.of(type)
                + departure(
                        move,
                        start -> board.apply(start)
                                .filter(piece -> piece.type() == type)
                                .isPresent(),
                        legal)
                + (capture ? "x" : "")
                + move.to();
    }

    private static String departure(Move move, Predicate<Square> ofItsKind, List<Move> legal) {
        Square from = move.from();
        boolean rival = false;
        boolean sameFile = false;
        boolean sameRank = false;
        for (Move other : legal) {
            Square start = other.from();
            if (other.to() == move.to() && start != from && !other.isCastling() && ofItsKind.test(start)) {
                rival = true;
                sameFile |= start.file() == from.file();
                sameRank |= start.rank() == from.rank();
            }
        }
        if (!rival) {
            return "";
        }
        return !sameFile
                ? String.valueOf(from.file().letter())
                : !sameRank ? String.valueOf(from.rank().digit()) : from.toString();
    }

    private static String checkSign(Position after) {
        return !after.isCheck() ? "" : after.isCheckmate() ? "#" : "+";
    }

    static Problem illegal(CharSequence text, MoveText meant, Position position) {
        String reason = switch (meant) {
            case MoveText.Castling(Wing wing) -> Objection.toCastling(position, wing);
            case MoveText.Step step -> new Objection(position, step).because();
        };
        return new Problem(
                Problem.Kind.ILLEGAL_MOVE,
                where(position),
                text.toString(),
                reason,
                suggestions(meant, position),
                "Compare this position with the score: the fault may be in an earlier move.");
    }

    private static String suggestions(MoveText meant, Position position) {
        if (position.legalMoves().isEmpty()) {
            return "no move at all, since the game is over";
        }
        PieceType type = switch (meant) {
            case MoveText.Castling _ -> PieceType.KING;
            case MoveText.Step step ->
                step.piece()
                        .or(() -> step.from().flatMap(position::at).map(Piece::type))
                        .orElse(PieceType.PAWN);
        };
        List<String> moves = position.legalMoves().stream()
                .filter(move -> position.pieces(position.turn(), type).contains(move.from()))
                .map(move -> ENGLISH.write(move, position))
                .sorted()
                .toList();
        if (moves.isEmpty()) {
            return "a move of another piece";
        }
        return moves.size() > MOST_SUGGESTIONS
                ? "one of the " + moves.size() + " legal moves with a " + Diagram.word(type)
                : moves.size() == 1 ? moves.getFirst() : "one of " + String.join(", ", moves);
    }

    Problem ambiguous(CharSequence text, List<Move> fitting, Position position) {
        String ways =
                fitting.stream().map(move -> write(move, position)).sorted().collect(Collectors.joining(" or "));
        Move first = fitting.getFirst();
        PieceType type = position.at(first.from()).orElseThrow().type();
        return new Problem(
                Problem.Kind.AMBIGUOUS_MOVE,
                where(position),
                text.toString(),
                fitting.size() + " " + Diagram.word(type) + "s can go to " + first.to(),
                ways,
                "Write " + ways + ".");
    }

    Problem unreadable(CharSequence text, String fault, Position position) {
        return new Problem(
                Problem.Kind.UNREADABLE_MOVE,
                where(position),
                text.toString(),
                fault,
                "a move like " + letters.of(PieceType.KNIGHT) + "f3, exd5, O-O or e8=" + letters.of(PieceType.QUEEN),
                "Write the piece's letter ("
                        + String.join(" ", letters.letters().subList(1, 6))
                        + ", none for a pawn) and the square where it arrives.");
    }

    static String where(Position position) {
        return "move " + position.fullmoveNumber() + " by " + Objection.name(position.turn());
    }
}
