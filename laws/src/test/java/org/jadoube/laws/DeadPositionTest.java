package org.jadoube.laws;

import static org.assertj.core.api.Assertions.assertThat;
import static org.jadoube.board.Colour.BLACK;
import static org.jadoube.board.Colour.WHITE;
import static org.jadoube.laws.edition.Edition.FIDE_2001;
import static org.jadoube.laws.edition.Edition.FIDE_2009;
import static org.jadoube.laws.edition.Edition.FIDE_2023;

import java.util.Optional;
import org.jadoube.board.Move;
import org.jadoube.board.Position;
import org.jadoube.board.Square;
import org.jadoube.lawbook.Citation;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.game.Act;
import org.jadoube.laws.game.Actor;
import org.jadoube.laws.game.Ending;
import org.jadoube.laws.game.Event.ArbiterAnswered;
import org.jadoube.laws.game.Event.ArbiterAsked;
import org.jadoube.laws.game.Event.GameEnded;
import org.jadoube.laws.game.Result;
import org.jadoube.laws.term.Answer;
import org.junit.jupiter.api.Test;

/// Articles 5.2b and 9.6: a dead position that nobody has noticed when it arose is pointed out.
class DeadPositionTest {
    /// White has a queen and Black has no move left but into stalemate, once his king has gone into the corner.
    private static final Position BEFORE = Sitting.position(BLACK, "Kg2 Qg1 a7 b6", "Kb8 b7");

    private static Sitting unnoticed(Edition edition) {
        Sitting sitting = EndingsTest.from(edition, BEFORE).started().releases("b8a8");
        assertThat(sitting.table().game().end())
                .as("the quick proof does not see it")
                .isEmpty();
        return sitting;
    }

    private static Sitting pointsOut(Sitting sitting, Actor by) {
        return sitting.does(new Act.PointOutDeadPosition(by, sitting.now()));
    }

    private static void refused(Sitting sitting, Refusal because) {
        assertThat(sitting.last())
                .isInstanceOfSatisfying(
                        Verdict.Refused.class,
                        refused -> assertThat(refused.because()).isEqualTo(because));
    }

    @Test
    void whoever_is_at_the_board_or_the_hall_may_point_it_out_and_the_game_is_drawn() {
        for (Actor by : new Actor[] {Actor.WHITE, Actor.BLACK, Actor.ARBITER, Actor.HALL}) {
            pointsOut(unnoticed(FIDE_2023), by).happened(GameEnded.class);
            pointsOut(unnoticed(FIDE_2023), by).ended(Result.DRAW, Ending.DEAD_POSITION, "5.2.2");
        }
        pointsOut(unnoticed(FIDE_2001), Actor.HALL).ended(Result.DRAW, Ending.DEAD_POSITION, "5.2b");
    }

    @Test
    void spectators_and_the_observer_of_flags_may_not() {
        refused(pointsOut(unnoticed(FIDE_2023), Actor.SPECTATOR), Refusal.NOT_A_PLAYER);
        refused(pointsOut(unnoticed(FIDE_2023), Actor.OBSERVER), Refusal.NOT_A_PLAYER);
    }

    @Test
    void only_the_arbiter_is_told_which_side_can_still_checkmate() {
        Sitting sitting = EndingsTest.from(FIDE_2023, Sitting.position(BLACK, "Ke1 Ra1", "Ke8"))
                .started();
        pointsOut(sitting, Actor.BLACK);
        assertThat(sitting.last()).isEqualTo(Verdict.refused(new Citation("5.2b"), Refusal.CHECKMATE_POSSIBLE, ""));
        pointsOut(sitting, Actor.ARBITER);
        assertThat(sitting.last())
                .isEqualTo(Verdict.refused(new Citation("5.2b"), Refusal.CHECKMATE_POSSIBLE, "white"));
        assertThat(sitting.table().game().end()).isEmpty();
    }

