package org.jadoube.laws.edition;

import java.time.Duration;
import org.jadoube.lawbook.Article;

/// What follows an illegal move and what is treated as one.
///
/// @param losing the illegal move of a player that loses him the game, counted from 1
/// @param bonus what the opponent is given for each of those before
/// @param rapidBonus the same in rapid play
/// @param blitzBonus the same in blitz
@Article({"7.4a", "7.4b"})
public record IllegalMoves(
        Trigger trigger,
        int losing,
        Duration bonus,
        Duration rapidBonus,
        Duration blitzBonus,
        Forfeit forfeit,
        UnpromotedPawn unpromotedPawn,
        EmptyPress emptyPress,
        BothHands bothHands,
        KingCapture kingCapture,
        Replacement replacement) {
    /// What the opponent is given at a tempo.
    public Duration bonus(Tempo tempo) {
        return switch (tempo) {
            case STANDARD -> bonus;
            case RAPID -> rapidBonus;
            case BLITZ -> blitzBonus;
        };
    }

    /// When an illegal move can be held against the player.
    @Article("7.4a")
    public enum Trigger {
        MADE,
        COMPLETED
    }

    @Article("7.4b")
    public enum Forfeit {
        LOST,
        DRAWN_IF_OPPONENT_CANNOT_MATE
    }

    /// The clock pressed with a pawn on the last rank.
    @Article("2023/7.5.2")
    public enum UnpromotedPawn {
        NOT_STATED,
        TAKEN_BACK,
        BECOMES_QUEEN
    }

    /// The clock pressed without a move.
    @Article("2023/7.5.3")
    public enum EmptyPress {
        NOT_STATED,
        IMPROPER_HANDLING,
        ILLEGAL_MOVE
    }

    @Article("2023/7.5.4")
    public enum BothHands {
        BREACH_OF_ONE_HAND,
        ILLEGAL_MOVE
    }

    /// What binds the move in place of an illegal one.
    @Article("7.4a")
    public enum Replacement {
        /// The pieces touched.
        TOUCH,
        /// The pieces touched, and where one was let go as part of a legal move.
        TOUCH_AND_RELEASE
    }

    @Article("1.2")
    public enum KingCapture {
        NOT_STATED,
        ILLEGAL
    }
}
