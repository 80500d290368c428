package org.jadoube.mating;

import java.util.Arrays;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.jadoube.board.Attacks;
import org.jadoube.board.Bits;
import org.jadoube.board.Colour;
import org.jadoube.board.PieceType;
import org.jadoube.board.Position;
import org.jadoube.board.Square;

/// All that may be seen of what follows a position, while some pieces are a [Haze]: each [Outline] once. Whatever can
/// happen on the board can happen here. Where no outline may be the shadow of a checkmate, there is none.
///
/// What is hazy goes wherever any outline lets it, and where that leads farther, all other outlines are looked at
/// once more: in the end, neither an outline nor a square can be added.
final class Foresight {
    private static final long KING_SIDE = 0x4000000000000040L;
    private static final long QUEEN_SIDE = 0x0400000000000004L;
    private static final int BETWEEN_CANCELLATIONS = 127;
    private static final int TRIALS_A_LOOK = 8;
    private static final PieceType[] PROMOTIONS = {PieceType.QUEEN, PieceType.KNIGHT, PieceType.ROOK, PieceType.BISHOP};

    /// What is found out.
    enum Outcome {
        NO_MATE,
        /// A shadow of a mate was met.
        PERHAPS,
        /// It takes more looks than allowed.
        TOO_MUCH
    }

    private final Position position;
    private final int winner;
    private final Haze haze;
    private final ShadowMate mate;
    private final BooleanSupplier cancelled;
    private final StateTable outlines = new StateTable();
    private final long[] rooks;
    /// What would give check if nothing hazy stood in between, of the player having the move.
    private long blocked;
    private int looks;
    /// How often the haze has spread, one more; and after how many spreads each outline was looked at last.
    private int spreads = 1;
    private int[] seen = new int[64];

    /// @param cancelled asked now and then; once it says yes, it is too much
    Foresight(Position position, Colour winner, Haze haze, BooleanSupplier cancelled) {
        this.cancelled = cancelled;
        this.position = position;
        this.winner = winner.ordinal();
        this.haze = haze;
        mate = new ShadowMate(haze, winner.ordinal());
        long castling = position.castlingRooks().bits();
        rooks = new long[] {castling & Bits.RANK_1, castling & Bits.RANK_8};
    }

    StateTable outlines() {
        return outlines;
    }

    /// The members of the haze, a bit for each, that the shadow of a mate rests on.
    long culprits() {
        return mate.culprits();
    }

    /// How many looks at outlines it took, or as much work.
    int looks() {
        return looks + mate.trials() / TRIALS_A_LOOK;
    }

    /// Looks at what follows, so many times at most.
    Outcome look(int limit) {
        Outline first = Outline.of(position, haze.pieces().bits());
        outlines.add(first.packed());
        int next = 0;
        for (int upToDate = 0; upToDate < outlines.size(); next = next + 1 < outlines.size() ? next + 1 : 0) {
            if (isUpToDate(next)) {
                continue;
            }
            Outline outline = Outline.of(outlines.get(next));
            if (haze.spread(outline)) {
                spreads++;
                upToDate = 0;
            }
            if (!expand(outline) || (next == 0 && !passFirst(first))) {
                return Outcome.PERHAPS;
            }
            seen[next] = spreads;
            upToDate++;
            looks++;
            if (looks() > limit || ((looks & BETWEEN_CANCELLATIONS) == 0 && cancelled.getAsBoolean())) {
                return Outcome.TOO_MUCH;
            }
        }
        return Outcome.NO_MATE;
    }

    /// Whether an outline has been looked at since the haze spread last.
    private boolean isUpToDate(int outline) {
        if (outline >= seen.length) {
            seen = Arrays.copyOf(seen, 2 * outline);
        }
        return seen[outline] == spreads;
    }

    /// A pawn may be captured in passing at once.
    private boolean passFirst(Outline first) {
        Optional<Square> passed = position.enPassant();
        return passed.isEmpty()
                || pass(first, Outline.forward(1L << passed.get().ordinal(), 1 - first.turn()));
    }

