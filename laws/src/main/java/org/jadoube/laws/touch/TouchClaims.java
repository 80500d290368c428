package org.jadoube.laws.touch;

import java.util.List;
import java.util.Optional;
import org.jadoube.board.Colour;
import org.jadoube.board.Move;
import org.jadoube.board.Square;
import org.jadoube.clock.Moment;
import org.jadoube.lawbook.Article;
import org.jadoube.lawbook.Citation;
import org.jadoube.laws.Refusal;
import org.jadoube.laws.Verdict;
import org.jadoube.laws.arbiter.Asking;
import org.jadoube.laws.completion.FinalPosition;
import org.jadoube.laws.edition.Touching;
import org.jadoube.laws.game.Act;
import org.jadoube.laws.game.Actor;
import org.jadoube.laws.game.Course;
import org.jadoube.laws.game.Event;
import org.jadoube.laws.game.Event.TouchClaimRejected;
import org.jadoube.laws.game.Event.TouchClaimed;
import org.jadoube.laws.game.PlayedMove;
import org.jadoube.laws.game.Standing;
import org.jadoube.laws.game.Table;
import org.jadoube.laws.game.Touches;
import org.jadoube.laws.irregularity.ClockProposal;
import org.jadoube.laws.irregularity.Restoration;
import org.jadoube.laws.irregularity.Unasked;
import org.jadoube.laws.term.Answer;
import org.jadoube.laws.term.Matter;
import org.jadoube.laws.term.Question;
import org.jadoube.laws.term.Subject.Touched;
import org.jadoube.laws.term.TouchMove;

/// A move that Article 3 allows and touch-move does not: it is made and stands, unless the arbiter steps in or the
/// opponent objects in time. Then the position before comes back and what was touched binds again.
public final class TouchClaims {
    private static final Citation TOUCH_MOVE = new Citation("4.3");
    private static final Citation RIGHT_LOST = new Citation("4.7");

    private TouchClaims() {}

    /// Whether a move keeps to what its player has touched.
    @Article({"4.3", "4.4", "4.6"})
    public static TouchMove judge(Standing before, Touches touches, Move move, Table table) {
        Touching rules = table.regulations().edition().touching();
        boolean kept = touches.equals(Touches.NONE)
                || OpenMoves.of(before, touches, rules).contains(move);
        return kept ? TouchMove.KEPT : TouchMove.BROKEN;
    }

    /// The last move broke touch-move. Where the arbiter acts unasked he is shown it; the players are told nothing.
    @Article({"4.3", "13.1"})
    public static void recognised(Course course, Moment at) {
        Table table = course.table();
        int ply = table.game().played().size();
        if (Unasked.onTouches(table)) {
            Touches touches = table.touches().past().getLast();
            Square first = touches.first()
                    .orElse(table.game().played().getLast().move().from());
            course.then(Asking.of(table, at)
                    .about(
                            table.game().played().getLast().player(),
                            TOUCH_MOVE,
                            Matter.TOUCH_CLAIM,
                            "touched " + touches.touched(),
                            new Touched(ply, first)));
        }
    }

    /// The opponent, or the arbiter who has seen it, objects to the last move.
    @Article({"4.3", "4.7"})
    public static Verdict claim(Table table, Act.ClaimTouch act) {
        if (!table.regulations().profile().pressesByHand()) {
            return Verdict.refused(RIGHT_LOST, Refusal.NOT_IN_FORCE, "");
        }
        if (!hasObject(table, act.by())) {
            return Verdict.refused(RIGHT_LOST, Refusal.NO_SUCH_IRREGULARITY, "");
        }
        int ply = table.game().played().size();
        Touches alleged = alleged(table, ply, act.square());
        PlayedMove last = table.game().played().getLast();
        TouchMove touchMove = judge(last.before(), alleged, last.move(), table);
        return act.by()
                .colour()
                .map(player -> ofPlayer(table, player, act, alleged, touchMove))
                .orElseGet(() -> touchMove == TouchMove.BROKEN
                        ? Verdict.taken(upheld(new Course(table), act.by(), ply, alleged, act.at()))
                        : Verdict.refused(
                                TOUCH_MOVE,
                                Refusal.NO_SUCH_IRREGULARITY,
                                act.square().toString()));
    }

