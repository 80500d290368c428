package org.jadoube.laws.game;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.jadoube.board.Colour;
import org.jadoube.board.Move;
import org.jadoube.board.PieceType;
import org.jadoube.board.Square;
import org.jadoube.clock.ClockSetting;
import org.jadoube.clock.Moment;
import org.jadoube.lawbook.Citation;
import org.jadoube.laws.edition.Regulations;
import org.jadoube.laws.term.Answer;
import org.jadoube.laws.term.Assistance;
import org.jadoube.laws.term.Basis;
import org.jadoube.laws.term.Grounds;
import org.jadoube.laws.term.Incident;
import org.jadoube.laws.term.Irregularity;
import org.jadoube.laws.term.Offence;
import org.jadoube.laws.term.Penalty;
import org.jadoube.laws.term.Question;

/// What has happened, as the Laws see it, with the provision it rests on. Events are the journal of a game:
/// whoever adds them up needs no rule.
public sealed interface Event {
    Moment at();

    Citation citation();

    /// What may still happen once the game is over; it changes nothing of the game but its result.
    sealed interface Aftermath extends Event {}

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

    /// A piece was touched in such a way that it counts.
    record PieceTouched(Moment at, Citation citation, Colour player, Square square) implements Event {}

    record PieceAdjusted(Moment at, Citation citation, Colour player, Square square) implements Event {}

    /// @param rook the rook the player means to castle with
    record CastlingIntended(Moment at, Citation citation, Colour player, Square rook) implements Event {}

    /// A piece was let go where it must stay, the move not yet being whole.
    record PieceReleased(Moment at, Citation citation, Colour player, Square from, Square to) implements Event {}

    /// The choice of the new piece is final.
    record PromotionChosen(Moment at, Citation citation, Colour player, Square square, PieceType piece)
            implements Event {}

    /// The player must make this very move: he has written it down for a claim.
    record MoveBound(Moment at, Citation citation, Colour player, Move move) implements Event {}

    /// The opponent lets a breach of touch-move stand no more: he has objected.
    ///
    /// @param square the piece that should have been played
    record TouchClaimed(Moment at, Citation citation, Colour by, Square square) implements Event {}

    record TouchClaimRejected(Moment at, Citation citation, Colour by, Square square) implements Event {}

    /// All that Articles 3 and 4 ask of the move is done; the opponent has the move.
    record MoveMade(Moment at, Citation citation, Colour player, Move move) implements Event {}

    /// A move was made that the Laws do not allow; it stands on the board like any other until it is found out.
    record IllegalMoveMade(Moment at, Citation citation, Colour player, Move move, Offence offence) implements Event {}

    /// An illegal move, or what is treated as one, was found out and counts against the player.
    ///
    /// @param ply the half-move, from 1; that of the next one where no move was made
    record IllegalMoveFound(Moment at, Citation citation, Colour player, Offence offence, int ply) implements Event {}

    /// A player, or the arbiter for him, held a move to be illegal that is not, or is not yet to be held against
    /// anybody.
    ///
    /// @param reason why not, in English
    record IllegalMoveClaimRejected(Moment at, Citation citation, Actor by, int ply, String reason) implements Event {}

    /// A pawn left on the last rank is replaced: its move is now the promotion.
    record PawnReplaced(Moment at, Citation citation, Colour player, Square square, PieceType piece) implements Event {}

    record PiecesDisplaced(Moment at, Citation citation, Colour player) implements Event {}

    record PiecesReplaced(Moment at, Citation citation, Colour player) implements Event {}

    /// The board stands again as it did after so many half-moves; what came later never happened.
    ///
    /// @param touched the pieces that bind the player to move, in the order in which they count as touched
    record PositionRestored(Moment at, Citation citation, int plies, List<Square> touched) implements Event {
        public PositionRestored {
            touched = List.copyOf(touched);
        }
    }

    record IrregularityFound(Moment at, Citation citation, Actor by, Irregularity irregularity) implements Event {}

    /// The game is void; a new one begins at the same board.
    record GameAnnulled(Moment at, Citation citation) implements Event {}

    record ClockPressed(Moment at, Citation citation, Colour player) implements Event {}

    /// The move counts for the quota of its period.
    record MoveCompleted(Moment at, Citation citation, Colour player) implements Event {}

    record DrawOffered(Moment at, Citation citation, Colour player) implements Event {}

    /// The offer of `player`'s opponent is open no more: he declined it in words or by moving.
    record DrawDeclined(Moment at, Citation citation, Colour player) implements Event {}

