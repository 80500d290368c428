package org.jadoube.mating;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.PriorityQueue;
import org.jadoube.board.Attacks;
import org.jadoube.board.Colour;
import org.jadoube.board.Move;
import org.jadoube.board.PackedPosition;
import org.jadoube.board.PieceType;
import org.jadoube.board.Position;

/// A straight way from one position to another of the same pieces, each piece going home to where it
/// stands in the end.
final class Homing {
    private static final int WEIGHT = 3;
    private static final int FAR = 8;

    /// A state that waits, the nearer home the sooner.
    private record Waiting(int rank, int number) implements Comparable<Waiting> {
        @Override
        public int compareTo(Waiting other) {
            return rank != other.rank ? Integer.compare(rank, other.rank) : Integer.compare(other.number, number);
        }
    }

    private final PackedPosition home;
    private final int limit;
    private final PriorityQueue<Waiting> waiting = new PriorityQueue<>();
    /// By colour and type: how far each square is from the nearest home of such a piece.
    private final int[][][] distances = new int[2][PieceType.values().length][64];

    Homing(Position home, int limit) {
        this.home = home.packed();
        this.limit = limit;
        for (Colour colour : Colour.values()) {
            for (PieceType type : PieceType.values()) {
                spread(distances[colour.ordinal()][type.ordinal()], home, colour, type);
            }
        }
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
                if (state.equals(home)) {
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
                int[] distance = distances[colour.ordinal()][type.ordinal()];
                for (long rest = position.pieces(colour, type).bits(); rest != 0; rest &= rest - 1) {
                    sum += distance[Long.numberOfTrailingZeros(rest)];
                }
            }
        }
        return sum;
    }

    private static void spread(int[] distance, Position home, Colour colour, PieceType type) {
        Arrays.fill(distance, FAR);
        long seen = 0;
        long edge = home.pieces(colour, type).bits();
        for (int steps = 0; edge != 0; steps++) {
            seen |= edge;
            long next = 0;
            for (long rest = edge; rest != 0; rest &= rest - 1) {
                int square = Long.numberOfTrailingZeros(rest);
                distance[square] = steps;
                next |= attacks(type, square);
            }
            edge = next & ~seen;
        }
    }

    /// Pawns have no way back, so they are at home or never will be.
    private static long attacks(PieceType type, int square) {
        return switch (type) {
            case PAWN -> 0;
            case KNIGHT -> Attacks.knight(square);
            case BISHOP -> Attacks.diagonal(square, 0);
            case ROOK -> Attacks.straight(square, 0);
            case QUEEN -> Attacks.diagonal(square, 0) | Attacks.straight(square, 0);
            case KING -> Attacks.king(square);
        };
    }
}
