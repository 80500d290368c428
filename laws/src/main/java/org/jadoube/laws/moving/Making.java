package org.jadoube.laws.moving;

import java.util.List;
import java.util.Optional;
import org.jadoube.board.Colour;
import org.jadoube.clock.Moment;
import org.jadoube.lawbook.Article;
import org.jadoube.lawbook.Citation;
import org.jadoube.laws.arbiter.Asking;
import org.jadoube.laws.completion.FinalPosition;
import org.jadoube.laws.draw.DrawOffers;
import org.jadoube.laws.edition.Completion;
import org.jadoube.laws.game.Act;
import org.jadoube.laws.game.Course;
import org.jadoube.laws.game.Event.GameEnded;
import org.jadoube.laws.game.Event.IllegalMoveMade;
import org.jadoube.laws.game.Event.IncidentRecorded;
import org.jadoube.laws.game.Event.MoveMade;
import org.jadoube.laws.game.Table;
import org.jadoube.laws.irregularity.Finding;
import org.jadoube.laws.irregularity.Legality;
import org.jadoube.laws.scoresheet.Recording;
import org.jadoube.laws.term.Hands;
import org.jadoube.laws.term.Incident;
import org.jadoube.laws.term.Matter;
import org.jadoube.laws.term.Offence;
import org.jadoube.laws.term.TouchMove;
import org.jadoube.laws.touch.TouchBreaches;

/// A move made, legal or not, and what goes with it: the record, an open offer, the hands, the end of the game.
final class Making {
    private static final Citation ONE_HAND = new Citation("4.1");
    private static final Citation MADE = new Citation("4.6");
    private static final Citation PRESS = new Citation("6.7a");
    private static final Citation NEXT_MOVE = new Citation("2023/6.2.1.2");

    private Making() {}

    /// A legal move is made. It may end the game, and then it is complete at once; otherwise it waits for the press.
    @Article({"4.6", "4.6a", "4.6b", "4.6c", "6.7a"})
    static void made(Course course, Colour player, Act.ReleaseMove act) {
        Table before = course.table();
        int unpressed = before.game().uncompleted(player);
        TouchMove touchMove = TouchBreaches.judge(before, act.move());
        course.then(Recording.onMaking(course.table(), player, act.move(), act.at()));
        course.then(DrawOffers.declinedByMoving(course.table(), player, act.at()));
        course.then(new MoveMade(act.at(), MADE, player, act.move()));
        hands(course, player, act);
        Optional<GameEnded> end = FinalPosition.afterMove(before, act.move(), touchMove, act.at());
        if (end.isPresent()) {
            ended(course, player, end.get());
            return;
        }
        completedByNextMove(course, player, unpressed, act.at());
        if (touchMove == TouchMove.BROKEN && !course.isOver()) {
            TouchBreaches.recognised(course, act.at());
        }
    }

    /// An illegal move stands on the board like any other; nobody is told.
    @Article({"1.2", "3.9", "2023/3.10.2"})
    static void made(Course course, Colour player, Act.ReleaseMove act, Offence offence) {
        course.then(Recording.onMaking(course.table(), player, act.move(), act.at()));
        course.then(DrawOffers.declinedByMoving(course.table(), player, act.at()));
        course.then(new IllegalMoveMade(
                act.at(), Legality.citation(course.table().regulations().edition()), player, act.move(), offence));
        hands(course, player, act);
        if (Finding.isHeldOnceMade(course.table())) {
            Finding.recognised(course, course.game().played().size(), act.at());
        }
    }

    /// A move needs one hand. Until the edition of 2014 what becomes of it is the arbiter's to say; since 2017 it is
    /// treated as an illegal move once the clock is pressed.
    @Article({"4.1", "2023/7.5.4"})
    private static void hands(Course course, Colour player, Act.ReleaseMove act) {
        if (act.hands() == Hands.ONE) {
            return;
        }
        switch (course.table().regulations().edition().illegalMoves().bothHands()) {
            case BREACH_OF_ONE_HAND ->
                course.then(Asking.of(course.table(), act.at())
                        .about(player, ONE_HAND, Matter.CONDUCT, Incident.MOVED_WITH_BOTH_HANDS, ""));
            case ILLEGAL_MOVE ->
                course.then(
                        new IncidentRecorded(act.at(), ONE_HAND, act.by(), player, Incident.MOVED_WITH_BOTH_HANDS, ""));
        }
    }

    /// The move that ends the game is complete without a press, and so are those before it.
    @Article({"6.7a", "2023/6.2.1.1"})
    static void ended(Course course, Colour player, GameEnded end) {
        course.then(Uncompleted.completed(player, end.at(), PRESS, course.game().uncompleted(player)));
        course.then(end);
    }

    /// What a player left unpressed is completed by his next move, where the edition says so.
    @Article("2023/6.2.1.2")
    private static void completedByNextMove(Course course, Colour player, int unpressed, Moment at) {
        Completion completion = course.table().regulations().edition().completion();
        switch (completion) {
            case BY_PRESS -> {}
            case BY_PRESS_OR_NEXT_MOVE -> {
                List<Integer> plies = Uncompleted.plies(course.game(), player).subList(0, unpressed);
                Uncompleted.complete(course, player, unpressed, NEXT_MOVE, at);
                plies.forEach(ply -> Finding.recognised(course, ply, at));
            }
        }
    }
}
