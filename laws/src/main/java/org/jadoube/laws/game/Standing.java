package org.jadoube.laws.game;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jadoube.board.Colour;
import org.jadoube.board.File;
import org.jadoube.board.Move;
import org.jadoube.board.Piece;
import org.jadoube.board.PieceType;
import org.jadoube.board.Position;
import org.jadoube.board.Rank;
import org.jadoube.board.Setup;
import org.jadoube.board.SetupCheck;
import org.jadoube.board.Square;
import org.jadoube.board.SquareSet;
import org.jadoube.notation.San;

/// What stands on the board, whether chess can be played from it or not: an illegal move may leave a king in check, or
/// take him off.
public sealed interface Standing {
    /// A position.
    record Regular(Position position) implements Standing {
        @Override
        public Setup setup() {
            return position.toSetup();
        }

        @Override
        public Colour turn() {
            return position.turn();
        }
    }

    /// No position of chess.
    record Irregular(Setup setup) implements Standing {
        @Override
        public Colour turn() {
            return setup.turn();
        }
    }

    Setup setup();

    Colour turn();

    static Standing of(Setup setup) {
        return switch (setup.checkLeniently()) {
            case SetupCheck.Accepted accepted -> new Regular(accepted.position());
            case SetupCheck.Rejected _ -> new Irregular(setup);
        };
    }

    /// The position, where there is one.
    default Optional<Position> regular() {
        return this instanceof Regular(Position position) ? Optional.of(position) : Optional.empty();
    }

    /// The moves that Article 3 allows here; where no position stands, all the same by what each piece can do.
    default List<Move> legalMoves() {
        return switch (this) {
            case Regular(Position position) -> position.legalMoves();
            case Irregular(Setup setup) -> setup.legalMoves();
        };
    }

    default boolean isLegal(Move move) {
        return legalMoves().contains(move);
    }

    /// How a move looks on this board, legal or not, as players write it; a check is seen where a position follows.
    default String seen(Move move, San letters) {
        boolean check = after(move).regular().filter(Position::isCheck).isPresent();
        return letters.writeSeen(move, setup()) + (check ? "+" : "");
    }

    default Optional<Piece> at(Square square) {
        return Optional.ofNullable(setup().pieces().get(square));
    }

    /// The board after hands have carried out a move, legal or not; the turn passes.
    default Standing after(Move move) {
        return regular()
                .filter(position -> position.isLegal(move))
                .<Standing>map(position -> new Regular(position.after(move)))
                .orElseGet(() -> of(carriedOut(setup(), move)));
    }

    private static Setup carriedOut(Setup before, Move move) {
        Map<Square, Piece> pieces = new HashMap<>(before.pieces());
        Optional<Piece> moved = Optional.ofNullable(pieces.remove(move.from()));
        boolean captures = pieces.containsKey(move.to()) && !move.isCastling();
        if (move.isCastling()) {
            castle(pieces, move, moved);
        } else {
            moved.map(piece -> move.promotion()
                            .map(type -> Piece.of(piece.colour(), type))
                            .orElse(piece))
                    .ifPresent(piece -> pieces.put(move.to(), piece));
        }
        if (move.kind() == Move.Kind.EN_PASSANT) {
            pieces.remove(Square.of(move.to().file(), move.from().rank()));
        }
        boolean irreversible = captures
                || moved.filter(piece -> piece.type() == PieceType.PAWN).isPresent();
        return new Setup(
                pieces,
                before.turn().opponent(),
                rightsLeft(before, move, moved),
                passed(move, moved),
                irreversible ? 0 : before.halfmoveClock() + 1,
                before.fullmoveNumber() + (before.turn() == Colour.BLACK ? 1 : 0));
    }

    /// The square that a pawn passes over on a double step, legal or not.
    private static Optional<Square> passed(Move move, Optional<Piece> moved) {
        int ranks = move.to().rank().ordinal() - move.from().rank().ordinal();
        return moved.filter(piece -> piece.type() == PieceType.PAWN)
                .filter(_ ->
                        Math.abs(ranks) == 2 && move.from().file() == move.to().file())
                .map(_ -> Square.of((move.from().ordinal() + move.to().ordinal()) / 2));
    }

    private static void castle(Map<Square, Piece> pieces, Move move, Optional<Piece> king) {
        boolean kingside = move.to().file().ordinal() > move.from().file().ordinal();
        Rank rank = move.from().rank();
        Optional<Piece> rook = Optional.ofNullable(pieces.remove(move.to()));
        king.ifPresent(piece -> pieces.put(Square.of(kingside ? File.G : File.C, rank), piece));
        rook.ifPresent(piece -> pieces.put(Square.of(kingside ? File.F : File.D, rank), piece));
    }

    /// A king's move ends his rights, a rook's move or capture that rook's.
    private static SquareSet rightsLeft(Setup before, Move move, Optional<Piece> moved) {
        SquareSet left = before.castlingRooks().without(move.from()).without(move.to());
        Optional<Piece> king = moved.filter(piece -> piece.type() == PieceType.KING);
        if (king.isEmpty()) {
            return left;
        }
        for (Square rook : before.castlingRooks()) {
            left = before.pieces().get(rook) == Piece.of(king.get().colour(), PieceType.ROOK)
                    ? left.without(rook)
                    : left;
        }
        return left;
    }
}
