package org.jadoube.mating;

import java.util.Optional;
import org.jadoube.board.Attacks;
import org.jadoube.board.Bits;
import org.jadoube.board.Colour;
import org.jadoube.board.PieceType;
import org.jadoube.board.Position;
import org.jadoube.board.SquareSet;

/// What can still happen when the free bishops are a haze: nowhere in particular, and anywhere they may
/// ever reach. They block nothing and nobody must heed them, but they may move, capture, check, cover
/// flights and fill them. All other pieces are followed exactly, as an [Outline]. Whatever can happen on
/// the board can happen here; where that shows no checkmate, there is none.
public final class Haze {
    private static final long ENDS = Bits.RANK_1 | Bits.RANK_8;
    private static final int FREE = 4;
    private static final int STEPS = 3;

    private final int winner;
    private final StateTable outlines = new StateTable();
    private final int limit;
    private long hazy;
    /// By side: where its haze may stand, and what it may attack.
    private final long[] haze = new long[2];
    private final long[] reached = new long[2];
    /// By side: how many bishops of the haze run on dark squares, and on light.
    private final int[][] bishops = new int[2][2];

    private Haze(Colour winner, int limit) {
        this.winner = winner.ordinal();
        this.limit = limit;
    }

    /// What follows, if it shows within so many outlines that the winner never checkmates.
    static Optional<Haze> excluding(Position position, Confinement sets, Colour winner, int limit) {
        Haze haze = new Haze(winner, limit);
        haze.gather(position, sets);
        return haze.hazy != 0 && position.castlingRooks().isEmpty() && haze.closes(position)
                ? Optional.of(haze)
                : Optional.empty();
    }

    /// The bishops that are not followed.
    public SquareSet bishops() {
        return new SquareSet(hazy);
    }

    /// Where those of a colour may ever stand.
    public SquareSet squares(Colour colour) {
        return new SquareSet(haze[colour.ordinal()]);
    }

    /// The outlines of all that may follow.
    public StateTable outlines() {
        return outlines;
    }

    private void gather(Position position, Confinement sets) {
        for (int i = 0; i < sets.size(); i++) {
            if (sets.type(i) == PieceType.BISHOP && isFree(sets.start(i), position)) {
                int side = sets.sideOf(i);
                hazy |= sets.start(i);
                haze[side] |= sets.squares(i);
                reached[side] |= sets.attacks(i);
                bishops[side][(sets.start(i) & Bits.LIGHT) == 0 ? 0 : 1]++;
            }
        }
    }

    /// Whether a bishop has room now; one that has none is better followed.
    private static boolean isFree(long bishop, Position position) {
        long occupied = position.occupied().bits();
        long walls = of(position, PieceType.PAWN) | of(position, PieceType.KING) | of(position, PieceType.ROOK);
        long squares = bishop;
        for (int step = 0; step < STEPS; step++) {
            for (long rest = squares; rest != 0; rest &= rest - 1) {
                squares |= Attacks.diagonal(Long.numberOfTrailingZeros(rest), occupied) & ~walls;
            }
        }
        return Long.bitCount(squares) > FREE;
    }

    private static long of(Position position, PieceType type) {
        return position.pieces(Colour.WHITE, type).bits()
                | position.pieces(Colour.BLACK, type).bits();
    }

    private boolean closes(Position position) {
        long queens = of(position, PieceType.QUEEN);
        add(new Outline(
                position.pieces(Colour.WHITE).bits() & ~hazy,
                position.pieces(Colour.BLACK).bits() & ~hazy,
                of(position, PieceType.PAWN),
                of(position, PieceType.KNIGHT),
                (of(position, PieceType.BISHOP) | queens) & ~hazy,
                of(position, PieceType.ROOK) | queens,
                position.turn().ordinal()));
        for (int next = 0; next < outlines.size(); next++) {
            if (!expand(Outline.of(outlines.get(next))) || outlines.size() > limit) {
                return false;
            }
        }
        return true;
    }

    private void add(Outline outline) {
        outlines.add(outline.packed());
    }

