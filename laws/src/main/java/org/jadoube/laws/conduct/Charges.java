package org.jadoube.laws.conduct;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jadoube.board.Colour;
import org.jadoube.clock.Moment;
import org.jadoube.lawbook.Article;
import org.jadoube.lawbook.Citation;
import org.jadoube.laws.Refusal;
import org.jadoube.laws.Verdict;
import org.jadoube.laws.arbiter.Asking;
import org.jadoube.laws.game.Act;
import org.jadoube.laws.game.Actor;
import org.jadoube.laws.game.Event;
import org.jadoube.laws.game.Event.ArbiterAnswered;
import org.jadoube.laws.game.Event.IncidentRecorded;
import org.jadoube.laws.game.Event.PenaltyImposed;
import org.jadoube.laws.game.Table;
import org.jadoube.laws.term.Answer;
import org.jadoube.laws.term.Incident;
import org.jadoube.laws.term.Matter;
import org.jadoube.laws.term.Penalty;
import org.jadoube.laws.term.Question;

/// Something was done that the Laws forbid. What the arbiter has seen is on record and what they command follows at
/// once; what somebody else reports is put to him first.
@Article({"12.1", "12.2", "12.3a", "12.3b", "12.3c", "12.4", "12.6"})
public final class Charges {
    private static final Citation ARBITER = new Citation("13.1");
    private static final Citation SPECTATORS = new Citation("13.7a");
    private static final Citation WARNING = new Citation("13.4a");
    private static final Citation PERSISTENT = new Citation("12.8");

    private Charges() {}

    /// The arbiter or a player reports; a spectator too, where the Laws have him tell the arbiter.
    @Article({"12.7", "13.7a"})
    public static Verdict report(Table table, Act.ReportIncident act) {
        if (Command.of(table.regulations(), act.incident()) == Command.NOTHING) {
            return Verdict.refused(ARBITER, Refusal.NOT_IN_FORCE, "");
        }
        return switch (act.by()) {
            case ARBITER ->
                Verdict.taken(found(table, List.of(), act.at(), act.offender(), act.incident(), act.note()));
            case WHITE, BLACK -> Verdict.taken(reported(table, act));
            case SPECTATOR ->
                switch (table.regulations().edition().conduct().witnesses()) {
                    case KEEP_OUT -> Verdict.refused(SPECTATORS, Refusal.NOT_A_PLAYER, "");
                    case REPORT_TO_THE_ARBITER -> Verdict.taken(reported(table, act));
                };
            case OBSERVER, HALL -> Verdict.refused(ARBITER, Refusal.ONLY_THE_ARBITER, "");
        };
    }

    private static Event reported(Table table, Act.ReportIncident act) {
        return Asking.of(table, act.at())
                .about(
                        act.offender(),
                        Provisions.of(table.regulations().edition(), act.incident()),
                        Matter.CONDUCT,
                        act.incident(),
                        act.note());
    }

    /// What follows when the arbiter finds that a player has done something: it is put on record, and what the Laws
    /// command for it happens, or is put to him where they leave him a choice. Nothing loses a game that is over.
    ///
    /// @param before the events of the same verdict that come first
    @Article({"12.7", "12.8"})
    public static List<Event> found(
            Table table, List<Event> before, Moment at, Colour offender, Incident incident, String note) {
        List<Event> events = new ArrayList<>();
        events.add(recorded(table, at, offender, incident, note));
        switch (Command.of(table.regulations(), incident)) {
            case NOTHING, DISCRETION -> {}
            case PENALTY -> events.add(penaltyAsked(table, before, at, offender, incident, note));
            case LOSS_IF_PERSISTENT -> {
                if (isPersistent(table, offender)) {
                    events.add(Asking.after(table, before, at)
                            .about(offender, PERSISTENT, Matter.PERSISTENCE, incident, note));
                }
            }
            case LOSS, LOSS_HALF_IF_OPPONENT_CANNOT_WIN, LOSS_OPPONENT_SCORE_DECIDED -> {
                if (table.game().end().isEmpty()) {
                    events.addAll(Forfeiture.commanded(table, before, at, offender, incident, note));
                } else {
                    events.add(penaltyAsked(table, before, at, offender, incident, note));
                }
            }
        }
        return events;
    }

    private static Event penaltyAsked(
            Table table, List<Event> before, Moment at, Colour offender, Incident incident, String note) {
        Citation article = Provisions.commandingPenalty(table.regulations().edition(), incident);
        return Asking.after(table, before, at).about(offender, article, Matter.PENALTY, incident, note);
    }

    private static IncidentRecorded recorded(Table table, Moment at, Colour offender, Incident incident, String note) {
        Citation article = Provisions.of(table.regulations().edition(), incident);
        return new IncidentRecorded(at, article, Actor.ARBITER, offender, incident, note);
    }

    /// Whether one more refusal makes so many that the arbiter is asked.
    @Article("12.8")
    private static boolean isPersistent(Table table, Colour offender) {
        long before = table.desk().incidents().stream()
                .filter(incident -> incident.offender() == offender)
                .filter(incident -> incident.incident() == Incident.REFUSAL_TO_COMPLY)
                .count();
        return before + 1
                >= table.regulations().rules().interpretations().insistence().refusals();
    }

    /// The arbiter decides what becomes of what was reported ([Matter#CONDUCT]) or of what must be penalised
    /// ([Matter#PENALTY]). Where he names no penalty it is a warning.
    @Article("12.7")
    public static List<Event> answered(Table table, Question question, Act.AnswerQuestion act) {
        Colour offender = question.player().orElseThrow();
        Incident incident = question.incident().orElseThrow();
        if (act.answer() == Answer.EXCUSED) {
            return List.of();
        }
        List<Event> events = new ArrayList<>();
        if (question.matter() == Matter.CONDUCT) {
            events.add(recorded(table, act.at(), offender, incident, question.detail()));
        }
        events.addAll(
                act.answer() == Answer.LOST || Forfeiture.isCommanded(table, incident)
                        ? Forfeiture.commanded(table, List.of(), act.at(), offender, incident, act.reason())
                        : List.of(
                                new PenaltyImposed(act.at(), WARNING, offender, new Penalty.Warning(), act.reason())));
        return events;
    }

    /// The arbiter decides whether a player persists in refusing.
    @Article({"12.8", "12.9"})
    public static List<Event> persistenceAnswered(Table table, Question question, Act.AnswerQuestion act) {
        return act.answer() == Answer.UPHELD
                ? Forfeiture.commanded(
                        table,
                        List.of(),
                        act.at(),
                        question.player().orElseThrow(),
                        Incident.REFUSAL_TO_COMPLY,
                        act.reason())
                : List.of();
    }

    /// A penalty that the arbiter imposes of himself answers the oldest open question about the offender's conduct.
    public static List<Event> settled(Table table, Moment at, Colour offender, Answer answer, String reason) {
        Optional<Question> question = table.desk().open().stream()
                .filter(open -> open.matter() == Matter.CONDUCT || open.matter() == Matter.PENALTY)
                .filter(open -> open.player().equals(Optional.of(offender)))
                .findFirst();
        List<Event> events = new ArrayList<>();
        question.ifPresent(open -> {
            events.add(new ArbiterAnswered(at, ARBITER, open.number(), answer, reason));
            if (open.matter() == Matter.CONDUCT) {
                events.add(recorded(table, at, offender, open.incident().orElseThrow(), open.detail()));
            }
        });
        return events;
    }
}
