package org.jadoube.trials.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import org.jadoube.server.LoneClock;
import org.junit.jupiter.api.Test;

/// The clock that runs in a browser and the clock of the Laws tell the same of the same acts, to the microsecond.
class ClockAgreementTest {
    private static final int STORIES = 400;
    private static final String PLAYED = """
            async (stories) => {
                const { add, at, correct, deduct, nextZero, press, set, start, stop, unsuitable }
                    = await import("/clockface/device.js");
                const flag = ({ kind, at }) => (kind === "up" ? kind : `${kind} ${at}`);
                const face = (dial) => `${dial.remaining} ${dial.delay} ${flag(dial.flag)} p${dial.period} m${dial.presses} `
                    + `[${dial.runOuts.map((zero) => `${zero.period}@${zero.at}`).join(",")}]`;
                const reading = (clock) => `${face(clock.white)} | ${face(clock.black)} | `
                    + `runs ${clock.frozen ? null : clock.running}, first ${clock.firstFlag}, turn ${clock.turn}, `
                    + `frozen ${clock.frozen}, zero ${nextZero(clock)}`;
                const corrected = (clock, act) => {
                    if ((unsuitable(clock.control, act) === null) !== act.suits) {
                        throw new Error(`suits: ${act.suits}, here ${JSON.stringify(unsuitable(clock.control, act))}`);
                    }
                    return act.suits ? correct(clock, act, act.at) : clock;
                };
                const done = {
                    start: (clock, act) => start(clock, act.side, act.at),
                    press: (clock, act) => press(clock, act.side, act.at),
                    stop: (clock, act) => stop(clock, act.at),
                    add: (clock, act) => add(clock, act.side, act.time, act.at),
                    deduct: (clock, act) => deduct(clock, act.side, act.time, act.at),
                    correct: corrected,
                };
                return JSON.parse(stories).map((story) => {
                    let clock = set(story.control);
                    return story.acts.map((act) => {
                        clock = done[act.kind](clock, act);
                        return reading(at(clock, act.at));
                    }).join("\\n");
                });
            }
            """;

    @Test
    void the_browsers_clock_agrees_with_the_clock_of_the_laws() {
        List<ClockStory> stories =
                LongStream.range(0, STORIES).mapToObj(ClockStory::new).toList();
        String told = stories.stream().map(ClockStory::told).collect(Collectors.joining(",", "[", "]"));
        try (LoneClock served = LoneClock.open("127.0.0.1", 0);
                Chromium chromium = new Chromium();
                Page page = chromium.browser().newPage()) {
            page.navigate(served.address().toString());
            List<?> played = (List<?>) page.evaluate(PLAYED, told);
            for (int seed = 0; seed < STORIES; seed++) {
                ClockStory story = stories.get(seed);
                assertThat(String.valueOf(played.get(seed)).lines())
                        .as("seed %d: %s", seed, story.told())
                        .containsExactlyElementsOf(story.readings());
            }
        }
        String all =
                stories.stream().flatMap(story -> story.readings().stream()).collect(Collectors.joining("\n"));
        assertThat(all).contains("interim", "final", "frozen true", "first black", "p3");
    }
}