    /// Whether the last move is a legal one of somebody else.
    private static boolean hasObject(Table table, Actor by) {
        List<PlayedMove> played = table.game().played();
        return !played.isEmpty()
                && played.getLast().offence().isEmpty()
                && by != Actor.player(played.getLast().player());
    }

    /// What was touched before a move, with the piece that somebody says was touched too, before all others.
    private static Touches alleged(Table table, int ply, Square square) {
        Touches recorded = table.touches().past().get(ply - 1);
        return recorded.concern(square) ? recorded : recorded.touchingFirst(square);
    }

    /// What the record shows is decided by reasoning; what only the players know is put to the arbiter. A claim that
    /// would change nothing even if it were true, or that comes too late, is rejected.
    @Article({"4.3", "4.7"})
    private static Verdict ofPlayer(
            Table table, Colour player, Act.ClaimTouch act, Touches alleged, TouchMove touchMove) {
        if (touchMove == TouchMove.KEPT || isForfeited(table, alleged)) {
            Citation why = touchMove == TouchMove.KEPT ? TOUCH_MOVE : RIGHT_LOST;
            return Verdict.taken(new TouchClaimRejected(act.at(), why, player, act.square()));
        }
        int ply = table.game().played().size();
        Course course = new Course(table);
        course.then(new TouchClaimed(act.at(), RIGHT_LOST, player, act.square()));
        if (alleged.equals(table.touches().past().getLast())) {
            return Verdict.taken(upheld(course, act.by(), ply, alleged, act.at()));
        }
        String detail = "the opponent says that he touched " + act.square();
        Touched touched = new Touched(ply, act.square());
        course.then(Asking.of(course.table(), act.at())
                .about(player.opponent(), RIGHT_LOST, Matter.TOUCH_CLAIM, detail, touched));
        return Verdict.taken(course.events());
    }

    /// Whoever touches a piece himself lets the opponent's breach stand; in 2001 this goes for touching and castling
    /// alone, not for moving on a piece already released.
    @Article({"4.6", "4.7"})
    private static boolean isForfeited(Table table, Touches touches) {
        boolean hasTouched = !table.touches().now().isEmpty();
        return hasTouched
                && switch (table.regulations().edition().touching().claimCover()) {
                    case TOUCHING_AND_CASTLING -> touches.released().isEmpty();
                    case ALL_OF_MOVING -> true;
                };
    }

    /// The arbiter has decided. Where he lets the move stand, it may end the game after all.
    @Article({"4.7", "5.1a", "5.2a", "5.2b"})
    public static List<Event> answered(Table table, Question question, Act.AnswerQuestion act) {
        Course course = new Course(table);
        Optional<Touched> touched = question.subject()
                .filter(Touched.class::isInstance)
                .map(Touched.class::cast)
                .filter(subject -> subject.ply() <= table.game().played().size());
        if (touched.isEmpty()) {
            return List.of();
        }
        int ply = touched.get().ply();
        if (act.answer() == Answer.UPHELD) {
            Touches alleged = alleged(table, ply, touched.get().square());
            return upheld(course, act.by(), ply, alleged, act.at());
        }
        Colour offender = table.game().played().get(ply - 1).player();
        if (!table.touches().past().get(ply - 1).concern(touched.get().square())) {
            course.then(new TouchClaimRejected(
                    act.at(), RIGHT_LOST, offender.opponent(), touched.get().square()));
        }
        endIfFinal(course, act.at());
        return course.events();
    }

    /// The position before the move is restored, and the clocks are the arbiter's.
    @Article({"4.3", "6.13"})
    private static List<Event> upheld(Course course, Actor by, int ply, Touches binding, Moment at) {
        Optional<ClockProposal> times =
                ClockProposal.before(course.table().times().lines().get(ply - 1));
        Restoration.stopClocks(course, by, at, "touch-move");
        Restoration.before(course, ply, binding, at, TOUCH_MOVE);
        Restoration.askTimes(course, times, at);
        return course.events();
    }

    /// A player who touches a piece has let the opponent's last move stand: if that is a mate, the game is over now.
    @Article({"4.7", "5.1a", "5.2a", "5.2b"})
    static Course forgone(Course course, Moment at) {
        if (!course.table().desk().isAsked(Matter.TOUCH_CLAIM)) {
            endIfFinal(course, at);
        }
        return course;
    }

    private static void endIfFinal(Course course, Moment at) {
        FinalPosition.end(course.game().standing(), at).ifPresent(course::then);
    }
}
