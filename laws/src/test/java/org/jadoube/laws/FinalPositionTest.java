package org.jadoube.laws;

import static org.assertj.core.api.Assertions.assertThat;
import static org.jadoube.board.Colour.WHITE;
import static org.jadoube.laws.edition.Edition.FIDE_2001;
import static org.jadoube.laws.edition.Edition.FIDE_2005;
import static org.jadoube.laws.edition.Edition.FIDE_2009;
import static org.jadoube.laws.edition.Edition.FIDE_2014;
import static org.jadoube.laws.edition.Edition.FIDE_2017;
import static org.jadoube.laws.edition.Edition.FIDE_2018;
import static org.jadoube.laws.edition.Edition.FIDE_2023;

import java.util.List;
import java.util.Optional;
import org.jadoube.board.Move;
import org.jadoube.board.Position;
import org.jadoube.board.Square;
import org.jadoube.lawbook.Citation;
import org.jadoube.laws.completion.FinalPosition;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.game.Act;
import org.jadoube.laws.game.Actor;
import org.jadoube.laws.game.Ending;
import org.jadoube.laws.game.Event.ArbiterAnswered;
import org.jadoube.laws.game.Event.ArbiterAsked;
import org.jadoube.laws.game.Event.GameEnded;
import org.jadoube.laws.game.Event.ResultCorrected;
import org.jadoube.laws.game.Result;
import org.jadoube.laws.term.Answer;
import org.jadoube.laws.term.TouchMove;
import org.junit.jupiter.api.Test;

/// Article 5: what a move must be for the position it brings about to end the game.
class FinalPositionTest {
    private static final Position BEFORE_MATE = Sitting.position(WHITE, "Kg6 Ra1", "Kg8");
    private static final Position BEFORE_STALEMATE = Sitting.position(WHITE, "Kf7 Qg5", "Kh8");
    private static final Position BEFORE_DEAD = Sitting.position(WHITE, "Ka7 Ba1", "Kg8 Na8");

    private static Optional<GameEnded> end(
            Edition edition, Position position, Square from, Square to, TouchMove touchMove) {
        Sitting sitting = EndingsTest.from(edition, position).started();
        return FinalPosition.afterMove(sitting.table(), Move.plain(from, to), touchMove, sitting.now());
    }

    @Test
    void until_2009_a_legal_move_that_broke_touch_move_ended_the_game() {
        for (Edition edition : List.of(FIDE_2001, FIDE_2005, FIDE_2009)) {
            assertThat(end(edition, BEFORE_MATE, Square.A1, Square.A8, TouchMove.BROKEN)
                            .map(GameEnded::ending))
                    .contains(Ending.CHECKMATE);
        }
    }

    @Test
    void since_2014_it_does_not() {
        for (Edition edition : List.of(FIDE_2014, FIDE_2017, FIDE_2018, FIDE_2023)) {
            assertThat(end(edition, BEFORE_MATE, Square.A1, Square.A8, TouchMove.BROKEN))
                    .isEmpty();
            assertThat(end(edition, BEFORE_STALEMATE, Square.G5, Square.G6, TouchMove.BROKEN))
                    .isEmpty();
            assertThat(end(edition, BEFORE_DEAD, Square.A7, Square.A8, TouchMove.BROKEN))
                    .isEmpty();
        }
    }

    @Test
    void a_move_as_touched_ends_the_game_in_every_edition() {
        for (Edition edition : Edition.all()) {
            assertThat(end(edition, BEFORE_MATE, Square.A1, Square.A8, TouchMove.KEPT)
                            .map(GameEnded::result))
                    .contains(Result.WHITE_WINS);
            GameEnded stalemate = end(edition, BEFORE_STALEMATE, Square.G5, Square.G6, TouchMove.KEPT)
                    .orElseThrow();
            assertThat(stalemate.ending()).isEqualTo(Ending.STALEMATE);
            assertThat(stalemate.citation()).isEqualTo(new Citation("5.2a"));
            assertThat(end(edition, BEFORE_MATE, Square.A1, Square.A7, TouchMove.KEPT))
                    .isEmpty();
        }
    }

    @Test
    void a_dead_position_draws_at_once() {
        Sitting sitting = EndingsTest.from(FIDE_2023, Sitting.position(WHITE, "Ka7 Ba1", "Kg8 Na8"))
                .started();
        sitting.releases("a7a8").ended(Result.DRAW, Ending.DEAD_POSITION, "5.2.2");
    }

    @Test
    void where_nothing_is_proved_the_arbiter_says_whether_a_resignation_is_a_draw() {
        Sitting sitting = resignedInDoubt(FIDE_2023);
        sitting.happened(GameEnded.class, ArbiterAsked.class);
        assertThat(sitting.table().game().result()).contains(Result.BLACK_WINS);
        answers(sitting, Answer.REJECTED).happened(ArbiterAnswered.class, ResultCorrected.class);
        assertThat(sitting.journal.getLast())
                .isEqualTo(new ResultCorrected(sitting.now(), new Citation("2023/5.1.2"), Result.DRAW, "by a wall"));
        Sitting won = resignedInDoubt(FIDE_2023);
        answers(won, Answer.UPHELD).happened(ArbiterAnswered.class);
        assertThat(won.table().game().result()).contains(Result.BLACK_WINS);
        resignedInDoubt(FIDE_2018).happened(GameEnded.class);
    }

    /// White resigns with Black's king gone from the board.
    private static Sitting resignedInDoubt(Edition edition) {
        Sitting sitting = Sitting.blitz(edition).started();
        sitting.releases("e2e4").releases("e7e5").releases("d1h5").releases("a7a6");
        sitting.does(new Act.ReleaseMove(Actor.WHITE, sitting.now(), Move.plain(Square.H5, Square.E8)));
        assertThat(sitting.table().game().standing().regular()).isEmpty();
        return sitting.resigns(WHITE);
    }

    private static Sitting answers(Sitting sitting, Answer answer) {
        return sitting.does(new Act.AnswerQuestion(Actor.ARBITER, sitting.now(), 1, answer, "by a wall"));
    }
}
