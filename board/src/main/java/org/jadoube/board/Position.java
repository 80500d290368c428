package org.jadoube.board;

import java.util.List;
import java.util.Optional;
import org.jadoube.lawbook.Article;
import org.jspecify.annotations.Nullable;

/// A position that the Laws can work with: both kings stand, the player not having the move is not in check.
/// Immutable, and equal by value, counters included.
///
/// En passant is part of a position only when a legal en-passant capture exists. Castling rights are kept as
/// the squares of the rooks, so that Chess960 needs no rules of its own.
///
/// Inside, the board is seen from the player to move: his pawns always move up. Eight sets of squares are all
/// there is. The type is longer than others because playing a move changes all of them at once, with the key.
public final class Position {
    private static final Position INITIAL = StartingArray.position(518);

    private final long own;
    private final long opponent;
    private final long pawns;
    private final long knights;
    private final long diagonals;
    private final long straights;
    private final long rights;
    private final long passed;
    private final long key;
    private final int flip;
    private final int halfmoveClock;
    private final int fullmoveNumber;

    private Position(
            long own,
            long opponent,
            long pawns,
            long knights,
            long diagonals,
            long straights,
            long rights,
            long passed,
            long key,
            int flip,
            int halfmoveClock,
            int fullmoveNumber) {
        this.own = own;
        this.opponent = opponent;
        this.pawns = pawns;
        this.knights = knights;
        this.diagonals = diagonals;
        this.straights = straights;
        this.rights = rights;
        this.passed = passed;
        this.key = key;
        this.flip = flip;
        this.halfmoveClock = halfmoveClock;
        this.fullmoveNumber = fullmoveNumber;
    }

    /// From sets seen from White; the en-passant square is forgotten when nobody can legally capture there.
    static Position of(PlacedPieces pieces, Colour turn, long rights, long passed, int halfmoves, int fullmoves) {
        PlacedPieces seen = pieces.from(turn);
        long own = seen.white();
        long opponent = seen.black();
        if (turn == Colour.BLACK) {
            own = seen.black();
            opponent = seen.white();
        }
        long target = turn == Colour.WHITE ? passed : Long.reverseBytes(passed);
        long capturers = target == 0
                ? 0
                : Threats.enPassantCapturers(
                        own, opponent, seen.pawns(), seen.knights(), seen.diagonals(), seen.straights(), target);
        long kept = capturers == 0 ? 0 : target;
        long key = pieces.key()
                ^ Zobrist.castling(rights)
                ^ (kept == 0 ? 0 : Zobrist.enPassant(Long.numberOfTrailingZeros(kept)))
                ^ (turn == Colour.BLACK ? Zobrist.BLACK_TO_MOVE : 0);
        return new Position(
                own,
                opponent,
                seen.pawns(),
                seen.knights(),
                seen.diagonals(),
                seen.straights(),
                turn == Colour.WHITE ? rights : Long.reverseBytes(rights),
                kept,
                key,
                turn == Colour.WHITE ? 0 : 56,
                halfmoves,
                fullmoves);
    }

    /// The initial position of Article 2.
    @Article({"2.3", "2023/1.2"})
    public static Position initial() {
        return INITIAL;
    }

    /// Chess960 starting position of a number from 0 to 959 (518 is the usual one).
    public static Position chess960(int number) {
        return StartingArray.position(number);
    }

    public Colour turn() {
        return flip == 0 ? Colour.WHITE : Colour.BLACK;
    }

    public Optional<Piece> at(Square square) {
        long bit = seen(1L << square.ordinal());
        if (((own | opponent) & bit) == 0) {
            return Optional.empty();
        }
        Colour colour = (own & bit) != 0 ? turn() : turn().opponent();
        return Optional.of(Piece.of(colour, typeOf(kind(Long.numberOfTrailingZeros(bit)))));
    }

    public SquareSet occupied() {
        return new SquareSet(seen(own | opponent));
    }

    public SquareSet pieces(Colour colour) {
        return new SquareSet(seen(colour == turn() ? own : opponent));
    }

    public SquareSet pieces(Colour colour, PieceType type) {
        return new SquareSet(seen((colour == turn() ? own : opponent) & ofType(type)));
    }

    public Square king(Colour colour) {
        return Square.of(
                Long.numberOfTrailingZeros(pieces(colour, PieceType.KING).bits()));
    }

    /// The rooks with which their king may still castle.
    public SquareSet castlingRooks() {
        return new SquareSet(seen(rights));
    }

