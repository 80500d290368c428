package org.jadoube.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jadoube.board.Move;
import org.jadoube.board.PieceType;
import org.jadoube.board.Position;
import org.jadoube.board.Square;

/// A move as it is written in a game score, taken apart once, so that it can be looked for in many positions.
public final class MoveWord {
    private static final long FILE_A = 0x0101010101010101L;
    private static final long RANK_1 = 0xFFL;
    private static final long LAST_RANKS = RANK_1 | (RANK_1 << 56);

    private final San san;
    private final String text;
    private final Optional<MoveText> meant;
    private final String fault;

    /// The same once more in squares, for the quick way: a piece of this type goes from one of these to that. No
    /// departure at all where a word says too little, or castling, or nothing.
    private final PieceType piece;

    private final long departures;
    private final Square to;
    private final Move.Kind kind;
    private final Optional<Wing> wing;

    MoveWord(San san, String text, Optional<MoveText> meant, String fault) {
        this.san = san;
        this.text = text;
        this.meant = meant;
        this.fault = fault;
        Optional<MoveText.Step> step = meant.flatMap(MoveWord::quick);
        this.wing = meant.flatMap(MoveWord::castling);
        this.piece = step.flatMap(MoveText.Step::piece).orElse(PieceType.KING);
        this.departures = step.map(MoveWord::departures).orElse(0L);
        this.to = step.map(MoveText.Step::to).orElse(Square.A1);
        this.kind =
                step.flatMap(MoveText.Step::promotion).flatMap(MoveWord::kind).orElse(Move.Kind.PLAIN);
    }

    private static Optional<MoveText.Step> quick(MoveText meant) {
        if (!(meant instanceof MoveText.Step step) || step.piece().isEmpty()) {
            return Optional.empty();
        }
        boolean promotes = step.piece().get() == PieceType.PAWN
                && (LAST_RANKS >>> step.to().ordinal() & 1) != 0;
        boolean sound = promotes
                ? step.promotion().flatMap(MoveWord::kind).isPresent()
                : step.promotion().isEmpty();
        return sound ? Optional.of(step) : Optional.empty();
    }

    private static Optional<Wing> castling(MoveText meant) {
        return meant instanceof MoveText.Castling(Wing wing) ? Optional.of(wing) : Optional.empty();
    }

    private static Optional<Move.Kind> kind(PieceType promotion) {
        return switch (promotion) {
            case KNIGHT -> Optional.of(Move.Kind.PROMOTION_TO_KNIGHT);
            case BISHOP -> Optional.of(Move.Kind.PROMOTION_TO_BISHOP);
            case ROOK -> Optional.of(Move.Kind.PROMOTION_TO_ROOK);
            case QUEEN -> Optional.of(Move.Kind.PROMOTION_TO_QUEEN);
            case PAWN, KING -> Optional.empty();
        };
    }

    private static long departures(MoveText.Step step) {
        int column = step.file().isPresent()
                ? step.file().get().ordinal()
                : step.piece().equals(Optional.of(PieceType.PAWN))
                        ? step.to().file().ordinal()
                        : -1;
        long file = column < 0 ? -1 : FILE_A << column;
        return step.rank().map(rank -> file & (RANK_1 << (8 * rank.ordinal()))).orElse(file);
    }

    /// The word as it was written.
    public String text() {
        return text;
    }

    /// Whether the word says what a move is; if it can be played anywhere is another question.
    public boolean isMove() {
        return meant.isPresent();
    }

    /// Whether the word is one of the ways to write that nothing is moved.
    public boolean isNullMove() {
        return MoveScanner.isNullMove(text);
    }

    /// The legal move that the word means in a position, as [San#read] finds it.
    public Reading<Move> in(Position position) {
        Optional<Move> move = find(position);
        if (move.isPresent()) {
            return new Reading.Read<>(move.get());
        }
        return meant.isPresent()
                ? resolve(meant.get(), position)
                : new Reading.Unread<>(san.unreadable(text, fault, position));
    }

    /// The same without reasons, and much quicker: the move, or empty where [#in] may still find one or has a problem
    /// to
    /// tell. Readers of large files spend most of their time here.
    public Optional<Move> find(Position position) {
        if (wing.isPresent()) {
            return castling(wing.get(), position);
        }
        long found = departures == 0 ? 0 : position.departures(piece, to).bits() & departures;
        if (found == 0 || (found & (found - 1)) != 0) {
            return Optional.empty();
        }
        Square from = Square.of(Long.numberOfTrailingZeros(found));
        boolean passing = piece == PieceType.PAWN
                && ((from.ordinal() - to.ordinal()) & 7) != 0
                && !position.occupied().contains(to);
        return Optional.of(Move.of(from, to, passing ? Move.Kind.EN_PASSANT : kind));
    }

    private static Optional<Move> castling(Wing wing, Position position) {
        Square king = position.king(position.turn());
        for (Square rook : position.castlers()) {
            Move move = Move.castling(king, rook);
            if (Wing.of(move) == wing) {
                return Optional.of(move);
            }
        }
        return Optional.empty();
    }

    private Reading<Move> resolve(MoveText meaning, Position position) {
        List<Move> fitting = new ArrayList<>(1);
        for (Move move : position.legalMoves()) {
            if (meaning.fits(move, position)) {
                fitting.add(move);
            }
        }
        if (fitting.isEmpty() && meaning instanceof MoveText.Step step) {
            position.legalMoves().stream()
                    .filter(move -> step.meansCastling(move, position))
                    .forEach(fitting::add);
        }
        return fitting.size() == 1
                ? new Reading.Read<>(fitting.getFirst())
                : new Reading.Unread<>(
                        fitting.isEmpty()
                                ? San.illegal(text, meaning, position)
                                : san.ambiguous(text, fitting, position));
    }

    @Override
    public String toString() {
        return text;
    }
}
