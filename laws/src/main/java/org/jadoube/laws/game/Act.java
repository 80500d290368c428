package org.jadoube.laws.game;

import java.time.Duration;
import java.util.Optional;
import org.jadoube.board.Colour;
import org.jadoube.board.Move;
import org.jadoube.board.PieceType;
import org.jadoube.board.Square;
import org.jadoube.clock.ClockSetting;
import org.jadoube.clock.Moment;
import org.jadoube.clock.Period;
import org.jadoube.laws.term.Announcement;
import org.jadoube.laws.term.Answer;
import org.jadoube.laws.term.Assistance;
import org.jadoube.laws.term.Basis;
import org.jadoube.laws.term.Contact;
import org.jadoube.laws.term.Decision;
import org.jadoube.laws.term.Evidence;
import org.jadoube.laws.term.Grounds;
import org.jadoube.laws.term.Hand;
import org.jadoube.laws.term.Hands;
import org.jadoube.laws.term.Incident;
import org.jadoube.laws.term.Irregularity;
import org.jadoube.laws.term.Leave;
import org.jadoube.laws.term.Penalty;

/// What somebody does or says at the board. Nothing about it has been judged.
public sealed interface Act {
    Actor by();

    Moment at();

    /// What may still be done once the game is over.
    sealed interface Aftermath extends Act {}

    /// Comes to the board.
    record Arrive(Actor by, Moment at) implements Act {}

    /// Starts White's clock at the time set for the start.
    record StartClocks(Actor by, Moment at) implements Act {}

    /// Touches the piece on a square. Of pieces touched at once the king is told before the rook, and one's own
    /// before the opponent's.
    record Touch(Actor by, Moment at, Square square, Contact contact) implements Act {}

    /// Sets the piece on a square straight.
    record Adjust(Actor by, Moment at, Square square, Announcement announcement) implements Act {}

    /// Says or shows that he is about to castle with the rook on a square.
    record IntendCastling(Actor by, Moment at, Square rook) implements Act {}

    /// Lets go of a piece on a square with the move not yet whole: a king on its way to castling, a pawn on the last
    /// rank.
    record ReleasePiece(Actor by, Moment at, Square from, Square to) implements Act {}

    /// Puts the new piece on the square of promotion, his hand still on it.
    record PlacePromotion(Actor by, Moment at, Square square, PieceType piece) implements Act {}

    /// Makes a move to its end and lets go, legal or not: the piece on the first square now stands on the second. A
    /// plain move of a pawn to the last rank leaves the pawn there.
    record ReleaseMove(Actor by, Moment at, Move move, Hands hands) implements Act {
        /// With one hand, as it should be.
        public ReleaseMove(Actor by, Moment at, Move move) {
            this(by, at, move, Hands.ONE);
        }
    }

    record PressClock(Actor by, Moment at, Hand hand) implements Act {
        /// With the hand that moved, as it should be.
        public PressClock(Actor by, Moment at) {
            this(by, at, Hand.SAME);
        }
    }

    /// Objects that the opponent, in his last move, did not play the piece on a square that he had touched.
    record ClaimTouch(Actor by, Moment at, Square square) implements Act {}

    /// Points out that a move was illegal.
    ///
    /// @param ply which half-move, from 1
    record ClaimIllegalMove(Actor by, Moment at, int ply) implements Act {}

    /// Points out that neither side can checkmate any more.
    record PointOutDeadPosition(Actor by, Moment at) implements Act {}

    /// Points out something that has been wrong.
    record ReportIrregularity(Actor by, Moment at, Irregularity irregularity) implements Act {}

    /// Knocks pieces off their squares.
    record DisplacePieces(Actor by, Moment at) implements Act {}

    /// Puts displaced pieces back.
    record ReplacePieces(Actor by, Moment at) implements Act {}

    /// Puts the board back to where it stood after so many half-moves.
    record RestorePosition(Actor by, Moment at, int plies) implements Act {}

    /// @param condition what the offer is made to depend on, where it is
    record OfferDraw(Actor by, Moment at, Optional<String> condition) implements Act {
        public OfferDraw(Actor by, Moment at) {
            this(by, at, Optional.empty());
        }
    }

    record AcceptDraw(Actor by, Moment at) implements Act {}

    record DeclineDraw(Actor by, Moment at) implements Act {}

    /// Claims a draw by right.
    ///
    /// @param written the move he has written down and intends to make, where he claims with one
    record ClaimDraw(Actor by, Moment at, Grounds grounds, Optional<Move> written, Evidence evidence) implements Act {
        /// Without a look at any display.
        public ClaimDraw(Actor by, Moment at, Grounds grounds, Optional<Move> written) {
            this(by, at, grounds, written, Evidence.NO_DISPLAY);
        }
    }

