package org.jadoube.mating.proof;

import java.util.ArrayList;
import java.util.List;
import org.jadoube.board.Colour;
import org.jadoube.board.PieceType;

/// All that may follow a [Scene] in one move, and perhaps more: hidden pieces stand in nobody's way, and may be
/// wherever something could capture them.
final class Following {
    private static final List<PieceType> PROMOTIONS =
            List.of(PieceType.QUEEN, PieceType.ROOK, PieceType.BISHOP, PieceType.KNIGHT);

    private final Scene scene;
    private final Colour mover;
    private final Hidden hidden;
    private final List<Continuation> all = new ArrayList<>();

    private Following(Scene scene, Hidden hidden) {
        this.scene = scene;
        this.hidden = hidden;
        mover = scene.turn();
    }

    static List<Continuation> of(Scene scene, Hidden hidden, List<Castling> castlings) {
        Following following = new Following(scene, hidden);
        for (long rest = scene.of(scene.turn()); rest != 0; rest &= rest - 1) {
            following.add(Geometry.first(rest));
        }
        for (Castling castling : castlings) {
            if (castling.isOpen(scene)) {
                following.all.add(Continuation.castling(scene, castling));
            }
        }
        following.addHidden();
        return following.all;
    }

    /// The captures in passing of a pawn that has just come two squares.
    static List<Continuation> passing(Scene scene, int victim, Hidden hidden) {
        Following following = new Following(scene, hidden);
        Colour mover = following.mover;
        int to = Geometry.ahead(victim, mover);
        long beside = Geometry.pawn(to, mover.opponent());
        for (long rest = beside & scene.of(mover, PieceType.PAWN); rest != 0; rest &= rest - 1) {
            following.all.add(Continuation.passing(scene, Geometry.first(rest), to, victim));
        }
        if ((beside & hidden.pawns(mover)) != 0) {
            following.all.add(Continuation.hidden(scene, scene.without(victim).passed()));
        }
        return following.all;
    }

    private void add(int from) {
        if (Geometry.has(scene.of(mover, PieceType.PAWN), from)) {
            addPawn(from);
        } else {
            addPiece(from);
        }
    }

    private void addPiece(int from) {
        int king = scene.king(mover.opponent());
        long attacks = scene.attacksFrom(from, scene.occupied());
        long targets = attacks & ~scene.of(mover) & ~Geometry.one(king);
        for (long rest = targets; rest != 0; rest &= rest - 1) {
            int to = Geometry.first(rest);
            if (!Geometry.has(attacks, king) || mayApproach(from, to, king)) {
                all.add(Continuation.seen(scene, scene.after(from, to), from, to));
            }
        }
    }

    /// Whether a piece that something hidden keeps from attacking the king can come to a square: on the line to him,
    /// only before what is in its way, or by its capture.
    private boolean mayApproach(int from, int to, int king) {
        return !Geometry.has(Geometry.between(from, king), to)
                || (Geometry.between(to, king) & hidden.anywhere()) != 0
                || Geometry.has(hidden.anywhere(mover.opponent()), to);
    }

    private void addPawn(int from) {
        int first = Geometry.ahead(from, mover);
        if (scene.isEmpty(first)) {
            addPawn(from, first);
            int second = Geometry.ahead(first, mover);
            if (Geometry.rank(from, mover) == 1 && scene.isEmpty(second)) {
                addPawn(from, second);
            }
        }
        long unseen = hidden.anywhere(mover.opponent()) & ~scene.occupied();
        long captures = Geometry.pawn(from, mover) & (scene.prey(mover.opponent()) | unseen);
        for (long rest = captures; rest != 0; rest &= rest - 1) {
            addPawn(from, Geometry.first(rest));
        }
        addPassing(from);
    }

    private void addPawn(int from, int to) {
        Scene after = scene.after(from, to);
        if (Geometry.has(Geometry.lastRank(mover), to)) {
            for (PieceType type : PROMOTIONS) {
                all.add(Continuation.seen(scene, after.promoted(to, type), from, to));
            }
        } else {
            all.add(Continuation.seen(scene, after, from, to));
        }
    }

    /// A hidden pawn may just have come two squares.
    private void addPassing(int from) {
        Colour opponent = mover.opponent();
        long victims = hidden.pawns(opponent) & Geometry.fourthRank(opponent) & ~scene.occupied();
        for (long rest = victims; rest != 0; rest &= rest - 1) {
            int victim = Geometry.first(rest);
            int to = Geometry.ahead(victim, mover);
            if (scene.isEmpty(to) && Geometry.has(Geometry.pawn(from, mover), to)) {
                all.add(Continuation.passing(scene, from, to, victim));
            }
        }
    }

    /// Something hidden moves, and may capture what is seen.
    private void addHidden() {
        if (hidden.hasAny(mover)) {
            all.add(Continuation.hidden(scene, scene.passed()));
            for (long rest = scene.prey(mover.opponent()); rest != 0; rest &= rest - 1) {
                int target = Geometry.first(rest);
                if (hidden.mayAttack(mover, target, scene.occupied() & ~Geometry.one(target))) {
                    all.add(Continuation.hidden(scene, scene.without(target).passed()));
                }
            }
        }
    }
}
