package org.jadoube.laws.edition;

import org.jadoube.lawbook.Article;

/// Where the rules for rapid chess and blitz depart from the Competition Rules in what is done to the pieces. When
/// they hold, [Rapid] says.
///
/// @param rapid what becomes of an illegal move in rapid chess
/// @param blitz the same in blitz
@Article({"A.4", "B.3"})
public record RapidMoves(Touches touches, IllegalMove rapid, IllegalMove blitz, IllegalPosition illegalPosition) {
    /// Breaches of touch-move.
    @Article("A.4b")
    public enum Touches {
        /// The arbiter rules on them only when he is asked.
        WHEN_ASKED,
        /// Nothing is said of it: he acts as ever.
        AS_EVER
    }

    @Article({"A.4c", "B.3c"})
    public enum IllegalMove {
        /// As ever, but the arbiter waits to be asked.
        WHEN_ASKED,
        /// The opponent claims before he has moved himself; then as ever.
        CLAIMED_BEFORE_OWN_MOVE,
        /// The opponent claims the game before he has moved himself.
        WINS_BY_CLAIM,
        /// The same, but it is drawn when he cannot checkmate.
        WINS_BY_CLAIM_IF_HE_CAN_MATE,
        /// It loses if arbiter or opponent notice before the opponent has moved, or draws when he cannot checkmate.
        LOSES,
        /// It has the usual penalty if arbiter or opponent notice before the opponent has moved.
        PENALISED_BEFORE_NEXT_MOVE
    }

    /// Both kings stand in check, or a pawn on its last rank.
    @Article({"A.4c", "2023/A.5.4"})
    public enum IllegalPosition {
        NOT_STATED,
        /// The arbiter rules on the illegal move without being asked.
        RULED_ON,
        /// He waits until the next move is completed; if such a position stands then, the game is drawn.
        DRAWN_AFTER_NEXT_MOVE
    }

    /// What becomes of an illegal move at a tempo.
    public IllegalMove illegalMove(Tempo tempo) {
        return tempo == Tempo.BLITZ ? blitz : rapid;
    }
}