    /// Follows all that may happen next; false when that may be checkmate, or is a promotion, which is
    /// beyond this view.
    private boolean expand(Outline outline) {
        for (long rest = outline.side(outline.turn()); rest != 0; rest &= rest - 1) {
            long from = rest & -rest;
            boolean goes = (outline.pawns() & from) != 0 ? expandPawn(outline, from) : expandPiece(outline, from);
            if (!goes) {
                return false;
            }
        }
        return haze[outline.turn()] == 0 || expandHaze(outline);
    }

    private boolean expandPiece(Outline outline, long from) {
        int side = outline.turn();
        long targets = outline.attacks(Long.numberOfTrailingZeros(from), outline.occupied())
                & ~outline.side(side)
                & ~outline.king(1 - side);
        for (long rest = targets; rest != 0; rest &= rest - 1) {
            long to = rest & -rest;
            if (!follow(outline, from, to, to)) {
                return false;
            }
        }
        return true;
    }

    private boolean expandPawn(Outline outline, long from) {
        int side = outline.turn();
        long free = ~outline.occupied();
        long steps = forward(from, side) & free;
        steps |= forward(steps & (side == 0 ? Bits.RANK_3 : Bits.RANK_6), side) & free;
        long slants = Confinement.pawnAttacks(from, side);
        long captures = slants & ((outline.side(1 - side) & ~outline.king(1 - side)) | (haze[1 - side] & free));
        long passed = slants
                & free
                & forward(outline.side(1 - side) & outline.pawns() & (side == 0 ? Bits.RANK_5 : Bits.RANK_4), side);
        if (((steps | captures) & ENDS) != 0) {
            return false;
        }
        for (long rest = steps | captures; rest != 0; rest &= rest - 1) {
            long to = rest & -rest;
            if (!follow(outline, from, to, to)) {
                return false;
            }
        }
        for (long rest = passed; rest != 0; rest &= rest - 1) {
            long to = rest & -rest;
            if (!follow(outline, from, to, forward(to, 1 - side))) {
                return false;
            }
        }
        return true;
    }

    private static long forward(long set, int side) {
        return side == 0 ? set << 8 : set >>> 8;
    }

    /// A bishop of the haze moves, and may capture whatever stands where it may ever come.
    private boolean expandHaze(Outline outline) {
        int side = outline.turn();
        if (!follow(outline, 0, 0, 0)) {
            return false;
        }
        long prey = outline.side(1 - side) & ~outline.king(1 - side) & haze[side];
        for (long rest = prey; rest != 0; rest &= rest - 1) {
            if (!follow(outline, 0, 0, rest & -rest)) {
                return false;
            }
        }
        return true;
    }

    /// Adds what follows unless it is certainly illegal; false when it may be checkmate.
    ///
    /// @param from where a piece leaves; empty when one of the haze moves
    private boolean follow(Outline outline, long from, long to, long taken) {
        Outline after = outline.after(from, to, taken);
        int mover = outline.turn();
        if (isCertainlyAttacked(after, mover)) {
            return true;
        }
        if (mover == winner && mayBeMate(after, from == 0 ? -1 : from | (taken & ~to))) {
            return false;
        }
        add(after);
        return true;
    }

    private boolean isCertainlyAttacked(Outline outline, int side) {
        long king = outline.king(side);
        return outline.isAttacked(side, outline.occupied() | haze[0] | haze[1])
                || (Attacks.king(Long.numberOfTrailingZeros(king)) & outline.king(1 - side)) != 0;
    }

    /// Whether the loser, who has the move, may be attacked and without a flight.
    ///
    /// @param left the squares that the last move left empty: bishops may check across them, or across
    ///     any when it was theirs
    private boolean mayBeMate(Outline outline, long left) {
        int loser = 1 - winner;
        long king = outline.king(loser);
        int square = Long.numberOfTrailingZeros(king);
        long clear = outline.occupied() & ~king;
        boolean checked = outline.isAttacked(loser, clear)
                || ((reached[winner] & king) != 0 && (left == -1 || (Attacks.diagonal(square, clear) & left) != 0));
        if (!checked) {
            return false;
        }
        long flights =
                Attacks.king(square) & ~outline.side(loser) & ~reached[winner] & ~outline.attacked(winner, clear);
        return (flights & ~haze[loser]) == 0
                && Long.bitCount(flights & ~Bits.LIGHT) <= bishops[loser][0]
                && Long.bitCount(flights & Bits.LIGHT) <= bishops[loser][1];
    }
}
