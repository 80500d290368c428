package org.jadoube.laws;

import static org.assertj.core.api.Assertions.assertThat;
import static org.jadoube.board.Colour.BLACK;
import static org.jadoube.board.Colour.WHITE;
import static org.jadoube.laws.edition.Edition.FIDE_2018;
import static org.jadoube.laws.edition.Edition.FIDE_2023;

import java.util.List;
import java.util.Optional;
import org.jadoube.board.Colour;
import org.jadoube.board.Move;
import org.jadoube.board.Position;
import org.jadoube.board.Square;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.game.Act;
import org.jadoube.laws.game.Actor;
import org.jadoube.laws.game.Ending;
import org.jadoube.laws.game.Result;
import org.jadoube.laws.term.Answer;
import org.jadoube.laws.term.MatingIssue;
import org.junit.jupiter.api.Test;

/// Whose chance to checkmate a game has turned on.
class MatingIssueTest {
    private static final Position PAWN = Sitting.position(WHITE, "Ke1 e2", "Ke8");

    private static Sitting sitting(Edition edition) {
        return EndingsTest.from(edition, PAWN).started();
    }

    private static List<Colour> sides(Sitting sitting) {
        return Laws.matingIssue(sitting.table()).map(MatingIssue::sides).orElse(List.of());
    }

    @Test
    void while_the_game_goes_on_it_turns_on_nothing() {
        assertThat(Laws.matingIssue(sitting(FIDE_2023).table())).isEmpty();
    }

    @Test
    void a_flag_fall_turns_on_the_opponent_whoever_gets_the_point() {
        Sitting drawn = sitting(FIDE_2018).minutes(6);
        drawn.does(new Act.ObserveFlag(Actor.ARBITER, drawn.now(), WHITE));
        assertThat(drawn.table().game().result()).contains(Result.DRAW);
        assertThat(Laws.matingIssue(drawn.table())).isEqualTo(Optional.of(new MatingIssue(PAWN, List.of(BLACK))));
        Sitting lost = EndingsTest.from(FIDE_2018, Sitting.position(WHITE, "Ke1", "Ke8 e7"))
                .started()
                .minutes(6);
        lost.does(new Act.ObserveFlag(Actor.ARBITER, lost.now(), WHITE));
        assertThat(lost.table().game().result()).contains(Result.BLACK_WINS);
        assertThat(sides(lost)).containsExactly(BLACK);
    }

    @Test
    void a_resignation_turns_on_it_since_2023_and_a_draw_by_it_on_both() {
        assertThat(sides(sitting(FIDE_2018).resigns(BLACK))).isEmpty();
        assertThat(sides(sitting(FIDE_2023).resigns(BLACK))).containsExactly(WHITE);
        assertThat(sides(sitting(FIDE_2023).resigns(WHITE))).containsExactly(WHITE, BLACK);
    }

    @Test
    void a_dead_position_turns_on_both() {
        Sitting dead = EndingsTest.from(FIDE_2023, Sitting.position(WHITE, "Ka7 Ba1", "Kg8 Na8"))
                .started()
                .releases("a7a8");
        assertThat(dead.table().game().end().orElseThrow().ending()).isEqualTo(Ending.DEAD_POSITION);
        assertThat(sides(dead)).containsExactly(WHITE, BLACK);
    }

    @Test
    void a_question_to_the_arbiter_turns_on_it_too() {
        Sitting sitting = EndingsTest.from(FIDE_2023, Sitting.position(BLACK, "Ke1 a2", "Ke8"))
                .started();
        sitting.does(new Act.ReleaseMove(Actor.BLACK, sitting.now(), Move.plain(Square.E8, Square.A2)));
        sitting.does(new Act.PointOutDeadPosition(Actor.WHITE, sitting.now()));
        assertThat(sides(sitting)).containsExactly(WHITE, BLACK);
        assertThat(Laws.matingIssue(
                        sitting.does(new Act.AnswerQuestion(Actor.ARBITER, sitting.now(), 1, Answer.REJECTED, ""))
                                .table()))
                .isEmpty();
    }

    @Test
    void an_agreed_draw_turns_on_nothing_of_the_kind() {
        Sitting sitting = sitting(FIDE_2023);
        sitting.does(new Act.RuleResult(Actor.ARBITER, sitting.now(), Result.DRAW, "enough"));
        assertThat(Laws.matingIssue(sitting.table())).isEmpty();
    }
}
