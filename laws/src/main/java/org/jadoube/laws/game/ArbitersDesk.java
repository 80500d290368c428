package org.jadoube.laws.game;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.jadoube.board.Colour;
import org.jadoube.laws.game.Event.ArbiterAnswered;
import org.jadoube.laws.game.Event.ArbiterAsked;
import org.jadoube.laws.game.Event.GameAnnulled;
import org.jadoube.laws.game.Event.IllegalMoveFound;
import org.jadoube.laws.game.Event.IncidentRecorded;
import org.jadoube.laws.game.Event.PenaltyImposed;
import org.jadoube.laws.game.Event.PositionRestored;
import org.jadoube.laws.term.Matter;
import org.jadoube.laws.term.Question;
import org.jadoube.laws.term.Subject;
import org.jadoube.laws.term.Subject.Breach;

/// What lies before the arbiter: a fold over the events of the game.
///
/// @param open the questions he has not answered
/// @param asked how many questions have been put to him
/// @param illegalMoves the illegal moves found and held against a player, in order
/// @param unfound the incidents since which no illegal move that consists in one of their kind has been found
public record ArbitersDesk(
        List<Question> open,
        int asked,
        List<IllegalMoveFound> illegalMoves,
        List<IncidentRecorded> incidents,
        List<IncidentRecorded> unfound,
        List<PenaltyImposed> penalties) {
    /// Nothing has come before him.
    public static final ArbitersDesk EMPTY = new ArbitersDesk(List.of(), 0, List.of(), List.of(), List.of(), List.of());

    public ArbitersDesk {
        open = List.copyOf(open);
        illegalMoves = List.copyOf(illegalMoves);
        incidents = List.copyOf(incidents);
        unfound = List.copyOf(unfound);
        penalties = List.copyOf(penalties);
    }

    /// How many illegal moves of a player have been found.
    public int illegalMoves(Colour player) {
        return (int)
                illegalMoves.stream().filter(found -> found.player() == player).count();
    }

    public Optional<Question> question(int number) {
        return open.stream().filter(question -> question.number() == number).findFirst();
    }

    /// Whether something of this kind waits for his answer.
    public boolean isAsked(Matter matter) {
        return open.stream().anyMatch(question -> question.matter() == matter);
    }

    /// Whether something of this kind about a player waits for his answer.
    public boolean isAsked(Matter matter, Colour player) {
        return open.stream()
                .anyMatch(question ->
                        question.matter() == matter && question.player().equals(Optional.of(player)));
    }

    /// The number of the next question.
    public int nextNumber() {
        return asked + 1;
    }

    ArbitersDesk after(Event event) {
        return switch (event) {
            case ArbiterAsked e -> ask(e);
            case ArbiterAnswered e -> answer(e);
            case IllegalMoveFound e -> find(e);
            case IncidentRecorded e ->
                new ArbitersDesk(open, asked, illegalMoves, Fit.with(incidents, e), Fit.with(unfound, e), penalties);
            case PenaltyImposed e ->
                new ArbitersDesk(open, asked, illegalMoves, incidents, unfound, Fit.with(penalties, e));
            case PositionRestored e -> forgetAfter(e.plies());
            case GameAnnulled _ -> new ArbitersDesk(List.of(), asked, List.of(), incidents, List.of(), penalties);
            default -> this;
        };
    }

    private ArbitersDesk ask(ArbiterAsked event) {
        Fit.require(event.question().number() == nextNumber(), "question %d is next".formatted(nextNumber()), event);
        return new ArbitersDesk(
                Fit.with(open, event.question()), nextNumber(), illegalMoves, incidents, unfound, penalties);
    }

    private ArbitersDesk answer(ArbiterAnswered event) {
        Question answered = question(event.question()).orElseThrow(() -> Fit.unfit("no such question is open", event));
        List<Question> rest =
                open.stream().filter(question -> !question.equals(answered)).toList();
        return new ArbitersDesk(rest, asked, illegalMoves, incidents, unfound, penalties);
    }

    /// What was asked about an illegal move is answered once it is found.
    private ArbitersDesk find(IllegalMoveFound event) {
        List<IncidentRecorded> rest = unfound.stream()
                .filter(incident -> incident.offender() != event.player()
                        || !event.offence().incident().equals(Optional.of(incident.incident())))
                .toList();
        Subject found = new Breach(event.ply(), event.offence());
        ArbitersDesk settled = without(question -> question.subject().equals(Optional.of(found)));
        return new ArbitersDesk(settled.open, asked, Fit.with(illegalMoves, event), incidents, rest, penalties);
    }

    /// What was asked about moves that never happened needs no answer, nor what was asked about the times before.
    private ArbitersDesk forgetAfter(int plies) {
        return without(question ->
                question.subject().filter(subject -> subject.ply() > plies).isPresent()
                        || (question.matter() == Matter.CLOCK_TIMES
                                && question.player().isEmpty()));
    }

    private ArbitersDesk without(Predicate<Question> settled) {
        List<Question> rest = open.stream().filter(settled.negate()).toList();
        return new ArbitersDesk(rest, asked, illegalMoves, incidents, unfound, penalties);
    }
}
