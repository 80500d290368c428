package org.jadoube.laws.moving;

import java.util.Optional;
import org.jadoube.board.Colour;
import org.jadoube.board.Move;
import org.jadoube.board.Square;
import org.jadoube.lawbook.Article;
import org.jadoube.lawbook.Citation;
import org.jadoube.laws.Refusal;
import org.jadoube.laws.Verdict;
import org.jadoube.laws.completion.FinalPosition;
import org.jadoube.laws.draw.DrawOffers;
import org.jadoube.laws.game.Act;
import org.jadoube.laws.game.Course;
import org.jadoube.laws.game.Event.ClockPressed;
import org.jadoube.laws.game.Event.GameEnded;
import org.jadoube.laws.game.Event.MoveBound;
import org.jadoube.laws.game.Event.MoveMade;
import org.jadoube.laws.game.Game;
import org.jadoube.laws.game.Running;
import org.jadoube.laws.game.Standing;
import org.jadoube.laws.game.Table;
import org.jadoube.laws.irregularity.Legality;
import org.jadoube.laws.irregularity.Retraction;
import org.jadoube.laws.scoresheet.Recording;
import org.jadoube.laws.term.Offence;
import org.jadoube.laws.term.TouchMove;
import org.jadoube.laws.touch.Releasing;

/// The hand that lets go of a piece: whose turn it is, what hands can do, and what becomes of it. What goes with a move
/// that is made stands in [Making], what the press of the clock does in [Pressing].
public final class Moving {
    private static final Citation HAVING_THE_MOVE = new Citation("1.1");
    private static final Citation WRITTEN = new Citation("9.5b");
    private static final Citation MADE = new Citation("4.6");
    private static final Citation PRESS = new Citation("6.7a");
    private static final Citation RESTART = new Citation("6.12c");

    private Moving() {}

    /// A piece is let go. A player has the move as soon as his opponent's move is made, pressed or not. Over the
    /// board whatever hands can do is done, legal or not; on a screen only legal moves are accepted.
    @Article({"1.1", "2023/1.2", "4.6"})
    public static Verdict release(Table table, Colour player, Act.ReleaseMove act) {
        if (table.game().clocks() != Running.GOING) {
            return Verdict.refused(RESTART, Refusal.CLOCKS_STAND, "");
        }
        return table.regulations().profile().pressesByHand()
                ? byHand(table, player, act)
                : onScreen(table, player, act);
    }

    /// On a screen only legal moves are taken, and of these only the one written down for a wrong claim.
    @Article({"2023/3.10.1", "9.5b"})
    private static Verdict onScreen(Table table, Colour player, Act.ReleaseMove act) {
        Game game = table.game();
        if (game.turn() != player) {
            return Verdict.refused(HAVING_THE_MOVE, Refusal.NOT_YOUR_MOVE, "");
        }
        if (!game.standing().isLegal(act.move())) {
            return Verdict.refused(
                    Legality.demanded(table.regulations().edition()),
                    Refusal.ILLEGAL_MOVE,
                    act.move().toString());
        }
        Optional<Move> written = table.touches().now().bound().map(MoveBound::move);
        if (written.filter(move -> move != act.move()).isPresent()) {
            return Verdict.refused(
                    WRITTEN, Refusal.WRITTEN_MOVE_BINDS, written.get().toString());
        }
        Course course = new Course(table);
        course.then(Recording.onMaking(table, player, act.move(), act.at()));
        course.then(DrawOffers.declinedByMoving(table, player, act.at()));
        course.then(new MoveMade(act.at(), MADE, player, act.move()));
        Optional<GameEnded> end = FinalPosition.afterMove(table, act.move(), TouchMove.KEPT, act.at());
        if (end.isPresent()) {
            Making.ended(course, player, end.get());
            return Verdict.taken(course.events());
        }
        if (Uncompleted.reacts(table, player, act.at())) {
            course.then(new ClockPressed(act.at(), PRESS, player));
        }
        Uncompleted.complete(course, player, game.uncompleted(player) + 1, PRESS, act.at());
        return Verdict.taken(course.events());
    }

    /// What the player has just done illegally, and not pressed, he may put right by moving again.
    @Article({"3.9", "2023/3.10.1", "2023/3.10.2", "4.6"})
    private static Verdict byHand(Table table, Colour player, Act.ReleaseMove act) {
        Course course = new Course(table);
        if (Retraction.isOpen(table, player)) {
            Retraction.retract(course, act.at());
        }
        if (course.game().turn() != player) {
            return isReleased(course.game(), player, act.move().from())
                    ? Verdict.refused(
                            MADE, Refusal.PIECE_RELEASED, act.move().from().toString())
                    : Verdict.refused(HAVING_THE_MOVE, Refusal.NOT_YOUR_MOVE, "");
        }
        Standing standing = course.game().standing();
        if (!Legality.isFeasible(standing, act.move())) {
            return Verdict.refused(
                    Legality.demanded(table.regulations().edition()),
                    Refusal.NO_SUCH_PIECE,
                    act.move().toString());
        }
        Optional<Offence> offence = Legality.offence(standing, act.move());
        if (offence.isPresent()) {
            Making.made(course, player, act, offence.get());
        } else if (Legality.isPawnToLastRank(standing, act.move())) {
            Releasing.released(course, act.move().from(), act.move().to(), act.at());
        } else {
            Making.made(course, player, act);
        }
        return Verdict.taken(course.events());
    }

    /// Whether the piece on a square came there with the player's last move, which he has not completed: he has let it
    /// go, so it goes nowhere else.
    @Article("4.6")
    private static boolean isReleased(Game game, Colour player, Square square) {
        return !game.played().isEmpty()
                && game.played().getLast().player() == player
                && game.played().getLast().completed().isEmpty()
                && game.standing()
                        .at(square)
                        .filter(piece -> piece.colour() == player)
                        .isPresent()
                && !game.standing()
                        .at(square)
                        .equals(game.played().getLast().before().at(square));
    }
}
