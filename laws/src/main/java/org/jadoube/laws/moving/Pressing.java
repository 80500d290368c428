package org.jadoube.laws.moving;

import java.util.List;
import java.util.Optional;
import org.jadoube.board.Colour;
import org.jadoube.board.Move;
import org.jadoube.clock.Moment;
import org.jadoube.lawbook.Article;
import org.jadoube.lawbook.Citation;
import org.jadoube.laws.Refusal;
import org.jadoube.laws.Verdict;
import org.jadoube.laws.arbiter.Asking;
import org.jadoube.laws.conduct.Charges;
import org.jadoube.laws.game.Act;
import org.jadoube.laws.game.Actor;
import org.jadoube.laws.game.Course;
import org.jadoube.laws.game.Event.ClockPressed;
import org.jadoube.laws.game.Event.IllegalMoveMade;
import org.jadoube.laws.game.Event.IncidentRecorded;
import org.jadoube.laws.game.Event.MoveMade;
import org.jadoube.laws.game.Event.PieceReleased;
import org.jadoube.laws.game.Running;
import org.jadoube.laws.game.Standing;
import org.jadoube.laws.game.Table;
import org.jadoube.laws.handling.ClockHandling;
import org.jadoube.laws.irregularity.Finding;
import org.jadoube.laws.irregularity.Legality;
import org.jadoube.laws.term.Incident;
import org.jadoube.laws.term.Matter;
import org.jadoube.laws.term.Offence;

/// The hand on the clock: it completes the move and starts the opponent's time.
public final class Pressing {
    private static final Citation PROMOTION = new Citation("3.7e");
    private static final Citation MADE = new Citation("4.6");
    private static final Citation PRESS = new Citation("6.7a");
    private static final Citation HANDLING = new Citation("6.7c");
    private static final Citation RESTART = new Citation("6.12c");
    private static final Citation DISPLACED = new Citation("7.3");

    private Pressing() {}

    /// A player presses the clock: what he has made so far is completed, legal or not. It works without a move too.
    @Article({"6.7a", "2023/6.2.2"})
    public static Verdict press(Table table, Colour player, Act.PressClock act) {
        if (!table.regulations().profile().pressesByHand()) {
            return Verdict.refused(PRESS, Refusal.MOVE_PRESSES_CLOCK, "");
        }
        if (table.game().clocks() != Running.GOING) {
            return Verdict.refused(RESTART, Refusal.CLOCKS_STAND, "");
        }
        if (!Uncompleted.reacts(table, player, act.at())) {
            return Verdict.refused(PRESS, Refusal.CLOCK_NOT_RUNNING, "");
        }
        Course course = new Course(table);
        leftHalfDone(course, player, act.at());
        List<Integer> plies = Uncompleted.plies(course.game(), player);
        boolean empty = plies.isEmpty() && course.game().turn() == player;
        course.then(new ClockPressed(act.at(), PRESS, player));
        course.then(ClockHandling.pressed(player, act));
        Uncompleted.complete(course, player, plies.size(), PRESS, act.at());
        if (course.isOver()) {
            return Verdict.taken(course.events());
        }
        plies.forEach(ply -> Finding.recognised(course, ply, act.at()));
        if (empty) {
            pressedEmpty(course, player, act.at());
        }
        if (table.game().displaced().contains(player)) {
            pressedOverDisplaced(course, player, act.at());
        }
        return Verdict.taken(course.events());
    }

    /// A pawn is left on the last rank, or a king let go on his way to castling and the rook forgotten: with the press
    /// that is the move.
    @Article({"3.7e", "4.6b", "4.6c", "2023/7.5.2"})
    private static void leftHalfDone(Course course, Colour player, Moment at) {
        Optional<PieceReleased> released =
                course.game().turn() == player ? course.table().touches().now().released() : Optional.empty();
        if (released.isEmpty() || released.get().from() == released.get().to()) {
            return;
        }
        Standing standing = course.game().standing();
        Move move = Move.plain(released.get().from(), released.get().to());
        if (standing.isLegal(move)) {
            course.then(new MoveMade(at, MADE, player, move));
            return;
        }
        Citation illegal = Legality.citation(course.table().regulations().edition());
        course.then(Legality.offence(standing, move)
                .map(offence -> new IllegalMoveMade(at, illegal, player, move, offence))
                .orElseGet(() -> new IllegalMoveMade(at, PROMOTION, player, move, Offence.PAWN_LEFT_UNPROMOTED)));
    }

    /// No move was made: nothing is said of it until 2009, it is improper in 2014 and an illegal move since 2017.
    @Article({"6.7c", "2023/7.5.3"})
    private static void pressedEmpty(Course course, Colour player, Moment at) {
        switch (course.table().regulations().edition().illegalMoves().emptyPress()) {
            case NOT_STATED -> {}
            case IMPROPER_HANDLING ->
                course.then(Charges.found(course.table(), List.of(), at, player, Incident.PRESSED_WITHOUT_MOVE, ""));
            case ILLEGAL_MOVE -> {
                course.then(new IncidentRecorded(
                        at, HANDLING, Actor.player(player), player, Incident.PRESSED_WITHOUT_MOVE, ""));
                Finding.recognised(course, course.game().played().size() + 1, at);
            }
        }
    }

    /// Displaced pieces are put back on the displacer's own time.
    @Article("7.3")
    private static void pressedOverDisplaced(Course course, Colour player, Moment at) {
        String note = "pressed before the pieces stood right again";
        course.then(Asking.of(course.table(), at)
                .about(player, DISPLACED, Matter.CONDUCT, Incident.PIECES_DISPLACED, note));
    }
}
