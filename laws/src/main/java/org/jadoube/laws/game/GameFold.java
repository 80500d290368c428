package org.jadoube.laws.game;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jadoube.board.Colour;
import org.jadoube.board.Move;
import org.jadoube.clock.Moment;
import org.jadoube.laws.game.Event.AppealMade;
import org.jadoube.laws.game.Event.ArbiterAnswered;
import org.jadoube.laws.game.Event.ArbiterAsked;
import org.jadoube.laws.game.Event.AssistanceGranted;
import org.jadoube.laws.game.Event.BothFlagsFell;
import org.jadoube.laws.game.Event.CastlingIntended;
import org.jadoube.laws.game.Event.ClockPressed;
import org.jadoube.laws.game.Event.ClockReplaced;
import org.jadoube.laws.game.Event.ClocksRestarted;
import org.jadoube.laws.game.Event.ClocksSet;
import org.jadoube.laws.game.Event.ClocksStarted;
import org.jadoube.laws.game.Event.ClocksStopped;
import org.jadoube.laws.game.Event.DrawClaimRejected;
import org.jadoube.laws.game.Event.DrawClaimed;
import org.jadoube.laws.game.Event.DrawDeclined;
import org.jadoube.laws.game.Event.DrawOffered;
import org.jadoube.laws.game.Event.FlagClaimRejected;
import org.jadoube.laws.game.Event.FlagFell;
import org.jadoube.laws.game.Event.GameAnnulled;
import org.jadoube.laws.game.Event.GameEnded;
import org.jadoube.laws.game.Event.GameOpened;
import org.jadoube.laws.game.Event.IllegalMoveClaimRejected;
import org.jadoube.laws.game.Event.IllegalMoveFound;
import org.jadoube.laws.game.Event.IllegalMoveMade;
import org.jadoube.laws.game.Event.IncidentRecorded;
import org.jadoube.laws.game.Event.IncrementIntroduced;
import org.jadoube.laws.game.Event.IncrementRequested;
import org.jadoube.laws.game.Event.IrregularityFound;
import org.jadoube.laws.game.Event.MoveBound;
import org.jadoube.laws.game.Event.MoveCompleted;
import org.jadoube.laws.game.Event.MoveMade;
import org.jadoube.laws.game.Event.MoveRecorded;
import org.jadoube.laws.game.Event.OfferRecorded;
import org.jadoube.laws.game.Event.OutageReported;
import org.jadoube.laws.game.Event.PawnReplaced;
import org.jadoube.laws.game.Event.PenaltyImposed;
import org.jadoube.laws.game.Event.PieceAdjusted;
import org.jadoube.laws.game.Event.PieceReleased;
import org.jadoube.laws.game.Event.PieceTouched;
import org.jadoube.laws.game.Event.PiecesDisplaced;
import org.jadoube.laws.game.Event.PiecesReplaced;
import org.jadoube.laws.game.Event.PlayerArrived;
import org.jadoube.laws.game.Event.PositionRestored;
import org.jadoube.laws.game.Event.PromotionChosen;
import org.jadoube.laws.game.Event.QuickplayDrawClaimed;
import org.jadoube.laws.game.Event.QuickplayDrawPostponed;
import org.jadoube.laws.game.Event.QuickplayDrawRejected;
import org.jadoube.laws.game.Event.ReconstructionBegun;
import org.jadoube.laws.game.Event.ReconstructionEnded;
import org.jadoube.laws.game.Event.RecordingExcused;
import org.jadoube.laws.game.Event.ResultCorrected;
import org.jadoube.laws.game.Event.ResultSigned;
import org.jadoube.laws.game.Event.ScoresheetCompleted;
import org.jadoube.laws.game.Event.ScoresheetUpdateOrdered;
import org.jadoube.laws.game.Event.TimeAdded;
import org.jadoube.laws.game.Event.TimeDeducted;
import org.jadoube.laws.game.Event.TouchClaimRejected;
import org.jadoube.laws.game.Event.TouchClaimed;
import org.jadoube.laws.term.Offence;

/// A game taking in its next event; the lists it does not touch are shared with the game before. What does not fit is a
/// bug of whoever wrote the journal and throws.
final class GameFold {
    private final GameOpened opening;
    private Standing standing;
    private List<PlayedMove> played;
    private Optional<Colour> displaced;
    private Map<Colour, Moment> arrivals;
    private Optional<Moment> started;
    private Running clocks;
    private List<Colour> drawOffers;
    private List<FlagFell> fallen;
    private Optional<GameEnded> end;
    private Optional<Result> result;
    private Moment latest;

