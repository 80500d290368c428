package org.jadoube.notation;

import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import org.jadoube.board.Colour;
import org.jadoube.board.Move;
import org.jadoube.board.PieceType;
import org.jadoube.board.Position;
import org.jadoube.board.Square;

/// Finds the move that a step means without listing all legal moves. Readers of large files spend most of their time
/// here. It finds nothing in the rarer cases (several pieces, en passant, illegal moves); those take the long way.
final class Shortcut {
    private static final Set<PieceType> PROMOTED =
            EnumSet.of(PieceType.KNIGHT, PieceType.BISHOP, PieceType.ROOK, PieceType.QUEEN);

    private Shortcut() {}

    static Optional<Move> move(MoveText.Step step, Position position) {
        if (step.piece().isEmpty() || position.pieces(position.turn()).contains(step.to())) {
            return Optional.empty();
        }
        PieceType type = step.piece().get();
        return type == PieceType.PAWN ? pawn(step, position) : piece(type, step, position);
    }

    private static Optional<Move> piece(PieceType type, MoveText.Step step, Position position) {
        Colour turn = position.turn();
        long able = position.attackers(step.to(), turn).bits()
                & position.pieces(turn, type).bits()
                & departures(step);
        if (Long.bitCount(able) != 1 || step.promotion().isPresent()) {
            return Optional.empty();
        }
        return safe(Move.plain(Square.of(Long.numberOfTrailingZeros(able)), step.to()), position);
    }

    private static long departures(MoveText.Step step) {
        long file = step.file().isEmpty()
                ? -1
                : 0x0101010101010101L << step.file().get().ordinal();
        return step.rank().isEmpty()
                ? file
                : file & (0xFFL << (8 * step.rank().get().ordinal()));
    }

    private static Optional<Move> pawn(MoveText.Step step, Position position) {
        int to = step.to().ordinal();
        int back = position.turn() == Colour.WHITE ? -8 : 8;
        boolean last = (to & 56) == (back < 0 ? 56 : 0);
        if (step.promotion().isPresent() != last
                || !step.promotion().map(PROMOTED::contains).orElse(true)
                || step.rank().isPresent()
                || to + back < 0
                || to + back > 63) {
            return Optional.empty();
        }
        long pawns = position.pieces(position.turn(), PieceType.PAWN).bits();
        boolean taken = position.occupied().contains(step.to());
        int file = step.file().isEmpty() ? to & 7 : step.file().get().ordinal();
        int from = (to + back & 56) + file;
        if (file == (to & 7) ? taken : !taken || Math.abs(file - (to & 7)) != 1) {
            return Optional.empty();
        }
        boolean advance = file == (to & 7) && !position.occupied().contains(Square.of(from));
        if (advance && (to & 56) == (back < 0 ? 24 : 32)) {
            from += back;
        }
        return (pawns >>> from & 1) == 0 ? Optional.empty() : safe(pawnMove(Square.of(from), step), position);
    }

    private static Move pawnMove(Square from, MoveText.Step step) {
        return step.promotion().isEmpty()
                ? Move.plain(from, step.to())
                : Move.promotion(from, step.to(), step.promotion().get());
    }

    /// The move, when it leaves its own king out of check.
    private static Optional<Move> safe(Move move, Position position) {
        Position after = position.after(move);
        return after.attackers(after.king(position.turn()), after.turn()).isEmpty()
                ? Optional.of(move)
                : Optional.empty();
    }
}
