package org.jadoube.mating.proof;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jadoube.board.Colour;
import org.jadoube.board.PieceType;

/// Whether what a move of the winner's leads to may be a checkmate, wherever the hidden pieces are.
///
/// For that something checks, the king has no flight (each is attacked, or filled by a piece of his own side), and if
/// nothing else checks, nothing that is seen certainly captures the checker or stands in the way.
final class Shadow {
    private final Hidden hidden;
    private final Checks checks;
    private final Colour winner;
    private final Colour loser;
    private final Scene scene;
    private final int king;
    private final long occupied;
    /// The same without the king, who does not hide from a line what lies behind him.
    private final long standing;
    /// The squares to which the king may go unless hidden pieces keep him from it.
    private final long flights;

    Shadow(Continuation last, Hidden hidden) {
        this.hidden = hidden;
        checks = new Checks(last, hidden);
        winner = last.mover();
        loser = winner.opponent();
        scene = last.scene();
        king = scene.king(loser);
        occupied = scene.occupied();
        standing = occupied & ~Geometry.one(king);
        flights = Geometry.attacks(PieceType.KING, king, 0) & ~scene.of(loser) & ~scene.attacked(winner, standing);
    }

    boolean mayBeMate() {
        return checks.all().stream().anyMatch(this::mayBeMate);
    }

    private boolean mayBeMate(Check check) {
        return hasNoFlight(check) && !(checks.isAlone(check) && isCertainlyAnswered(check.square()));
    }

    private boolean hasNoFlight(Check check) {
        List<Integer> open = new ArrayList<>();
        for (long rest = flights; rest != 0; rest &= rest - 1) {
            int flight = Geometry.first(rest);
            if (!mayBeAttacked(flight, check)) {
                open.add(flight);
            }
        }
        return open.stream().noneMatch(flight -> flight == check.square() || Geometry.has(occupied, flight))
                && canFill(open, new HashSet<>());
    }

    /// Whether some hidden piece may attack a square; the one that checks does so from where it is.
    private boolean mayBeAttacked(int square, Check check) {
        for (Range range : hidden.of(winner)) {
            boolean attacks = check.isBy(range)
                    ? Geometry.has(range.mayAttackFrom(check.square(), standing), square)
                    : range.attackers(square, standing) != 0;
            if (attacks) {
                return true;
            }
        }
        return false;
    }

    /// Whether each square can have a hidden piece of the loser's of its own.
    private boolean canFill(List<Integer> squares, Set<Range> used) {
        if (squares.isEmpty()) {
            return true;
        }
        for (Range range : hidden.of(loser)) {
            if (Geometry.has(range.all(), squares.getFirst()) && used.add(range)) {
                if (canFill(squares.subList(1, squares.size()), used)) {
                    return true;
                }
                used.remove(range);
            }
        }
        return false;
    }

    /// Whether a piece of the loser's that is seen, the king left out, can, wherever the hidden ones are, end the
    /// only check.
    private boolean isCertainlyAnswered(int checker) {
        for (long rest = scene.prey(loser); rest != 0; rest &= rest - 1) {
            int from = Geometry.first(rest);
            for (long goals = answers(from, checker); goals != 0; goals &= goals - 1) {
                if (isCertainlySafe(from, Geometry.first(goals))) {
                    return true;
                }
            }
        }
        return false;
    }

    /// Where a piece comes to by captures of the checker and to squares between it and the king, which are empty.
    private long answers(int from, int checker) {
        long between = Geometry.between(king, checker);
        long blocked = occupied | hidden.anywhere();
        return Geometry.has(scene.of(loser, PieceType.PAWN), from)
                ? (Geometry.pawn(from, loser) & Geometry.one(checker)) | (pawnSteps(from, between, blocked) & between)
                : scene.attacksFrom(from, blocked) & (between | Geometry.one(checker));
    }

    private long pawnSteps(int from, long empty, long blocked) {
        int first = Geometry.ahead(from, loser);
        boolean free = Geometry.has(empty | ~blocked, first);
        return free && Geometry.rank(from, loser) == 1
                ? Geometry.one(first) | Geometry.one(Geometry.ahead(first, loser))
                : Geometry.one(first);
    }

    /// Whether the king is attacked by nothing new when a piece has left its square to end the only check. What
    /// seemed to attack him before is shielded by something hidden, and stays so.
    private boolean isCertainlySafe(int from, int to) {
        Scene answered = scene.after(from, to);
        long then = answered.occupied();
        long shielded = scene.attackers(king, winner, occupied);
        return (answered.attackers(king, winner, then) & ~shielded) == 0
                && hidden.of(winner).stream().allMatch(range -> opened(range, from, then) == 0);
    }

    private long opened(Range range, int from, long then) {
        return range.attackers(king, then) & ~range.attackers(king, then | Geometry.one(from));
    }
}
