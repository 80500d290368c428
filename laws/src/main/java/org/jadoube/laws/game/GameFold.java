package org.jadoube.laws.game;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jadoube.board.Colour;
import org.jadoube.clock.Moment;

/// A game taking in its next event; the lists it does not touch are shared with the game before. What does not fit is a
/// bug of whoever wrote the journal and throws.
final class GameFold {
    private final Event.GameOpened opening;
    private BoardFold board;
    private Map<Colour, Moment> arrivals;
    private Optional<Moment> started;
    private Running clocks;
    private List<Colour> drawOffers;
    private List<Event.FlagFell> fallen;
    private Optional<Event.GameEnded> end;
    private Optional<Result> result;
    private Moment latest;

    GameFold(Game game) {
        opening = game.opening();
        board = new BoardFold(game);
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
        Fit.require(end.isEmpty() || event instanceof Event.Aftermath, "the game is over", event);
        Fit.require(!event.at().isBefore(latest), "it is earlier than the last event", event);
        latest = event.at();
        switch (event) {
            case Event.Aftermath e -> takeAftermath(e);
            case Event.GameOpened e -> Fit.require(false, "the game is open already", e);
            case Event.PlayerArrived e -> arrive(e);
            case Event.ClocksStarted e -> start(e);
            case Event.MoveMade e -> {
                requireGoing(e);
                board.make(e);
            }
            case Event.IllegalMoveMade e -> {
                requireGoing(e);
                board.makeIllegally(e);
            }
            case Event.PawnReplaced e -> board.replacePawn(e);
            case Event.PiecesDisplaced e -> board.displace(e);
            case Event.PiecesReplaced e -> board.replace(e);
            case Event.PositionRestored e -> {
                requireStarted(e);
                board.restore(e);
            }
            case Event.GameAnnulled e -> annul(e);
            case Event.ClockPressed e -> requireGoing(e);
            case Event.MoveCompleted e -> board.complete(e);
            case Event.DrawOffered e -> offer(e);
            case Event.DrawDeclined e -> decline(e);
            case Event.FlagFell e -> fall(e);
            case Event.ClocksStopped e -> stop(e);
            case Event.ClocksRestarted e -> restart(e);
            case Event.ClocksSet _, Event.ClockReplaced _ ->
                Fit.require(clocks != Running.GOING, "the clocks run", event);
            case Event.OutageReported e -> breakDown(e);
            case Event.GameEnded e -> end(e);
            case Event.PieceTouched _,
                    Event.PieceAdjusted _,
                    Event.CastlingIntended _,
                    Event.PieceReleased _,
                    Event.PromotionChosen _,
                    Event.MoveBound _,
                    Event.TouchClaimed _,
                    Event.TouchClaimRejected _,
                    Event.IllegalMoveFound _,
                    Event.IllegalMoveClaimRejected _,
                    Event.IrregularityFound _,
                    Event.DrawClaimed _,
                    Event.DrawClaimRejected _,
                    Event.QuickplayDrawClaimed _,
                    Event.QuickplayDrawPostponed _,
                    Event.QuickplayDrawRejected _,
                    Event.IncrementRequested _,
                    Event.IncrementIntroduced _,
                    Event.FlagClaimRejected _,
                    Event.BothFlagsFell _ -> requireStarted(event);
            case Event.TimeAdded _,
                    Event.TimeDeducted _,
                    Event.RecordingExcused _,
                    Event.ScoresheetUpdateOrdered _,
                    Event.ReconstructionBegun _,
                    Event.ReconstructionEnded _,
                    Event.AssistanceGranted _ -> {}
        }
        return new Game(
                opening,
                board.standing(),
                board.played(),
                board.displaced(),
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
            case Event.ResultCorrected e -> {
                Fit.require(end.isPresent(), "there is no result to correct", e);
                result = Optional.of(e.result());
            }
            case Event.ArbiterAsked _,
                    Event.ArbiterAnswered _,
                    Event.IncidentRecorded _,
                    Event.PenaltyImposed _,
                    Event.MoveRecorded _,
                    Event.OfferRecorded _,
                    Event.ScoresheetCompleted _,
                    Event.ResultSigned _,
                    Event.AppealMade _ -> {}
        }
    }

    private void end(Event.GameEnded event) {
        end = Optional.of(event);
        result = Optional.of(event.result());
    }

    private void arrive(Event.PlayerArrived event) {
        Fit.require(!arrivals.containsKey(event.player()), "he has arrived already", event);
        arrivals = arrivals.isEmpty() ? new EnumMap<>(Colour.class) : new EnumMap<>(arrivals);
        arrivals.put(event.player(), event.at());
    }

    private void start(Event.ClocksStarted event) {
        Fit.require(clocks == Running.NOT_STARTED, "the clocks have been started already", event);
        clocks = Running.GOING;
        started = Optional.of(event.at());
    }

    private void annul(Event.GameAnnulled event) {
        requireStarted(event);
        Game fresh = Game.opened(opening);
        board = new BoardFold(fresh);
        started = fresh.started();
        clocks = fresh.clocks();
        drawOffers = fresh.drawOffers();
        fallen = fresh.fallen();
    }

    private void offer(Event.DrawOffered event) {
        requireStarted(event);
        Fit.require(!drawOffers.contains(event.player()), "his offer is open already", event);
        drawOffers = Fit.with(drawOffers, event.player());
    }

    private void decline(Event.DrawDeclined event) {
        Colour offeror = event.player().opponent();
        Fit.require(drawOffers.contains(offeror), "there is no offer to decline", event);
        drawOffers = drawOffers.stream().filter(player -> player != offeror).toList();
    }

    private void fall(Event.FlagFell event) {
        requireStarted(event);
        fallen = Fit.with(fallen, event);
    }

    private void stop(Event.ClocksStopped event) {
        requireGoing(event);
        clocks = Running.STOPPED;
    }

    private void restart(Event.ClocksRestarted event) {
        Fit.require(clocks == Running.STOPPED || clocks == Running.OUTAGE, "the clocks do not stand", event);
        clocks = Running.GOING;
    }

    /// Clocks that somebody has stopped stay his to restart.
    private void breakDown(Event.OutageReported event) {
        Fit.require(!event.lastAlive().isAfter(event.at()), "the outage begins after its report", event);
        clocks = clocks == Running.GOING ? Running.OUTAGE : clocks;
    }

    private void requireStarted(Event event) {
        Fit.require(started.isPresent(), "the game has not started", event);
    }

    private void requireGoing(Event event) {
        Fit.require(clocks == Running.GOING, "the clocks do not run", event);
    }
}
