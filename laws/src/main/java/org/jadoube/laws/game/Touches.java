package org.jadoube.laws.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jadoube.board.Move;
import org.jadoube.board.Square;
import org.jadoube.laws.game.Event.PieceReleased;
import org.jadoube.laws.game.Event.PromotionChosen;

/// What a player has touched and let go in one turn.
///
/// @param touched the squares touched, in order
/// @param castlingRook the rook he has said to castle with
/// @param released the piece let go with the move not yet whole
/// @param promotion the choice of the new piece, once final
/// @param bound the move he must make since he has written it for a claim
public record Touches(
        List<Square> touched,
        Optional<Square> castlingRook,
        Optional<PieceReleased> released,
        Optional<PromotionChosen> promotion,
        Optional<Move> bound) {
    /// Nothing touched.
    public static final Touches NONE = touching(List.of());

    public Touches {
        touched = List.copyOf(touched);
    }

    /// These pieces and nothing else.
    public static Touches touching(List<Square> squares) {
        return new Touches(squares, Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty());
    }

    /// With other pieces touched, in this order, and all else the same.
    public Touches touchingAll(List<Square> squares) {
        return new Touches(squares, castlingRook, released, promotion, bound);
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
        Touches moving = with(played.move().from());
        boolean takes = !played.move().isCastling()
                && played.before()
                        .at(played.move().to())
                        .filter(piece -> piece.colour() != played.player())
                        .isPresent();
        return takes ? moving.with(played.move().to()) : moving;
    }

    /// With this let go.
    public Touches letting(Optional<PieceReleased> release) {
        return new Touches(touched, castlingRook, release, promotion, bound);
    }

    /// Bound to a move.
    public Touches writing(Move move) {
        return bindingTo(move);
    }

    /// Whether the piece on a square, or the square of a promotion, is among what was touched.
    public boolean concern(Square square) {
        return Stream.concat(touched.stream(), others()).anyMatch(square::equals);
    }

    /// The square that comes first among what was touched.
    public Optional<Square> first() {
        return Stream.concat(touched.stream(), others()).findFirst();
    }

    private Stream<Square> others() {
        return Stream.of(promotion.map(PromotionChosen::square), bound.map(Move::from))
                .flatMap(Optional::stream);
    }

    public boolean isEmpty() {
        return touched.isEmpty();
    }

    Touches with(Square square) {
        if (touched.contains(square)) {
            return this;
        }
        List<Square> more = new ArrayList<>(touched);
        more.add(square);
        return new Touches(more, castlingRook, released, promotion, bound);
    }

    Touches intendingCastling(Square rook) {
        return new Touches(touched, Optional.of(rook), released, promotion, bound);
    }

    Touches releasing(PieceReleased release) {
        return new Touches(touched, castlingRook, Optional.of(release), promotion, bound);
    }

    Touches choosing(PromotionChosen choice) {
        return new Touches(touched, castlingRook, released, Optional.of(choice), bound);
    }

    Touches bindingTo(Move move) {
        return new Touches(touched, castlingRook, released, promotion, Optional.of(move));
    }
}
