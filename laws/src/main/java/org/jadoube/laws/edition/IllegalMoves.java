package org.jadoube.laws.edition;

import java.time.Duration;
import org.jadoube.lawbook.Article;

/// What follows an illegal move and what is treated as one.
///
/// @param losing the illegal move of a player that loses him the game, counted from 1
/// @param bonus what the opponent is given for each of those before
/// @param rapidBonus the same in rapid play
/// @param blitzBonus the same in blitz
/// @param supervisedBlitzBonus the same in blitz under adequate supervision, by the letter
@Article({"7.4a", "7.4b"})
public record IllegalMoves(
        Trigger trigger,
        int losing,
        Duration bonus,
        Duration rapidBonus,
        Duration blitzBonus,
        Duration supervisedBlitzBonus,
        Forfeit forfeit,
        UnpromotedPawn unpromotedPawn,
        EmptyPress emptyPress,
        BothHands bothHands,
        Replacement replacement) {
    /// What the opponent is given in a game.
    public Duration bonus(EventRules rules) {
        return switch (rules.tempo()) {
            case STANDARD -> bonus;
            case RAPID -> rapidBonus;
            case BLITZ -> rules.supervision() == Supervision.ADEQUATE ? supervised(rules) : blitzBonus;
        };
    }

    private Duration supervised(EventRules rules) {
        return switch (rules.interpretations().blitzPenalties()) {
            case AS_MEANT -> blitzBonus;
            case AS_WRITTEN -> supervisedBlitzBonus;
        };
    }

    /// When an illegal move can be held against the player, as an event reads the edition.
    public Trigger trigger(EventRules rules) {
        return switch (rules.interpretations().illegalMoveTrigger()) {
            case COMPLETED -> Trigger.COMPLETED;
            case AS_WRITTEN -> trigger;
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
}