    @Test
    void there_is_nothing_to_point_out_before_the_game_or_after_it() {
        Sitting before = EndingsTest.from(FIDE_2023, Sitting.position(WHITE, "Ke1", "Ke8"));
        refused(pointsOut(before, Actor.WHITE), Refusal.GAME_NOT_STARTED);
        refused(pointsOut(before.started().resigns(WHITE), Actor.WHITE), Refusal.GAME_OVER);
    }

    @Test
    void after_an_illegal_move_the_arbiter_is_asked() {
        Sitting sitting = illegal();
        pointsOut(sitting, Actor.WHITE).happened(ArbiterAsked.class);
        refused(pointsOut(sitting, Actor.BLACK), Refusal.ASKED_ALREADY);
        sitting.does(new Act.AnswerQuestion(Actor.ARBITER, sitting.now(), 1, Answer.UPHELD, ""));
        sitting.happened(ArbiterAnswered.class, GameEnded.class);
        sitting.ended(Result.DRAW, Ending.DEAD_POSITION, "5.2.2");
    }

    @Test
    void nobody_learns_by_asking_whether_the_last_move_was_legal() {
        for (String move : new String[] {"e2e4", "e2e5"}) {
            Sitting sitting = Sitting.under(FIDE_2023, Sitting.increment(90, 30))
                    .started()
                    .releases(move);
            refused(pointsOut(sitting, Actor.BLACK), Refusal.CHECKMATE_POSSIBLE);
        }
        Sitting inCheck = EndingsTest.from(FIDE_2023, Sitting.position(WHITE, "Ke1 Rd2", "Ke8 Re7"))
                .started()
                .releases("d2d3");
        assertThat(inCheck.table().game().standing().regular()).isEmpty();
        refused(pointsOut(inCheck, Actor.BLACK), Refusal.CHECKMATE_POSSIBLE);
    }

    @Test
    void the_arbiter_may_find_that_it_is_not_dead() {
        Sitting sitting = pointsOut(illegal(), Actor.ARBITER).happened(ArbiterAsked.class);
        sitting.does(new Act.AnswerQuestion(Actor.ARBITER, sitting.now(), 1, Answer.REJECTED, ""));
        sitting.happened(ArbiterAnswered.class);
        assertThat(sitting.table().game().end()).isEmpty();
    }

    @Test
    void the_hall_asks_the_arbiter_nothing() {
        refused(pointsOut(illegal(), Actor.HALL), Refusal.NOTHING_PROVED);
    }

    @Test
    void a_dead_position_that_a_breach_of_touch_move_brought_about_is_for_the_arbiter_since_2014() {
        Position position = Sitting.position(WHITE, "Ka7 Ba1", "Kg8 Na8");
        Sitting sitting = EndingsTest.from(FIDE_2023, position).started();
        sitting.touches("a1").releases("a7a8");
        assertThat(Laws.perhapsDead(sitting.table())).isEmpty();
        refused(pointsOut(sitting, Actor.HALL), Refusal.NOTHING_PROVED);
    }

    @Test
    void the_position_is_worth_asking_about_until_the_game_is_over() {
        Sitting sitting = unnoticed(FIDE_2009);
        assertThat(Laws.perhapsDead(sitting.table()))
                .isEqualTo(sitting.table().game().standing().regular())
                .isPresent();
        assertThat(Laws.perhapsDead(pointsOut(sitting, Actor.HALL).table())).isEmpty();
        assertThat(Laws.perhapsDead(Sitting.blitz(FIDE_2009).started().table()))
                .as("the initial position")
                .isEqualTo(Optional.empty());
    }

    /// Black has left the board with two kings and no legal move behind him.
    private static Sitting illegal() {
        Sitting sitting = EndingsTest.from(FIDE_2023, Sitting.position(BLACK, "Ke1 a2", "Ke8"))
                .started();
        sitting.does(new Act.ReleaseMove(Actor.BLACK, sitting.now(), Move.plain(Square.E8, Square.A2)));
        assertThat(sitting.table().game().played().getLast().offence()).isPresent();
        return sitting;
    }
}
