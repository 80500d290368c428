package org.jadoube.mating;

import java.util.List;
import org.jadoube.board.Attacks;
import org.jadoube.board.Bits;
import org.jadoube.board.Colour;
import org.jadoube.board.Move;
import org.jadoube.board.PieceType;
import org.jadoube.board.Position;

/// Which move looks most like a step towards the loser's checkmate, both players wanting it. Only a
/// guess: it decides what is looked at first, never what is true.
final class Guide implements Ranking {
    /// What a guide likes; weights found by trial on many games.
    ///
    /// @param flight against each flight of the loser's king
    /// @param check against a check that is no mate
    /// @param approach for the winner's king to be near the loser's
    /// @param evasion for the loser's king, and his other moves, to be near the winner's
    /// @param capture for the winner to capture
    /// @param promotion for the winner to get a queen
    /// @param advance for the winner's pawns to go forward
    /// @param sparing against the loser's captures
    /// @param offer for the loser to put a piece where it may be captured
    /// @param corner for the loser's king to be near a corner where he may be checkmated
    /// @param gathering for the loser's pieces to come near their king
    record Taste(
            int flight,
            int check,
            int approach,
            int evasion,
            int capture,
            int promotion,
            int advance,
            int sparing,
            int offer,
            int corner,
            int gathering) {
        /// With pieces enough to mate anywhere.
        static final Taste ANYWHERE = new Taste(2, 7, 1, 2, 6, 20, 4, 12, 2, 0, 0);
        /// With so few that only a corner will do.
        static final Taste CORNERED = new Taste(2, 8, 1, -3, 7, 9, 1, 3, 1, 7, 1);

        /// Now one, now the other, for attempts that are numbered.
        static Taste inTurn(int attempt) {
            return attempt % 2 == 0 ? ANYWHERE : CORNERED;
        }
    }

    private static final long CORNERS = 0x8100000000000081L;
    private static final int MATE = 20;
    private static final int NOISE = 15;
    /// Multiples of it are seeds that are far from each other.
    static final int SEED = 0x9E3779B9;

    private final Colour winner;
    private final boolean white;
    private final Taste taste;
    private final long[] attacks = new long[64];
    private int noise;

    // What the moves of one position are judged by.
    private long occupied;
    private long clear;
    private long losers;
    private long king;
    private long ring;
    private int kingSquare;
    private int winnerKing;
    private long once;
    private long twice;
    private long pawns;
    private long knights;
    private long diagonals;
    private long straights;
    private long corners;

    /// @param noise the seed of a disturbance of all guesses; none when it is 0
    Guide(Colour winner, Taste taste, int noise) {
        this.winner = winner;
        this.taste = taste;
        this.noise = noise;
        white = winner == Colour.WHITE;
    }

    @Override
    public void rank(Position position, List<Move> legal, int[] ranked) {
        look(position);
        boolean mine = position.turn() == winner;
        int atHome = mine ? 0 : standing();
        for (int i = 0; i < legal.size(); i++) {
            Move move = legal.get(i);
            int from = move.from().ordinal();
            int to = move.to().ordinal();
            int rank;
            if (mine) {
                rank = winners(move, from, to);
            } else if (from == kingSquare) {
                rank = losersKing(to);
            } else {
                rank = atHome + losersPiece(from, to);
            }
            ranked[i] = Ranking.of(rank + disturbance(), i);
        }
    }

    private int disturbance() {
        if (noise == 0) {
            return 0;
        }
        noise ^= noise << 13;
        noise ^= noise >>> 17;
        noise ^= noise << 5;
        return noise & NOISE;
    }

    private void look(Position position) {
        Colour loser = winner.opponent();
        occupied = position.occupied().bits();
        losers = position.pieces(loser).bits();
        kingSquare = position.king(loser).ordinal();
        winnerKing = position.king(winner).ordinal();
        king = 1L << kingSquare;
        clear = occupied ^ king;
        ring = Attacks.king(kingSquare);
        pawns = position.pieces(winner, PieceType.PAWN).bits();
        knights = position.pieces(winner, PieceType.KNIGHT).bits();
        long queens = position.pieces(winner, PieceType.QUEEN).bits();
        diagonals = position.pieces(winner, PieceType.BISHOP).bits() | queens;
        straights = position.pieces(winner, PieceType.ROOK).bits() | queens;
        once = 0;
        twice = 0;
        add(winnerKing, Attacks.king(winnerKing));
        for (long rest = pawns; rest != 0; rest &= rest - 1) {
            add(Long.numberOfTrailingZeros(rest), pawnAttacks(rest & -rest));
        }
        for (long rest = knights | diagonals | straights; rest != 0; rest &= rest - 1) {
            int square = Long.numberOfTrailingZeros(rest);
            add(square, attacks(square, square, clear));
        }
        corners = mateCorners();
    }

