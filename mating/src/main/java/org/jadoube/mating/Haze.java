package org.jadoube.mating;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jadoube.board.Attacks;
import org.jadoube.board.Bits;
import org.jadoube.board.Colour;
import org.jadoube.board.Piece;
import org.jadoube.board.PieceType;
import org.jadoube.board.Position;
import org.jadoube.board.Square;
import org.jadoube.board.SquareSet;

/// Some pieces of which it is not followed where they are: each is anywhere it may have come to. They
/// block nothing and nobody must heed them, but they may move, capture, check, cover flights and fill them. What
/// else stands on the board is followed exactly, as an [Outline], and so where the hazy may come to is learnt from
/// the outlines that are met: see [Foresight].
public final class Haze {
    /// A piece and its squares; what a pawn may reach once promoted is kept apart.
    public record Member(Piece piece, Square start, SquareSet squares, SquareSet promoted) {}

    private final int[] sides;
    private final PieceType[] types;
    private final long[] starts;
    private final long[] squares;
    private final long[] promoted;
    /// By side: where its members may stand, all and those that run along diagonals, along straight lines,
    /// leap, or capture as pawns.
    private final long[] anywhere = new long[2];
    private final long[] diagonals = new long[2];
    private final long[] straights = new long[2];
    private final long[] knights = new long[2];
    private final long[] pawns = new long[2];

    /// @param pieces where the members stand, no kings
    Haze(Position position, long pieces) {
        int size = Long.bitCount(pieces);
        sides = new int[size];
        types = new PieceType[size];
        starts = new long[size];
        squares = new long[size];
        promoted = new long[size];
        int member = 0;
        for (long rest = pieces; rest != 0; rest &= rest - 1) {
            Piece piece = position.at(Square.of(Long.numberOfTrailingZeros(rest)))
                    .orElseThrow(() -> new IllegalArgumentException("nothing stands there"));
            sides[member] = piece.colour().ordinal();
            types[member] = piece.type();
            starts[member] = rest & -rest;
            squares[member++] = rest & -rest;
        }
        gather();
    }

    int size() {
        return sides.length;
    }

    int side(int member) {
        return sides[member];
    }

    PieceType type(int member) {
        return types[member];
    }

    long start(int member) {
        return starts[member];
    }

    /// Where a member may stand, as what it is or as what it may be promoted to.
    long stands(int member) {
        return squares[member] | promoted[member];
    }

    /// Where some member of a side may stand.
    long anywhere(int side) {
        return anywhere[side];
    }

    /// Where some pawn of a side may stand.
    long pawns(int side) {
        return pawns[side];
    }

    /// Where some member of either side may stand.
    long anywhere() {
        return anywhere[0] | anywhere[1];
    }

    public SquareSet pieces() {
        return new SquareSet(Arrays.stream(starts).reduce(0, (a, b) -> a | b));
    }

    public List<Member> members() {
        List<Member> members = new ArrayList<>();
        for (int i = 0; i < size(); i++) {
            members.add(new Member(
                    Piece.of(Colour.values()[sides[i]], types[i]),
                    Square.of(Long.numberOfTrailingZeros(starts[i])),
                    new SquareSet(squares[i]),
                    new SquareSet(promoted[i])));
        }
        return List.copyOf(members);
    }

    private void gather() {
        for (int side = 0; side < 2; side++) {
            anywhere[side] = 0;
            diagonals[side] = 0;
            straights[side] = 0;
            knights[side] = 0;
            pawns[side] = 0;
        }
        for (int i = 0; i < size(); i++) {
            int side = sides[i];
            anywhere[side] |= stands(i);
            diagonals[side] |= runsDiagonally(types[i]) ? stands(i) : promoted[i];
            straights[side] |= runsStraight(types[i]) ? stands(i) : promoted[i];
            knights[side] |= types[i] == PieceType.KNIGHT ? stands(i) : promoted[i];
            pawns[side] |= types[i] == PieceType.PAWN ? squares[i] : 0;
        }
    }

    private static boolean runsDiagonally(PieceType type) {
        return type == PieceType.BISHOP || type == PieceType.QUEEN;
    }

    private static boolean runsStraight(PieceType type) {
        return type == PieceType.ROOK || type == PieceType.QUEEN;
    }

    /// From where the members of a side may attack a square of an outline.
    long attackers(int side, int square, long occupied) {
        long attackers = Attacks.knight(square) & knights[side];
        if (diagonals[side] != 0) {
            attackers |= Attacks.diagonal(square, occupied) & diagonals[side];
        }
        if (straights[side] != 0) {
            attackers |= Attacks.straight(square, occupied) & straights[side];
        }
        if (pawns[side] != 0) {
            attackers |= Confinement.pawnAttacks(1L << square, 1 - side) & pawns[side];
        }
        return attackers & ~occupied;
    }