    /// Follows all that may happen next; false when that may be checkmate.
    private boolean expand(Outline outline) {
        int side = outline.turn();
        blocked = outline.checkers(1 - side, outline.occupied());
        for (long rest = outline.side(side); rest != 0; rest &= rest - 1) {
            long from = rest & -rest;
            boolean goes = (outline.pawns() & from) != 0 ? expandPawn(outline, from) : expandPiece(outline, from);
            if (!goes) {
                return false;
            }
        }
        return (rooks[side] == 0 || castle(outline)) && (haze.anywhere(side) == 0 || expandHaze(outline));
    }

    private boolean expandPiece(Outline outline, long from) {
        long king = outline.king(1 - outline.turn());
        long targets = outline.attacks(Long.numberOfTrailingZeros(from), outline.occupied())
                & ~outline.side(outline.turn())
                & ~king;
        if ((blocked & from) != 0) {
            targets = uncovered(outline.turn(), from, targets, Long.numberOfTrailingZeros(king));
        }
        for (long rest = targets; rest != 0; rest &= rest - 1) {
            long to = rest & -rest;
            if (!follow(outline, outline.after(from, to, to), from, to)) {
                return false;
            }
        }
        return true;
    }

    /// Of the targets of a piece that only something hazy keeps from checking, those that this lets it reach.
    private long uncovered(int side, long from, long targets, int king) {
        long line = Attacks.between(Long.numberOfTrailingZeros(from), king);
        long reached = targets & ~line;
        for (long rest = targets & line; rest != 0; rest &= rest - 1) {
            long to = rest & -rest;
            long cover = Attacks.between(Long.numberOfTrailingZeros(to), king) & haze.anywhere();
            reached |= (cover | (to & haze.anywhere(1 - side))) != 0 ? to : 0;
        }
        return reached;
    }

    private boolean expandPawn(Outline outline, long from) {
        int side = outline.turn();
        long free = ~outline.occupied();
        long step = Outline.forward(from, side) & free;
        long twice = Outline.forward(step & Outline.thirdRank(side), side) & free;
        long slants = Confinement.pawnAttacks(from, side);
        long prey = (outline.side(1 - side) & ~outline.king(1 - side)) | (haze.anywhere(1 - side) & free);
        for (long rest = step | (slants & prey); rest != 0; rest &= rest - 1) {
            long to = rest & -rest;
            Outline after = outline.after(from, to, to);
            boolean goes = (to & (Bits.RANK_1 | Bits.RANK_8)) != 0
                    ? promote(outline, after, from, to)
                    : follow(outline, after, from, to);
            if (!goes) {
                return false;
            }
        }
        long passed = Outline.forward(haze.pawns(1 - side) & free & Outline.fourthRank(1 - side), side);
        return captureHazyInPassing(outline, from, slants & passed & free)
                && (twice == 0 || stepTwice(outline, from, twice));
    }

    private boolean captureHazyInPassing(Outline outline, long from, long targets) {
        for (long rest = targets; rest != 0; rest &= rest - 1) {
            if (!captureInPassing(outline, from, rest & -rest)) {
                return false;
            }
        }
        return true;
    }

    /// The victim, which may be hazy, leaves a square that may have kept something from checking.
    private boolean captureInPassing(Outline outline, long from, long to) {
        long victim = Outline.forward(to, 1 - outline.turn());
        int king = Long.numberOfTrailingZeros(outline.king(1 - outline.turn()));
        long kept = blocked;
        for (long rest = kept; rest != 0; rest &= rest - 1) {
            boolean opened = (Attacks.between(Long.numberOfTrailingZeros(rest), king) & victim) != 0;
            blocked &= opened ? ~(rest & -rest) : -1;
        }
        boolean goes = follow(outline, outline.after(from, to, victim), from | victim, to);
        blocked = kept;
        return goes;
    }

    private boolean promote(Outline outline, Outline after, long from, long to) {
        for (PieceType type : PROMOTIONS) {
            if (!follow(outline, after.promoted(to, type), from, to)) {
                return false;
            }
        }
        return true;
    }