    private void add(int square, long attacked) {
        attacks[square] = attacked;
        twice |= once & attacked;
        once |= attacked;
    }

    private long pawnAttacks(long from) {
        return white ? Attacks.pawnsUp(from) : Attacks.pawnsDown(from);
    }

    /// What the knight, bishop, rook or queen that stands on one square would attack from another.
    private long attacks(int piece, int square, long occupied) {
        if ((knights >>> piece & 1) != 0) {
            return Attacks.knight(square);
        }
        long attacked = (diagonals >>> piece & 1) != 0 ? Attacks.diagonal(square, occupied) : 0;
        return (straights >>> piece & 1) != 0 ? attacked | Attacks.straight(square, occupied) : attacked;
    }

    /// Bishops of one colour mate only in corners of theirs.
    private long mateCorners() {
        if ((pawns | knights | straights) != 0) {
            return CORNERS;
        }
        if ((diagonals & Bits.LIGHT) == 0) {
            return CORNERS & ~Bits.LIGHT;
        }
        return (diagonals & ~Bits.LIGHT) == 0 ? CORNERS & Bits.LIGHT : CORNERS;
    }

    private int winners(Move move, int from, int to) {
        long after = (clear & ~(1L << from)) | 1L << to;
        int rank = 0;
        long attacked;
        if (from == winnerKing) {
            attacked = Attacks.king(to);
            rank -= taste.approach * distance(to, kingSquare);
        } else {
            rank -= taste.approach * distance(winnerKing, kingSquare);
            if ((pawns >>> from & 1) == 0) {
                attacked = attacks(from, to, after);
            } else {
                attacked = pawnAttacks(move, to, after);
                rank += pawnMove(move);
            }
        }
        long covered = twice | (once & ~attacks[from]) | attacked;
        int flights = Long.bitCount(ring & ~covered & ~(losers & ~(1L << to)));
        rank -= taste.flight * flights;
        if ((attacked & king) != 0) {
            rank += flights == 0 ? MATE : -taste.check;
        }
        return (occupied >>> to & 1) != 0 ? rank + taste.capture : rank;
    }

    private int pawnMove(Move move) {
        return switch (move.kind()) {
            case PROMOTION_TO_QUEEN -> taste.promotion;
            case PROMOTION_TO_KNIGHT, PROMOTION_TO_BISHOP, PROMOTION_TO_ROOK -> 0;
            case PLAIN, EN_PASSANT, CASTLING -> taste.advance;
        };
    }

    private long pawnAttacks(Move move, int to, long occupied) {
        return switch (move.kind()) {
            case PROMOTION_TO_QUEEN -> Attacks.diagonal(to, occupied) | Attacks.straight(to, occupied);
            case PROMOTION_TO_ROOK -> Attacks.straight(to, occupied);
            case PROMOTION_TO_BISHOP -> Attacks.diagonal(to, occupied);
            case PROMOTION_TO_KNIGHT -> Attacks.knight(to);
            case PLAIN, EN_PASSANT, CASTLING -> pawnAttacks(1L << to);
        };
    }

    private int losersKing(int to) {
        int flights = Long.bitCount(Attacks.king(to) & ~once & ~(losers & ~king));
        int rank = -taste.flight * flights - taste.evasion * distance(winnerKing, to) - taste.corner * cornered(to);
        return (occupied >>> to & 1) != 0 ? rank - taste.sparing : rank;
    }

    /// The rank of a move by which the loser changes nothing around his king.
    private int standing() {
        return -taste.flight * Long.bitCount(ring & ~once & ~losers)
                - taste.evasion * distance(winnerKing, kingSquare)
                - taste.corner * cornered(kingSquare);
    }

    private int losersPiece(int from, int to) {
        long open = ring & ~once;
        int rank = taste.flight * (int) ((open >>> to & 1) - (open >>> from & 1));
        rank += taste.gathering * (distance(from, kingSquare) - distance(to, kingSquare));
        rank += taste.offer * (int) (once >>> to & 1);
        return (occupied >>> to & 1) != 0 ? rank - taste.sparing : rank;
    }

    private int cornered(int square) {
        if (taste.corner == 0) {
            return 0;
        }
        int nearest = 8;
        for (long rest = corners; rest != 0; rest &= rest - 1) {
            nearest = Math.min(nearest, distance(square, Long.numberOfTrailingZeros(rest)));
        }
        return nearest;
    }

    /// In moves of a king.
    private static int distance(int a, int b) {
        return Math.max(Math.abs((a & 7) - (b & 7)), Math.abs((a >> 3) - (b >> 3)));
    }
}
