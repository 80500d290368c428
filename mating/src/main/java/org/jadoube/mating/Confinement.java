package org.jadoube.mating;

import java.util.ArrayList;
import java.util.List;
import org.jadoube.board.Attacks;
import org.jadoube.board.Bits;
import org.jadoube.board.Colour;
import org.jadoube.board.Piece;
import org.jadoube.board.PieceType;
import org.jadoube.board.Position;
import org.jadoube.board.Square;
import org.jadoube.board.SquareSet;

/// Where each piece may ever come to stand: often more squares than it ever will, never fewer. The
/// smallest sets are sought that hold the position and hold, with any square, all that may be reached
/// from it in a move, the others standing wherever they may.
///
/// What never leaves its square and is never captured is a wall, and guards for ever what it guards now.
/// A king is followed apart for either player's turn, for one who can move nothing else must move every
/// time. A pawn that is never captured and never leaves its file is not passed by the pawn that it faces.
public final class Confinement {
    /// A piece and its squares; what a pawn may reach once promoted is kept apart.
    public record Roamer(Piece piece, Square start, SquareSet squares, SquareSet promoted) {}

    private static final long CASTLED_KINGS = 0x4400000000000044L;
    private static final long CASTLED_ROOKS = 0x2800000000000028L;
    private static final PieceType[] TYPES = PieceType.values();
    private static final int MOST_PIECES = 64;

    private final PieceType[] types = new PieceType[MOST_PIECES];
    private final long[] starts = new long[MOST_PIECES];
    private final long[] squares = new long[MOST_PIECES];
    private final long[] promoted = new long[MOST_PIECES];
    private final long[] barriers = new long[MOST_PIECES];
    private final long[][] kings = new long[2][2];
    private final long[] castled = new long[2];
    private final long[] sides = new long[2];
    private int whites;
    private int size;
    /// The walls.
    private long steady;

    /// By colour: what its pieces besides the king may ever stand on, what it may ever capture on, and
    /// what it guards for ever.
    private final long[] anywhere = new long[2];
    private final long[] captures = new long[2];
    private final long[] guarded = new long[2];
    private final boolean[] mobile = new boolean[2];

    private Confinement() {}

    static Confinement of(Position position) {
        Confinement sets = new Confinement();
        sets.place(position);
        do {
            sets.survey();
        } while (sets.spread());
        return sets;
    }

    private void place(Position position) {
        for (Colour colour : Colour.values()) {
            whites = size;
            for (PieceType type : TYPES) {
                for (long rest = position.pieces(colour, type).bits(); rest != 0; rest &= rest - 1) {
                    types[size] = type;
                    starts[size] = rest & -rest;
                    squares[size++] = rest & -rest;
                }
            }
            sides[colour.ordinal()] = position.pieces(colour).bits();
            placeKing(position, colour);
        }
        steady = position.occupied().bits();
        position.enPassant().ifPresent(this::placePassed);
        castle(position.castlingRooks().bits());
        raise();
    }

    private void placeKing(Position position, Colour colour) {
        long king = 1L << position.king(colour).ordinal();
        kings[colour.ordinal()][position.turn().ordinal()] = king;
        if (position.turn() != colour) {
            kings[colour.ordinal()][colour.ordinal()] = king;
        }
    }

    /// A pawn that may be captured in passing stands on the square it passed as well.
    private void placePassed(Square passed) {
        long victim = 1L << (passed.ordinal() < 32 ? passed.ordinal() + 8 : passed.ordinal() - 8);
        for (int i = 0; i < size; i++) {
            if (starts[i] == victim) {
                squares[i] |= 1L << passed.ordinal();
            }
        }
    }

    /// The jumps of castling, which no other move explains.
    private void castle(long rooks) {
        for (int i = 0; i < size && rooks != 0; i++) {
            if ((rooks & starts[i]) != 0) {
                long rank = i < whites ? Bits.RANK_1 : Bits.RANK_8;
                squares[i] |= rank & CASTLED_ROOKS;
                castled[side(i)] = rank & CASTLED_KINGS;
            }
        }
    }

    private int side(int i) {
        return i < whites ? 0 : 1;
    }

