package org.jadoube.audit;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jadoube.board.Colour;
import org.jadoube.board.Move;
import org.jadoube.board.Position;
import org.jadoube.laws.edition.AutomaticDraws;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.game.Ending;
import org.jadoube.laws.game.Occurrences;
import org.jadoube.laws.game.Result;
import org.jadoube.laws.term.Grounds;
import org.jadoube.notation.Problem;
import org.jadoube.pgn.PgnListener;
import org.jadoube.pgn.PgnProblem;
import org.jadoube.pgn.PgnResult;
import org.jadoube.pgn.PgnTags;
import org.jadoube.pgn.Place;

/// Hears a reader tell of games and hands over what it found about each. Not for several threads at a time.
final class Auditor implements PgnListener {
    private static final int FIFTY_MOVES = 100;

    private final Function<PgnTags, Edition> laws;
    private final Consumer<AuditedGame> taker;
    private final Ends ends;
    private final GameScore score = new GameScore();
    private final ClockWatch clocks = new ClockWatch();
    private final Chances repetition = new Chances(Grounds.THIRD_OCCURRENCE);
    private final Chances fiftyMoves = new Chances(Grounds.FIFTY_MOVES);
    private final List<PgnProblem> faults = new ArrayList<>();
    private long number;
    private Place place = new Place(1, 1, 0);
    private PgnTags tags = PgnTags.NONE;
    private Edition edition = Edition.latest();
    private int depth;
    private String lastComment = "";
    private Optional<PgnResult> terminator = Optional.empty();
    private Optional<PgnProblem> stop = Optional.empty();
    private Optional<Occurrences> turn = Optional.empty();
    private Optional<End> automatic = Optional.empty();

    Auditor(Function<PgnTags, Edition> laws, Ends ends, Consumer<AuditedGame> taker) {
        this.laws = laws;
        this.ends = ends;
        this.taker = taker;
    }

    @Override
    public void gameBegins(long itsNumber, Place begin) {
        number = itsNumber;
        place = begin;
        faults.clear();
        repetition.begin();
        fiftyMoves.begin();
        depth = 0;
        lastComment = "";
        terminator = Optional.empty();
        stop = Optional.empty();
        turn = Optional.empty();
        automatic = Optional.empty();
    }

    @Override
    public void movesBegin(PgnTags all, Position start) {
        tags = all;
        edition = laws.apply(all);
        score.begin(start);
        clocks.begin(all);
        look(start);
    }

    @Override
    public void comment(String text) {
        if (depth == 0) {
            lastComment = text;
            clocks.comment(text, score);
        }
    }

    @Override
    public void move(String san, Move move, Position after) {
        if (depth == 0) {
            begun();
            lastComment = "";
            score.move(san, after);
            look(after);
        }
    }

    @Override
    public void variationBegins() {
        depth++;
    }

    @Override
    public void variationEnds(String rest) {
        depth--;
    }

    @Override
    public void result(PgnResult result) {
        terminator = Optional.of(result);
    }

    @Override
    public void problem(PgnProblem problem, boolean ending) {
        if (ending) {
            stop = Optional.of(problem);
        } else {
            faults.add(problem);
        }
    }

    /// What the new position may give a right to, or end.
    private void look(Position now) {
        if (now.halfmoveClock() >= FIFTY_MOVES || score.mayBeThird()) {
            Occurrences occurrences = score.occurrences();
            turn = Optional.of(occurrences);
            if (automatic.isEmpty()) {
                automatic = automatic(occurrences);
            }
        }
    }

    /// The end that nobody needs to claim, if it has come.
    private Optional<End> automatic(Occurrences now) {
        AutomaticDraws draws = edition.automaticDraws();
        if (now.isFivefold(draws)) {
            return Optional.of(new End(Ending.FIFTH_OCCURRENCE, Result.DRAW, score.end(), List.of()));
        }
        return Occurrences.isSeventyFive(now.quiet(), draws)
                ? Optional.of(new End(Ending.SEVENTY_FIVE_MOVES, Result.DRAW, score.end(), List.of()))
                : Optional.empty();
    }

    /// The player having the move has gone on, or the game has ended in his turn: he could have claimed.
    private void begun() {
        if (turn.isPresent()) {
            Colour player = score.last().turn();
            repetition.note(turn.get(), player);
            fiftyMoves.note(turn.get(), player);
            turn = Optional.empty();
        }
    }

    @Override
    public void gameEnds() {
        PgnResult result = terminator
                .or(() -> tags.value("Result").flatMap(PgnResult::parse))
                .orElse(PgnResult.OPEN);
        List<Finding> findings = new ArrayList<>(0);
        if (stop.filter(problem -> score.plies() == 0 && isAboutStart(problem)).isPresent()) {
            findings.add(brokenOff(stop.get()));
        } else {
            judge(result, findings);
        }
        faults.forEach(problem -> findings.add(new Finding.Misformed(problem, score.end())));
        taker.accept(new AuditedGame(number, place, tags, score.plies(), result, edition, findings));
    }

    private static boolean isAboutStart(PgnProblem problem) {
        return switch (problem.problem().kind()) {
            case ILLEGAL_MOVE, AMBIGUOUS_MOVE, UNREADABLE_MOVE, INEXACT_MOVE -> false;
            default -> true;
        };
    }

    private void judge(PgnResult result, List<Finding> findings) {
        Optional<End> last = ends.withoutMoves(score);
        if (last.isEmpty()) {
            begun();
        }
        Verdicts verdicts = new Verdicts(score, ends, findings, result, Termination.of(tags, lastComment));
        Optional<End> end = verdicts.end(last, automatic, edition);
        stop.ifPresentOrElse(
                problem -> findings.add(
                        last.isPresent() && isMove(problem)
                                ? new Finding.MovedAfterEnd(last.get(), problem)
                                : brokenOff(problem)),
                () -> verdicts.result(end, edition));
        Optional<Colour> loser =
                stop.isPresent() ? Optional.empty() : Verdicts.winner(result).map(Colour::opponent);
        int over = end.map(End::spot).map(Spot::ply).orElse(Integer.MAX_VALUE);
        repetition.tell(score, over, loser, findings);
        fiftyMoves.tell(score, over, loser, findings);
        clocks.tell(findings);
        new Oddities(tags, score, findings).tell(terminator, stop.isPresent());
    }

    private static boolean isMove(PgnProblem problem) {
        return problem.problem().kind() == Problem.Kind.ILLEGAL_MOVE;
    }

    private Finding brokenOff(PgnProblem problem) {
        Kind kind = switch (problem.problem().kind()) {
            case ILLEGAL_MOVE -> Kind.ILLEGAL_MOVE;
            case UNREADABLE_MOVE -> isNull(problem.problem().found()) ? Kind.NULL_MOVE : Kind.UNREADABLE_MOVE;
            case AMBIGUOUS_MOVE, INEXACT_MOVE -> Kind.UNREADABLE_MOVE;
            case TAG -> Kind.FOREIGN_RULES;
            case COMMENT, MOVETEXT, ENCODING -> Kind.FORM;
            case FIELD_COUNT, PLACEMENT, TURN, CASTLING, EN_PASSANT, COUNTER, UNSOUND_POSITION -> Kind.UNSOUND_START;
        };
        return new Finding.BrokenOff(kind, problem, score.end());
    }

    private static boolean isNull(String word) {
        return word.startsWith("--")
                || word.startsWith("Z0")
                || word.startsWith("@@")
                || word.equalsIgnoreCase("null")
                || word.equalsIgnoreCase("pass")
                || word.startsWith("0000");
    }
}
