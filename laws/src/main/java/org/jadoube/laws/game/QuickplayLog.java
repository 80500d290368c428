package org.jadoube.laws.game;

import java.util.Optional;
import org.jadoube.board.Colour;
import org.jadoube.lawbook.Article;
import org.jadoube.laws.game.Event.ArbiterAsked;
import org.jadoube.laws.game.Event.GameAnnulled;
import org.jadoube.laws.game.Event.IncrementIntroduced;
import org.jadoube.laws.game.Event.IncrementRequested;
import org.jadoube.laws.game.Event.QuickplayDrawClaimed;
import org.jadoube.laws.game.Event.QuickplayDrawPostponed;
import org.jadoube.laws.game.Event.QuickplayDrawRejected;
import org.jadoube.laws.term.Matter;

/// What is pending in a quickplay finish: a fold over the events of the game.
///
/// @param claimed whose claim waits for the arbiter's first word
/// @param postponed on whose claim the arbiter has postponed his decision
/// @param requested who has asked for an increment and waits for his opponent's word on the draw this offers
@Article({"10.2", "10.2b", "2023/III.4"})
public record QuickplayLog(Optional<Colour> claimed, Optional<Colour> postponed, Optional<Colour> requested) {
    static final QuickplayLog EMPTY = new QuickplayLog(Optional.empty(), Optional.empty(), Optional.empty());

    /// Whether a claim has been made on which the arbiter has not said his last word.
    public boolean isPending() {
        return claimed.isPresent() || postponed.isPresent();
    }

    /// Whether a player has appealed to the arbiter and waits for a first answer.
    public boolean isAppealOf(Colour player) {
        return claimed.equals(Optional.of(player)) || requested.equals(Optional.of(player));
    }

    QuickplayLog after(Event event) {
        return switch (event) {
            case QuickplayDrawClaimed e -> new QuickplayLog(Optional.of(e.player()), postponed, requested);
            case QuickplayDrawPostponed e -> new QuickplayLog(Optional.empty(), Optional.of(e.player()), requested);
            case QuickplayDrawRejected _ -> new QuickplayLog(Optional.empty(), Optional.empty(), requested);
            case IncrementRequested e -> new QuickplayLog(claimed, postponed, Optional.of(e.player()));
            case ArbiterAsked e when e.question().matter() == Matter.INCREMENT_REQUEST -> answered();
            case IncrementIntroduced _ -> answered();
            case GameAnnulled _ -> EMPTY;
            default -> this;
        };
    }

    private QuickplayLog answered() {
        return new QuickplayLog(claimed, postponed, Optional.empty());
    }
}
