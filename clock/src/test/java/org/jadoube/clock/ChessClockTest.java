package org.jadoube.clock;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.jadoube.board.Colour.BLACK;
import static org.jadoube.board.Colour.WHITE;

import java.time.Duration;
import org.jadoube.board.Colour;
import org.junit.jupiter.api.Test;

class ChessClockTest {
    private static final Moment START = new Moment(1_800_000_000_000_000L);
    private static final Duration MICRO = Duration.ofNanos(1_000);

    private static Moment at(double seconds) {
        return new Moment(START.micros() + Math.round(seconds * 1_000_000));
    }

    private static Duration seconds(double seconds) {
        return Duration.ofNanos(Math.round(seconds * 1e9));
    }

    private static ChessClock started(TimeControl control) {
        return ChessClock.set(control).start(WHITE, START);
    }

    private static TimeControl tag(String text, BonusMode mode) {
        return ((TagReading.Timed) TimeControlTag.read(text, mode, PeriodSwitch.AT_ZERO, java.util.Optional.empty()))
                .control();
    }

    private static ClockReading.Face face(ChessClock clock, Colour side, double seconds) {
        return clock.reading(at(seconds)).face(side);
    }

    @Test
    void a_clock_just_set_stands_at_the_base_time() {
        ChessClock clock = ChessClock.set(tag("300", BonusMode.CUMULATIVE));
        assertThat(clock.running()).isEmpty();
        assertThat(clock.nextZero()).isEmpty();
        assertThat(face(clock, WHITE, 1_000).remaining()).isEqualTo(seconds(300));
        assertThat(face(clock, BLACK, 1_000).flag()).isEqualTo(new Flag.Up());
    }

    @Test
    void one_display_runs_and_a_press_changes_which() {
        ChessClock clock = started(tag("300", BonusMode.CUMULATIVE)).press(WHITE, at(10));
        assertThat(clock.running()).contains(BLACK);
        assertThat(face(clock, WHITE, 25).remaining()).isEqualTo(seconds(290));
        assertThat(face(clock, BLACK, 25).remaining()).isEqualTo(seconds(285));
        assertThat(face(clock, WHITE, 25).presses()).isEqualTo(1);
    }

    @Test
    void pressing_a_side_that_does_not_run_does_nothing() {
        ChessClock clock = started(tag("300", BonusMode.CUMULATIVE)).press(BLACK, at(10));
        assertThat(clock.running()).contains(WHITE);
        assertThat(face(clock, BLACK, 10).presses()).isZero();
    }

    @Test
    void a_cumulative_bonus_is_there_before_the_first_move_and_after_each() {
        ChessClock clock = started(tag("180+2", BonusMode.CUMULATIVE));
        assertThat(face(clock, WHITE, 0).remaining()).isEqualTo(seconds(182));
        assertThat(face(clock, BLACK, 0).remaining()).isEqualTo(seconds(182));
        clock = clock.press(WHITE, at(1));
        assertThat(face(clock, WHITE, 1).remaining()).isEqualTo(seconds(183));
    }

    @Test
    void a_bronstein_bonus_gives_back_what_was_used_and_no_more() {
        ChessClock clock = started(tag("180+5", BonusMode.BRONSTEIN));
        assertThat(face(clock, WHITE, 0).remaining()).isEqualTo(seconds(185));
        assertThat(face(clock.press(WHITE, at(3)), WHITE, 3).remaining()).isEqualTo(seconds(185));
        assertThat(face(clock.press(WHITE, at(5)), WHITE, 5).remaining()).isEqualTo(seconds(185));
        assertThat(face(clock.press(WHITE, at(8)), WHITE, 8).remaining()).isEqualTo(seconds(182));
    }

    @Test
    void with_us_delay_the_main_time_waits() {
        ChessClock clock = started(tag("180+5", BonusMode.US_DELAY));
        assertThat(face(clock, WHITE, 0).remaining()).isEqualTo(seconds(180));
        assertThat(face(clock, WHITE, 4).remaining()).isEqualTo(seconds(180));
        assertThat(face(clock, WHITE, 4).delay()).isEqualTo(seconds(1));
        assertThat(face(clock, WHITE, 7).remaining()).isEqualTo(seconds(178));
        assertThat(face(clock.press(WHITE, at(3)), WHITE, 20).remaining()).isEqualTo(seconds(180));
    }

