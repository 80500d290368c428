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
import org.jadoube.laws.game.Ending;
import org.jadoube.laws.game.Event.GameEnded;
import org.jadoube.laws.game.Result;
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
}
