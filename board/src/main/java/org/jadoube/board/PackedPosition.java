package org.jadoube.board;

/// A position in three words, exactly and without its counters: two of them are equal when, and only
/// when, the same pieces stand on the same squares, the same player has the move, and the same castling
/// and en-passant rights last.
///
/// @param squares the occupied squares
/// @param lower for each occupied square in turn a bit in each half: White's piece; the first bit of what
///     it is
/// @param upper the second and third bit of what it is
public record PackedPosition(long squares, long lower, long upper) {
    /// A bit in each half of a word for each.
    static final int MOST_MEN = 32;

    static PackedPosition of(PlacedPieces pieces, Colour turn, long rights, long passed) {
        long occupied = pieces.occupied();
        long mover = pieces.kings() & pieces.of(turn);
        // A castling rook, or a pawn that may be taken in passing: told apart by where they stand.
        long victim = turn == Colour.WHITE ? passed >>> 8 : passed << 8;
        long special = rights | victim;
        long queens = pieces.diagonals() & pieces.straights();
        long bishops = pieces.diagonals() ^ queens;
        long idle = pieces.kings() ^ mover;
        long first = pieces.pawns() | bishops | queens | special;
        long second = pieces.knights() | bishops | idle | special;
        long third = pieces.straights() | idle | special;
        return new PackedPosition(occupied, pack(pieces.white(), first, occupied), pack(second, third, occupied));
    }

    private static long pack(long low, long high, long occupied) {
        return Long.compress(low, occupied) | (Long.compress(high, occupied) << 32);
    }

    /// The position again, its counters as at the start of a game.
    public Position position() {
        long white = Long.expand(lower, squares);
        long first = Long.expand(lower >>> 32, squares);
        long second = Long.expand(upper, squares);
        long third = Long.expand(upper >>> 32, squares);
        long special = first & second & third;
        long rights = special & (Bits.RANK_1 | Bits.RANK_8);
        long victim = special ^ rights;
        long queens = first & third & ~second;
        long bishops = first & second & ~third;
        long pawns = (first & ~second & ~third) | victim;
        long knights = second & ~first & ~third;
        long rooks = (third & ~first & ~second) | rights;
        long mover = squares & ~(first | second | third);
        Colour turn = (mover & white) != 0 ? Colour.WHITE : Colour.BLACK;
        long passed = turn == Colour.WHITE ? victim << 8 : victim >>> 8;
        return Position.of(
                new PlacedPieces(white, squares & ~white, pawns, knights, bishops | queens, rooks | queens),
                turn,
                rights,
                passed,
                0,
                1);
    }
}