    /// What follows, for all, from where each may stand.
    private void survey() {
        for (int side = 0; side < 2; side++) {
            anywhere[side] = 0;
            captures[side] = 0;
            mobile[side] = false;
            guarded[side] = guardedByKing(side);
        }
        for (int i = 0; i < size; i++) {
            int side = side(i);
            long all = types[i] == PieceType.KING ? kings[side][0] | kings[side][1] : squares[i] | promoted[i];
            boolean moves = (all & (all - 1)) != 0;
            if (moves) {
                steady &= ~starts[i];
            }
            if (types[i] != PieceType.KING) {
                anywhere[side] |= all;
                mobile[side] |= moves;
                if ((steady & starts[i]) != 0) {
                    guarded[side] |= guards(i);
                }
            }
        }
    }

    /// What a king guards when the other player moves, wherever he may stand then.
    private long guardedByKing(int side) {
        long guarded = kings[side][1 - side] == 0 ? 0 : -1;
        for (long rest = kings[side][1 - side]; rest != 0 && guarded != 0; rest &= rest - 1) {
            guarded &= Attacks.king(Long.numberOfTrailingZeros(rest));
        }
        return guarded;
    }

    /// What a wall guards, whatever stands between.
    private long guards(int i) {
        long adjacent = around(starts[i]);
        return switch (types[i]) {
            case PAWN -> pawnAttacks(starts[i], side(i));
            case KNIGHT -> Attacks.knights(starts[i]);
            case BISHOP -> diagonals(starts[i]) & adjacent;
            case ROOK -> straights(starts[i]) & adjacent;
            case QUEEN, KING -> adjacent;
        };
    }

    /// Lets everything go where it may; whether anything has got further.
    private boolean spread() {
        boolean further = false;
        for (int i = 0; i < size; i++) {
            further |= types[i] == PieceType.KING ? spreadKing(side(i)) : spreadPiece(i);
        }
        further |= raise();
        return further;
    }

    private boolean spreadKing(int side) {
        long[] stands = kings[side];
        long targets = around(stands[side]) & ~(steady & sides[side]) & ~guarded[1 - side];
        captures[side] |= targets;
        long after = stands[1 - side] | targets | castled[side] | (mobile[side] ? stands[side] : 0);
        long before = stands[side] | after;
        boolean further = after != stands[1 - side] || before != stands[side] || (targets & steady) != 0;
        stands[1 - side] = after;
        stands[side] = before;
        steady &= ~targets;
        return further;
    }

    private boolean spreadPiece(int i) {
        int side = side(i);
        long walls = steady & sides[side];
        boolean pawn = types[i] == PieceType.PAWN;
        long targets = (pawn ? pawnMoves(i) : attacks(types[i], squares[i], side)) & ~walls;
        long last = pawn ? targets & (side == 0 ? Bits.RANK_8 : Bits.RANK_1) : 0;
        long more = promoted[i] | last;
        if (more != 0) {
            more |= promotedAttacks(more) & ~walls;
        }
        captures[side] |= pawn ? pawnAttacks(squares[i], side) | more : targets;
        long taken = (targets | more) & steady;
        boolean further = (targets & ~last & ~squares[i]) != 0 || more != promoted[i] || taken != 0;
        squares[i] |= targets & ~last;
        promoted[i] = more;
        steady &= ~taken;
        return further;
    }

    private long pawnMoves(int i) {
        int side = side(i);
        long free = ~(steady | barriers[i]);
        long from = squares[i];
        long step;
        if (side == 0) {
            step = from << 8 & free;
            step |= (step & Bits.RANK_3) << 8 & free;
        } else {
            step = from >>> 8 & free;
            step |= (step & Bits.RANK_6) >>> 8 & free;
        }
        return step | (pawnAttacks(from, side) & anywhere[1 - side]);
    }

    /// Bars the way of each pawn that keeps to its file by the pawns that it faces; whether any bar has
    /// changed.
    private boolean raise() {
        boolean changed = false;
        for (int i = 0; i < size; i++) {
            if (types[i] == PieceType.PAWN) {
                long file = file(i);
                long barrier = (squares[i] & ~file) != 0 ? 0 : barrier(i, file);
                changed |= barrier != barriers[i];
                barriers[i] = barrier;
            }
        }
        return changed;
    }

    private long barrier(int pawn, long file) {
        int side = side(pawn);
        long barrier = 0;
        for (int i = side == 0 ? whites : 0; i < (side == 0 ? size : whites); i++) {
            boolean bars = types[i] == PieceType.PAWN
                    && (starts[i] & file) != 0
                    && starts[i] > starts[pawn] == (side == 0)
                    && (squares[i] & ~file) == 0
                    && promoted[i] == 0
                    && (squares[i] & captures[side]) == 0;
            if (bars) {
                barrier |= side == 0 ? -starts[i] : starts[i] | starts[i] - 1;
            }
        }
        return barrier;
    }