    /// A pawn comes two squares, and may be captured in passing.
    private boolean stepTwice(Outline outline, long from, long to) {
        Outline after = outline.after(from, to, to);
        if (!follow(outline, after, from, to)) {
            return false;
        }
        long kept = blocked;
        blocked = after.checkers(outline.turn(), after.occupied());
        boolean goes = isCertainlyAttacked(after, outline.turn()) || pass(after, to);
        blocked = kept;
        return goes;
    }

    /// What follows when a pawn that has just come two squares is captured in passing.
    private boolean pass(Outline outline, long victim) {
        int side = outline.turn();
        long to = Outline.forward(victim, side);
        long beside = Confinement.pawnAttacks(to, 1 - side);
        for (long rest = beside & outline.side(side) & outline.pawns(); rest != 0; rest &= rest - 1) {
            if (!captureInPassing(outline, rest & -rest, to)) {
                return false;
            }
        }
        return (beside & haze.pawns(side)) == 0 || followHaze(outline, victim);
    }

    /// Castling, the right to which is never thought of as lost.
    private boolean castle(Outline outline) {
        int side = outline.turn();
        long king =
                outline.king(side) & 1L << position.king(Colour.values()[side]).ordinal();
        for (long rest = king == 0 ? 0 : rooks[side] & outline.side(side) & outline.straights();
                rest != 0;
                rest &= rest - 1) {
            long rook = rest & -rest;
            long rank = side == 0 ? Bits.RANK_1 : Bits.RANK_8;
            boolean kingSide = Long.compareUnsigned(rook, king) > 0;
            long kingTo = (kingSide ? KING_SIDE : QUEEN_SIDE) & rank;
            long rookTo = kingSide ? kingTo >>> 1 : kingTo << 1;
            long way = way(king, kingTo) | way(rook, rookTo);
            if ((way & outline.occupied() & ~king & ~rook) == 0
                    && !followCastling(outline.castled(king, kingTo, rook, rookTo))) {
                return false;
            }
        }
        return true;
    }

    private static long way(long from, long to) {
        return to | Attacks.between(Long.numberOfTrailingZeros(from), Long.numberOfTrailingZeros(to));
    }

    /// A piece of the haze moves, and may capture whatever stands where it may ever come.
    private boolean expandHaze(Outline outline) {
        int side = outline.turn();
        if (!followHaze(outline, 0)) {
            return false;
        }
        long prey = outline.side(1 - side) & ~outline.king(1 - side) & haze.anywhere(side);
        for (long rest = prey; rest != 0; rest &= rest - 1) {
            int square = Long.numberOfTrailingZeros(rest);
            if (haze.attackers(side, square, outline.occupied()) != 0 && !followHaze(outline, rest & -rest)) {
                return false;
            }
        }
        return true;
    }

    /// Adds what follows a move of something followed unless it is certainly illegal; false when it may be
    /// checkmate.
    ///
    /// @param from the squares left empty
    private boolean follow(Outline outline, Outline after, long from, long to) {
        if (isCertainlyAttacked(after, outline.turn())) {
            return true;
        }
        if (outline.turn() == winner && mate.isPossible(after, from, to, blocked)) {
            return false;
        }
        add(after);
        return true;
    }

    /// The same when something hazy moves and may capture.
    private boolean followHaze(Outline outline, long taken) {
        Outline after = outline.after(0, 0, taken);
        if (isCertainlyAttacked(after, outline.turn())) {
            return true;
        }
        if (outline.turn() == winner && mate.isPossible(after)) {
            return false;
        }
        add(after);
        return true;
    }

    private boolean followCastling(Outline after) {
        int side = 1 - after.turn();
        if (isCertainlyAttacked(after, side)) {
            return true;
        }
        if (side == winner && mate.isPossibleByCastling(after)) {
            return false;
        }
        add(after);
        return true;
    }

    /// A winner who has nothing left but his king is not followed.
    private void add(Outline outline) {
        if (haze.anywhere(winner) != 0 || outline.side(winner) != outline.king(winner)) {
            outlines.add(outline.packed());
        }
    }

    private boolean isCertainlyAttacked(Outline outline, int side) {
        return outline.checkers(side, outline.occupied() | haze.anywhere()) != 0
                || (Attacks.king(Long.numberOfTrailingZeros(outline.king(side))) & outline.king(1 - side)) != 0;
    }
}
