package org.jadoube.laws.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jadoube.board.Move;
import org.jadoube.board.Square;
import org.jadoube.laws.game.Event.MoveBound;
import org.jadoube.laws.game.Event.PieceReleased;
import org.jadoube.laws.game.Event.PromotionChosen;

/// What a player has touched and let go in one turn.
///
/// @param touched the squares touched, in order
/// @param castlingRook the rook he has said to castle with
/// @param released the piece let go with the move not yet whole
/// @param promotion the choice of the new piece, once final
/// @param bound the one move he must make, and by what provision
public record Touches(
        List<Square> touched,
        Optional<Square> castlingRook,
        Optional<PieceReleased> released,
        Optional<PromotionChosen> promotion,
        Optional<MoveBound> bound) {
    /// Nothing touched.
    public static final Touches NONE = ofPieces(List.of());

    public Touches {
        touched = List.copyOf(touched);
    }

    /// These pieces and nothing else.
    public static Touches ofPieces(List<Square> squares) {
        return new Touches(squares, Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty());
    }

    /// Whether he has had a hand on a piece: one on the board, or a new one that he has put there.
    public boolean isAnythingTouched() {
        return !touched.isEmpty() || promotion.isPresent();
    }

    /// Whether the piece on a square, or the square of a promotion, is among what was touched.
    public boolean concern(Square square) {
        return squares().anyMatch(square::equals);
    }

    /// The square that comes first among what was touched.
    public Optional<Square> first() {
        return squares().findFirst();
    }

    /// What was touched before the piece on a square; nothing where that was not touched.
    public List<Square> before(Square square) {
        return touched.subList(0, Math.max(0, touched.indexOf(square)));
    }

    private Stream<Square> squares() {
        Stream<Square> others = Stream.of(
                        promotion.map(PromotionChosen::square),
                        bound.map(MoveBound::move).map(Move::from))
                .flatMap(Optional::stream);
        return Stream.concat(touched.stream(), others);
    }

    /// With one more piece touched, after the others.
    public Touches touching(Square square) {
        if (touched.contains(square)) {
            return this;
        }
        List<Square> more = new ArrayList<>(touched);
        more.add(square);
        return touchingAll(more);
    }

    /// With one piece touched before all others.
    public Touches touchingFirst(Square square) {
        List<Square> more = new ArrayList<>(touched);
        more.remove(square);
        more.addFirst(square);
        return touchingAll(more);
    }

    /// With what the hand touched in playing a move: the piece that moved and, last, the piece it took. A king who
    /// castled was alone the piece that moved.
    public Touches playing(PlayedMove played) {
        Touches moving = touching(played.move().from());
        boolean takes = !played.move().isCastling()
                && played.before()
                        .at(played.move().to())
                        .filter(piece -> piece.colour() != played.player())
                        .isPresent();
        return takes ? moving.touching(played.move().to()) : moving;
    }

    private Touches touchingAll(List<Square> squares) {
        return new Touches(squares, castlingRook, released, promotion, bound);
    }

    /// With the words that he will castle with this rook.
    public Touches intendingCastling(Square rook) {
        return new Touches(touched, Optional.of(rook), released, promotion, bound);
    }

    /// With a piece let go.
    public Touches releasing(PieceReleased release) {
        return new Touches(touched, castlingRook, Optional.of(release), promotion, bound);
    }

    /// With a new piece chosen.
    public Touches choosing(PromotionChosen choice) {
        return new Touches(touched, castlingRook, released, Optional.of(choice), bound);
    }

    /// Bound to one move.
    public Touches bindingTo(MoveBound move) {
        return new Touches(touched, castlingRook, released, promotion, Optional.of(move));
    }
}
