package org.jadoube.board;

import org.jadoube.lawbook.Article;

/// A reason why a [Setup] is no [Position].
@Article("2023/3.10.3")
public enum SetupFault {
    NO_WHITE_KING("White has no king", false),
    NO_BLACK_KING("Black has no king", false),
    SEVERAL_WHITE_KINGS("White has more than one king", false),
    SEVERAL_BLACK_KINGS("Black has more than one king", false),
    PAWN_ON_FIRST_OR_LAST_RANK("a pawn stands on the first or the eighth rank", false),
    OPPONENT_IN_CHECK("the player who is not to move stands in check", false),
    TOO_MANY_MEN("more than thirty-two men stand on the board", false),
    TOO_MANY_CHECKERS("more pieces give check than one move can bring about", true),
    IMPOSSIBLE_CASTLING_RIGHTS("a castling right is claimed without its king and rook in place", true),
    IMPOSSIBLE_EN_PASSANT("no pawn can have just passed over the en-passant square", true),
    TOO_MANY_PAWNS("a player has more than eight pawns", true),
    TOO_MANY_PIECES("a player has more pieces than his missing pawns can have become", true),
    IMPOSSIBLE_COUNTERS("the moves are counted from less than their beginning", true);

    private final String reason;
    private final boolean harmless;

    SetupFault(String reason, boolean harmless) {
        this.reason = reason;
        this.harmless = harmless;
    }

    /// What is wrong, as half a sentence.
    public String reason() {
        return reason;
    }

    /// Whether a lenient check may set this right or let it stand.
    public boolean isHarmless() {
        return harmless;
    }
}