    /// The square a pawn has just passed over, when it can legally be captured there.
    public Optional<Square> enPassant() {
        return passed == 0 ? Optional.empty() : Optional.of(Square.of(Long.numberOfTrailingZeros(seen(passed))));
    }

    /// Plies since the last capture or pawn move.
    public int halfmoveClock() {
        return halfmoveClock;
    }

    /// The number of the move to be made, from 1.
    public int fullmoveNumber() {
        return fullmoveNumber;
    }

    /// Every legal move, in no promised order; unmodifiable, with quick access by index.
    @Article("3.1")
    public List<Move> legalMoves() {
        char[] codes = new char[Generator.room(own, pawns, knights, diagonals, straights)];
        int size = Generator.list(own, opponent, pawns, knights, diagonals, straights, rights, passed, flip, codes);
        return new MoveList(codes, size);
    }

    /// Whether a move is one of [#legalMoves()].
    @Article({"2023/3.10.1", "2023/3.10.2"})
    public boolean isLegal(Move move) {
        return legalMoves().contains(move);
    }

    /// The squares from which a piece of the player to move, of one type, can legally go to another square; castling is
    /// left out. A move found so is a promotion when a pawn arrives on the last rank, and in passing when a
    /// pawn leaves its file for an empty square.
    @Article("3.1")
    public SquareSet departures(PieceType type, Square arrival) {
        int to = arrival.ordinal() ^ flip;
        return new SquareSet(
                seen(Departures.legal(type, to, own, opponent, pawns, knights, diagonals, straights, passed)));
    }

    /// The rooks with which the player to move can legally castle now.
    @Article({"3.8a2", "3.8a2a", "3.8a2b"})
    public SquareSet castlers() {
        long able = rights & Bits.RANK_1;
        if (able == 0) {
            return SquareSet.EMPTY;
        }
        long king = own & ofType(PieceType.KING);
        long attacked = Threats.attacked(opponent, pawns, knights, diagonals, straights, (own | opponent) ^ king);
        boolean check = (attacked & king) != 0;
        return check
                ? SquareSet.EMPTY
                : new SquareSet(seen(Threats.castlers(own, opponent, straights, king, able, attacked)));
    }

    /// The position after a legal move.
    ///
    /// @throws IllegalArgumentException when the move cannot be one of this position's; only what is
    ///     cheap is tested, so a caller with a move of unknown origin asks [#isLegal(Move)] first
    public Position after(Move move) {
        int code = move.code() ^ (flip << 6 | flip);
        int from = code & 63;
        int to = code >> 6 & 63;
        if (code >> 12 == 0) {
            return afterPlain(move, from, to);
        }
        return switch (move.kind()) {
            case PLAIN -> afterPlain(move, from, to);
            case CASTLING -> afterCastling(move, from, to);
            case EN_PASSANT -> afterEnPassant(move, from, to);
            case PROMOTION_TO_KNIGHT -> afterPromotion(move, from, to, 2);
            case PROMOTION_TO_BISHOP -> afterPromotion(move, from, to, 4);
            case PROMOTION_TO_ROOK -> afterPromotion(move, from, to, 8);
            case PROMOTION_TO_QUEEN -> afterPromotion(move, from, to, 12);
        };
    }

    @Article({"3.8a1", "3.8a1a", "3.8a1b"})
    private Position afterPlain(Move move, int from, int to) {
        long start = 1L << from;
        long end = 1L << to;
        int kind = kind(from);
        if ((own & start) == 0 || (own & end) != 0 || (kind == 1 && (end & Bits.RANK_8) != 0)) {
            throw impossible(move);
        }
        int side = side();
        long changed = Zobrist.piece(side, kind, from ^ flip) ^ Zobrist.piece(side, kind, to ^ flip);
        boolean irreversible = kind == 1;
        if ((opponent & end) != 0) {
            changed ^= captured(move, to);
            irreversible = true;
        }
        long lost = rights & (kind == 0 ? Bits.RANK_1 | end : start | end);
        long gone = ~(start | end);
        return next(
                (own & gone) | end,
                opponent & ~end,
                (pawns & gone) | (pawns >>> from & 1) << to,
                (knights & gone) | (knights >>> from & 1) << to,
                (diagonals & gone) | (diagonals >>> from & 1) << to,
                (straights & gone) | (straights >>> from & 1) << to,
                lost,
                kind == 1 && to - from == 16 ? start << 8 : 0,
                changed,
                irreversible);
    }

