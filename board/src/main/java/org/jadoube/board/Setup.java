package org.jadoube.board;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jadoube.lawbook.Article;

/// What somebody claims stands on a board: nothing about it has been checked. [#check()] turns it into a
/// [Position] or says every reason why it cannot be one.
///
/// @param pieces what stands where
/// @param turn the player having the move
/// @param castlingRooks the squares of the rooks with which their king may still castle, of both colours
/// @param enPassant the square that a pawn has just passed over, as claimed
/// @param halfmoveClock plies since the last capture or pawn move, from 0
/// @param fullmoveNumber the number of the move to be made, from 1
public record Setup(
        Map<Square, Piece> pieces,
        Colour turn,
        SquareSet castlingRooks,
        Optional<Square> enPassant,
        int halfmoveClock,
        int fullmoveNumber) {
    public Setup {
        pieces = Map.copyOf(pieces);
    }

    /// All that keeps this from being a position; empty for a sound one.
    public Set<SetupFault> faults() {
        return Set.copyOf(new SetupInspection(this).faults());
    }

    /// The position, or all the reasons why there is none.
    public SetupCheck check() {
        SetupInspection inspection = new SetupInspection(this);
        return inspection.faults().isEmpty()
                ? new SetupCheck.Accepted(inspection.position(), Set.of())
                : new SetupCheck.Rejected(inspection.faults());
    }

    /// The position with what is harmless set right (a castling right without its rook is dropped, an
    /// en-passant square that no pawn passed is forgotten ...) or left to stand (unusual material, unusual
    /// checks); refused only for faults that leave no position to play.
    public SetupCheck checkLeniently() {
        SetupInspection inspection = new SetupInspection(this);
        return inspection.faults().stream().allMatch(SetupFault::isHarmless)
                ? new SetupCheck.Accepted(inspection.position(), inspection.faults())
                : new SetupCheck.Rejected(inspection.faults());
    }

    /// The moves that the player having the move can make by Articles 3.1 to 3.8, whatever becomes of his king or
    /// the opponent's, on a setup that need not be a position.
    @Article("3.1")
    public List<Move> reachableMoves() {
        return new Reach(this).moves();
    }

    /// The moves of Article 3 on a setup that need not be a position: of the [#reachableMoves()] those that take
    /// no king and leave none of the player's own in check. On a position these are its legal moves.
    @Article("2023/3.10.1")
    public List<Move> legalMoves() {
        Reach reach = new Reach(this);
        return reach.moves().stream().filter(reach::isSafe).toList();
    }
}
