package org.jadoube.clock;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.jadoube.board.Colour;
import org.junit.jupiter.api.Test;

/// A bonus that comes into the game while it is going on.
class IntroducedBonusTest {
    private static final Bonus FIVE_SECONDS = new Bonus.Cumulative(Duration.ofSeconds(5));
    private static final TimeControl AN_HOUR = TimeControl.of(Duration.ofHours(1));

    private static Moment second(int second) {
        return new Moment(second * 1_000_000L);
    }

    private static Duration left(ChessClock clock, Colour side, int second) {
        return clock.reading(second(second)).face(side).remaining();
    }

    @Test
    void the_move_in_hand_is_given_none_and_every_later_one_is() {
        ChessClock clock =
                ChessClock.set(AN_HOUR).start(Colour.WHITE, second(0)).introduce(FIVE_SECONDS, second(60));
        assertThat(left(clock, Colour.WHITE, 60)).isEqualTo(Duration.ofMinutes(59));
        assertThat(left(clock, Colour.BLACK, 60)).isEqualTo(Duration.ofHours(1));
        assertThat(clock.running()).contains(Colour.WHITE);
        ChessClock pressed = clock.press(Colour.WHITE, second(70));
        assertThat(left(pressed, Colour.WHITE, 70)).isEqualTo(Duration.ofSeconds(59 * 60 - 10 + 5));
        ChessClock again = pressed.press(Colour.BLACK, second(71));
        assertThat(left(again, Colour.BLACK, 71)).isEqualTo(Duration.ofSeconds(60 * 60 - 1 + 5));
    }

    @Test
    void the_time_until_then_is_taken_off_first() {
        ChessClock clock =
                ChessClock.set(AN_HOUR).start(Colour.WHITE, second(0)).introduce(FIVE_SECONDS, second(3600));
        assertThat(clock.reading(second(3600)).face(Colour.WHITE).flag()).isEqualTo(new Flag.Final(second(3600)));
        assertThat(left(clock.press(Colour.WHITE, second(3600)), Colour.WHITE, 3600))
                .isZero();
    }

    @Test
    void only_the_last_period_has_it() {
        TimeControl control = TimeControl.inPeriods(
                new Period(new Quota.Moves(1), Duration.ofHours(1), new Bonus.None()),
                new Period(new Quota.AllMoves(), Duration.ofHours(1), new Bonus.None()));
        ChessClock clock =
                ChessClock.set(control).start(Colour.WHITE, second(0)).introduce(FIVE_SECONDS, second(1));
        assertThat(clock.control().period(1)).isEqualTo(control.period(1));
        assertThat(clock.control().period(2))
                .isEqualTo(new Period(new Quota.AllMoves(), Duration.ofHours(1), FIVE_SECONDS));
        assertThat(clock.control().periodSwitch()).isEqualTo(control.periodSwitch());
        assertThat(left(clock.press(Colour.WHITE, second(2)), Colour.WHITE, 2)).isEqualTo(Duration.ofSeconds(3600 - 2));
    }

    @Test
    void a_bonus_can_be_taken_away_again() {
        ChessClock clock = ChessClock.set(TimeControl.of(Duration.ofHours(1), FIVE_SECONDS))
                .start(Colour.WHITE, second(0))
                .introduce(new Bonus.None(), second(1))
                .press(Colour.WHITE, second(2));
        assertThat(left(clock, Colour.WHITE, 2)).isEqualTo(Duration.ofSeconds(3600 + 5 - 2));
    }
}
