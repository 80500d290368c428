package org.jadoube.mating;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jadoube.board.Bits;
import org.jadoube.board.Colour;
import org.jadoube.board.Move;
import org.jadoube.board.PieceType;
import org.jadoube.board.Position;
import org.jadoube.board.Square;
import org.jadoube.board.SquareSet;

/// One of the mates in a corner that a knight, a bishop or two knights can give with their king's help, mostly
/// because a piece of the loser's stands in his king's way. Each move is ranked by how far from its place
/// each piece of the picture stands after it.
///
/// The pictures are drawn for the corner a1 and turned into the others.
final class Pattern implements Ranking {
    private static final int SYMMETRIES = 8;
    private static final int FAR = 12;
    private static final int AFTER_PROMOTION = 3;
    private static final int KING = 4;
    private static final int BLOCKER = 3;
    private static final int MATE = 1 << 12;

    /// What stands where, the loser's king in the corner.
    ///
    /// @param piece with which the winner mates
    /// @param king where his king stands
    /// @param checks from where the last move comes to check: any of these squares
    /// @param guards where a second knight guards, none where there is none
    /// @param blocked where a piece of the loser's must stand in his king's way, if anywhere
    private record Picture(PieceType piece, long king, long checks, long guards, long blocked) {}

    /// What can stand in its king's way without being able to help him.
    private static final List<PieceType> BY_KNIGHT = List.of(PieceType.ROOK, PieceType.BISHOP, PieceType.KNIGHT);
    private static final List<PieceType> BY_BISHOP = List.of(PieceType.BISHOP, PieceType.KNIGHT);

    private static final List<Picture> PICTURES = List.of(
            new Picture(PieceType.KNIGHT, on(Square.C1), on(Square.B3, Square.C2), 0, on(Square.A2)),
            new Picture(PieceType.KNIGHT, on(Square.B3), on(Square.C2), on(Square.A3, Square.C3, Square.D2), 0),
            new Picture(PieceType.BISHOP, on(Square.C2), on(Square.B2), 0, on(Square.A2)),
            new Picture(PieceType.BISHOP, on(Square.B3), on(Square.B2), 0, on(Square.B1)));

    private final Colour winner;
    private final Picture picture;
    private final int symmetry;
    private final long corner;

    private Pattern(Colour winner, Picture picture, int symmetry) {
        this.winner = winner;
        this.symmetry = symmetry;
        this.picture = new Picture(
                picture.piece,
                turned(picture.king),
                turned(picture.checks),
                turned(picture.guards),
                turned(picture.blocked));
        corner = turned(1L);
    }

    /// Those that the winner's pieces may give, the nearest first; none where he has a pawn or more than
    /// minor pieces.
    static List<Pattern> nearest(Position position, Colour winner) {
        List<Pattern> patterns = new ArrayList<>();
        if (position.pieces(winner, PieceType.PAWN).isEmpty()
                && position.pieces(winner, PieceType.ROOK).isEmpty()
                && position.pieces(winner, PieceType.QUEEN).isEmpty()) {
            for (Picture picture : PICTURES) {
                for (int symmetry = 0; symmetry < SYMMETRIES; symmetry++) {
                    Pattern pattern = new Pattern(winner, picture, symmetry);
                    if (pattern.suits(position)) {
                        patterns.add(pattern);
                    }
                }
            }
            patterns.sort(Comparator.comparingInt(pattern -> pattern.farness(position)));
        }
        return patterns;
    }

    private boolean suits(Position position) {
        long pieces = position.pieces(winner, picture.piece).bits();
        boolean enough = Long.bitCount(pieces) > (picture.guards == 0 ? 0 : 1);
        boolean reached = picture.piece != PieceType.BISHOP
                || (pieces & ((corner & Bits.LIGHT) != 0 ? Bits.LIGHT : ~Bits.LIGHT)) != 0;
        return enough && reached;
    }

    @Override
    public void rank(Position position, List<Move> legal, int[] ranked) {
        boolean mine = position.turn() == winner;
        for (int i = 0; i < legal.size(); i++) {
            Position after = position.after(legal.get(i));
            ranked[i] = Ranking.of(mine && after.isCheckmate() ? MATE : -farness(after), i);
        }
    }

    private int farness(Position position) {
        Colour loser = winner.opponent();
        long pieces = position.pieces(winner, picture.piece).bits();
        int check = Steps.between(picture.piece, pieces & ~picture.guards, picture.checks);
        int guard = picture.guards == 0 ? 0 : Steps.between(picture.piece, pieces, picture.guards);
        return KING * Steps.between(PieceType.KING, on(position.king(loser)), corner)
                + KING * Steps.between(PieceType.KING, on(position.king(winner)), picture.king)
                + BLOCKER * blocking(position, loser)
                + Math.abs(check - 1)
                + guard;
    }

    /// How far the nearest piece of the loser's is from where it stands in his king's way.
    private int blocking(Position position, Colour loser) {
        if (picture.blocked == 0) {
            return 0;
        }
        int nearest = FAR;
        for (PieceType type : picture.piece == PieceType.KNIGHT ? BY_KNIGHT : BY_BISHOP) {
            nearest = Math.min(
                    nearest, Steps.between(type, position.pieces(loser, type).bits(), picture.blocked));
        }
        return Math.min(nearest, pawnsWay(position.pieces(loser, PieceType.PAWN).bits(), loser));
    }

    /// A pawn goes there itself or becomes a piece that does.
    private int pawnsWay(long pawns, Colour loser) {
        int least = FAR;
        int target = Long.numberOfTrailingZeros(picture.blocked);
        for (long rest = pawns; rest != 0; rest &= rest - 1) {
            int square = Long.numberOfTrailingZeros(rest);
            int ahead = loser == Colour.BLACK ? (square >> 3) - (target >> 3) : (target >> 3) - (square >> 3);
            int last = loser == Colour.BLACK ? square >> 3 : 7 - (square >> 3);
            boolean straight =
                    (square & 7) == (target & 7) && ahead >= 0 && (picture.blocked & (Bits.RANK_1 | Bits.RANK_8)) == 0;
            least = Math.min(least, straight ? ahead : last + AFTER_PROMOTION);
        }
        return least;
    }

    private static long on(Square... squares) {
        return SquareSet.of(squares).bits();
    }

    private long turned(long squares) {
        long turned = 0;
        for (long rest = squares; rest != 0; rest &= rest - 1) {
            int square = Long.numberOfTrailingZeros(rest);
            int file = (symmetry & 1) == 0 ? square & 7 : 7 - (square & 7);
            int rank = (symmetry & 2) == 0 ? square >> 3 : 7 - (square >> 3);
            turned |= 1L << ((symmetry & 4) == 0 ? 8 * rank + file : 8 * file + rank);
        }
        return turned;
    }
}