    @Test
    void bronstein_and_us_delay_reach_zero_at_the_same_moment() {
        ChessClock bronstein = started(tag("10+5", BonusMode.BRONSTEIN));
        ChessClock delay = started(tag("10+5", BonusMode.US_DELAY));
        for (int i = 0; i < 4; i++) {
            Colour side = i % 2 == 0 ? WHITE : BLACK;
            bronstein = bronstein.press(side, at(6.5 * (i + 1)));
            delay = delay.press(side, at(6.5 * (i + 1)));
        }
        assertThat(bronstein.nextZero()).isEqualTo(delay.nextZero()).contains(at(26 + 5 + 10 - 3));
    }

    @Test
    void zero_is_reached_in_the_microsecond_in_which_all_time_is_used() {
        ChessClock clock = started(tag("60", BonusMode.CUMULATIVE));
        assertThat(clock.nextZero()).contains(at(60));
        assertThat(clock.reading(new Moment(at(60).micros() - 1)).white())
                .isEqualTo(new ClockReading.Face(MICRO, Duration.ZERO, new Flag.Up(), 1, 0));
        assertThat(clock.reading(at(60)).white())
                .isEqualTo(new ClockReading.Face(Duration.ZERO, Duration.ZERO, new Flag.Final(at(60)), 1, 0));
    }

    @Test
    void without_a_bonus_the_other_side_runs_on_and_the_first_flag_stays_known() {
        ChessClock clock = started(tag("60", BonusMode.CUMULATIVE)).press(WHITE, at(61));
        ClockReading reading = clock.reading(at(200));
        assertThat(reading.firstFlag()).contains(WHITE);
        assertThat(reading.white().flag()).isEqualTo(new Flag.Final(at(60)));
        assertThat(reading.black().flag()).isEqualTo(new Flag.Final(at(121)));
        assertThat(clock.isFrozen(at(200))).isFalse();
    }

    @Test
    void with_a_bonus_the_clock_freezes_and_nobody_else_can_run_out() {
        ChessClock clock = started(tag("60+1", BonusMode.CUMULATIVE));
        assertThat(clock.isFrozen(new Moment(at(61).micros() - 1))).isFalse();
        assertThat(clock.isFrozen(at(61))).isTrue();
        ChessClock pressed = clock.press(WHITE, at(70));
        assertThat(pressed.running()).contains(WHITE);
        assertThat(pressed.nextZero()).isEmpty();
        assertThat(pressed.reading(at(9_000)).running()).isEmpty();
        assertThat(pressed.reading(at(9_000)).black().remaining()).isEqualTo(seconds(61));
        assertThat(pressed.start(BLACK, at(80)).isFrozen(at(90))).isTrue();
    }

    @Test
    void a_side_whose_final_flag_is_down_gets_no_more_bonus() {
        TimeControl control = tag("60+1", BonusMode.CUMULATIVE).with(AtLastZero.RUN_ON);
        ChessClock clock = started(control).press(WHITE, at(70)).press(BLACK, at(71));
        assertThat(face(clock, WHITE, 71).remaining()).isZero();
        assertThat(face(clock, BLACK, 71).remaining()).isEqualTo(seconds(61));
    }

    @Test
    void the_next_period_is_added_to_both_sides_when_the_first_reaches_zero() {
        ChessClock clock = started(tag("40/60:30", BonusMode.CUMULATIVE)).press(WHITE, at(20));
        ClockReading reading = clock.reading(at(85));
        assertThat(reading.black())
                .isEqualTo(new ClockReading.Face(seconds(25), Duration.ZERO, new Flag.Interim(at(80)), 2, 0));
        assertThat(reading.white()).isEqualTo(new ClockReading.Face(seconds(70), Duration.ZERO, new Flag.Up(), 2, 1));
        assertThat(reading.firstFlag()).isEmpty();
    }

    @Test
    void several_periods_can_end_in_one_long_wait() {
        ChessClock clock = started(tag("40/60:20/30:10", BonusMode.CUMULATIVE));
        assertThat(clock.runOuts(WHITE, at(99))).containsExactly(new RunOut(1, at(60)), new RunOut(2, at(90)));
        assertThat(clock.runOuts(WHITE, at(100)))
                .containsExactly(new RunOut(1, at(60)), new RunOut(2, at(90)), new RunOut(3, at(100)));
        assertThat(clock.nextZero()).contains(at(60));
        assertThat(clock.nextZeroAfter(at(60))).contains(at(90));
        assertThat(clock.nextZeroAfter(at(95))).contains(at(100));
        assertThat(clock.nextZeroAfter(at(100))).isEmpty();
        assertThat(face(clock, WHITE, 500).flag()).isEqualTo(new Flag.Final(at(100)));
        assertThat(face(clock, BLACK, 500).remaining()).isEqualTo(seconds(100));
    }

