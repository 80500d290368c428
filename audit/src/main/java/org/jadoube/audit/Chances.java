package org.jadoube.audit;

import java.util.List;
import java.util.Optional;
import org.jadoube.board.Colour;
import org.jadoube.laws.game.Occurrences;
import org.jadoube.laws.term.Grounds;

/// In which turns of a game a draw could have been claimed on one ground.
final class Chances {
    private static final int NEVER = -1;

    private final Grounds grounds;
    private int first = NEVER;
    private int last = NEVER;
    private int turns;
    private boolean white;
    private boolean black;

    Chances(Grounds grounds) {
        this.grounds = grounds;
    }

    void begin() {
        first = NEVER;
        last = NEVER;
        turns = 0;
        white = false;
        black = false;
    }

    /// A turn begins.
    void note(Occurrences now, Colour turn) {
        if (now.justify(grounds)) {
            first = first == NEVER ? now.ply() : first;
            last = now.ply();
            turns++;
            white |= turn == Colour.WHITE;
            black |= turn == Colour.BLACK;
        }
    }

    /// What there is to tell of it.
    ///
    /// @param over after how many half-moves the game was over by the Laws
    void tell(GameScore score, int over, Optional<Colour> loser, List<Finding> findings) {
        if (first == NEVER || first >= over) {
            return;
        }
        Optional<Colour> missed = loser.filter(side -> side == Colour.WHITE ? white : black);
        findings.add(new Finding.Claimable(
                grounds, score.spot(first), score.at(first).turn(), turns, last == score.plies(), missed));
    }
}
