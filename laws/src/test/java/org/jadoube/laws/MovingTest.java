package org.jadoube.laws;

import static org.assertj.core.api.Assertions.assertThat;
import static org.jadoube.board.Colour.BLACK;
import static org.jadoube.board.Colour.WHITE;
import static org.jadoube.laws.edition.Edition.FIDE_2001;
import static org.jadoube.laws.edition.Edition.FIDE_2009;
import static org.jadoube.laws.edition.Edition.FIDE_2023;

import java.time.Duration;
import java.util.List;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.edition.Profile;
import org.jadoube.laws.edition.Regulations;
import org.jadoube.laws.game.Act;
import org.jadoube.laws.game.Actor;
import org.jadoube.laws.game.Ending;
import org.jadoube.laws.game.Event.ClockPressed;
import org.jadoube.laws.game.Event.GameEnded;
import org.jadoube.laws.game.Event.MoveCompleted;
import org.jadoube.laws.game.Event.MoveMade;
import org.jadoube.laws.game.Result;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class MovingTest {
    static List<Edition> editions() {
        return Edition.all();
    }

    @Test
    void a_released_move_is_made_and_waits_for_the_press() {
        Sitting sitting = Sitting.blitz(FIDE_2023).started().seconds(3).releases("e2e4");
        sitting.happened(MoveMade.class);
        assertThat(sitting.table().game().completed(WHITE)).isZero();
        assertThat(sitting.table().clock().running()).contains(WHITE);

        sitting.seconds(1).presses(WHITE).happened(ClockPressed.class, MoveCompleted.class);
        assertThat(sitting.table().game().completed(WHITE)).isOne();
        assertThat(sitting.table().clock().running()).contains(BLACK);
        assertThat(sitting.remaining(WHITE)).isEqualTo(Duration.ofSeconds(296));
    }

    @ParameterizedTest
    @MethodSource("editions")
    void a_player_may_reply_before_the_opponent_has_pressed(Edition edition) {
        Sitting.blitz(edition).started().releases("e2e4").releases("e7e5").happened(MoveMade.class);
    }

    @Test
    void moving_twice_in_a_row_is_refused() {
        Sitting.blitz(FIDE_2023)
                .started()
                .releases("e2e4")
                .releases(WHITE, "d2d4")
                .refused(Refusal.NOT_YOUR_MOVE, "1.3");
    }

    @Test
    void black_does_not_begin() {
        Sitting.blitz(FIDE_2009).started().releases(BLACK, "e7e5").refused(Refusal.NOT_YOUR_MOVE, "1.1");
    }

    @Test
    void an_illegal_move_on_a_screen_is_refused_with_the_article_that_defines_legality() {
        onScreen(FIDE_2001).releases("e2e5").refused(Refusal.ILLEGAL_MOVE, "4.7");
        onScreen(FIDE_2009).releases("e2e5").refused(Refusal.ILLEGAL_MOVE, "4.6");
        onScreen(FIDE_2023).releases("e2e5").refused(Refusal.ILLEGAL_MOVE, "3.10.1");
    }

    private static Sitting onScreen(Edition edition) {
        return Sitting.under(Regulations.usual(edition, Profile.HYBRID, Sitting.increment(3, 2)))
                .started();
    }

    @Test
    void before_the_start_nobody_moves_or_presses() {
        Sitting.blitz(FIDE_2009).releases("e2e4").refused(Refusal.GAME_NOT_STARTED, "6.5");
        Sitting.blitz(FIDE_2023).presses(WHITE).refused(Refusal.GAME_NOT_STARTED, "6.6");
    }

    @Test
    void an_unpressed_move_is_completed_by_the_next_one_since_2014() {
        Sitting sitting = Sitting.blitz(FIDE_2023).started().releases("e2e4").releases("e7e5");
        sitting.releases("g1f3").happened(MoveMade.class, MoveCompleted.class);
        assertThat(sitting.table().game().completed(WHITE)).isOne();
        assertThat(sitting.table().game().completed(BLACK)).isZero();
    }

    @Test
    void an_unpressed_move_was_completed_by_a_press_alone_until_2014() {
        for (Edition edition : List.of(FIDE_2001, FIDE_2009)) {
            Sitting sitting = Sitting.blitz(edition)
                    .started()
                    .releases("e2e4")
                    .releases("e7e5")
                    .releases("g1f3");
            sitting.happened(MoveMade.class);
            assertThat(sitting.table().game().completed(WHITE)).isZero();
            sitting.presses(WHITE).happened(ClockPressed.class, MoveCompleted.class, MoveCompleted.class);
            assertThat(sitting.table().game().completed(WHITE)).isEqualTo(2);
        }
    }

    @Test
    void the_press_is_still_possible_after_the_reply() {
        Sitting sitting = Sitting.blitz(FIDE_2009)
                .started()
                .releases("e2e4")
                .releases("e7e5")
                .presses(WHITE);
        sitting.happened(ClockPressed.class, MoveCompleted.class);
        sitting.presses(BLACK).happened(ClockPressed.class, MoveCompleted.class);
        assertThat(sitting.table().clock().running()).contains(WHITE);
    }

    @Test
    void pressing_without_a_move_moves_the_clock_and_completes_nothing() {
        Sitting sitting = Sitting.blitz(FIDE_2009).started().presses(WHITE).happened(ClockPressed.class);
        assertThat(sitting.table().clock().running()).contains(BLACK);
        sitting.releases(WHITE, "e2e4").happened(MoveMade.class);
    }

    @Test
    void a_clock_that_does_not_run_cannot_be_pressed() {
        Sitting.blitz(FIDE_2009).started().presses(BLACK).refused(Refusal.CLOCK_NOT_RUNNING, "6.7a");
        Sitting.blitz(FIDE_2001).started().presses(BLACK).refused(Refusal.CLOCK_NOT_RUNNING, "6.8a");
    }

    @Test
    void a_frozen_clock_cannot_be_pressed_yet_the_board_is_free() {
        Sitting sitting =
                Sitting.under(FIDE_2023, Sitting.increment(3, 2)).started().minutes(4);
        sitting.releases("e2e4").happened(MoveMade.class);
        sitting.presses(WHITE).refused(Refusal.CLOCK_NOT_RUNNING, "6.2.1");
    }

    @Test
    void online_a_move_presses_the_clock_itself() {
        Regulations online = Regulations.usual(FIDE_2023, Profile.ONLINE, Sitting.increment(3, 2));
        Sitting sitting = Sitting.under(online).started().seconds(1).releases("e2e4");
        sitting.happened(MoveMade.class, ClockPressed.class, MoveCompleted.class);
        assertThat(sitting.remaining(WHITE)).isEqualTo(Duration.ofSeconds(183));
        sitting.presses(BLACK).refused(Refusal.MOVE_PRESSES_CLOCK, "6.2.1");
    }

    @Test
    void a_mating_move_ends_the_game_without_a_press() {
        Sitting sitting = Sitting.blitz(FIDE_2009).started().plays("f2f3", "e7e5", "g2g4");
        sitting.releases("d8h4").happened(MoveMade.class, MoveCompleted.class, GameEnded.class);
        sitting.ended(Result.BLACK_WINS, Ending.CHECKMATE, "5.1a");
    }

    @Test
    void mate_stands_when_it_is_released_before_anybody_sees_the_flag() {
        Sitting sitting =
                Sitting.blitz(FIDE_2023).started().plays("f2f3", "e7e5", "g2g4").minutes(6);
        assertThat(sitting.remaining(BLACK)).isZero();
        sitting.releases("d8h4").ended(Result.BLACK_WINS, Ending.CHECKMATE, "5.1.1");
        sitting.claimsFlag(WHITE, BLACK).refused(Refusal.GAME_OVER, "11.4");
    }

    @Test
    void a_spectator_moves_nothing() {
        Sitting sitting = Sitting.blitz(FIDE_2009).started();
        sitting.does(new Act.PressClock(Actor.SPECTATOR, sitting.now())).refused(Refusal.NOT_A_PLAYER, "13.7a");
        sitting.does(new Act.PressClock(Actor.ARBITER, sitting.now())).refused(Refusal.NOT_A_PLAYER, "13.7a");
    }
}
