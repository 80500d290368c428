package org.jadoube.server.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicInteger;
import org.jadoube.clock.Moment;
import org.junit.jupiter.api.Test;

class EchoTest {
    private final HallClock clock = HallClock.notBefore(new Moment(0));

    @Test
    void ten_thousand_changes_are_passed_on_together_and_not_too_early() throws InterruptedException {
        try (var timetable = new Timetable()) {
            var told = new AtomicInteger();
            var echo = new Echo(clock, timetable, Duration.ofSeconds(1), told::incrementAndGet);
            Moment last = clock.now();
            for (int i = 0; i < 10_000; i++) {
                last = clock.now();
                echo.heard(last);
            }
            Thread.sleep(500);
            assertThat(told).hasValue(0);
            while (clock.now().isBefore(last.plus(Duration.ofMillis(1_500)))) {
                Thread.sleep(50);
            }
            assertThat(told.get()).isBetween(1, 20);
        }
    }

    @Test
    void a_change_is_old_enough_when_it_is_passed_on() throws InterruptedException {
        try (var timetable = new Timetable()) {
            Moment[] passed = new Moment[1];
            var delay = Duration.ofMillis(300);
            var echo = new Echo(clock, timetable, delay, () -> passed[0] = clock.now());
            for (int i = 0; i < 5; i++) {
                Moment heard = clock.now();
                echo.heard(heard);
                Thread.sleep(700);
                assertThat(passed[0].since(heard)).isBetween(delay, Duration.ofMillis(690));
            }
        }
    }
}
