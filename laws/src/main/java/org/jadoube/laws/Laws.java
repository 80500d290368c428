package org.jadoube.laws;

import static org.jadoube.laws.Capacity.atTheBoard;
import static org.jadoube.laws.Capacity.inPlay;
import static org.jadoube.laws.Capacity.ofArbiter;
import static org.jadoube.laws.Capacity.ofHall;
import static org.jadoube.laws.Capacity.ofOverseer;
import static org.jadoube.laws.Capacity.ofPlayer;
import static org.jadoube.laws.Capacity.overseen;
import static org.jadoube.laws.Capacity.pointingOut;
import static org.jadoube.laws.Capacity.restarting;
import static org.jadoube.laws.Capacity.started;
import static org.jadoube.laws.Capacity.stopping;

import java.util.List;
import java.util.Optional;
import org.jadoube.board.Move;
import org.jadoube.board.Position;
import org.jadoube.clock.ClockSetting;
import org.jadoube.lawbook.Article;
import org.jadoube.lawbook.Citation;
import org.jadoube.laws.arbiter.Answers;
import org.jadoube.laws.arbiter.NonIntervention;
import org.jadoube.laws.arbiter.Penalties;
import org.jadoube.laws.arbiter.Rulings;
import org.jadoube.laws.completion.DeadPosition;
import org.jadoube.laws.completion.MatingChance;
import org.jadoube.laws.completion.MatingIssues;
import org.jadoube.laws.completion.Resigning;
import org.jadoube.laws.conduct.Charges;
import org.jadoube.laws.conduct.Distraction;
import org.jadoube.laws.conduct.Leaving;
import org.jadoube.laws.conduct.Recourse;
import org.jadoube.laws.draw.DrawClaims;
import org.jadoube.laws.draw.DrawOffers;
import org.jadoube.laws.flag.FlagFall;
import org.jadoube.laws.game.Act;
import org.jadoube.laws.game.Actor;
import org.jadoube.laws.game.Event;
import org.jadoube.laws.game.Event.GameEnded;
import org.jadoube.laws.game.Table;
import org.jadoube.laws.handling.ClockHandling;
import org.jadoube.laws.interruption.ClockFaults;
import org.jadoube.laws.interruption.Interruption;
import org.jadoube.laws.irregularity.Beginnings;
import org.jadoube.laws.irregularity.ClockProposal;
import org.jadoube.laws.irregularity.Displacements;
import org.jadoube.laws.irregularity.Finding;
import org.jadoube.laws.irregularity.Retraction;
import org.jadoube.laws.moving.Moving;
import org.jadoube.laws.moving.Pressing;
import org.jadoube.laws.quickplay.IncrementRequests;
import org.jadoube.laws.quickplay.QuickplayClaims;
import org.jadoube.laws.scoresheet.Assistant;
import org.jadoube.laws.scoresheet.Exemption;
import org.jadoube.laws.scoresheet.Recording;
import org.jadoube.laws.scoresheet.Signing;
import org.jadoube.laws.scoresheet.Updating;
import org.jadoube.laws.session.Session;
import org.jadoube.laws.term.MatingIssue;
import org.jadoube.laws.term.Matter;
import org.jadoube.laws.term.Question;
import org.jadoube.laws.touch.Handling;
import org.jadoube.laws.touch.MovingAssistant;
import org.jadoube.laws.touch.OpenMoves;
import org.jadoube.laws.touch.Releasing;
import org.jadoube.laws.touch.TouchClaims;

/// The Laws of Chess as a function: what an act means at this table. Here stands who may do what; what follows
/// stands in the package of each topic.
public final class Laws {
    private static final Citation FINISHED = new Citation("12.5");

    private Laws() {}

    /// Decides an act. Pure: the same table and act always give the same verdict. The events of the verdict fit
    /// the table.
    ///
    /// @throws IllegalArgumentException when the act is earlier than the last event: time never runs backwards
    public static Verdict decide(Table table, Act act) {
        if (act.at().isBefore(table.game().latest())) {
            throw new IllegalArgumentException("the act is earlier than the last event, %s: %s"
                    .formatted(table.game().latest(), act));
        }
        return table.game()
                .end()
                .filter(_ -> !(act instanceof Act.Aftermath))
                .map(end -> over(end, act.by()))
                .orElseGet(() -> noted(table, Exemption.remembering(table, act.at(), now -> inPlace(now, act))));
    }