    @Article("2023/3.8.2")
    private Position afterCastling(Move move, int from, int rook) {
        long king = 1L << from;
        long tower = 1L << rook;
        if ((own & king) == 0 || kind(from) != 0 || (own & rights & tower) == 0) {
            throw impossible(move);
        }
        int kingTo = Castling.kingTarget(from, rook);
        int rookTo = Castling.rookTarget(from, rook);
        int side = side();
        long changed = Zobrist.piece(side, 0, from ^ flip)
                ^ Zobrist.piece(side, 0, kingTo ^ flip)
                ^ Zobrist.piece(side, 8, rook ^ flip)
                ^ Zobrist.piece(side, 8, rookTo ^ flip);
        return next(
                (own & ~(king | tower)) | 1L << kingTo | 1L << rookTo,
                opponent,
                pawns,
                knights,
                diagonals,
                (straights & ~tower) | 1L << rookTo,
                rights & Bits.RANK_1,
                0,
                changed,
                false);
    }

    @Article("3.7d")
    private Position afterEnPassant(Move move, int from, int to) {
        long start = 1L << from;
        long end = 1L << to;
        if ((own & pawns & start) == 0 || passed != end) {
            throw impossible(move);
        }
        long victim = end >>> 8;
        int side = side();
        long changed = Zobrist.piece(side, 1, from ^ flip)
                ^ Zobrist.piece(side, 1, to ^ flip)
                ^ Zobrist.piece(side ^ 1, 1, to - 8 ^ flip);
        return next(
                own ^ start ^ end,
                opponent ^ victim,
                pawns ^ start ^ end ^ victim,
                knights,
                diagonals,
                straights,
                0,
                0,
                changed,
                true);
    }

    @Article("3.7e")
    private Position afterPromotion(Move move, int from, int to, int kind) {
        long start = 1L << from;
        long end = 1L << to;
        if ((own & pawns & start) == 0 || (own & end) != 0 || (end & Bits.RANK_8) == 0) {
            throw impossible(move);
        }
        int side = side();
        long changed = Zobrist.piece(side, 1, from ^ flip) ^ Zobrist.piece(side, kind, to ^ flip);
        if ((opponent & end) != 0) {
            changed ^= captured(move, to);
        }
        return next(
                own ^ start ^ end,
                opponent & ~end,
                pawns ^ start,
                (knights & ~end) | (kind >> 1 & 1L) << to,
                (diagonals & ~end) | (kind >> 2 & 1L) << to,
                (straights & ~end) | (kind >> 3 & 1L) << to,
                rights & end,
                0,
                changed,
                true);
    }

    /// The position seen from the other side of the board, from sets seen from this one.
    private Position next(
            long own,
            long opponent,
            long pawns,
            long knights,
            long diagonals,
            long straights,
            long lost,
            long passed,
            long changed,
            boolean irreversible) {
        long nextOwn = Long.reverseBytes(opponent);
        long nextOpponent = Long.reverseBytes(own);
        long nextPawns = Long.reverseBytes(pawns);
        long nextKnights = Long.reverseBytes(knights);
        long nextDiagonals = Long.reverseBytes(diagonals);
        long nextStraights = Long.reverseBytes(straights);
        long nextPassed = 0;
        long nextKey = key ^ changed ^ Zobrist.BLACK_TO_MOVE;
        if (lost != 0) {
            nextKey ^= Zobrist.castling(seen(lost));
        }
        if (this.passed != 0) {
            nextKey ^= Zobrist.enPassant(Long.numberOfTrailingZeros(this.passed));
        }
        if (passed != 0 && (Attacks.pawnsUp(passed) & opponent & pawns) != 0) {
            long target = Long.reverseBytes(passed);
            if (Threats.enPassantCapturers(
                            nextOwn, nextOpponent, nextPawns, nextKnights, nextDiagonals, nextStraights, target)
                    != 0) {
                nextPassed = target;
                nextKey ^= Zobrist.enPassant(Long.numberOfTrailingZeros(target));
            }
        }
        return new Position(
                nextOwn,
                nextOpponent,
                nextPawns,
                nextKnights,
                nextDiagonals,
                nextStraights,
                Long.reverseBytes(rights ^ lost),
                nextPassed,
                nextKey,
                flip ^ 56,
                irreversible ? 0 : halfmoveClock + 1,
                fullmoveNumber + side());
    }

    private long captured(Move move, int to) {
        int kind = kind(to);
        if (kind == 0) {
            throw impossible(move);
        }
        return Zobrist.piece(side() ^ 1, kind, to ^ flip);
    }

    private IllegalArgumentException impossible(Move move) {
        return new IllegalArgumentException(move + " is no move of " + this);
    }

    /// The pieces that give check to the player having the move.
    public SquareSet checkers() {
        return attackers(king(turn()), turn().opponent());
    }