    GameFold(Game game) {
        opening = game.opening();
        standing = game.standing();
        displaced = game.displaced();
        played = game.played();
        arrivals = game.arrivals();
        started = game.started();
        clocks = game.clocks();
        drawOffers = game.drawOffers();
        fallen = game.fallen();
        end = game.end();
        result = game.result();
        latest = game.latest();
    }

    /// @throws IllegalStateException when the event does not fit
    Game take(Event event) {
        require(end.isEmpty() || event instanceof Event.Aftermath, "the game is over", event);
        require(!event.at().isBefore(latest), "it is earlier than the last event", event);
        latest = event.at();
        switch (event) {
            case Event.Aftermath e -> takeAftermath(e);
            case GameOpened e -> require(false, "the game is open already", e);
            case PlayerArrived e -> arrive(e);
            case ClocksStarted e -> start(e);
            case MoveMade e -> make(e);
            case IllegalMoveMade e -> makeIllegally(e);
            case IllegalMoveFound e -> requireStarted(e);
            case PawnReplaced e -> replacePawn(e);
            case PiecesDisplaced e -> displaced = Optional.of(e.player());
            case PiecesReplaced e -> displaced = Optional.empty();
            case PositionRestored e -> restore(e);
            case IrregularityFound e -> requireStarted(e);
            case GameAnnulled e -> annul(e);
            case ClockPressed e -> requireGoing(e);
            case MoveCompleted e -> complete(e);
            case DrawOffered e -> offer(e);
            case DrawDeclined e -> decline(e);
            case FlagFell e -> fall(e);
            case ClocksStopped e -> stop(e);
            case ClocksRestarted e -> restart(e);
            case ClocksSet e -> requireStanding(e);
            case ClockReplaced e -> requireStanding(e);
            case OutageReported e -> breakDown(e);
            case GameEnded e -> end(e);
            case PieceTouched _,
                    PieceAdjusted _,
                    CastlingIntended _,
                    PieceReleased _,
                    PromotionChosen _,
                    MoveBound _,
                    TouchClaimed _,
                    TouchClaimRejected _,
                    IllegalMoveClaimRejected _,
                    DrawClaimed _,
                    DrawClaimRejected _,
                    QuickplayDrawClaimed _,
                    QuickplayDrawPostponed _,
                    QuickplayDrawRejected _,
                    IncrementRequested _,
                    IncrementIntroduced _,
                    FlagClaimRejected _,
                    BothFlagsFell _ -> requireStarted(event);
            case TimeAdded _,
                    TimeDeducted _,
                    RecordingExcused _,
                    ScoresheetUpdateOrdered _,
                    ReconstructionBegun _,
                    ReconstructionEnded _,
                    AssistanceGranted _ -> {}
        }
        return new Game(
                opening,
                standing,
                played,
                displaced,
                arrivals,
                started,
                clocks,
                drawOffers,
                fallen,
                end,
                result,
                latest);
    }

    private void takeAftermath(Event.Aftermath event) {
        switch (event) {
            case ResultCorrected e -> {
                require(end.isPresent(), "there is no result to correct", e);
                result = Optional.of(e.result());
            }
            case ArbiterAsked _,
                    ArbiterAnswered _,
                    IncidentRecorded _,
                    PenaltyImposed _,
                    MoveRecorded _,
                    OfferRecorded _,
                    ScoresheetCompleted _,
                    ResultSigned _,
                    AppealMade _ -> {}
        }
    }

    private void end(GameEnded event) {
        end = Optional.of(event);
        result = Optional.of(event.result());
    }

    private void arrive(PlayerArrived event) {
        require(!arrivals.containsKey(event.player()), "he has arrived already", event);
        arrivals = arrivals.isEmpty() ? new EnumMap<>(Colour.class) : new EnumMap<>(arrivals);
        arrivals.put(event.player(), event.at());
    }

    private void start(ClocksStarted event) {
        require(clocks == Running.NOT_STARTED, "the clocks have been started already", event);
        clocks = Running.GOING;
        started = Optional.of(event.at());
    }

