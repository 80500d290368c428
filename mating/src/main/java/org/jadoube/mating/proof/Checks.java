package org.jadoube.mating.proof;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jadoube.board.Colour;
import org.jadoube.board.PieceType;

/// What may check a king after a move of the other side, who did not attack him before, and which of that may
/// check at once.
final class Checks {
    private final Continuation last;
    private final Hidden hidden;
    private final Colour winner;
    private final Scene scene;
    private final int king;
    private final long occupied;
    private final List<Check> all = new ArrayList<>();

    Checks(Continuation last, Hidden hidden) {
        this.last = last;
        this.hidden = hidden;
        winner = last.mover();
        scene = last.scene();
        king = scene.king(winner.opponent());
        occupied = scene.occupied();
        addSeen();
        addHidden();
    }

    List<Check> all() {
        return all;
    }

    private void addSeen() {
        for (long rest = scene.attackers(king, winner, occupied); rest != 0; rest &= rest - 1) {
            int square = Geometry.first(rest);
            if (last.by() != Continuation.By.SEEN || !isShielded(square)) {
                all.add(Check.seen(square));
            }
        }
    }

    /// Whether a piece seemed to attack the king before the move already, so that something hidden stood in between,
    /// and this still stands there: only the piece that moved has captured, on the square it has come to, or in
    /// passing.
    private boolean isShielded(int square) {
        int before = square == last.to() ? last.from() : square;
        Scene then = last.before();
        if (!Geometry.has(then.attackers(king, winner, then.occupied()), before)) {
            return false;
        }
        if (square != last.to()) {
            return (Geometry.between(square, king) & last.left()) == 0;
        }
        boolean farther = Geometry.has(Geometry.between(square, king), before);
        boolean nearer = Geometry.has(Geometry.between(before, king), square);
        return farther || (nearer && !Geometry.has(hidden.anywhere(winner.opponent()), square));
    }

    private void addHidden() {
        for (Range range : hidden.of(winner)) {
            for (long rest = attackers(range); rest != 0; rest &= rest - 1) {
                all.add(Check.hidden(range, Geometry.first(rest)));
            }
        }
    }

    /// From where a hidden piece may attack the king: if something seen moved, only along a line that this opened.
    private long attackers(Range range) {
        long attackers = range.attackers(king, occupied);
        return last.by() == Continuation.By.SEEN
                ? attackers & ~range.attackers(king, occupied | last.left()) & ~last.left()
                : attackers;
    }

    /// Whether nothing else may check at the same time.
    boolean isAlone(Check check) {
        return all.stream().noneMatch(other -> mayCheckAtOnce(check, other));
    }

    /// Whether both may: from two squares in the same direction only the nearer one does.
    private boolean mayCheckAtOnce(Check one, Check other) {
        boolean onOneLine = Geometry.has(Geometry.ray(king, one.square()), other.square());
        boolean onePiece = one.hidden().filter(other::isBy).isPresent();
        return !onOneLine
                && !onePiece
                && (!isByOneHiddenPiece() || mayUncover(one.hidden(), other) || mayUncover(other.hidden(), one));
    }

    /// Whether the move was one of a single hidden piece that left one square and came to another. A pawn that
    /// captures in passing may open a second line.
    private boolean isByOneHiddenPiece() {
        return last.by() == Continuation.By.HIDDEN && hidden.pawns(winner) == 0;
    }

    /// Whether a hidden piece may by its move have uncovered a check and given another. A bishop never stood in
    /// the way of a check along a diagonal: it would have checked itself.
    private boolean mayUncover(Optional<Range> mover, Check uncovered) {
        boolean slanting = Geometry.has(Geometry.attacks(PieceType.BISHOP, king, 0), uncovered.square());
        return mover.filter(range -> range.piece().type() != PieceType.BISHOP || !slanting)
                .isPresent();
    }
}