    @Test
    void a_bonus_that_only_the_next_period_has_is_there_for_its_first_move() {
        ChessClock clock = started(tag("40/60:30+5", BonusMode.CUMULATIVE)).press(WHITE, at(10));
        assertThat(face(clock, BLACK, 70).remaining()).isEqualTo(seconds(35));
        assertThat(face(clock, WHITE, 70).remaining()).isEqualTo(seconds(85));
        assertThat(face(clock.press(BLACK, at(71)), BLACK, 71).remaining()).isEqualTo(seconds(39));
    }

    @Test
    void a_bonus_that_both_periods_have_is_not_given_twice() {
        ChessClock clock = started(tag("40/60+5:30+5", BonusMode.CUMULATIVE));
        assertThat(face(clock, WHITE, 65).remaining()).isEqualTo(seconds(30));
        assertThat(face(clock, BLACK, 65).remaining()).isEqualTo(seconds(95));
    }

    @Test
    void the_next_period_can_come_with_the_last_press_of_the_quota() {
        TimeControl control = tag("2/60+5:30+10", BonusMode.CUMULATIVE).with(PeriodSwitch.AT_MOVE_COUNT);
        ChessClock clock =
                started(control).press(WHITE, at(1)).press(BLACK, at(2)).press(WHITE, at(3));
        assertThat(face(clock, WHITE, 3))
                .isEqualTo(new ClockReading.Face(seconds(65 - 2 + 5 + 30 + 10), Duration.ZERO, new Flag.Up(), 2, 2));
        assertThat(face(clock, BLACK, 3).period()).isEqualTo(1);
        assertThat(face(clock.press(BLACK, at(4)), BLACK, 4).period()).isEqualTo(2);
    }

    @Test
    void at_a_move_count_the_next_period_brings_its_own_bonus_alone() {
        TimeControl control = tag("1/60+5:30", BonusMode.CUMULATIVE).with(PeriodSwitch.AT_MOVE_COUNT);
        assertThat(face(started(control).press(WHITE, at(1)), WHITE, 1).remaining())
                .isEqualTo(seconds(60 + 5 - 1 + 30));
    }

    @Test
    void zero_before_the_move_count_is_final() {
        TimeControl control = tag("2/60:30", BonusMode.CUMULATIVE).with(PeriodSwitch.AT_MOVE_COUNT);
        ChessClock clock = started(control);
        assertThat(face(clock, WHITE, 60).flag()).isEqualTo(new Flag.Final(at(60)));
        assertThat(clock.runOuts(WHITE, at(60))).containsExactly(new RunOut(1, at(60)));
    }

    @Test
    void a_stopped_clock_goes_on_with_the_rest_of_the_delay() {
        ChessClock clock = started(tag("60+5", BonusMode.US_DELAY)).stop(at(2));
        assertThat(face(clock, WHITE, 500).delay()).isEqualTo(seconds(3));
        clock = clock.start(WHITE, at(1_000));
        assertThat(face(clock, WHITE, 1_004).remaining()).isEqualTo(seconds(59));
        assertThat(clock.turn()).isEqualTo(WHITE);
    }

    @Test
    void a_side_started_out_of_turn_begins_a_move_of_its_own() {
        ChessClock clock = started(tag("60+5", BonusMode.US_DELAY)).stop(at(2)).start(BLACK, at(10));
        assertThat(clock.turn()).isEqualTo(BLACK);
        assertThat(face(clock, BLACK, 14).delay()).isEqualTo(seconds(1));
        assertThat(face(clock, BLACK, 16).remaining()).isEqualTo(seconds(59));
        assertThat(face(clock.press(BLACK, at(16)), WHITE, 20).delay()).isEqualTo(seconds(1));
    }