    /// From where one member may attack a square of an outline.
    long attackersBy(int member, int square, long occupied) {
        long slants = types[member] == PieceType.PAWN
                ? Confinement.pawnAttacks(1L << square, 1 - sides[member])
                : reach(types[member], square, occupied);
        long attackers = slants & squares[member];
        if (promoted[member] != 0) {
            attackers |= reachPromoted(square, occupied) & promoted[member];
        }
        return attackers & ~occupied;
    }

    /// What a member may attack from a square of its own.
    long attacks(int member, int square, long occupied) {
        long bit = 1L << square;
        long attacks = (promoted[member] & bit) == 0 ? 0 : reachPromoted(square, occupied);
        if ((squares[member] & bit) != 0) {
            attacks |= types[member] == PieceType.PAWN
                    ? Confinement.pawnAttacks(bit, sides[member])
                    : reach(types[member], square, occupied);
        }
        return attacks;
    }

    private static long reach(PieceType type, int square, long occupied) {
        return switch (type) {
            case KNIGHT -> Attacks.knight(square);
            case BISHOP -> Attacks.diagonal(square, occupied);
            case ROOK -> Attacks.straight(square, occupied);
            case QUEEN -> Attacks.diagonal(square, occupied) | Attacks.straight(square, occupied);
            case KING, PAWN -> throw new IllegalStateException("never asked of a " + type);
        };
    }

    private static long reachPromoted(int square, long occupied) {
        return reach(PieceType.QUEEN, square, occupied) | Attacks.knight(square);
    }

    /// Which pieces of another position may be the members, those captured left out: a piece of its own kind for each,
    /// where it may stand and that has no right to castle. -1 where that is not clear.
    long in(Position position) {
        long pieces = 0;
        for (int i = 0; i < size(); i++) {
            pieces |= alike(i, position);
        }
        pieces &= ~position.castlingRooks().bits();
        Matching members = new Matching(size(), (i, piece) -> (alike(i, position) & piece) != 0);
        return members.takes(pieces) ? pieces : -1;
    }

    /// The pieces of a member's kind that stand where it may.
    private long alike(int member, Position position) {
        return position.pieces(Colour.values()[sides[member]], types[member]).bits() & squares[member];
    }

    /// Lets the members of the player who has the move go wherever they may on the board that an outline shows;
    /// whether any has got further.
    boolean spread(Outline outline) {
        int side = outline.turn();
        boolean further = false;
        for (int i = 0; i < size(); i++) {
            if (sides[i] == side) {
                boolean more = true;
                while (more) {
                    more = types[i] == PieceType.PAWN ? spreadPawn(i, outline) : spreadPiece(i, outline);
                    further |= more;
                }
            }
        }
        if (further) {
            gather();
        }
        return further;
    }

    private static long barred(Outline outline) {
        return outline.side(outline.turn()) | outline.king(1 - outline.turn());
    }

    private boolean spreadPiece(int member, Outline outline) {
        long occupied = outline.occupied();
        long from = squares[member] & ~occupied;
        long to = types[member] == PieceType.KNIGHT ? Attacks.knights(from) : 0;
        to |= runsDiagonally(types[member]) ? Runs.diagonal(from, occupied) : 0;
        to |= runsStraight(types[member]) ? Runs.straight(from, occupied) : 0;
        long more = to & ~barred(outline) & ~squares[member];
        squares[member] |= more;
        return more != 0;
    }

    private boolean spreadPawn(int member, Outline outline) {
        int side = sides[member];
        long occupied = outline.occupied();
        long from = squares[member] & ~occupied;
        long step = Outline.forward(from, side) & ~occupied;
        step |= Outline.forward(step & Outline.thirdRank(side), side) & ~occupied;
        long prey = outline.side(1 - side) | ((anywhere[1 - side] | passed(outline)) & ~occupied);
        long to = (step | (Confinement.pawnAttacks(from, side) & prey)) & ~barred(outline);
        long last = to & (Bits.RANK_1 | Bits.RANK_8);
        long run = promoted[member] & ~occupied;
        if (run != 0) {
            last |= (Runs.diagonal(run, occupied) | Runs.straight(run, occupied) | Attacks.knights(run))
                    & ~barred(outline);
        }
        long more = to & ~(Bits.RANK_1 | Bits.RANK_8) & ~squares[member];
        long further = last & ~promoted[member];
        squares[member] |= more;
        promoted[member] |= further;
        return (more | further) != 0;
    }

    /// The squares behind pawns that may just have come two squares.
    private long passed(Outline outline) {
        int side = outline.turn();
        long victims = (outline.side(1 - side) & outline.pawns()) | pawns[1 - side];
        return Outline.forward(victims & Outline.fourthRank(1 - side), side);
    }
}
