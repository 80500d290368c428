package org.jadoube.board;

import org.jadoube.lawbook.Article;

/// The legal moves of a player who sees the board from his own side (Articles 3.1 to 3.9), either listed or
/// only counted. Both find the same targets: legal from the outset, by the squares that meet a check and the
/// lines of the pins.
///
/// The board is passed as bare sets of squares, which the compiler keeps in registers; that is why the
/// parameters are many and the two functions longer than others.
@Article({"3.1", "3.9"})
final class Generator {
    private static final int KING_MOVES = 10;
    private static final int PROMOTIONS = Move.Kind.PROMOTION_TO_KNIGHT.ordinal();
    private static final int CASTLING = Move.Kind.CASTLING.ordinal() << 12;
    private static final int EN_PASSANT = Move.Kind.EN_PASSANT.ordinal() << 12;

    private Generator() {}

    /// As many moves as the mover's pieces could have on an empty board, and a little more: room for every
    /// list.
    static int room(long own, long pawns, long knights, long diagonals, long straights) {
        long movers = own & pawns;
        return KING_MOVES
                + 4 * Long.bitCount(movers)
                + 8 * Long.bitCount(movers & Bits.RANK_7)
                + 8 * Long.bitCount(own & knights)
                + 13 * Long.bitCount(own & diagonals)
                + 14 * Long.bitCount(own & straights);
    }

    /// How many legal moves there are.
    static int count(
            long own,
            long opponent,
            long pawns,
            long knights,
            long diagonals,
            long straights,
            long rights,
            long passed) {
        long occupied = own | opponent;
        long kingBit = own & ~(pawns | knights | diagonals | straights);
        int king = Long.numberOfTrailingZeros(kingBit);
        long attacked = Threats.attacked(opponent, pawns, knights, diagonals, straights, occupied ^ kingBit);
        int count = Long.bitCount(Attacks.king(king) & ~own & ~attacked);
        long targets = ~own;
        if ((attacked & kingBit) != 0) {
            long checkers = Threats.checkers(king, opponent, pawns, knights, diagonals, straights, occupied);
            if ((checkers & (checkers - 1)) != 0) {
                return count;
            }
            targets &= Attacks.between(king, Long.numberOfTrailingZeros(checkers)) | checkers;
        } else if ((rights & Bits.RANK_1) != 0) {
            count += Long.bitCount(Threats.castlers(own, opponent, straights, kingBit, rights & Bits.RANK_1, attacked));
        }
        long diagonalPins = Threats.diagonalPins(king, occupied, opponent & diagonals);
        long straightPins = Threats.straightPins(king, occupied, opponent & straights);

        for (long rest = own & knights & ~(diagonalPins | straightPins); rest != 0; rest &= rest - 1) {
            count += Long.bitCount(Attacks.knight(Long.numberOfTrailingZeros(rest)) & targets);
        }
        long bishops = own & diagonals & ~straightPins;
        for (long rest = bishops & ~diagonalPins; rest != 0; rest &= rest - 1) {
            count += Long.bitCount(Attacks.diagonal(Long.numberOfTrailingZeros(rest), occupied) & targets);
        }
        for (long rest = bishops & diagonalPins; rest != 0; rest &= rest - 1) {
            count += Long.bitCount(
                    Attacks.diagonal(Long.numberOfTrailingZeros(rest), occupied) & targets & diagonalPins);
        }
        long rooks = own & straights & ~diagonalPins;
        for (long rest = rooks & ~straightPins; rest != 0; rest &= rest - 1) {
            count += Long.bitCount(Attacks.straight(Long.numberOfTrailingZeros(rest), occupied) & targets);
        }
        for (long rest = rooks & straightPins; rest != 0; rest &= rest - 1) {
            count += Long.bitCount(
                    Attacks.straight(Long.numberOfTrailingZeros(rest), occupied) & targets & straightPins);
        }

        long movers = own & pawns;
        long steps = steps(movers, occupied, diagonalPins, straightPins);
        long doubles = (steps & Bits.RANK_3) << 8 & ~occupied & targets;
        steps &= targets;
        long prey = opponent & targets;
        long left = leftCaptures(movers, diagonalPins, straightPins) & prey;
        long right = rightCaptures(movers, diagonalPins, straightPins) & prey;
        count += Long.bitCount(steps) + Long.bitCount(doubles) + Long.bitCount(left) + Long.bitCount(right);
        if (((steps | left | right) & Bits.RANK_8) != 0) {
            count += 3
                    * (Long.bitCount(steps & Bits.RANK_8)
                            + Long.bitCount(left & Bits.RANK_8)
                            + Long.bitCount(right & Bits.RANK_8));
        }
        if (passed != 0) {
            count += Long.bitCount(
                    Threats.enPassantCapturers(own, opponent, pawns, knights, diagonals, straights, passed));
        }
        return count;
    }