    /// The moves still open to the player having the move, after what he has touched and let go; none once the game is
    /// over.
    @Article("4.3")
    public static List<Move> openMoves(Table table) {
        return table.game().end().isPresent() ? List.of() : OpenMoves.of(table);
    }

    /// The times that a question proposes to set both clocks to; empty where it proposes none.
    @Article("6.13")
    public static Optional<ClockSetting> proposedTimes(Question question) {
        return question.matter() == Matter.CLOCK_TIMES
                ? ClockProposal.read(question.detail()).map(ClockProposal::setting)
                : Optional.empty();
    }

    /// The position on the board where it may be dead though nothing is proved yet: who has time should ask, and point
    /// it out if it is. Empty where it is not worth the while. It costs next to nothing to ask for it.
    @Article({"5.2b", "9.6"})
    public static Optional<Position> perhapsDead(Table table) {
        return DeadPosition.suspected(table);
    }

    /// Whether deciding an act may take a proof that a side can still checkmate, or cannot, which takes a second where
    /// other acts take microseconds.
    public static boolean mayNeedProof(Table table, Act act) {
        return MatingChance.mayBeAsked(table, act);
    }

    /// Whose chance to checkmate the end of the game, or an open question to the arbiter, turns on;
    /// empty where it turns on something else. The decision itself stands; this is for showing why.
    @Article({"2023/5.1.2", "5.2b", "6.9", "7.4b"})
    public static Optional<MatingIssue> matingIssue(Table table) {
        return MatingIssues.of(table);
    }

    /// An event as somebody around the board may see it; empty where he may not.
    ///
    /// @param before the table before the event
    @Article("13.6")
    public static Optional<Event> seenBy(Actor viewer, Event event, Table before) {
        return NonIntervention.seenBy(event, viewer, before);
    }

    /// Players who have finished are spectators.
    @Article("12.5")
    private static Verdict over(GameEnded end, Actor by) {
        Citation citation = by.colour().isPresent() ? FINISHED : end.citation();
        return Verdict.refused(citation, Refusal.GAME_OVER, end.result().score());
    }

    private static Verdict noted(Table table, Verdict verdict) {
        return switch (verdict) {
            case Verdict.Taken(var events) -> Verdict.taken(Distraction.noted(table, events));
            case Verdict.Refused _ -> verdict;
        };
    }

    /// What the automatic observer has seen before the act happens instead of it.
    private static Verdict inPlace(Table table, Act act) {
        return FlagFall.seenBefore(table, act).orElseGet(() -> inTurn(table, act));
    }