    private long file(int i) {
        return Bits.FILE_A << (Long.numberOfTrailingZeros(starts[i]) & 7);
    }

    static long pawnAttacks(long from, int side) {
        return side == 0 ? Attacks.pawnsUp(from) : Attacks.pawnsDown(from);
    }

    private long attacks(PieceType type, long from, int side) {
        return switch (type) {
            case PAWN -> pawnAttacks(from, side);
            case KNIGHT -> Attacks.knights(from);
            case BISHOP -> diagonals(from);
            case ROOK -> straights(from);
            case QUEEN -> diagonals(from) | straights(from);
            case KING -> around(from);
        };
    }

    private long promotedAttacks(long from) {
        return diagonals(from) | straights(from) | Attacks.knights(from);
    }

    /// What a piece may ever attack.
    long attacks(int i) {
        long attacks = attacks(types[i], squares[i], side(i));
        return promoted[i] == 0 ? attacks : attacks | promotedAttacks(promoted[i]);
    }

    private static long around(long from) {
        long beside = (from << 1 & Bits.NOT_A) | (from >>> 1 & Bits.NOT_H);
        long row = from | beside;
        return beside | row << 8 | row >>> 8;
    }

    private long straights(long from) {
        return Runs.straight(from, steady);
    }

    private long diagonals(long from) {
        return Runs.diagonal(from, steady);
    }

    /// Whether these sets leave no square on which a player could be checkmated: one where he may be
    /// attacked, and where each flight is attacked too or may be blocked, each by another piece of his
    /// own.
    boolean excludesMateBy(Colour winner) {
        int side = winner.ordinal();
        long checks = attackedBy(side);
        long covers = checks | around(kings[side][1 - side]);
        for (long rest = kings[1 - side][1 - side] & checks; rest != 0; rest &= rest - 1) {
            long flights = Attacks.king(Long.numberOfTrailingZeros(rest)) & ~covers;
            if ((flights & ~anywhere[1 - side]) == 0 && canBlock(flights, 1 - side)) {
                return false;
            }
        }
        return true;
    }

    private int first(int side) {
        return side == 0 ? 0 : whites;
    }

    private int end(int side) {
        return side == 0 ? whites : size;
    }

    /// Whether a side has a piece for each of the squares.
    private boolean canBlock(long flights, int side) {
        return (flights & (flights - 1)) == 0
                || new Matching(size, (i, flight) -> mayBlock(i, flight, side)).takes(flights);
    }

    private boolean mayBlock(int i, long flight, int side) {
        return side(i) == side && types[i] != PieceType.KING && ((squares[i] | promoted[i]) & flight) != 0;
    }

    int size() {
        return size;
    }

    int sideOf(int i) {
        return side(i);
    }

    PieceType type(int i) {
        return types[i];
    }

    long start(int i) {
        return starts[i];
    }

    long squares(int i) {
        return squares[i];
    }

    long promoted(int i) {
        return promoted[i];
    }

    /// Every piece with its squares, the kings without: see [#king(Colour, Colour)].
    public List<Roamer> roamers() {
        List<Roamer> roamers = new ArrayList<>();
        for (int i = 0; i < size; i++) {
            if (types[i] != PieceType.KING) {
                roamers.add(new Roamer(
                        Piece.of(Colour.values()[side(i)], types[i]),
                        Square.of(Long.numberOfTrailingZeros(starts[i])),
                        new SquareSet(squares[i]),
                        new SquareSet(promoted[i])));
            }
        }
        return List.copyOf(roamers);
    }

    /// Where the king of a colour may stand when a player has the move.
    public SquareSet king(Colour colour, Colour turn) {
        return new SquareSet(kings[colour.ordinal()][turn.ordinal()]);
    }

    /// Where the king of a colour may ever stand.
    public SquareSet king(Colour colour) {
        long[] stands = kings[colour.ordinal()];
        return new SquareSet(stands[0] | stands[1]);
    }

    /// What the pieces of a colour, its king left out, may ever attack.
    public SquareSet attacked(Colour by) {
        return new SquareSet(attackedBy(by.ordinal()));
    }

    private long attackedBy(int side) {
        long attacked = 0;
        for (int i = first(side); i < end(side); i++) {
            if (types[i] != PieceType.KING) {
                attacked |= attacks(i);
            }
        }
        return attacked;
    }
}