    @Test
    void the_arbiter_sets_times_periods_and_counters_and_the_flags_are_up_again() {
        ChessClock clock = started(tag("40/60:30", BonusMode.CUMULATIVE));
        ClockSetting setting =
                new ClockSetting(new ClockSetting.Side(seconds(45), 2, 41), new ClockSetting.Side(seconds(50), 2, 40));
        clock = clock.correct(setting, at(200));
        assertThat(clock.running()).isEmpty();
        assertThat(face(clock, WHITE, 300))
                .isEqualTo(new ClockReading.Face(seconds(45), Duration.ZERO, new Flag.Up(), 2, 41));
        assertThat(clock.reading(at(300)).firstFlag()).isEmpty();
        assertThat(clock.runOuts(WHITE, at(300))).isEmpty();
        assertThat(clock.start(WHITE, at(300)).nextZero()).contains(at(345));
    }

    @Test
    void a_setting_outside_the_time_control_is_unsuitable() {
        ChessClock clock = ChessClock.set(tag("40/60:30", BonusMode.CUMULATIVE).with(PeriodSwitch.AT_MOVE_COUNT));
        ClockSetting.Side fine = new ClockSetting.Side(seconds(1), 1, 39);
        assertThat(clock.unsuitable(new ClockSetting(fine, fine))).isEmpty();
        assertThat(clock.unsuitable(new ClockSetting(fine, new ClockSetting.Side(seconds(1), 3, 0))))
                .contains("BLACK is set to period 3 of 2");
        ClockSetting late = new ClockSetting(new ClockSetting.Side(seconds(1), 1, 40), fine);
        assertThat(clock.unsuitable(late)).contains("WHITE is set to period 1, whose quota 40 moves have met");
        assertThatThrownBy(() -> clock.correct(late, START)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void added_time_is_on_the_display_at_once() {
        ChessClock clock = started(tag("60", BonusMode.CUMULATIVE))
                .add(BLACK, seconds(120), at(5))
                .add(WHITE, seconds(1.5), at(5));
        assertThat(face(clock, BLACK, 5).remaining()).isEqualTo(seconds(180));
        assertThat(clock.nextZero()).contains(at(61.5));
    }

    @Test
    void time_does_not_run_backwards() {
        ChessClock clock = started(tag("60", BonusMode.CUMULATIVE)).press(WHITE, at(5));
        assertThatThrownBy(() -> clock.reading(at(4)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith("time runs backwards on this clock");
    }

    @Test
    void a_side_from_which_all_time_is_taken_has_reached_zero_whether_it_runs_or_stands() {
        ChessClock clock = started(tag("300", BonusMode.CUMULATIVE));
        for (Colour side : Colour.values()) {
            Duration left = face(clock, side, 10).remaining();
            ChessClock empty = clock.deduct(side, left, at(10));
            assertThat(face(empty, side, 10).remaining()).isZero();
            assertThat(face(empty, side, 10).flag()).isEqualTo(new Flag.Final(at(10)));
            assertThat(empty.runOuts(side, at(20))).containsExactly(new RunOut(1, at(10)));
            assertThat(face(empty.deduct(side, Duration.ZERO, at(11)), side, 11).flag())
                    .isEqualTo(new Flag.Final(at(10)));
        }
        assertThat(face(clock.deduct(WHITE, seconds(290).minus(MICRO), at(10)), WHITE, 10)
                        .flag())
                .isEqualTo(new Flag.Up());
        assertThat(face(clock.deduct(WHITE, Duration.ZERO, at(10)), WHITE, 10).flag())
                .isEqualTo(new Flag.Up());
    }

    @Test
    void what_is_left_of_a_delay_is_not_time_on_the_display() {
        ChessClock clock = started(tag("300+10", BonusMode.US_DELAY)).deduct(WHITE, seconds(300), at(4));
        assertThat(face(clock, WHITE, 4).remaining()).isZero();
        assertThat(face(clock, WHITE, 4).flag()).isEqualTo(new Flag.Up());
        assertThat(face(clock, WHITE, 10).flag()).isEqualTo(new Flag.Final(at(10)));
    }

    @Test
    void after_all_time_of_a_period_is_taken_the_next_one_begins() {
        ChessClock clock = started(tag("40/300:60", BonusMode.CUMULATIVE)).deduct(BLACK, seconds(300), at(10));
        assertThat(face(clock, BLACK, 10).remaining()).isEqualTo(seconds(60));
        assertThat(face(clock, BLACK, 10).flag()).isEqualTo(new Flag.Interim(at(10)));
        assertThat(face(clock, BLACK, 10).period()).isEqualTo(2);
        assertThat(face(clock, WHITE, 10).period()).isEqualTo(2);
        assertThat(face(clock, WHITE, 10).remaining()).isEqualTo(seconds(350));
    }
}