    /// Each act to the package of its topic, in the order of the articles.
    private static Verdict inTurn(Table table, Act act) {
        return switch (act) {
            case Act.Arrive a -> ofPlayer(a, player -> Session.arrive(table, player, a));
            case Act.StartClocks a -> ofArbiter(a, () -> Session.start(table, a));
            case Act.ObserveAbsence a -> overseen(table, a, () -> Session.absence(table, a));
            case Act.Touch a -> inPlay(table, a, player -> Handling.touch(table, player, a));
            case Act.Adjust a -> inPlay(table, a, player -> Handling.adjust(table, player, a));
            case Act.IntendCastling a -> inPlay(table, a, player -> Handling.intendCastling(table, player, a));
            case Act.ReleasePiece a -> inPlay(table, a, player -> Releasing.release(table, player, a));
            case Act.PlacePromotion a -> inPlay(table, a, player -> Releasing.placePromotion(table, player, a));
            case Act.ReleaseMove a -> inPlay(table, a, player -> Moving.release(table, player, a));
            case Act.ClaimTouch a -> atTheBoard(table, a, () -> TouchClaims.claim(table, a));
            case Act.Resign a -> inPlay(table, a, player -> Resigning.resign(table, player, a));
            case Act.PointOutDeadPosition a -> pointingOut(table, a, () -> DeadPosition.pointOut(table, a));
            case Act.PressClock a -> inPlay(table, a, player -> Pressing.press(table, player, a));
            case Act.ClaimFlag a -> inPlay(table, a, player -> FlagFall.claim(table, a));
            case Act.ObserveFlag a -> ofOverseer(table, a, () -> FlagFall.observe(table, a));
            case Act.ObserveBothFlags a -> ofOverseer(table, a, () -> FlagFall.observeBoth(table, a));
            case Act.StopClocks a -> stopping(table, a, () -> Interruption.stop(table, a));
            case Act.RestartClocks a -> restarting(table, a, () -> Interruption.restart(table, a));
            case Act.ReportOutage a -> ofHall(a, () -> Interruption.outage(table, a));
            case Act.ReplaceClock a -> ofArbiter(a, () -> ClockFaults.replace(table, a));
            case Act.SetClocks a -> ofArbiter(a, () -> Rulings.setClocks(table, a));
            case Act.ReportIrregularity a -> irregular(table, a);
            case Act.DisplacePieces a -> inPlay(table, a, player -> Displacements.displace(table, player, a));
            case Act.ReplacePieces a -> atTheBoard(table, a, () -> Displacements.replace(table, a));
            case Act.ClaimIllegalMove a -> atTheBoard(table, a, () -> Finding.claim(table, a));
            case Act.RestorePosition a -> atTheBoard(table, a, () -> Retraction.restore(table, a));
            case Act.RecordMove a -> inPlay(table, a, player -> Recording.record(table, player, a));
            case Act.RecordOffer a -> inPlay(table, a, player -> Recording.offer(table, player, a));
            case Act.CompleteScoresheet a -> inPlay(table, a, player -> Updating.complete(table, player, a));
            case Act.BeginReconstruction a -> ofArbiter(a, () -> started(table, () -> Updating.reconstruct(table, a)));
            case Act.EndReconstruction a -> ofArbiter(a, () -> Updating.reconstructed(table, a));
            case Act.SignResult a -> ofPlayer(a, player -> Signing.sign(table, player, a));
            case Act.CorrectResult a -> ofArbiter(a, () -> Rulings.correctResult(table, a));
            case Act.AskForAssistance a -> assistance(table, a);
            case Act.OfferDraw a -> inPlay(table, a, player -> DrawOffers.offer(table, player, a));
            case Act.AcceptDraw a -> inPlay(table, a, player -> DrawOffers.accept(table, player, a));
            case Act.DeclineDraw a -> inPlay(table, a, player -> DrawOffers.decline(table, player, a));
            case Act.ClaimDraw a -> inPlay(table, a, player -> DrawClaims.claim(table, player, a));
            case Act.ClaimQuickplayDraw a -> inPlay(table, a, player -> QuickplayClaims.claim(table, player, a));
            case Act.RequestIncrement a -> inPlay(table, a, player -> IncrementRequests.request(table, player, a));
            case Act.AskLeave a -> ofPlayer(a, player -> Leaving.ask(table, player, a));
            case Act.ReportIncident a -> Charges.report(table, a);
            case Act.AskExplanation a -> ofPlayer(a, player -> Recourse.explain(table, player, a));
            case Act.Appeal a -> ofPlayer(a, _ -> Recourse.appeal(table, a));
            case Act.Penalise a -> ofArbiter(a, () -> Penalties.impose(table, a));
            case Act.AwardTime a -> ofArbiter(a, () -> Rulings.awardTime(a));
            case Act.AnswerQuestion a -> ofArbiter(a, () -> Answers.answer(table, a));
            case Act.RuleResult a -> ofArbiter(a, () -> Rulings.ruleResult(a));
        };
    }

    private static Verdict assistance(Table table, Act.AskForAssistance act) {
        return switch (act.assistance()) {
            case RECORDING -> ofPlayer(act, player -> Assistant.ask(table, player, act));
            case PRESSING -> ofPlayer(act, player -> ClockHandling.ask(table, player, act));
            case MOVING -> ofPlayer(act, player -> MovingAssistant.ask(table, player, act));
        };
    }

    /// Something is wrong with the board or the clock.
    @Article({"6.10a", "6.10b", "7.1a", "7.1b", "7.2", "7.5"})
    private static Verdict irregular(Table table, Act.ReportIrregularity act) {
        return switch (act.irregularity()) {
            case WRONG_CLOCK_SETTING, DEFECTIVE_CLOCK -> stopping(table, act, () -> ClockFaults.report(table, act));
            case WRONG_INITIAL_POSITION -> started(table, () -> Beginnings.position(table, act));
            case BOARD_TURNED -> started(table, () -> Beginnings.board(table, act));
            case COLOURS_REVERSED -> started(table, () -> Beginnings.colours(table, act));
            case PIECES_FOUND_DISPLACED -> started(table, () -> Displacements.report(table, act));
        };
    }
}
