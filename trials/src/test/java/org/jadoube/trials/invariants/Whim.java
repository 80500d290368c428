package org.jadoube.trials.invariants;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.jadoube.board.Colour;
import org.jadoube.board.Move;
import org.jadoube.board.PieceType;
import org.jadoube.board.Square;
import org.jadoube.clock.ClockSetting;
import org.jadoube.clock.Moment;
import org.jadoube.laws.game.Act;
import org.jadoube.laws.game.Actor;
import org.jadoube.laws.game.PlayedMove;
import org.jadoube.laws.game.Result;
import org.jadoube.laws.game.Table;
import org.jadoube.laws.term.Announcement;
import org.jadoube.laws.term.Answer;
import org.jadoube.laws.term.Assistance;
import org.jadoube.laws.term.Basis;
import org.jadoube.laws.term.Contact;
import org.jadoube.laws.term.Decision;
import org.jadoube.laws.term.Grounds;
import org.jadoube.laws.term.Hand;
import org.jadoube.laws.term.Hands;
import org.jadoube.laws.term.Incident;
import org.jadoube.laws.term.Irregularity;
import org.jadoube.laws.term.Leave;
import org.jadoube.laws.term.Penalty;
import org.jadoube.laws.term.Question;
import org.jadoube.laws.term.Score;

/// Any act by anybody, whether it makes sense or not.
final class Whim {
    private final Chance chance;

    Whim(Chance chance) {
        this.chance = chance;
    }

    Act anything(Table table, Moment now) {
        Actor by = chance.of(Actor.values());
        return switch (chance.below(6)) {
            case 0 -> hand(by, now);
            case 1 -> talk(table, by, now);
            case 2 -> complaint(table, by, now);
            case 3 -> sheet(table, by, now);
            case 4 -> clock(table, by, now);
            default -> chance.oneIn(8) ? end(by, now) : oversight(table, by, now);
        };
    }

    private Act hand(Actor by, Moment now) {
        return switch (chance.below(9)) {
            case 0 -> new Act.Arrive(by, now);
            case 1 -> new Act.Touch(by, now, chance.square(), chance.of(Contact.values()));
            case 2 -> new Act.Adjust(by, now, chance.square(), chance.of(Announcement.values()));
            case 3 -> new Act.IntendCastling(by, now, chance.square());
            case 4 -> new Act.ReleasePiece(by, now, chance.square(), chance.square());
            case 5 -> new Act.PlacePromotion(by, now, chance.square(), chance.of(PieceType.values()));
            case 6 -> new Act.DisplacePieces(by, now);
            case 7 -> new Act.ReplacePieces(by, now);
            default -> new Act.ReleaseMove(by, now, chance.move(), chance.of(Hands.values()));
        };
    }

    private Act talk(Table table, Actor by, Moment now) {
        return switch (chance.below(9)) {
            case 0 -> new Act.OfferDraw(by, now, chance.maybe("you resign"));
            case 1 -> new Act.AcceptDraw(by, now);
            case 2 -> new Act.DeclineDraw(by, now);
            case 3 -> new Act.ClaimDraw(by, now, chance.of(Grounds.values()), chance.maybe(chance.move()));
            case 4 -> quickplay(by, now);
            case 5 -> new Act.AskForAssistance(by, now, assistance());
            case 6 -> new Act.AskLeave(by, now, chance.of(Leave.values()));
            case 7 -> chance.oneIn(2) ? new Act.AskExplanation(by, now, "castling") : appeal(by, now);
            default -> answer(table, by, now);
        };
    }

    Act quickplay(Actor by, Moment now) {
        return chance.oneIn(2)
                ? new Act.RequestIncrement(by, now)
                : new Act.ClaimQuickplayDraw(by, now, chance.of(Basis.values()));
    }

    Assistance assistance() {
        return chance.of(Assistance.values());
    }

    private Act appeal(Actor by, Moment now) {
        return new Act.Appeal(by, now, chance.of(Decision.values()), "unheard of");
    }

    private Act answer(Table table, Actor by, Moment now) {
        int number = table.desk().open().stream()
                .map(Question::number)
                .findFirst()
                .filter(_ -> !chance.oneIn(4))
                .orElse(chance.below(5));
        return new Act.AnswerQuestion(by, now, number, chance.of(Answer.values()), "why not");
    }

    Act complaint(Table table, Actor by, Moment now) {
        int plies = table.game().played().size();
        return switch (chance.below(10)) {
            case 0, 1 -> new Act.ClaimTouch(by, now, touched(table));
            case 2 -> new Act.ClaimIllegalMove(by, now, chance.oneIn(4) ? chance.below(plies + 3) : plies);
            case 3 -> new Act.ReportIrregularity(by, now, chance.of(Irregularity.values()));
            case 4 -> new Act.RestorePosition(by, now, chance.below(plies + 2));
            case 5 -> new Act.ClaimFlag(by, now, chance.of(Colour.values()));
            case 6 -> new Act.DisplacePieces(by, now);
            case 7 -> new Act.PointOutDeadPosition(chance.oneIn(3) ? Actor.HALL : by, now);
            case 8 -> elsewhere(table, now).orElseGet(() -> incident(by, now));
            default -> incident(by, now);
        };
    }