    /// Claims a draw because the opponent cannot win, or does not try to, with little time left.
    record ClaimQuickplayDraw(Actor by, Moment at, Basis basis) implements Act {}

    /// Asks that both be given five more seconds a move.
    record RequestIncrement(Actor by, Moment at) implements Act {}

    record Resign(Actor by, Moment at) implements Act {}

    /// Claims that a player's flag has fallen; either player may.
    record ClaimFlag(Actor by, Moment at, Colour flag, Evidence evidence) implements Act {
        /// Without a look at any display but the clock's times.
        public ClaimFlag(Actor by, Moment at, Colour flag) {
            this(by, at, flag, Evidence.NO_DISPLAY);
        }
    }

    /// Sees that a player's flag has fallen; the arbiter or the appointed observer.
    record ObserveFlag(Actor by, Moment at, Colour flag) implements Act {}

    /// Sees both flags down and cannot tell which fell first.
    record ObserveBothFlags(Actor by, Moment at) implements Act {}

    /// Sees that a player has not come within the default time; the arbiter or the appointed observer.
    record ObserveAbsence(Actor by, Moment at) implements Act {}

    /// Stops both clocks; a player only to seek the arbiter.
    record StopClocks(Actor by, Moment at, String reason) implements Act {}

    /// Sets a player's clock going again.
    record RestartClocks(Actor by, Moment at, Colour running) implements Act {}

    /// Sets times, periods and move counters in one act; the clocks stand.
    record SetClocks(Actor by, Moment at, ClockSetting setting) implements Act {}

    /// Puts another clock in the place of a defective one, set like this.
    record ReplaceClock(Actor by, Moment at, ClockSetting setting) implements Act {}

    /// Gives time for a disturbance from outside.
    ///
    /// @param player to whom; empty for both
    record AwardTime(Actor by, Moment at, Optional<Colour> player, Duration time) implements Act {
        public AwardTime {
            Period.requireUsable("time awarded", time);
            if (!time.isPositive()) {
                throw new IllegalArgumentException("time awarded is longer than nothing: " + time);
            }
        }
    }

    /// Writes the next entry of his scoresheet: the move as he writes it.
    record RecordMove(Actor by, Moment at, String text) implements Aftermath {
        private static final int LONGEST = 40;

        public RecordMove {
            if (text.isBlank() || text.length() > LONGEST) {
                throw new IllegalArgumentException(
                        "an entry of a scoresheet is some text of at most %d characters".formatted(LONGEST));
            }
        }
    }

    /// Writes the sign of a draw offer beside his last entry.
    record RecordOffer(Actor by, Moment at) implements Aftermath {}

    /// Says that his scoresheet is complete.
    record CompleteScoresheet(Actor by, Moment at) implements Aftermath {}

    /// Has the game reconstructed on a second board.
    record BeginReconstruction(Actor by, Moment at) implements Act {}

    /// Ends a reconstruction.
    ///
    /// @param white how many moves White is found to have completed, where that could be found
    /// @param black the same of Black
    record EndReconstruction(Actor by, Moment at, Optional<Integer> white, Optional<Integer> black) implements Act {}

    /// Asks to be helped with what he cannot do himself: keep score, use the clock, or move the pieces.
    record AskForAssistance(Actor by, Moment at, Assistance assistance) implements Act {}

    /// Asks leave of the arbiter.
    record AskLeave(Actor by, Moment at, Leave leave) implements Act {}

    /// Answers a question.
    ///
    /// @param question its number
    record AnswerQuestion(Actor by, Moment at, int question, Answer answer, String reason) implements Aftermath {}

    /// Something was done that the Laws forbid; the arbiter has seen it, or a player tells him.
    record ReportIncident(Actor by, Moment at, Colour offender, Incident incident, String note) implements Aftermath {}

    /// Penalises a player.
    record Penalise(Actor by, Moment at, Colour offender, Penalty penalty, String reason) implements Aftermath {}

    /// Signs the scoresheets with the result.
    record SignResult(Actor by, Moment at, Result result) implements Aftermath {}

    /// Lets another result stand than the one recorded.
    record CorrectResult(Actor by, Moment at, Result result, String reason) implements Aftermath {}

    /// Asks the arbiter to explain particular points of the Laws.
    record AskExplanation(Actor by, Moment at, String point) implements Aftermath {}

    /// Appeals against a decision of the arbiter.
    record Appeal(Actor by, Moment at, Decision against, String note) implements Aftermath {}

    /// Rules what the result is.
    record RuleResult(Actor by, Moment at, Result result, String reason) implements Act {}

    /// The hall was not working from the last moment it is known to have been alive until now.
    record ReportOutage(Actor by, Moment at, Moment lastAlive) implements Act {
        public ReportOutage {
            if (lastAlive.isAfter(at)) {
                throw new IllegalArgumentException("an outage begins before it is reported");
            }
        }
    }
}
