package org.jadoube.clock;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.time.Duration;
import org.jadoube.board.Colour;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class BoundsTest {
    private static final Duration LONGEST = Duration.ofDays(3_660);
    private static final Duration HALF_A_MICROSECOND = Duration.ofNanos(500);

    @ParameterizedTest
    @EnumSource
    void a_bonus_is_some_whole_microseconds(BonusMode mode) {
        assertThat(mode.of(Duration.ofNanos(1_000)).perMove()).isEqualTo(Duration.ofNanos(1_000));
        assertThatIllegalArgumentException().isThrownBy(() -> mode.of(HALF_A_MICROSECOND));
        assertThatIllegalArgumentException().isThrownBy(() -> mode.of(Duration.ofSeconds(-1)));
    }

    @Test
    void a_period_lasts_ten_years_at_most() {
        assertThat(TimeControl.of(LONGEST).period(1).base()).isEqualTo(LONGEST);
        assertThatIllegalArgumentException().isThrownBy(() -> TimeControl.of(LONGEST.plusSeconds(1)));
    }

    @Test
    void a_quota_is_one_to_ten_thousand_moves() {
        assertThat(new Quota.Moves(1).isMetBy(1)).isTrue();
        assertThat(new Quota.Moves(10_000).isMetBy(9_999)).isFalse();
        assertThatIllegalArgumentException().isThrownBy(() -> new Quota.Moves(0));
        assertThatIllegalArgumentException().isThrownBy(() -> new Quota.Moves(10_001));
    }

    @Test
    void a_clock_is_set_to_whole_microseconds_and_given_the_same() {
        assertThatIllegalArgumentException().isThrownBy(() -> new ClockSetting.Side(HALF_A_MICROSECOND, 1, 0));
        ChessClock clock = ChessClock.set(TimeControl.of(Duration.ofMinutes(5)));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> clock.add(Colour.WHITE, HALF_A_MICROSECOND, new Moment(0)));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> clock.deduct(Colour.WHITE, HALF_A_MICROSECOND, new Moment(0)));
    }

    @Test
    void time_is_deducted_as_long_as_some_is_left() {
        Moment at = new Moment(0);
        ChessClock clock = ChessClock.set(TimeControl.of(Duration.ofMinutes(5)));
        Duration almostAll = Duration.ofMinutes(5).minusNanos(1_000);
        assertThat(clock.deduct(Colour.BLACK, almostAll, at)
                        .reading(at)
                        .face(Colour.BLACK)
                        .remaining())
                .isEqualTo(Duration.ofNanos(1_000));
        assertThatIllegalArgumentException()
                .isThrownBy(
                        () -> clock.deduct(Colour.BLACK, Duration.ofMinutes(5).plusNanos(1_000), at))
                .withMessageContaining("PT5M");
    }

    @Test
    void clocks_are_equal_when_they_show_and_will_show_the_same() {
        TimeControl control = TimeControl.of(Duration.ofMinutes(5));
        ChessClock clock = ChessClock.set(control).start(Colour.WHITE, new Moment(0));
        ChessClock same = ChessClock.set(control).start(Colour.WHITE, new Moment(0));
        assertThat(clock).isEqualTo(same).hasSameHashCodeAs(same).hasToString(same.toString());
        assertThat(clock).isNotEqualTo(clock.press(Colour.WHITE, new Moment(1))).isNotEqualTo("a clock");
        assertThat(clock.toString()).contains("PT5M");
    }

    @Test
    void whatever_a_clock_shows_a_clock_can_be_set_to() {
        Moment at = new Moment(0);
        ClockSetting.Side most = new ClockSetting.Side(LONGEST, 1, Integer.MAX_VALUE);
        ChessClock clock = ChessClock.set(TimeControl.of(Duration.ofMinutes(5)))
                .correct(new ClockSetting(most, most), at)
                .add(Colour.WHITE, LONGEST, at)
                .start(Colour.WHITE, at)
                .press(Colour.WHITE, at);
        assertThat(clock.reading(at).face(Colour.WHITE).remaining()).isEqualTo(LONGEST);
        assertThat(clock.reading(at).face(Colour.WHITE).presses()).isEqualTo(Integer.MAX_VALUE);
        assertThat(most.given(Duration.ofMinutes(2))).isEqualTo(most);
        assertThat(new ClockSetting.Side(Duration.ofMinutes(5), 1, 3).given(Duration.ofMinutes(2)))
                .isEqualTo(new ClockSetting.Side(Duration.ofMinutes(7), 1, 3));
    }
}