    /// The pieces of a colour that attack a square, pinned ones too.
    @Article("3.1")
    public SquareSet attackers(Square target, Colour by) {
        int square = target.ordinal() ^ flip;
        long bit = 1L << square;
        long side = by == turn() ? own : opponent;
        long pawnSquares = by == turn() ? Attacks.pawnsDown(bit) : Attacks.pawnsUp(bit);
        long attackers = (pawnSquares & pawns)
                | (Attacks.knight(square) & knights)
                | (Attacks.diagonal(square, own | opponent) & diagonals)
                | (Attacks.straight(square, own | opponent) & straights)
                | (Attacks.king(square) & ofType(PieceType.KING));
        return new SquareSet(seen(attackers & side));
    }

    @Article("3.8b")
    public boolean isCheck() {
        return !checkers().isEmpty();
    }

    /// Whether the player having the move stands in check and has no legal move.
    @Article({"5.1a", "1.2", "2023/1.4.1"})
    public boolean isCheckmate() {
        return isCheck() && countMoves() == 0;
    }

    /// Whether the player having the move is not in check and has no legal move.
    @Article("5.2a")
    public boolean isStalemate() {
        return !isCheck() && countMoves() == 0;
    }

    private int countMoves() {
        return Generator.count(own, opponent, pawns, knights, diagonals, straights, rights, passed);
    }

    long countLines(int depth) {
        return PerftCounter.count(own, opponent, pawns, knights, diagonals, straights, rights, passed, depth);
    }

    /// A 64-bit Zobrist key of what makes two positions the same; an accelerator only, never a proof. See
    /// [#recurrence()].
    public long key() {
        return key;
    }

    /// What Article 9.2 compares, as a value.
    public Recurrence recurrence() {
        SquareSet[] placement = new SquareSet[Piece.values().length];
        for (Piece piece : Piece.values()) {
            placement[piece.ordinal()] = pieces(piece.colour(), piece.type());
        }
        return new Recurrence(List.of(placement), turn(), castlingRooks(), new SquareSet(seen(passed)));
    }

    /// The same in three words, its counters left out.
    public PackedPosition packed() {
        return PackedPosition.of(placed(), turn(), seen(rights), seen(passed));
    }

    /// The claim that this position fulfils.
    public Setup toSetup() {
        return new Setup(placed().toMap(), turn(), castlingRooks(), enPassant(), halfmoveClock, fullmoveNumber);
    }

    private PlacedPieces placed() {
        PlacedPieces mine = new PlacedPieces(
                flip == 0 ? own : opponent, flip == 0 ? opponent : own, pawns, knights, diagonals, straights);
        return mine.from(turn());
    }

    /// Turns a set between White's view and that of the player to move.
    private long seen(long set) {
        return flip == 0 ? set : Long.reverseBytes(set);
    }

    private int side() {
        return flip >>> 5;
    }

    private int kind(int square) {
        return (int) ((pawns >>> square & 1)
                | (knights >>> square & 1) << 1
                | (diagonals >>> square & 1) << 2
                | (straights >>> square & 1) << 3);
    }

    private static PieceType typeOf(int kind) {
        return switch (kind) {
            case 1 -> PieceType.PAWN;
            case 2 -> PieceType.KNIGHT;
            case 4 -> PieceType.BISHOP;
            case 8 -> PieceType.ROOK;
            case 12 -> PieceType.QUEEN;
            default -> PieceType.KING;
        };
    }

    private long ofType(PieceType type) {
        return switch (type) {
            case PAWN -> pawns;
            case KNIGHT -> knights;
            case BISHOP -> diagonals & ~straights;
            case ROOK -> straights & ~diagonals;
            case QUEEN -> diagonals & straights;
            case KING -> ~(pawns | knights | diagonals | straights) & (own | opponent);
        };
    }

    @Override
    public boolean equals(@Nullable Object object) {
        return object instanceof Position other
                && key == other.key
                && own == other.own
                && opponent == other.opponent
                && pawns == other.pawns
                && knights == other.knights
                && diagonals == other.diagonals
                && straights == other.straights
                && rights == other.rights
                && passed == other.passed
                && flip == other.flip
                && halfmoveClock == other.halfmoveClock
                && fullmoveNumber == other.fullmoveNumber;
    }

    @Override
    public int hashCode() {
        return Long.hashCode(key);
    }

    /// The eight ranks from White's far side, the player to move and the number of the move, for people to
    /// read.
    @Override
    public String toString() {
        return placed() + " " + (flip == 0 ? "White" : "Black") + " to move, move " + fullmoveNumber;
    }
}
