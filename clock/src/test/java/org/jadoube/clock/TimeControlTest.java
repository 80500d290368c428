package org.jadoube.clock;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TimeControlTest {
    private static TimeControl read(String tag) {
        return ((TagReading.Timed) TimeControlTag.read(tag)).control();
    }

    @Test
    void three_periods_are_read_with_their_bonus() {
        TimeControl control = read("40/5400+30:20/3600+30:1800+30");
        Bonus bonus = new Bonus.Cumulative(Duration.ofSeconds(30));
        assertThat(control.periods())
                .containsExactly(
                        new Period(new Quota.Moves(40), Duration.ofMinutes(90), bonus),
                        new Period(new Quota.Moves(20), Duration.ofHours(1), bonus),
                        new Period(new Quota.AllMoves(), Duration.ofMinutes(30), bonus));
        assertThat(control.periodSwitch()).isEqualTo(PeriodSwitch.AT_ZERO);
        assertThat(control.atLastZero()).isEqualTo(AtLastZero.FREEZE);
        assertThat(control.quotaThrough(1)).isEqualTo(new Quota.Moves(40));
        assertThat(control.quotaThrough(2)).isEqualTo(new Quota.Moves(60));
        assertThat(control.quotaThrough(3)).isEqualTo(new Quota.AllMoves());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"300", "300+3", "40/5400+30:1800+30", "40/7200:3600", "0+1", "180.5+0.25", "2/1:1/1:0.000001"})
    void what_is_printed_is_what_was_read(String tag) {
        assertThat(TimeControlTag.print(read(tag))).isEqualTo(tag);
    }

    @Test
    void what_the_tag_cannot_say_is_given_beside_it() {
        TagReading reading = TimeControlTag.read(
                "40/60+5:30", BonusMode.BRONSTEIN, PeriodSwitch.AT_MOVE_COUNT, Optional.of(AtLastZero.FREEZE));
        TimeControl control = ((TagReading.Timed) reading).control();
        assertThat(control.period(1).bonus()).isEqualTo(new Bonus.Bronstein(Duration.ofSeconds(5)));
        assertThat(control.periodSwitch()).isEqualTo(PeriodSwitch.AT_MOVE_COUNT);
        assertThat(control.atLastZero()).isEqualTo(AtLastZero.FREEZE);
        assertThat(read("300").atLastZero()).isEqualTo(AtLastZero.RUN_ON);
    }

    @Test
    void unknown_and_untimed_have_their_signs() {
        assertThat(TimeControlTag.read("?")).isEqualTo(new TagReading.Unknown());
        assertThat(TimeControlTag.read("-")).isEqualTo(new TagReading.Untimed());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            *180        | the time control: found "*180", expected a time of one's own. An hourglass is not in the Laws. Write seconds, as in 300+3, or periods, as in 40/5400+30:1800+30.
            40/7200     | period 1: found "40/7200", expected a last period for all the remaining moves. Add one, as in 40/7200:3600.
            300:60      | period 1: found "300", expected a number of moves, since another period follows. Put it in front, as in 40/300.
            40/5400:    | period 2: found "", expected moves/seconds+bonus, or seconds+bonus in the last period. Write seconds, as in 300+3, or periods, as in 40/5400+30:1800+30.
            0           | period 1: found "0", expected usable times and moves: a period gives some time: neither base nor bonus is above zero. Write seconds, as in 300+3, or periods, as in 40/5400+30:1800+30.
            0/60:60     | period 1: found "0/60", expected usable times and moves: a quota is 1 to 10000 moves: 0. Write seconds, as in 300+3, or periods, as in 40/5400+30:1800+30.
            999999999   | period 1: found "999999999", expected usable times and moves: the time of a period is at most 3660 days: PT277777H46M39S. Write seconds, as in 300+3, or periods, as in 40/5400+30:1800+30.
            """)
    void what_cannot_be_read_says_where_and_what_to_do(String tag, String message) {
        assertThat(((TagReading.Refused) TimeControlTag.read(tag)).problem().message())
                .isEqualTo(message);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                " ",
                "abc",
                "-5",
                "300+",
                "+3",
                "40/",
                "/300",
                "300+-3",
                "99999999999999999999",
                "3e5",
                "300 +3",
                "1:2:3:",
                "٣٠٠",
                "40/5400+30:1800+30:"
            })
    void nonsense_is_refused(String tag) {
        assertThat(TimeControlTag.read(tag)).isInstanceOf(TagReading.Refused.class);
    }

    @Test
    void a_definition_that_cannot_be_played_is_refused_with_the_reason() {
        Period all = new Period(new Quota.AllMoves(), Duration.ofMinutes(1), new Bonus.None());
        Period forty = new Period(new Quota.Moves(40), Duration.ofMinutes(1), new Bonus.None());
        assertThatThrownBy(() -> TimeControl.inPeriods(List.of())).hasMessage("a time control has at least one period");
        assertThatThrownBy(() -> TimeControl.inPeriods(all, all))
                .hasMessage("period 1 of 2 asks for all moves, so no period can follow it");
        assertThatThrownBy(() -> TimeControl.inPeriods(forty, forty))
                .hasMessage("the last period asks for all the remaining moves, not for 40");
        assertThatThrownBy(() -> TimeControl.of(Duration.ofNanos(1)))
                .hasMessage("the time of a period is in whole microseconds: PT0.000000001S");
        assertThatThrownBy(() -> TimeControl.of(Duration.ofMinutes(-1)))
                .hasMessage("the time of a period is not negative: PT-1M");
        assertThatThrownBy(() -> new Bonus.Cumulative(Duration.ZERO))
                .hasMessage("the bonus of a move is above zero; say Bonus.None for none");
        assertThatThrownBy(() -> new ClockSetting.Side(Duration.ZERO, 1, 0))
                .hasMessage("a clock is set to some time, not to zero");
    }

    @Test
    void the_standard_controls_can_be_printed_and_read_again() {
        assertThat(StandardControl.all()).hasSizeGreaterThan(5).allSatisfy(standard -> {
            String tag = TimeControlTag.print(standard.control());
            assertThat(read(tag)).isEqualTo(standard.control());
        });
    }
}
