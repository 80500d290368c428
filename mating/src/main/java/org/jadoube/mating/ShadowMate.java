package org.jadoube.mating;

import org.jadoube.board.Attacks;
import org.jadoube.board.PieceType;

/// Whether an outline that the winner has just moved to may be the shadow of a checkmate, wherever the hazy
/// pieces are; and if so, which of them would have to be where for that.
///
/// The player having the move must be in check: from one piece, or from two where the last move may have
/// uncovered a line and checked along another. No flight may be left: each is attacked, or filled by a piece of
/// his own. And a single check must leave it uncertain whether a piece that is followed can capture the checker or
/// stand in between.
final class ShadowMate {
    private final Haze haze;
    private final int winner;
    private final int loser;
    private final boolean onlyBishops;

    // The outline, and what is asked of it again and again.
    private Outline outline = Outline.EMPTY;
    private int king;
    private long occupied;
    private long clear;
    /// What is followed and may check.
    private long checkers;
    /// What is followed and could not be told from a checker by the outline, but for something hazy in between.
    private long lined;
    /// The squares beside the king on which nothing followed keeps him from standing.
    private long flights;
    private long culprits;
    private int trials;

    ShadowMate(Haze haze, int winner) {
        this.haze = haze;
        this.winner = winner;
        this.loser = 1 - winner;
        boolean bishops = true;
        for (int i = 0; i < haze.size(); i++) {
            bishops &= haze.side(i) != winner || haze.type(i) == PieceType.BISHOP;
        }
        onlyBishops = bishops;
    }

    /// The members, a bit for each, that the shadow last found rests on; any of them followed may dissolve it.
    long culprits() {
        return culprits;
    }

    /// In how many ways it has been tried to see a mate so far.
    int trials() {
        return trials;
    }

    /// After a move of something that is followed.
    ///
    /// @param blocked what would have given check before the move if nothing hazy had stood in between
    boolean isPossible(Outline after, long from, long to, long blocked) {
        look(after);
        long hazy = haze.attackers(winner, king, occupied) & ~haze.attackers(winner, king, occupied | from) & ~from;
        checkers = lined & ~(blocked & ~to);
        if ((checkers & to) != 0 && (blocked & from) != 0 && isStillCovered(from, to)) {
            checkers &= ~to;
        }
        if ((checkers | hazy) == 0 || hasFlight()) {
            return false;
        }
        boolean twice = hazy != 0 || Long.bitCount(checkers) > 1;
        if (checkers != 0 && isMate(twice ? -1 : Long.numberOfTrailingZeros(checkers))) {
            return true;
        }
        for (int i = 0; i < haze.size() && hazy != 0; i++) {
            long squares = haze.side(i) == winner ? haze.attackersBy(i, king, occupied) & hazy : 0;
            for (; squares != 0; squares &= squares - 1) {
                int square = Long.numberOfTrailingZeros(squares);
                boolean again = checkers != 0 || (hazy & ~Rays.of(king, square)) != 0;
                if (isMate(i, square, again ? -1 : square)) {
                    return true;
                }
            }
        }
        return false;
    }

    /// After a move of something hazy. It may have uncovered one line, and check along another.
    boolean isPossible(Outline after) {
        look(after);
        long hazy = haze.attackers(winner, king, occupied);
        checkers = lined;
        if ((checkers | hazy) == 0 || hasFlight()) {
            return false;
        }
        boolean never = onlyBishops && ((checkers & ~after.diagonals()) | (checkers & after.straights())) == 0;
        for (long rest = checkers; rest != 0; rest &= rest - 1) {
            int square = Long.numberOfTrailingZeros(rest);
            boolean twice = !never && (hazy & ~Rays.of(king, square)) != 0;
            if (isMate(twice ? -1 : square)) {
                return true;
            }
        }
        for (int i = 0; i < haze.size() && hazy != 0; i++) {
            long squares = haze.side(i) == winner ? haze.attackersBy(i, king, occupied) : 0;
            for (; squares != 0; squares &= squares - 1) {
                int square = Long.numberOfTrailingZeros(squares);
                long line = Rays.of(king, square);
                boolean twice = !never && ((checkers & ~line) != 0 || isAttackedByAnother(i, line));
                if (isMate(i, square, twice ? -1 : square)) {
                    return true;
                }
            }
        }
        return false;
    }

    /// After castling, which may open lines of all kinds: a check is thought to have no answer but by the king.
    boolean isPossibleByCastling(Outline after) {
        look(after);
        checkers = lined;
        return (checkers | haze.attackers(winner, king, occupied)) != 0 && !hasFlight() && isMate(-1);
    }

    private void look(Outline after) {
        outline = after;
        occupied = after.occupied();
        clear = occupied & ~after.king(loser);
        king = Long.numberOfTrailingZeros(after.king(loser));
        lined = after.checkers(loser, occupied);
    }

    /// Whether a piece that something hazy has kept from checking has moved along its line and is still kept from
    /// it: it would have to have captured what stood in between.
    private boolean isStillCovered(long from, long to) {
        int before = Long.numberOfTrailingZeros(from);
        int after = Long.numberOfTrailingZeros(to);
        boolean nearer = (Attacks.between(before, king) & to) != 0;
        boolean farther = (Attacks.between(after, king) & from) != 0;
        return farther || (nearer && (to & haze.anywhere(loser)) == 0);
    }

