package org.jadoube.board;

import java.util.EnumSet;
import java.util.Set;

/// One look at a [Setup]: what is wrong with it, and what is left of its claims when the harmless faults are
/// mended.
final class SetupInspection {
    private final Setup setup;
    private final PlacedPieces pieces;
    private final Set<SetupFault> faults = EnumSet.noneOf(SetupFault.class);
    private final long soundRights;
    private final long soundPassed;

    SetupInspection(Setup setup) {
        this.setup = setup;
        this.pieces = PlacedPieces.of(setup.pieces());
        this.soundRights = soundRights();
        this.soundPassed = soundPassed();
        inspect();
    }

    Set<SetupFault> faults() {
        return faults;
    }

    /// The position with what is sound in the claims; asked only when no grave fault was found.
    Position position() {
        return Position.of(
                pieces,
                setup.turn(),
                soundRights,
                soundPassed,
                Math.max(0, setup.halfmoveClock()),
                Math.max(1, setup.fullmoveNumber()));
    }

    private void inspect() {
        for (Colour colour : Colour.values()) {
            int kings = Long.bitCount(pieces.kings() & pieces.of(colour));
            if (kings == 0) {
                faults.add(colour == Colour.WHITE ? SetupFault.NO_WHITE_KING : SetupFault.NO_BLACK_KING);
            } else if (kings > 1) {
                faults.add(colour == Colour.WHITE ? SetupFault.SEVERAL_WHITE_KINGS : SetupFault.SEVERAL_BLACK_KINGS);
            }
            note(SetupFault.TOO_MANY_PAWNS, pawns(colour) > 8);
            note(SetupFault.TOO_MANY_PIECES, promoted(colour) > Math.max(0, 8 - pawns(colour)));
        }
        note(SetupFault.TOO_MANY_MEN, Long.bitCount(pieces.occupied()) > PackedPosition.MOST_MEN);
        note(SetupFault.PAWN_ON_FIRST_OR_LAST_RANK, (pieces.pawns() & (Bits.RANK_1 | Bits.RANK_8)) != 0);
        note(
                SetupFault.IMPOSSIBLE_CASTLING_RIGHTS,
                soundRights != setup.castlingRooks().bits());
        note(SetupFault.IMPOSSIBLE_COUNTERS, setup.halfmoveClock() < 0 || setup.fullmoveNumber() < 1);
        boolean oneKingEach = Long.bitCount(pieces.kings()) == 2 && Long.bitCount(pieces.kings() & pieces.white()) == 1;
        if (oneKingEach) {
            note(SetupFault.OPPONENT_IN_CHECK, checkers(setup.turn().opponent()) != 0);
            note(SetupFault.TOO_MANY_CHECKERS, isImpossible(checkers(setup.turn())));
        }
        boolean passedFairly = soundPassed != 0 && (!oneKingEach || !wasInCheckBeforeThePawnMoved());
        note(SetupFault.IMPOSSIBLE_EN_PASSANT, setup.enPassant().isPresent() && !passedFairly);
    }

    private void note(SetupFault fault, boolean found) {
        if (found) {
            faults.add(fault);
        }
    }

    private long kingOf(Colour colour) {
        return pieces.kings() & pieces.of(colour);
    }

    private int pawns(Colour colour) {
        return Long.bitCount(pieces.pawns() & pieces.of(colour));
    }

    /// How many pieces of a colour must have been pawns; bishops counted by the colour of their squares.
    private int promoted(Colour colour) {
        long own = pieces.of(colour);
        long bishops = own & pieces.diagonals() & ~pieces.straights();
        return excess(own & pieces.knights(), 2)
                + excess(bishops & Bits.LIGHT, 1)
                + excess(bishops & ~Bits.LIGHT, 1)
                + excess(own & pieces.straights() & ~pieces.diagonals(), 2)
                + excess(own & pieces.straights() & pieces.diagonals(), 1);
    }

    private static int excess(long set, int usual) {
        return Math.max(0, Long.bitCount(set) - usual);
    }

    private long checkers(Colour checked) {
        return pieces.attackers(Long.numberOfTrailingZeros(kingOf(checked)), checked.opponent());
    }

    /// One move gives at most two checks, and then one piece was uncovered, which is a slider, and the other
    /// came to a square off that line.
    private boolean isImpossible(long checkers) {
        if (Long.bitCount(checkers) < 2) {
            return false;
        }
        if (Long.bitCount(checkers) > 2 || (checkers & (pieces.diagonals() | pieces.straights())) == 0) {
            return true;
        }
        int first = Long.numberOfTrailingZeros(checkers);
        int second = Long.numberOfTrailingZeros(checkers & (checkers - 1));
        return (Attacks.between(first, second) & kingOf(setup.turn())) != 0;
    }

    /// The claimed rooks that stand with their king on their first rank, the outermost on either side of him.
    private long soundRights() {
        long sound = 0;
        for (Colour colour : Colour.values()) {
            long rank = colour == Colour.WHITE ? Bits.RANK_1 : Bits.RANK_8;
            long king = kingOf(colour) & rank;
            if (Long.bitCount(king) == 1) {
                long rooks = setup.castlingRooks().bits()
                        & rank
                        & pieces.of(colour)
                        & pieces.straights()
                        & ~pieces.diagonals();
                sound |= Long.lowestOneBit(rooks & (king - 1)) | Long.highestOneBit(rooks & -king & ~king);
            }
        }
        return sound;
    }

    /// The claimed en-passant square if a pawn stands behind it that can have come over it; else none.
    private long soundPassed() {
        if (setup.enPassant().isEmpty()) {
            return 0;
        }
        long passed = 1L << setup.enPassant().get().ordinal();
        boolean white = setup.turn() == Colour.WHITE;
        long rank = white ? Bits.RANK_6 : Bits.RANK_3;
        long pawn = white ? passed >>> 8 : passed << 8;
        long start = white ? passed << 8 : passed >>> 8;
        boolean sound = (passed & rank) != 0
                && (pieces.occupied() & (passed | start)) == 0
                && (pieces.pawns() & pieces.of(setup.turn().opponent()) & pawn) != 0;
        return sound ? passed : 0;
    }

    /// Whether the player to move stood in check already before the pawn made its double step.
    private boolean wasInCheckBeforeThePawnMoved() {
        boolean white = setup.turn() == Colour.WHITE;
        long step = white ? soundPassed >>> 8 | soundPassed << 8 : soundPassed << 8 | soundPassed >>> 8;
        PlacedPieces before = new PlacedPieces(
                white ? pieces.white() : pieces.white() ^ step,
                white ? pieces.black() ^ step : pieces.black(),
                pieces.pawns() ^ step,
                pieces.knights(),
                pieces.diagonals(),
                pieces.straights());
        int king = Long.numberOfTrailingZeros(kingOf(setup.turn()));
        return before.attackers(king, setup.turn().opponent()) != 0;
    }
}
