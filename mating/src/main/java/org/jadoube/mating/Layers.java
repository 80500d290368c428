package org.jadoube.mating;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import org.jadoube.board.Colour;
import org.jadoube.board.PieceType;
import org.jadoube.board.Position;

/// The states that wait to be looked at, by layers: states of one layer differ by moves that can be taken
/// back, and what is captured or advanced leads from one layer into another, never back. The layers that
/// have been looked into least come first, so that none is worn out before another is tried; within one,
/// what came last.
final class Layers {
    private static final int RANKS = 32;
    /// A layer's first looks, as a power of two, are for nothing.
    private static final int FREE_LOOKS = 4;

    /// What tells layers apart; two that are taken for one only share their turns.
    private record Layer(long white, long black, long men) {
        @Override
        public int hashCode() {
            long mixed = ((white * 0x9E3779B97F4A7C15L) ^ Long.rotateLeft(black, 29)) * 0xD6E8FEB86659FD93L;
            return (int) (((mixed ^ men) * 0x9E3779B97F4A7C15L) >>> 32);
        }
    }

    private final Map<Layer, Integer> numbers = new HashMap<>();
    private int[] looks = new int[16];
    private final int[][] waiting = new int[RANKS][16];
    private final int[] sizes = new int[RANKS];

    /// The number of a position's layer.
    int of(Position position) {
        long men = 0;
        for (Colour colour : Colour.values()) {
            for (PieceType type : PieceType.values()) {
                men = men * 11 + position.pieces(colour, type).size();
            }
        }
        Layer layer = new Layer(
                position.pieces(Colour.WHITE, PieceType.PAWN).bits(),
                position.pieces(Colour.BLACK, PieceType.PAWN).bits(),
                men * 5 + position.castlingRooks().size());
        int number = numbers.computeIfAbsent(layer, _ -> numbers.size());
        if (number == looks.length) {
            looks = Arrays.copyOf(looks, 2 * number);
        }
        return number;
    }

    void push(int state, int layer) {
        int rank = rank(layer);
        if (sizes[rank] == waiting[rank].length) {
            waiting[rank] = Arrays.copyOf(waiting[rank], 2 * sizes[rank]);
        }
        waiting[rank][sizes[rank]++] = state;
    }

    private int rank(int layer) {
        return RANKS - Integer.numberOfLeadingZeros(looks[layer] >> FREE_LOOKS);
    }

    /// The next state to be looked at, or -1.
    ///
    /// @param layers the layer of each state
    int pop(int[] layers) {
        for (int rank = 0; rank < RANKS; rank++) {
            while (sizes[rank] > 0) {
                int state = waiting[rank][--sizes[rank]];
                int layer = layers[state];
                if (rank(layer) == rank) {
                    looks[layer]++;
                    return state;
                }
                push(state, layer);
            }
        }
        return -1;
    }
}
