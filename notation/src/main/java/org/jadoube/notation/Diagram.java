package org.jadoube.notation;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jadoube.board.Colour;
import org.jadoube.board.Piece;
import org.jadoube.board.PieceType;
import org.jadoube.board.Position;
import org.jadoube.board.Square;

/// Pieces on a board as one looks at a printed diagram: made to explain why a move fails, also after moves that no
/// [Position] would allow. Not made for speed.
final class Diagram {
    private final Map<Square, Piece> pieces;

    private Diagram(Map<Square, Piece> pieces) {
        this.pieces = pieces;
    }

    static Diagram of(Position position) {
        return new Diagram(new EnumMap<>(position.toSetup().pieces()));
    }

    /// The board after a piece has been moved, whatever the rules say.
    Diagram moved(Square from, Square to) {
        Map<Square, Piece> next = new EnumMap<>(pieces);
        Optional.ofNullable(next.remove(from)).ifPresent(piece -> next.put(to, piece));
        return new Diagram(next);
    }

    Diagram without(Square square) {
        Map<Square, Piece> next = new EnumMap<>(pieces);
        next.remove(square);
        return new Diagram(next);
    }

    Optional<Piece> at(Square square) {
        return Optional.ofNullable(pieces.get(square));
    }

    /// The pieces of a colour that attack a square.
    List<Square> attackers(Square target, Colour by) {
        return pieces.entrySet().stream()
                .filter(entry -> entry.getValue().colour() == by)
                .map(Map.Entry::getKey)
                .filter(from -> aims(from, target) && isFree(from, target))
                .toList();
    }

    /// Whether the piece on a square attacks another one when nothing stands between.
    boolean aims(Square from, Square to) {
        int files = Math.abs(to.file().ordinal() - from.file().ordinal());
        int ranks = to.rank().ordinal() - from.rank().ordinal();
        Piece piece = at(from).orElseThrow();
        boolean diagonal = files == Math.abs(ranks) && files > 0;
        boolean straight = (files == 0) != (ranks == 0);
        return switch (piece.type()) {
            case PAWN -> files == 1 && ranks == (piece.colour() == Colour.WHITE ? 1 : -1);
            case KNIGHT -> files * Math.abs(ranks) == 2;
            case BISHOP -> diagonal;
            case ROOK -> straight;
            case QUEEN -> diagonal || straight;
            case KING -> Math.max(files, Math.abs(ranks)) == 1;
        };
    }

    boolean isFree(Square from, Square to) {
        return blocker(from, to).isEmpty();
    }

    /// The first piece that stands between two squares of one line.
    Optional<Square> blocker(Square from, Square to) {
        return between(from, to).stream().filter(pieces::containsKey).findFirst();
    }

    /// The squares between two squares of one line, from the first to the second; none when they are on no line.
    static List<Square> between(Square from, Square to) {
        int files = to.file().ordinal() - from.file().ordinal();
        int ranks = to.rank().ordinal() - from.rank().ordinal();
        if (files != 0 && ranks != 0 && Math.abs(files) != Math.abs(ranks)) {
            return List.of();
        }
        int step = Integer.signum(files) + 8 * Integer.signum(ranks);
        return IntStream.range(1, Math.max(Math.abs(files), Math.abs(ranks)))
                .mapToObj(count -> Square.of(from.ordinal() + count * step))
                .toList();
    }

    /// Whether a pawn could go straight ahead to a square, if nothing stood in its way.
    boolean isAdvance(Square from, Square to) {
        Colour side = at(from).orElseThrow().colour();
        int ahead = (to.rank().ordinal() - from.rank().ordinal()) * (side == Colour.WHITE ? 1 : -1);
        boolean first = from.rank().from(side).ordinal() == 1;
        return from.file() == to.file() && (ahead == 1 || (ahead == 2 && first));
    }

    /// `the knight on f3`.
    String name(Square square) {
        return "the " + word(at(square).orElseThrow().type()) + " on " + square;
    }

    static String word(PieceType type) {
        return type.name().toLowerCase(java.util.Locale.ROOT);
    }
}
