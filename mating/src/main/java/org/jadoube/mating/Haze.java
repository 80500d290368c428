package org.jadoube.mating;

import java.util.Optional;
import org.jadoube.board.Attacks;
import org.jadoube.board.Bits;
import org.jadoube.board.Colour;
import org.jadoube.board.PieceType;
import org.jadoube.board.Position;
import org.jadoube.board.SquareSet;

/// What can still happen when some pieces are a haze: nowhere in particular, and anywhere they may ever
/// reach. They block nothing and nobody must heed them, but they may move, capture, check, cover flights
/// and fill them. All other pieces are followed exactly, as an [Outline]. Whatever can happen on the board
/// can happen here; where that shows no checkmate, there is none.
///
/// The haze is made either of the free bishops of both sides, or of pieces of the loser's alone that stand
/// far from his king; then a pawn of his that is promoted joins it.
public final class Haze {
    private static final long ENDS = Bits.RANK_1 | Bits.RANK_8;
    private static final int FREE = 4;
    private static final int STEPS = 3;

    private static final int FAR = 3;

    private final int winner;
    private final StateTable outlines = new StateTable();
    private final int limit;
    private long hazy;
    /// By side: where its haze may stand, and what it may attack.
    private final long[] haze = new long[2];
    private final long[] reached = new long[2];
    /// By side: how many bishops of the haze run on dark squares, and on light.
    private final int[][] bishops = new int[2][2];
    /// How many other pieces of the loser's there are in it, or may come into it.
    private int others;
    /// Whether the loser's pawns that are promoted join it.
    private boolean growing;
    /// Where the winner's pawns may be taken in passing by pawns of it.
    private long passing;

    private Haze(Colour winner, int limit) {
        this.winner = winner.ordinal();
        this.limit = limit;
    }

    /// What follows with the free bishops a haze, if it shows within so many outlines that the winner never
    /// checkmates.
    static Optional<Haze> ofBishops(Position position, Confinement sets, Colour winner, int limit) {
        Haze haze = new Haze(winner, limit);
        haze.gatherBishops(position, sets);
        return haze.excluding(position);
    }

    /// The same with the loser's pieces a haze that stand far from his king.
    static Optional<Haze> ofSpares(Position position, Confinement sets, Colour winner, int limit) {
        Haze haze = new Haze(winner, limit);
        haze.gatherSpares(position, sets);
        return haze.excluding(position);
    }

    private Optional<Haze> excluding(Position position) {
        return hazy != 0 && position.castlingRooks().isEmpty() && closes(position)
                ? Optional.of(this)
                : Optional.empty();
    }

    /// The pieces that are not followed, where they stand.
    public SquareSet pieces() {
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

    private void gatherBishops(Position position, Confinement sets) {
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

    private void gatherSpares(Position position, Confinement sets) {
        int loser = 1 - winner;
        long king = position.king(Colour.values()[loser]).ordinal();
        growing = true;
        for (int i = 0; i < sets.size(); i++) {
            if (sets.sideOf(i) == loser) {
                boolean pawn = sets.type(i) == PieceType.PAWN;
                boolean far = isFar(sets.start(i), king);
                if (far) {
                    hazy |= sets.start(i);
                    haze[loser] |= sets.squares(i);
                    passing |= pawn ? (winner == 0 ? Bits.RANK_4 : Bits.RANK_5) : 0;
                }
                haze[loser] |= sets.promoted(i);
                others += far || sets.promoted(i) != 0 ? 1 : 0;
            }
        }
    }

    private static boolean isFar(long piece, long king) {
        int square = Long.numberOfTrailingZeros(piece);
        return Math.abs((square & 7) - (king & 7)) >= FAR || Math.abs((square >> 3) - (king >> 3)) >= FAR;
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
                of(position, PieceType.PAWN) & ~hazy,
                of(position, PieceType.KNIGHT) & ~hazy,
                (of(position, PieceType.BISHOP) | queens) & ~hazy,
                (of(position, PieceType.ROOK) | queens) & ~hazy,
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

    /// Follows all that may happen next; false when that may be checkmate, or is a promotion that is beyond
    /// this view.
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
        long ends = (steps | captures) & ENDS;
        if (ends != 0 && !promote(outline, from, ends)) {
            return false;
        }
        for (long rest = (steps | captures) & ~ENDS; rest != 0; rest &= rest - 1) {
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

    /// A pawn comes to the last rank and joins the haze, if it may.
    private boolean promote(Outline outline, long from, long ends) {
        if (!growing || outline.turn() == winner) {
            return false;
        }
        for (long rest = ends; rest != 0; rest &= rest - 1) {
            if (!follow(outline, from, 0, rest & -rest)) {
                return false;
            }
        }
        return true;
    }

    private static long forward(long set, int side) {
        return side == 0 ? set << 8 : set >>> 8;
    }

    /// A piece of the haze moves, and may capture whatever stands where it may ever come.
    private boolean expandHaze(Outline outline) {
        int side = outline.turn();
        if (!follow(outline, 0, 0, 0)) {
            return false;
        }
        long passed = side == winner ? 0 : outline.pawns() & passing;
        long prey = outline.side(1 - side) & ~outline.king(1 - side) & (haze[side] | passed);
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
        if (!isBare(after)) {
            add(after);
        }
        return true;
    }

    /// Whether the winner has nothing left but his king.
    private boolean isBare(Outline outline) {
        return haze[winner] == 0 && outline.side(winner) == outline.king(winner);
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
        return (flights & ~(haze[loser] & ~outline.occupied())) == 0
                && canFill(flights, loser)
                && !certainlyCaptures(outline, loser);
    }

    private boolean canFill(long flights, int loser) {
        return Long.bitCount(flights & ~Bits.LIGHT) <= bishops[loser][0] + others
                && Long.bitCount(flights & Bits.LIGHT) <= bishops[loser][1] + others
                && Long.bitCount(flights) <= bishops[loser][0] + bishops[loser][1] + others;
    }

    /// Whether a piece of the loser's, wherever the haze is, can capture one of the winner's and leave its king
    /// safe.
    private boolean certainlyCaptures(Outline outline, int loser) {
        long standing = outline.occupied() | haze[0] | haze[1];
        long prey = outline.side(winner) & ~outline.king(winner);
        for (long rest = outline.side(loser) & ~outline.king(loser); rest != 0; rest &= rest - 1) {
            long from = rest & -rest;
            long attacks = (outline.pawns() & from) != 0
                    ? Confinement.pawnAttacks(from, loser)
                    : outline.attacks(Long.numberOfTrailingZeros(from), standing);
            for (long targets = attacks & prey; targets != 0; targets &= targets - 1) {
                long to = targets & -targets;
                if (isCertainlySafe(outline.after(from, to, to), loser)) {
                    return true;
                }
            }
        }
        return false;
    }

    private boolean isCertainlySafe(Outline outline, int side) {
        return (outline.king(side) & (reached[1 - side] | outline.attacked(1 - side, outline.occupied()))) == 0;
    }
}
