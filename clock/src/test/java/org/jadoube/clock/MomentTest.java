package org.jadoube.clock;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.Test;

class MomentTest {
    @Test
    void a_moment_is_an_instant_in_whole_microseconds() {
        Instant instant = Instant.parse("2026-11-30T10:15:30.123456Z");
        assertThat(Moment.of(instant).micros()).isEqualTo(1_796_033_730_123_456L);
        assertThat(Moment.of(instant).toInstant()).isEqualTo(instant);
        assertThat(Moment.of(instant.plusNanos(999))).isEqualTo(Moment.of(instant));
    }

    @Test
    void moments_before_1970_come_back_as_they_were() {
        Instant instant = Instant.parse("1969-12-31T23:59:58.000001Z");
        assertThat(Moment.of(instant).toInstant()).isEqualTo(instant);
    }

    @Test
    void moments_are_ordered_and_their_distance_can_be_told() {
        Moment earlier = new Moment(1);
        Moment later = earlier.plus(Duration.ofSeconds(2).plusNanos(3_000));
        assertThat(later).isEqualTo(new Moment(2_000_004)).isGreaterThan(earlier);
        assertThat(later.since(earlier)).isEqualTo(Duration.ofSeconds(2).plusNanos(3_000));
        assertThat(earlier.isBefore(later)).isTrue();
        assertThat(earlier.isBefore(earlier)).isFalse();
        assertThat(later.isAfter(earlier)).isTrue();
        assertThat(later.isAfter(later)).isFalse();
    }
}
