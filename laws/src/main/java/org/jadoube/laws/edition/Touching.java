package org.jadoube.laws.edition;

import org.jadoube.lawbook.Article;

/// Touching pieces, adjusting them and letting them go.
public record Touching(
        Trigger trigger,
        Adjusting adjusting,
        CastlingTouch castling,
        PromotionChoice promotionChoice,
        PromotionPawn promotionPawn,
        ClaimCover claimCover) {
    /// Which touch binds.
    @Article("4.3")
    public enum Trigger {
        DELIBERATE,
        /// Only with the intention to move or capture.
        INTENDED,
        /// Any that is not clearly an accident.
        NOT_ACCIDENTAL
    }

    /// Who may adjust pieces, having said so.
    @Article("4.2")
    public enum Adjusting {
        HAVING_THE_MOVE,
        HAVING_THE_MOVE_AND_CLOCK_RUNNING
    }

    /// Which touch shows the intention to castle.
    @Article("4.4c")
    public enum CastlingTouch {
        KING_OR_BOTH_TOGETHER,
        KING_THEN_ROOK
    }

    @Article("4.4d")
    public enum PromotionChoice {
        NOT_STATED,
        /// As soon as the new piece touches the square of promotion.
        FINAL_ON_THE_SQUARE
    }

    @Article("2023/4.6")
    public enum PromotionPawn {
        /// It is moved to the last rank first.
        MOVED_TO_LAST_RANK,
        /// It may be taken off from where it stands.
        MAY_BE_TAKEN_OFF
    }

    /// Which breaches an opponent can no longer object to once he has touched a piece.
    @Article("4.7")
    public enum ClaimCover {
        TOUCHING_AND_CASTLING,
        ALL_OF_MOVING
    }
}
