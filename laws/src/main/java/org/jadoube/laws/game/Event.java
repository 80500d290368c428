package org.jadoube.laws.game;

import java.util.Optional;
import org.jadoube.board.Colour;
import org.jadoube.board.Move;
import org.jadoube.clock.ClockSetting;
import org.jadoube.clock.Moment;
import org.jadoube.lawbook.Citation;
import org.jadoube.laws.edition.Regulations;

/// What has happened, as the Laws see it, with the provision it rests on. Events are the journal of a game:
/// whoever adds them up needs no rule.
public sealed interface Event {
    Moment at();

    Citation citation();

    /// The first event of every game: who plays, and under which regulations.
    ///
    /// @param event the tournament or other occasion
    record GameOpened(
            Moment at, Citation citation, Regulations regulations, String white, String black, Optional<String> event)
            implements Event {
        /// A game of no particular occasion.
        public GameOpened(Moment at, Citation citation, Regulations regulations, String white, String black) {
            this(at, citation, regulations, white, black, Optional.empty());
        }
    }

    record PlayerArrived(Moment at, Citation citation, Colour player) implements Event {}

    record ClocksStarted(Moment at, Citation citation) implements Event {}

    /// All that Articles 3 and 4 ask of the move is done; the opponent has the move.
    record MoveMade(Moment at, Citation citation, Colour player, Move move) implements Event {}

    record ClockPressed(Moment at, Citation citation, Colour player) implements Event {}

    /// The move counts for the quota of its period.
    record MoveCompleted(Moment at, Citation citation, Colour player) implements Event {}

    record DrawOffered(Moment at, Citation citation, Colour player) implements Event {}

    /// The offer of `player`'s opponent is open no more: he declined it in words or by moving.
    record DrawDeclined(Moment at, Citation citation, Colour player) implements Event {}

    /// The flag is deemed to have fallen, by observation or valid claim.
    ///
    /// @param reachedZero when the clock reached zero
    record FlagFell(Moment at, Citation citation, Actor by, Colour flag, Moment reachedZero) implements Event {}

    record FlagClaimRejected(Moment at, Citation citation, Actor by, Colour flag, String reason) implements Event {}

    record ClocksStopped(Moment at, Citation citation, Actor by, String reason) implements Event {}

    record ClocksRestarted(Moment at, Citation citation, Actor by, Colour running) implements Event {}

    record ClocksSet(Moment at, Citation citation, ClockSetting setting) implements Event {}

    /// The hall was down; its clocks stood from `lastAlive` on, so that nobody is charged.
    record OutageReported(Moment at, Citation citation, Moment lastAlive) implements Event {}

    /// @param ruling the arbiter's reason, when he ruled
    record GameEnded(Moment at, Citation citation, Result result, Ending ending, Optional<String> ruling)
            implements Event {}
}
