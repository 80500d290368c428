package org.jadoube.laws.touch;

import java.util.List;
import java.util.Optional;
import org.jadoube.board.Colour;
import org.jadoube.board.Square;
import org.jadoube.lawbook.Article;
import org.jadoube.lawbook.Citation;
import org.jadoube.laws.Refusal;
import org.jadoube.laws.Verdict;
import org.jadoube.laws.arbiter.Asking;
import org.jadoube.laws.completion.FinalPosition;
import org.jadoube.laws.game.Act;
import org.jadoube.laws.game.Actor;
import org.jadoube.laws.game.Course;
import org.jadoube.laws.game.Event;
import org.jadoube.laws.game.Event.TouchClaimRejected;
import org.jadoube.laws.game.Event.TouchClaimed;
import org.jadoube.laws.game.PlayedMove;
import org.jadoube.laws.game.Table;
import org.jadoube.laws.game.Touches;
import org.jadoube.laws.irregularity.ClockProposal;
import org.jadoube.laws.irregularity.Restoration;
import org.jadoube.laws.term.Answer;
import org.jadoube.laws.term.Matter;
import org.jadoube.laws.term.Question;
import org.jadoube.laws.term.Subject.Touched;

/// What is done about a breach of touch-move ([TouchBreaches]): the move is made and stands, unless the arbiter steps
/// in or the opponent objects in time. Then the position before comes back and what was touched binds again.
public final class TouchClaims {
    private static final Citation TOUCH_MOVE = new Citation("4.3");
    private static final Citation OBJECTING = new Citation("4.7");

    private TouchClaims() {}

    /// The opponent, or the arbiter who has seen it, objects to the last move.
    @Article({"4.3", "4.7"})
    public static Verdict claim(Table table, Act.ClaimTouch act) {
        if (!table.regulations().profile().pressesByHand()) {
            return Verdict.refused(OBJECTING, Refusal.NOT_IN_FORCE, "");
        }
        if (!isLastMoveOfAnother(table, act.by())) {
            return Verdict.refused(OBJECTING, Refusal.NO_SUCH_IRREGULARITY, "");
        }
        Touches alleged = alleged(table, table.game().played().size(), act.square());
        Optional<Bond> broken =
                TouchBreaches.broken(table, table.game().played().size(), alleged);
        return act.by()
                .colour()
                .map(player -> ofPlayer(table, player, act, alleged, broken))
                .orElseGet(() -> ofArbiter(table, act, alleged, broken));
    }

    /// Whether the last move is a legal one and not the claimant's own: only against such a one does
    /// touch-move speak.
    private static boolean isLastMoveOfAnother(Table table, Actor by) {
        List<PlayedMove> played = table.game().played();
        return !played.isEmpty()
                && played.getLast().offence().isEmpty()
                && by != Actor.player(played.getLast().player());
    }

    /// What was touched before a move, with the piece that somebody says was touched too. When, nobody can tell: one
    /// of the player's own counts as touched before all others, one of his opponent's as touched after them.
    @Article("4.3c")
    private static Touches alleged(Table table, int ply, Square square) {
        Touches recorded = table.touches().past().get(ply - 1);
        if (recorded.concern(square)) {
            return recorded;
        }
        PlayedMove move = table.game().played().get(ply - 1);
        boolean own = move.before()
                .at(square)
                .filter(piece -> piece.colour() == move.player())
                .isPresent();
        return own ? recorded.touchingFirst(square) : recorded.touching(square);
    }

    private static Verdict ofArbiter(Table table, Act.ClaimTouch act, Touches alleged, Optional<Bond> broken) {
        int ply = table.game().played().size();
        return broken.map(bond -> Verdict.taken(upheld(new Course(table), act, ply, alleged, bond.citation())))
                .orElseGet(() -> Verdict.refused(
                        TOUCH_MOVE, Refusal.NO_SUCH_IRREGULARITY, act.square().toString()));
    }

    /// What the record shows is decided by reasoning; what only the players know is put to the arbiter. A claim that
    /// would change nothing even if it were true, or that comes too late, is rejected.
    @Article({"4.3", "4.7"})
    private static Verdict ofPlayer(
            Table table, Colour player, Act.ClaimTouch act, Touches alleged, Optional<Bond> broken) {
        if (broken.isEmpty()) {
            return Verdict.taken(new TouchClaimRejected(act.at(), TOUCH_MOVE, player, act.square()));
        }
        Bond bond = broken.get();
        if (isForfeited(table, bond)) {
            return Verdict.taken(new TouchClaimRejected(act.at(), OBJECTING, player, act.square()));
        }
        int ply = table.game().played().size();
        Course course = new Course(table);
        course.then(new TouchClaimed(act.at(), OBJECTING, player, act.square()));
        if (alleged.equals(table.touches().past().getLast())) {
            return Verdict.taken(upheld(course, act, ply, alleged, bond.citation()));
        }
        String detail = "the opponent says that he touched " + act.square();
        Touched touched = new Touched(ply, act.square());
        course.then(Asking.of(course.table(), act.at())
                .about(player.opponent(), bond.citation(), Matter.TOUCH_CLAIM, detail, touched));
        return Verdict.taken(course.events());
    }

    /// Whoever touches a piece himself lets the opponent's breach stand; in 2001 this goes for touching and castling
    /// alone, not for moving on a piece already released nor for another move than the one written down.
    @Article("4.7")
    private static boolean isForfeited(Table table, Bond broken) {
        return table.touches().now().isAnythingTouched()
                && switch (table.regulations().edition().touching().claimCover()) {
                    case TOUCHING_AND_CASTLING -> broken.isByTouch();
                    case ALL_OF_MOVING -> true;
                };
    }

    /// The arbiter has decided. Where he lets the last move stand, it may end the game after all.
    @Article({"4.7", "5.1a", "5.2a", "5.2b"})
    public static List<Event> answered(Table table, Question question, Act.AnswerQuestion act) {
        return question.subject()
                .filter(Touched.class::isInstance)
                .map(Touched.class::cast)
                .map(touched -> answered(table, touched, act))
                .orElse(List.of());
    }

    private static List<Event> answered(Table table, Touched touched, Act.AnswerQuestion act) {
        Course course = new Course(table);
        int ply = touched.ply();
        Touches alleged = alleged(table, ply, touched.square());
        Citation citation =
                TouchBreaches.broken(table, ply, alleged).map(Bond::citation).orElse(TOUCH_MOVE);
        if (act.answer() == Answer.UPHELD) {
            return upheld(course, act, ply, alleged, citation);
        }
        Colour opponent = table.game().played().get(ply - 1).player().opponent();
        if (!table.touches().past().get(ply - 1).concern(touched.square())) {
            course.then(new TouchClaimRejected(act.at(), citation, opponent, touched.square()));
        }
        if (ply == table.game().played().size()) {
            FinalPosition.end(table.game().standing(), act.at()).ifPresent(course::then);
        }
        return course.events();
    }

    /// The position before the move is restored, and the clocks are the arbiter's.
    @Article({"4.3", "6.13"})
    private static List<Event> upheld(Course course, Act act, int ply, Touches binding, Citation citation) {
        Optional<ClockProposal> times =
                ClockProposal.before(course.table().times().lines().get(ply - 1));
        Restoration.stopClocks(course, act.by(), act.at(), "touch-move");
        Restoration.before(course, ply, binding, act.at(), citation);
        Restoration.askTimes(course, times, act.at());
        return course.events();
    }
}