    /// Lists the codes of the moves from the start of `moves`.
    ///
    /// @param flip 0 when the mover's side of the board is White's; 56 to list squares seen from the
    ///     other side
    /// @return how many moves there are
    @Article("3.7b")
    static int list(
            long own,
            long opponent,
            long pawns,
            long knights,
            long diagonals,
            long straights,
            long rights,
            long passed,
            int flip,
            char[] moves) {
        int mirror = flip << 6 | flip;
        long occupied = own | opponent;
        long kingBit = own & ~(pawns | knights | diagonals | straights);
        int king = Long.numberOfTrailingZeros(kingBit);
        long attacked = Threats.attacked(opponent, pawns, knights, diagonals, straights, occupied ^ kingBit);
        int size = add(moves, 0, king ^ mirror, Attacks.king(king) & ~own & ~attacked);
        long targets = ~own;
        if ((attacked & kingBit) != 0) {
            long checkers = Threats.checkers(king, opponent, pawns, knights, diagonals, straights, occupied);
            if ((checkers & (checkers - 1)) != 0) {
                return size;
            }
            targets &= Attacks.between(king, Long.numberOfTrailingZeros(checkers)) | checkers;
        } else if ((rights & Bits.RANK_1) != 0) {
            long castlers = Threats.castlers(own, opponent, straights, kingBit, rights & Bits.RANK_1, attacked);
            size = add(moves, size, CASTLING | (king ^ mirror), castlers);
        }
        long diagonalPins = Threats.diagonalPins(king, occupied, opponent & diagonals);
        long straightPins = Threats.straightPins(king, occupied, opponent & straights);

        for (long rest = own & knights & ~(diagonalPins | straightPins); rest != 0; rest &= rest - 1) {
            int from = Long.numberOfTrailingZeros(rest);
            size = add(moves, size, from ^ mirror, Attacks.knight(from) & targets);
        }
        for (long rest = own & diagonals & ~straightPins; rest != 0; rest &= rest - 1) {
            int from = Long.numberOfTrailingZeros(rest);
            long line = (diagonalPins >>> from & 1) != 0 ? diagonalPins : -1;
            size = add(moves, size, from ^ mirror, Attacks.diagonal(from, occupied) & targets & line);
        }
        for (long rest = own & straights & ~diagonalPins; rest != 0; rest &= rest - 1) {
            int from = Long.numberOfTrailingZeros(rest);
            long line = (straightPins >>> from & 1) != 0 ? straightPins : -1;
            size = add(moves, size, from ^ mirror, Attacks.straight(from, occupied) & targets & line);
        }

        long movers = own & pawns;
        long steps = steps(movers, occupied, diagonalPins, straightPins);
        long doubles = (steps & Bits.RANK_3) << 8 & ~occupied & targets;
        long prey = opponent & targets;
        size = addPawns(moves, size, mirror, 8, steps & targets);
        size = addPawns(moves, size, mirror, 16, doubles);
        size = addPawns(moves, size, mirror, 7, leftCaptures(movers, diagonalPins, straightPins) & prey);
        size = addPawns(moves, size, mirror, 9, rightCaptures(movers, diagonalPins, straightPins) & prey);
        if (passed != 0) {
            int to = Long.numberOfTrailingZeros(passed) << 6;
            long capturers = Threats.enPassantCapturers(own, opponent, pawns, knights, diagonals, straights, passed);
            for (long rest = capturers; rest != 0; rest &= rest - 1) {
                moves[size++] = (char) ((EN_PASSANT | to | Long.numberOfTrailingZeros(rest)) ^ mirror);
            }
        }
        return size;
    }

    /// The squares that pawns can step to, one rank up, and stay on their pins.
    @Article("3.7a")
    private static long steps(long movers, long occupied, long diagonalPins, long straightPins) {
        long free = movers & ~diagonalPins;
        return ((free & ~straightPins) << 8 | ((free & straightPins) << 8 & straightPins)) & ~occupied;
    }

    @Article("3.7c")
    private static long leftCaptures(long movers, long diagonalPins, long straightPins) {
        long free = movers & ~straightPins;
        return ((free & ~diagonalPins) << 7 | ((free & diagonalPins) << 7 & diagonalPins)) & Bits.NOT_H;
    }

    @Article("3.7c")
    private static long rightCaptures(long movers, long diagonalPins, long straightPins) {
        long free = movers & ~straightPins;
        return ((free & ~diagonalPins) << 9 | ((free & diagonalPins) << 9 & diagonalPins)) & Bits.NOT_A;
    }

    /// @param base everything of the code but the arrival square, mirrored
    private static int add(char[] moves, int size, int base, long targets) {
        int next = size;
        for (long rest = targets; rest != 0; rest &= rest - 1) {
            moves[next++] = (char) (base ^ Long.numberOfTrailingZeros(rest) << 6);
        }
        return next;
    }

    @Article("3.7e")
    private static int addPawns(char[] moves, int size, int mirror, int step, long targets) {
        int next = size;
        for (long rest = targets & ~Bits.RANK_8; rest != 0; rest &= rest - 1) {
            int to = Long.numberOfTrailingZeros(rest);
            moves[next++] = (char) ((to << 6 | to - step) ^ mirror);
        }
        for (long rest = targets & Bits.RANK_8; rest != 0; rest &= rest - 1) {
            int to = Long.numberOfTrailingZeros(rest);
            int code = (to << 6 | to - step) ^ mirror;
            for (int kind = PROMOTIONS; kind < PROMOTIONS + 4; kind++) {
                moves[next++] = (char) (code | kind << 12);
            }
        }
        return next;
    }
}