    /// @param written the move with which it was claimed
    record DrawClaimed(Moment at, Citation citation, Colour player, Grounds grounds, Optional<Move> written)
            implements Event {}

    /// @param detail why the claim is wrong, in English
    record DrawClaimRejected(Moment at, Citation citation, Colour player, Grounds grounds, String detail)
            implements Event {}

    record QuickplayDrawClaimed(Moment at, Citation citation, Colour player, Basis basis) implements Event {}

    /// The decision on the claim waits; the game goes on in the arbiter's presence.
    record QuickplayDrawPostponed(Moment at, Citation citation, Colour player) implements Event {}

    record QuickplayDrawRejected(Moment at, Citation citation, Colour player) implements Event {}

    record IncrementRequested(Moment at, Citation citation, Colour player) implements Event {}

    /// From now on both have so much more a move.
    record IncrementIntroduced(Moment at, Citation citation, Duration increment) implements Event {}

    /// The flag is deemed to have fallen, by observation or valid claim.
    ///
    /// @param reachedZero when the clock reached zero
    record FlagFell(Moment at, Citation citation, Actor by, Colour flag, Moment reachedZero) implements Event {}

    record FlagClaimRejected(Moment at, Citation citation, Actor by, Colour flag, String reason) implements Event {}

    /// Both flags are down and nobody can tell which fell first.
    record BothFlagsFell(Moment at, Citation citation) implements Event {}

    record ClocksStopped(Moment at, Citation citation, Actor by, String reason) implements Event {}

    record ClocksRestarted(Moment at, Citation citation, Actor by, Colour running) implements Event {}

    record ClocksSet(Moment at, Citation citation, ClockSetting setting) implements Event {}

    record ClockReplaced(Moment at, Citation citation, ClockSetting setting) implements Event {}

    record TimeAdded(Moment at, Citation citation, Colour player, Duration time) implements Event {}

    record TimeDeducted(Moment at, Citation citation, Colour player, Duration time) implements Event {}

    /// @param ply the half-move recorded, from 1
    /// @param text as the player has written it
    record MoveRecorded(Moment at, Citation citation, Colour player, int ply, String text) implements Aftermath {}

    record OfferRecorded(Moment at, Citation citation, Colour player) implements Aftermath {}

    /// The player need not have recorded in a period, being short of time there; or need not in the whole game, being
    /// unable to.
    ///
    /// @param period the period, from 1; empty for the whole game
    record RecordingExcused(Moment at, Citation citation, Colour player, Optional<Integer> period) implements Event {}

    /// The player has to bring his scoresheet up to date before he moves.
    record ScoresheetUpdateOrdered(Moment at, Citation citation, Colour player) implements Event {}

    /// The player's scoresheet has all the half-moves up to this one.
    record ScoresheetCompleted(Moment at, Citation citation, Colour player, int plies) implements Aftermath {}

    /// What is noted before a reconstruction.
    ///
    /// @param white what White's clock shows
    /// @param black what Black's clock shows
    /// @param running whose clock was running
    /// @param whiteMade how many moves White has made
    /// @param blackMade how many moves Black has made
    record ReconstructionBegun(
            Moment at, Citation citation, Duration white, Duration black, Colour running, int whiteMade, int blackMade)
            implements Event {}

    record ReconstructionEnded(Moment at, Citation citation, Optional<Integer> white, Optional<Integer> black)
            implements Event {}

    record AssistanceGranted(Moment at, Citation citation, Colour player, Assistance assistance) implements Event {}

    /// The hall was down; its clocks stood from `lastAlive` on, so that nobody is charged.
    record OutageReported(Moment at, Citation citation, Moment lastAlive) implements Event {}

    record ArbiterAsked(Moment at, Citation citation, Question question) implements Aftermath {}

    record ArbiterAnswered(Moment at, Citation citation, int question, Answer answer, String reason)
            implements Aftermath {}

    record IncidentRecorded(Moment at, Citation citation, Actor by, Colour offender, Incident incident, String note)
            implements Aftermath {}

    record PenaltyImposed(Moment at, Citation citation, Colour offender, Penalty penalty, String reason)
            implements Aftermath {}

    record ResultSigned(Moment at, Citation citation, Colour player, Result result) implements Aftermath {}

    record ResultCorrected(Moment at, Citation citation, Result result, String reason) implements Aftermath {}

    record AppealMade(Moment at, Citation citation, Actor by, String note) implements Aftermath {}

    /// @param ruling the arbiter's reason, when he ruled
    record GameEnded(Moment at, Citation citation, Result result, Ending ending, Optional<String> ruling)
            implements Event {}
}
