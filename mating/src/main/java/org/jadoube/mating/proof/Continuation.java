package org.jadoube.mating.proof;

import org.jadoube.board.Colour;
import org.jadoube.board.PieceType;

/// What may follow a [Scene] in one move, legal or not.
///
/// @param by what moved
/// @param from whence something that is seen moved; [#NOWHERE] otherwise
/// @param to where it came to
/// @param left the squares that something seen left, and the square of a pawn captured in passing, seen or not:
///     lines may have been opened across them
record Continuation(Scene before, Scene scene, By by, int from, int to, long left) {
    static final int NOWHERE = -1;

    enum By {
        SEEN,
        HIDDEN,
        CASTLING
    }

    static Continuation seen(Scene before, Scene after, int from, int to) {
        return new Continuation(before, after, By.SEEN, from, to, Geometry.one(from));
    }

    /// A pawn that is seen captures another in passing.
    static Continuation passing(Scene before, int from, int to, int victim) {
        Scene after = before.without(victim).after(from, to);
        return new Continuation(before, after, By.SEEN, from, to, Geometry.one(from) | Geometry.one(victim));
    }

    static Continuation hidden(Scene before, Scene after) {
        return new Continuation(before, after, By.HIDDEN, NOWHERE, NOWHERE, 0);
    }

    static Continuation castling(Scene before, Castling castling) {
        return new Continuation(before, before.castled(castling), By.CASTLING, NOWHERE, NOWHERE, 0);
    }

    Colour mover() {
        return before.turn();
    }

    /// Whether a pawn that is seen has come two squares.
    boolean isStepOfTwo() {
        return by == By.SEEN && Math.abs(to - from) == 16 && scene.type(to) == PieceType.PAWN;
    }

    /// Whether the mover left or put his king in an attack that nothing hidden could stand in the way of.
    boolean isIllegal(Hidden hidden) {
        return scene.attackers(scene.king(mover()), mover().opponent(), scene.occupied() | hidden.anywhere()) != 0;
    }
}
