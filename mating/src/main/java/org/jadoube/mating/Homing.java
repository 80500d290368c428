package org.jadoube.mating;

import java.util.List;
import java.util.Optional;
import java.util.PriorityQueue;
import org.jadoube.board.Colour;
import org.jadoube.board.Move;
import org.jadoube.board.PackedPosition;
import org.jadoube.board.PieceType;
import org.jadoube.board.Position;

/// A straight way from one position to another of the same pieces, each piece going home to where it
/// stands in the end.
final class Homing {
    private static final int WEIGHT = 3;

    /// A state that waits, the nearer home the sooner.
    private record Waiting(int rank, int number) implements Comparable<Waiting> {
        @Override
        public int compareTo(Waiting other) {
            return rank != other.rank ? Integer.compare(rank, other.rank) : Integer.compare(other.number, number);
        }
    }

    private final Position home;
    private final PackedPosition packedHome;
    private final int limit;
    private final PriorityQueue<Waiting> waiting = new PriorityQueue<>();

    Homing(Position home, int limit) {
        this.home = home;
        packedHome = home.packed();
        this.limit = limit;
    }

    /// The way, if it shows within so many states.
    Optional<List<Move>> from(Position start) {
        Trail trail = new Trail(start, limit);
        waiting.add(new Waiting(0, 0));
        while (!waiting.isEmpty() && !trail.isFull()) {
            int number = waiting.remove().number();
            Position position = trail.position(number);
            for (Move move : position.legalMoves()) {
                Position after = position.after(move);
                PackedPosition state = after.packed();
                if (state.equals(packedHome)) {
                    return Optional.of(trail.to(number, move));
                }
                if (after.halfmoveClock() != 0 && !trail.isFull()) {
                    int next = trail.add(state, number);
                    if (next >= 0) {
                        waiting.add(new Waiting(trail.depth(next) + WEIGHT * farness(after), next));
                    }
                }
            }
        }
        return Optional.empty();
    }

    private int farness(Position position) {
        int sum = 0;
        for (Colour colour : Colour.values()) {
            for (PieceType type : PieceType.values()) {
                long homes = home.pieces(colour, type).bits();
                for (long rest = position.pieces(colour, type).bits(); rest != 0; rest &= rest - 1) {
                    sum += Steps.between(type, rest & -rest, homes);
                }
            }
        }
        return sum;
    }
}
