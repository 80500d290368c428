package org.jadoube.laws.term;

import java.util.Optional;
import org.jadoube.lawbook.Article;

/// In what way a move is illegal, or treated as such.
@Article({"7.4a", "3.9"})
public enum Offence {
    /// The piece does not move like that.
    ILLEGAL_DISPLACEMENT,
    /// The player's own king stands in check afterwards.
    KING_LEFT_IN_CHECK,
    /// The opponent's king was taken off.
    KING_CAPTURED,
    /// A pawn was left on the last rank, the clock pressed.
    PAWN_LEFT_UNPROMOTED,
    /// The clock was pressed and no move made.
    PRESS_WITHOUT_MOVE,
    /// A move was made with both hands, the clock pressed.
    BOTH_HANDS;

    /// The incident in which it consists, where the move itself does not show it.
    public Optional<Incident> incident() {
        return switch (this) {
            case PRESS_WITHOUT_MOVE -> Optional.of(Incident.PRESSED_WITHOUT_MOVE);
            case BOTH_HANDS -> Optional.of(Incident.MOVED_WITH_BOTH_HANDS);
            case ILLEGAL_DISPLACEMENT, KING_LEFT_IN_CHECK, KING_CAPTURED, PAWN_LEFT_UNPROMOTED -> Optional.empty();
        };
    }
}