    private void make(MoveMade event) {
        requireGoing(event);
        require(standing.turn() == event.player(), "the other player has the move", event);
        require(standing.isLegal(event.move()), "the move is not legal in this position", event);
        carryOut(event.player(), event.move(), Optional.empty(), event.at());
    }

    private void makeIllegally(IllegalMoveMade event) {
        requireGoing(event);
        require(standing.turn() == event.player(), "the other player has the move", event);
        require(!standing.isLegal(event.move()), "the move is legal in this position", event);
        carryOut(event.player(), event.move(), Optional.of(event.offence()), event.at());
    }

    private void carryOut(Colour player, Move move, Optional<Offence> offence, Moment at) {
        played = with(played, new PlayedMove(player, move, standing, offence, at, Optional.empty()));
        standing = standing.after(move);
    }

    private void replacePawn(PawnReplaced event) {
        PlayedMove last = played.isEmpty() ? unfit(event) : played.getLast();
        Move promotion = Move.promotion(last.move().from(), event.square(), event.piece());
        require(last.player() == event.player(), "the last move was not his", event);
        require(last.before().isLegal(promotion), "no pawn of his has just reached that square", event);
        played = with(played.subList(0, played.size() - 1), last.promotedBy(promotion));
        standing = last.before().after(promotion);
    }

    private static PlayedMove unfit(Event event) {
        throw new IllegalStateException("this event does not fit: nothing has been moved: " + event);
    }

    private void restore(PositionRestored event) {
        requireStarted(event);
        require(event.plies() <= played.size(), "there were not so many moves", event);
        standing = event.plies() == played.size()
                ? standing
                : played.get(event.plies()).before();
        played = played.subList(0, event.plies());
        displaced = Optional.empty();
    }

    private void annul(GameAnnulled event) {
        requireStarted(event);
        Game fresh = Game.opened(opening);
        standing = fresh.standing();
        played = fresh.played();
        displaced = fresh.displaced();
        started = fresh.started();
        clocks = fresh.clocks();
        drawOffers = fresh.drawOffers();
        fallen = fresh.fallen();
    }

    /// The oldest uncompleted move of the player is the one completed.
    private void complete(MoveCompleted event) {
        for (int i = 0; i < played.size(); i++) {
            PlayedMove move = played.get(i);
            if (move.player() == event.player() && move.completed().isEmpty()) {
                played = new ArrayList<>(played);
                played.set(i, move.completedAt(event.at()));
                return;
            }
        }
        require(false, "he has no move to complete", event);
    }

    private void offer(DrawOffered event) {
        requireStarted(event);
        require(!drawOffers.contains(event.player()), "his offer is open already", event);
        drawOffers = with(drawOffers, event.player());
    }

    private void decline(DrawDeclined event) {
        Colour offeror = event.player().opponent();
        require(drawOffers.contains(offeror), "there is no offer to decline", event);
        drawOffers = drawOffers.stream().filter(player -> player != offeror).toList();
    }

    private void fall(FlagFell event) {
        requireStarted(event);
        fallen = with(fallen, event);
    }

    private void stop(ClocksStopped event) {
        requireGoing(event);
        clocks = Running.STOPPED;
    }

    private void restart(ClocksRestarted event) {
        require(clocks == Running.STOPPED || clocks == Running.OUTAGE, "the clocks do not stand", event);
        clocks = Running.GOING;
    }

    /// Clocks that somebody has stopped stay his to restart.
    private void breakDown(OutageReported event) {
        require(!event.lastAlive().isAfter(event.at()), "the outage begins after its report", event);
        clocks = clocks == Running.GOING ? Running.OUTAGE : clocks;
    }

    private void requireStanding(Event event) {
        require(clocks != Running.GOING, "the clocks run", event);
    }

    private static <T> List<T> with(List<T> list, T last) {
        List<T> longer = new ArrayList<>(list.size() + 1);
        longer.addAll(list);
        longer.add(last);
        return longer;
    }

    private void requireStarted(Event event) {
        require(started.isPresent(), "the game has not started", event);
    }

    private void requireGoing(Event event) {
        require(clocks == Running.GOING, "the clocks do not run", event);
    }

    private static void require(boolean fits, String otherwise, Event event) {
        if (!fits) {
            throw new IllegalStateException("this event does not fit: %s: %s".formatted(otherwise, event));
        }
    }
}
