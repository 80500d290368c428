package org.jadoube.mating.proof;

import java.util.Optional;
import org.jadoube.board.Colour;
import org.jadoube.board.PieceType;
import org.jadoube.board.SquareSet;

/// That no hidden piece of the player who has the move leaves its range by a move on the board that a [Scene] shows.
final class Drift {
    private final Scene scene;
    private final Colour mover;
    private final long occupied;
    /// Where nobody of the mover's may go.
    private final long barred;
    /// What his pawns may capture.
    private final long prey;

    Drift(Scene scene, Hidden hidden) {
        this.scene = scene;
        mover = scene.turn();
        occupied = scene.occupied();
        Colour opponent = mover.opponent();
        barred = scene.of(mover) | scene.of(opponent, PieceType.KING);
        prey = scene.prey(opponent)
                | ((hidden.anywhere(opponent) | passed(scene.of(opponent, PieceType.PAWN) | hidden.pawns(opponent)))
                        & ~occupied);
    }

    /// The squares that pawns have just come across which stand where a step of two squares leads.
    private long passed(long pawns) {
        long passed = 0;
        for (long rest = pawns & Geometry.fourthRank(mover.opponent()); rest != 0; rest &= rest - 1) {
            passed |= Geometry.one(Geometry.ahead(Geometry.first(rest), mover));
        }
        return passed;
    }

    /// The first way out that is found.
    Optional<String> wayOut(Range range) {
        long squares = range.isPawn() ? 0 : range.squares().bits();
        long ends = 0;
        for (long rest = range.squares().bits() & ~occupied; rest != 0; rest &= rest - 1) {
            int from = Geometry.first(rest);
            if (range.isPawn()) {
                long targets = pawnTargets(from);
                squares |= targets & ~Geometry.lastRank(mover);
                ends |= targets & Geometry.lastRank(mover);
            } else {
                squares |= range.attacksFrom(from, occupied) & ~barred;
            }
        }
        for (long rest = range.promoted().bits() & ~occupied; rest != 0; rest &= rest - 1) {
            ends |= Range.promotedAttacks(Geometry.first(rest), occupied) & ~barred;
        }
        long out =
                (squares & ~range.squares().bits()) | (ends & ~range.promoted().bits());
        return out == 0
                ? Optional.empty()
                : Optional.of("the " + range + " may come to " + new SquareSet(out) + ": " + scene);
    }

    private long pawnTargets(int from) {
        long targets = Geometry.pawn(from, mover) & prey;
        int first = Geometry.ahead(from, mover);
        if (scene.isEmpty(first)) {
            targets |= Geometry.one(first);
            int second = Geometry.ahead(first, mover);
            if (Geometry.rank(from, mover) == 1 && scene.isEmpty(second)) {
                targets |= Geometry.one(second);
            }
        }
        return targets;
    }
}
