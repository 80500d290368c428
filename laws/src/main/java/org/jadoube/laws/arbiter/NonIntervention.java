package org.jadoube.laws.arbiter;

import java.util.Optional;
import org.jadoube.board.Colour;
import org.jadoube.lawbook.Article;
import org.jadoube.lawbook.Citation;
import org.jadoube.laws.game.Actor;
import org.jadoube.laws.game.Event;
import org.jadoube.laws.game.Event.ArbiterAnswered;
import org.jadoube.laws.game.Event.ArbiterAsked;
import org.jadoube.laws.game.Event.IllegalMoveMade;
import org.jadoube.laws.game.Event.IncidentRecorded;
import org.jadoube.laws.game.Event.MoveCompleted;
import org.jadoube.laws.game.Event.MoveMade;
import org.jadoube.laws.game.Event.MoveRecorded;
import org.jadoube.laws.game.Event.OfferRecorded;
import org.jadoube.laws.game.Table;
import org.jadoube.laws.term.Matter;
import org.jadoube.laws.term.Question;

/// What the program tells whom of what has happened. The arbiter must not intervene in a game but where
/// the Laws say so, and nor must a screen: that a move was illegal, that it is completed, that the clock
/// was not pressed, how many moves there are, a player finds out himself. The arbiter's desk and the
/// hall's own machines see everything.
@Article("13.6")
public final class NonIntervention {
    private static final Citation MADE = new Citation("4.6");

    private NonIntervention() {}

    /// An event as somebody may see it; empty where he may not.
    ///
    /// @param table the table before the event
    @Article("13.6")
    public static Optional<Event> seenBy(Event event, Actor actor, Table table) {
        return switch (actor) {
            case ARBITER, OBSERVER, HALL -> Optional.of(event);
            case WHITE, BLACK, SPECTATOR -> shown(event, actor, table);
        };
    }

    /// Spectators see no more than the players do: what hangs in the hall the players see too.
    private static Optional<Event> shown(Event event, Actor actor, Table table) {
        return switch (event) {
            case IllegalMoveMade e -> Optional.of(new MoveMade(e.at(), MADE, e.player(), e.move()));
            case MoveCompleted e -> byHand(table) ? Optional.empty() : Optional.of(e);
            case IncidentRecorded _ -> Optional.empty();
            case MoveRecorded e -> ownSheet(e, actor, e.player());
            case OfferRecorded e -> ownSheet(e, actor, e.player());
            case ArbiterAsked e ->
                isAskedOpenly(e.question().matter()) ? Optional.of(withoutDetail(e)) : Optional.empty();
            case ArbiterAnswered e ->
                table.desk()
                        .question(e.question())
                        .filter(question -> isAskedOpenly(question.matter()))
                        .map(_ -> e);
            case Event.GameOpened _,
                    Event.PlayerArrived _,
                    Event.ClocksStarted _,
                    Event.PieceTouched _,
                    Event.PieceAdjusted _,
                    Event.CastlingIntended _,
                    Event.PieceReleased _,
                    Event.PromotionChosen _,
                    Event.MoveBound _,
                    Event.TouchClaimed _,
                    Event.TouchClaimRejected _,
                    Event.MoveMade _,
                    Event.IllegalMoveFound _,
                    Event.IllegalMoveClaimRejected _,
                    Event.PawnReplaced _,
                    Event.PiecesDisplaced _,
                    Event.PiecesReplaced _,
                    Event.PositionRestored _,
                    Event.IrregularityFound _,
                    Event.GameAnnulled _,
                    Event.ClockPressed _,
                    Event.DrawOffered _,
                    Event.DrawDeclined _,
                    Event.DrawClaimed _,
                    Event.DrawClaimRejected _,
                    Event.QuickplayDrawClaimed _,
                    Event.QuickplayDrawPostponed _,
                    Event.QuickplayDrawRejected _,
                    Event.IncrementRequested _,
                    Event.IncrementIntroduced _,
                    Event.FlagFell _,
                    Event.FlagClaimRejected _,
                    Event.BothFlagsFell _,
                    Event.ClocksStopped _,
                    Event.ClocksRestarted _,
                    Event.ClocksSet _,
                    Event.ClockReplaced _,
                    Event.TimeAdded _,
                    Event.TimeDeducted _,
                    Event.RecordingExcused _,
                    Event.ScoresheetUpdateOrdered _,
                    Event.ScoresheetCompleted _,
                    Event.ReconstructionBegun _,
                    Event.ReconstructionEnded _,
                    Event.AssistanceGranted _,
                    Event.OutageReported _,
                    Event.PenaltyImposed _,
                    Event.ResultSigned _,
                    Event.ResultCorrected _,
                    Event.AppealMade _,
                    Event.GameEnded _ -> Optional.of(event);
        };
    }

    private static boolean byHand(Table table) {
        return table.regulations().profile().pressesByHand();
    }

    private static Optional<Event> ownSheet(Event event, Actor actor, Colour player) {
        return actor == Actor.player(player) ? Optional.of(event) : Optional.empty();
    }

    /// Whether something is put to the arbiter before everybody's eyes, and not what he notices or weighs by himself.
    private static boolean isAskedOpenly(Matter matter) {
        return switch (matter) {
            case WRONG_INITIAL_POSITION,
                    BOARD_TURNED,
                    COLOURS_REVERSED,
                    DISPLACED_PIECES,
                    CLOCK_SETTING,
                    CLOCK_DEFECT,
                    QUICKPLAY_CLAIM,
                    QUICKPLAY_RESULT,
                    INCREMENT_REQUEST,
                    UNABLE_TO_RECORD,
                    CLOCK_ASSISTANT,
                    MOVING_ASSISTANT,
                    LEAVE,
                    EXPLANATION,
                    DRAW_AGREEMENT,
                    DEAD_POSITION,
                    DISPUTED_RESULT,
                    CALL -> true;
            case LATE_ARRIVAL,
                    STOPPED_CLOCKS,
                    TOUCH_CLAIM,
                    ILLEGAL_MOVE_CLAIM,
                    ILLEGAL_POSITION,
                    CLOCK_TIMES,
                    CAN_STILL_CHECKMATE,
                    BOTH_FLAGS,
                    CONDUCT,
                    PENALTY,
                    DEDUCTION,
                    PERSISTENCE,
                    OPPONENT_SCORE -> false;
        };
    }

    private static ArbiterAsked withoutDetail(ArbiterAsked event) {
        Question asked = event.question();
        return new ArbiterAsked(
                event.at(),
                event.citation(),
                new Question(asked.number(), asked.matter(), asked.player(), asked.incident(), ""));
    }
}