    /// The player who has just moved moves the same piece on.
    private Optional<Act> elsewhere(Table table, Moment now) {
        List<PlayedMove> played = table.game().played();
        return played.isEmpty()
                ? Optional.empty()
                : Optional.of(new Act.ReleaseMove(
                        Actor.player(played.getLast().player()),
                        now,
                        Move.plain(played.getLast().move().to(), chance.square())));
    }

    private Square touched(Table table) {
        List<Square> squares = table.touches().past().isEmpty()
                ? List.of()
                : table.touches().past().getLast().touched();
        return squares.isEmpty() ? chance.square() : chance.of(squares);
    }

    private Act incident(Actor by, Moment now) {
        return new Act.ReportIncident(by, now, chance.of(Colour.values()), chance.of(Incident.values()), "he did");
    }

    private Act sheet(Table table, Actor by, Moment now) {
        return switch (chance.below(6)) {
            case 0 -> new Act.RecordMove(by, now, chance.of("e4", "Nf3 (=)", "O-O", "x"));
            case 1 -> new Act.RecordOffer(by, now);
            case 2 -> new Act.CompleteScoresheet(by, now);
            case 3 -> new Act.BeginReconstruction(by, now);
            case 4 ->
                new Act.EndReconstruction(by, now, chance.maybe(chance.below(60)), chance.maybe(chance.below(60)));
            default -> sign(table, by, now);
        };
    }

    private Act sign(Table table, Actor by, Moment now) {
        Result result = table.game().result().filter(_ -> !chance.oneIn(3)).orElse(chance.of(Result.values()));
        return new Act.SignResult(by, now, result);
    }

    private Act clock(Table table, Actor by, Moment now) {
        return switch (chance.below(9)) {
            case 0 -> new Act.PressClock(by, now, chance.of(Hand.values()));
            case 1 -> new Act.StopClocks(by, now, "why not");
            case 2 -> new Act.RestartClocks(by, now, chance.of(Colour.values()));
            case 3 -> new Act.ReplaceClock(by, now, new ClockSetting(side(table), side(table)));
            case 4 -> setting(table, now);
            case 5 -> new Act.AwardTime(by, now, chance.maybe(Colour.WHITE), chance.time(Duration.ofMinutes(3)));
            case 6 -> new Act.StartClocks(by, now);
            case 7 ->
                new Act.ReportOutage(
                        by, now, now.plus(chance.time(Duration.ofSeconds(30)).negated()));
            default -> new Act.SetClocks(by, now, new ClockSetting(side(table), side(table)));
        };
    }

    /// The arbiter sets the clocks, to something or other.
    Act setting(Table table, Moment now) {
        return new Act.SetClocks(Actor.ARBITER, now, new ClockSetting(side(table), side(table)));
    }

    private ClockSetting.Side side(Table table) {
        int periods = table.regulations().timeControl().periods().size();
        return new ClockSetting.Side(chance.time(Duration.ofMinutes(5)), 1 + chance.below(periods), chance.below(5));
    }

    private Act oversight(Table table, Actor by, Moment now) {
        Actor arbiter = chance.oneIn(3) ? by : Actor.ARBITER;
        return switch (chance.below(6)) {
            case 0 -> new Act.ObserveFlag(by, now, chance.of(Colour.values()));
            case 1 -> new Act.ObserveBothFlags(by, now);
            case 2 -> new Act.ObserveAbsence(by, now);
            case 3 -> new Act.Penalise(arbiter, now, chance.of(Colour.values()), penalty(), "enough");
            case 4 -> new Act.CorrectResult(arbiter, now, chance.of(Result.values()), "misread");
            default -> chance.oneIn(3) ? answer(table, arbiter, now) : incident(arbiter, now);
        };
    }

    private Penalty penalty() {
        return switch (chance.below(20)) {
            case 0 -> new Penalty.Loss(chance.of(Score.values()));
            case 1 -> new Penalty.Expulsion();
            case 2, 3 -> new Penalty.PointsFromOffender(chance.of(Score.values()));
            case 4 -> new Penalty.PointsToOpponent();
            case 5 -> new Penalty.Fine();
            case 6 -> new Penalty.RoundExclusion();
            case 7, 8, 9 -> new Penalty.TimeToOpponent(chance.time(Duration.ofMinutes(3)));
            case 10, 11, 12, 13 -> new Penalty.TimeFromOffender(chance.time(Duration.ofMinutes(3)));
            default -> new Penalty.Warning();
        };
    }

    private Act end(Actor by, Moment now) {
        return chance.oneIn(2)
                ? new Act.Resign(by, now)
                : new Act.RuleResult(by, now, chance.of(Result.values()), "so be it");
    }

    /// What people do when a game is over.
    Act afterwards(Table table, Moment now) {
        Actor by = chance.of(Actor.values());
        return switch (chance.below(8)) {
            case 0 -> sign(table, by, now);
            case 1 -> appeal(by, now);
            case 2 -> answer(table, Actor.ARBITER, now);
            case 3 -> incident(by, now);
            case 4 -> new Act.Penalise(Actor.ARBITER, now, chance.of(Colour.values()), penalty(), "late");
            case 5 -> new Act.CorrectResult(Actor.ARBITER, now, chance.of(Result.values()), "misread");
            default -> anything(table, now);
        };
    }
}