    private boolean isAttackedByAnother(int member, long except) {
        for (int i = 0; i < haze.size(); i++) {
            if (i != member && haze.side(i) == winner && (haze.attackersBy(i, king, occupied) & ~except) != 0) {
                return true;
            }
        }
        return false;
    }

    /// Whether the king has a flight that nothing can attack and nothing hazy fill.
    private boolean hasFlight() {
        flights = Attacks.king(king) & ~outline.side(loser) & ~outline.attacked(winner, clear);
        long fill = haze.anywhere(loser) & ~occupied;
        for (long rest = flights & ~fill; rest != 0; rest &= rest - 1) {
            if (haze.attackers(winner, Long.numberOfTrailingZeros(rest), clear) == 0) {
                return true;
            }
        }
        return false;
    }

    /// Whether it may be checkmate if something followed checks.
    ///
    /// @param only the square of the only checker, or -1 where there may be two
    private boolean isMate(int only) {
        return isMate(flights, -1, -1, only);
    }

    /// The same if a member checks from a square.
    private boolean isMate(int member, int square, int only) {
        return isMate(flights & ~haze.attacks(member, square, clear), member, square, only);
    }

    private boolean isMate(long flights, int member, int square, int only) {
        trials++;
        long covering = 0;
        long open = 0;
        for (long rest = flights; rest != 0; rest &= rest - 1) {
            long by = covering(Long.numberOfTrailingZeros(rest), member);
            covering |= by;
            open |= by == 0 ? rest & -rest : 0;
        }
        boolean checkerIsTaken = square >= 0 && (open & 1L << square) != 0;
        if (checkerIsTaken || (open & occupied) != 0) {
            return false;
        }
        Matching filled =
                new Matching(haze.size(), (i, flight) -> haze.side(i) == loser && (haze.stands(i) & flight) != 0);
        if (!filled.takes(open)) {
            return false;
        }
        if (only >= 0 && isCertainlyAnswered(only)) {
            return false;
        }
        culprits = covering | (member < 0 ? 0 : 1L << member) | answering(only) | pinning() | filled.holders();
        return true;
    }

    /// The winner's members but one that may attack a square.
    private long covering(int square, int except) {
        long covering = 0;
        for (int i = 0; i < haze.size(); i++) {
            if (i != except && haze.side(i) == winner && haze.attackersBy(i, square, clear) != 0) {
                covering |= 1L << i;
            }
        }
        return covering;
    }

    /// The loser's members that might answer the check.
    private long answering(int checker) {
        long answering = 0;
        long goals = checker < 0 ? 0 : 1L << checker | Attacks.between(king, checker);
        for (long rest = goals; rest != 0; rest &= rest - 1) {
            for (int i = 0; i < haze.size(); i++) {
                if (haze.side(i) == loser && haze.attackersBy(i, Long.numberOfTrailingZeros(rest), occupied) != 0) {
                    answering |= 1L << i;
                }
            }
        }
        return answering;
    }

    /// The winner's members that might pin what could answer the check.
    private long pinning() {
        long pinning = 0;
        for (int i = 0; i < haze.size(); i++) {
            if (haze.side(i) == winner && haze.attackersBy(i, king, occupied & ~outline.side(loser)) != 0) {
                pinning |= 1L << i;
            }
        }
        return pinning;
    }

    /// Whether a piece of the loser's that is followed can, wherever the haze is, capture the only checker or stand
    /// in between, and leave its king safe.
    private boolean isCertainlyAnswered(int checker) {
        long standing = occupied | haze.anywhere();
        long between = Attacks.between(king, checker);
        for (long rest = outline.side(loser) & ~outline.king(loser); rest != 0; rest &= rest - 1) {
            long from = rest & -rest;
            long goals = (outline.pawns() & from) != 0
                    ? pawnGoals(from, standing, checker, between)
                    : outline.attacks(Long.numberOfTrailingZeros(from), standing) & (1L << checker | between);
            for (long goal = goals; goal != 0; goal &= goal - 1) {
                if (isCertainlySafe(from, goal & -goal)) {
                    return true;
                }
            }
        }
        return false;
    }

    /// The line of a check is empty, whatever is hazy.
    private long pawnGoals(long from, long standing, int checker, long between) {
        long step = Outline.forward(from, loser) & ~occupied;
        long twice = Outline.forward(step & ~standing & Outline.thirdRank(loser), loser) & ~occupied;
        return (Confinement.pawnAttacks(from, loser) & 1L << checker) | ((step | twice) & between);
    }

    /// Whether no line to the king is opened where a piece leaves, by what did not check already.
    private boolean isCertainlySafe(long from, long to) {
        Outline answered = outline.after(from, to, to);
        long standing = answered.occupied();
        return (answered.checkers(loser, standing) & ~lined) == 0
                && (haze.attackers(winner, king, standing) & ~haze.attackers(winner, king, standing | from)) == 0;
    }
}
