package org.jadoube.laws.irregularity;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.jadoube.board.Colour;
import org.jadoube.board.PieceType;
import org.jadoube.clock.Moment;
import org.jadoube.lawbook.Article;
import org.jadoube.lawbook.Citation;
import org.jadoube.laws.completion.FinalPosition;
import org.jadoube.laws.edition.IllegalMoves;
import org.jadoube.laws.edition.Regulations;
import org.jadoube.laws.game.Actor;
import org.jadoube.laws.game.Course;
import org.jadoube.laws.game.Event.IllegalMoveFound;
import org.jadoube.laws.game.Event.PawnReplaced;
import org.jadoube.laws.game.Event.PositionRestored;
import org.jadoube.laws.game.PlayedMove;
import org.jadoube.laws.game.Table;
import org.jadoube.laws.game.Touches;
import org.jadoube.laws.term.Matter;
import org.jadoube.laws.term.Offence;
import org.jadoube.laws.term.Subject.Breach;

/// What is done about an illegal move that has been found: the board first, then the penalty, then the clocks.
final class Correction {
    private static final Citation ILLEGAL_MOVE = new Citation("7.4a");
    private static final Citation QUEEN = new Citation("2023/7.5.2");

    private Correction() {}

    /// All of it. The clocks stand from here on.
    @Article({"6.13", "7.4a", "7.4b"})
    static void of(Course course, Breach breach, Actor by, Moment at) {
        Colour offender = Breaches.offender(course.table(), breach);
        Optional<ClockProposal> times = proposal(course.table(), breach);
        boolean counts = counts(course.table(), breach);
        Restoration.stopClocks(course, by, at, "an illegal move");
        if (counts) {
            Citation citation = Breaches.citation(course.table(), breach.offence());
            course.then(new IllegalMoveFound(at, citation, offender, breach.offence(), breach.ply()));
        }
        putRight(course, breach, at);
        Optional<Duration> bonus = counts ? Tally.penalise(course, offender, breach, at) : Optional.empty();
        endIfQueenEndsIt(course, breach, at);
        if (!course.isOver() && !course.table().desk().isAsked(Matter.CAN_STILL_CHECKMATE)) {
            Optional<ClockProposal> proposed = times.map(setting ->
                    bonus.map(time -> setting.giving(offender.opponent(), time)).orElse(setting));
            Restoration.askTimes(course, proposed, at);
        }
    }

    /// A move that was replied to before it was completed is taken back all the same, but not held against anybody.
    @Article("7.4a")
    private static boolean counts(Table table, Breach breach) {
        if (breach.offence() == Offence.PRESS_WITHOUT_MOVE) {
            return true;
        }
        Regulations regulations = table.regulations();
        IllegalMoves.Trigger trigger = regulations.edition().illegalMoves().trigger(regulations.rules());
        return trigger == IllegalMoves.Trigger.MADE
                || table.game().played().get(breach.ply() - 1).completed().isPresent();
    }

    private static Optional<ClockProposal> proposal(Table table, Breach breach) {
        return switch (breach.offence()) {
            case PRESS_WITHOUT_MOVE ->
                table.times()
                        .press()
                        .filter(press -> press.player() == Breaches.offender(table, breach))
                        .flatMap(ClockProposal::before);
            case ILLEGAL_DISPLACEMENT, KING_LEFT_IN_CHECK, KING_CAPTURED, PAWN_LEFT_UNPROMOTED, BOTH_HANDS ->
                ClockProposal.before(table.times().lines().get(breach.ply() - 1));
        };
    }

    /// The position before is restored; an unpromoted pawn becomes a queen since 2014; a move that is legal in itself
    /// stands.
    @Article({"7.4a", "2023/7.5.2", "2023/7.5.3", "2023/7.5.4"})
    private static void putRight(Course course, Breach breach, Moment at) {
        switch (breach.offence()) {
            case ILLEGAL_DISPLACEMENT, KING_LEFT_IN_CHECK, KING_CAPTURED -> takeBack(course, breach.ply(), at);
            case PAWN_LEFT_UNPROMOTED -> unpromoted(course, breach.ply(), at);
            case PRESS_WITHOUT_MOVE, BOTH_HANDS -> {}
        }
    }

    @Article({"4.3", "7.4a"})
    private static void takeBack(Course course, int ply, Moment at) {
        Restoration.before(course, ply, binding(course.table(), ply), at, ILLEGAL_MOVE);
    }

    /// The pieces touched bind the move in its place; since 2009 a piece let go as part of a legal move
    /// does too. A move written for a wrong claim has still to be made.
    @Article({"4.3", "4.6", "7.4a", "9.5b"})
    private static Touches binding(Table table, int ply) {
        PlayedMove played = table.game().played().get(ply - 1);
        Touches before = table.touches().past().get(ply - 1);
        Touches pieces = Touches.ofPieces(before.touched()).playing(played);
        Touches touched = before.bound().map(pieces::bindingTo).orElse(pieces);
        return switch (table.regulations().edition().illegalMoves().replacement()) {
            case TOUCH -> touched;
            case TOUCH_AND_RELEASE -> before.released().map(touched::releasing).orElse(touched);
        };
    }

    @Article({"7.4a", "2023/7.5.2"})
    private static void unpromoted(Course course, int ply, Moment at) {
        Table table = course.table();
        PlayedMove played = table.game().played().get(ply - 1);
        switch (table.regulations().edition().illegalMoves().unpromotedPawn()) {
            case NOT_STATED, TAKEN_BACK -> takeBack(course, ply, at);
            case BECOMES_QUEEN -> {
                if (ply < table.game().played().size()) {
                    course.then(new PositionRestored(at, QUEEN, ply, List.of()));
                }
                course.then(new PawnReplaced(
                        at, QUEEN, played.player(), played.move().to(), PieceType.QUEEN));
            }
        }
    }

    /// The queen that an unpromoted pawn has become may mate or stalemate.
    @Article({"5.1a", "5.2a", "2023/7.5.2"})
    private static void endIfQueenEndsIt(Course course, Breach breach, Moment at) {
        if (!course.isOver() && breach.offence() == Offence.PAWN_LEFT_UNPROMOTED) {
            FinalPosition.end(course.game().standing(), at).ifPresent(course::then);
        }
    }
}
