package org.jadoube.trials.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.WebSocketRoute;
import com.microsoft.playwright.options.ColorScheme;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/// What a player may choose about his table, and what the clock and the line to the hall show.
class ChoicesTest {
    @RegisterExtension
    static final OpenHouse house = new OpenHouse();

    @Test
    void coordinates_and_marks_can_be_done_without_and_the_browser_remembers_it() {
        var links = house.hall().make("over-the-board", "900+10", "when-both-present", "arbiter");
        Seat white = house.take(links.white());
        Seat black = house.take(links.black());
        white.seesRunning("white");
        assertThat(white.page().locator(".file").first()).isVisible();
        white.byId("choose").click();
        Axe.check(white.page());
        white.photograph("player-choices");
        white.byId("choice-coordinates").uncheck();
        white.byId("choices-close").click();
        assertThat(white.page().locator(".file").first()).isHidden();
        white.page().reload();
        white.seesRunning("white");
        assertThat(white.page().locator(".file").first()).isHidden();
        assertThat(black.page().locator(".file").first()).isVisible();
    }

    @Test
    void the_last_seconds_have_tenths_and_a_warning_only_where_they_are_wanted() {
        var links = house.hall().make("over-the-board", "19", "when-both-present", "arbiter");
        Seat white = house.take(links.white());
        Seat black = house.take(links.black());
        white.seesRunning("white");
        var clock = white.byId("clock-white");
        assertThat(clock.locator(".lcd .unseen")).hasText(Pattern.compile("\\d+\\.\\d"));
        assertThat(clock).not().hasClass(Pattern.compile("low"));
        white.byId("choose").click();
        white.byId("choice-tenths").uncheck();
        white.byId("choice-low").check();
        white.byId("choices-close").click();
        assertThat(clock.locator(".lcd .unseen")).hasText(Pattern.compile("0:00:1\\d"));
        assertThat(clock).hasClass(Pattern.compile("low"));
        assertThat(clock).containsText("Little time");
        white.photograph("player-low");
        assertThat(black.byId("clock-white")).not().hasClass(Pattern.compile("low"));
        black.seesRunning("white");
    }

    @Test
    void a_flag_that_nobody_claims_stays_down_and_ends_nothing() {
        var links = house.hall().make("over-the-board", "2", "when-both-present", "arbiter");
        Seat white = house.take(links.white());
        Seat black = house.take(links.black());
        assertThat(black.byId("clock-white")).hasAttribute("data-flag", "final");
        assertThat(black.page().locator("#notice")).isHidden();
        assertThat(black.byId("spoken").innerText()).doesNotContain("lag");
        assertThat(white.byId("result")).isHidden();
        black.photograph("player-flag");
        black.byId("claim-flag").click();
        black.byId("claim-flag-confirm").click();
        white.seesResult("0-1");
    }

    @Test
    void a_lost_line_says_what_becomes_of_the_clock_and_what_waits() {
        var links = house.hall().make("over-the-board", "900+10", "when-both-present", "arbiter");
        Seat white = house.take(links.white());
        Seat black = house.take(links.black());
        white.seesRunning("white");
        Page page = white.page();
        AtomicBoolean cut = new AtomicBoolean();
        List<WebSocketRoute> lines = new ArrayList<>();
        page.routeWebSocket(Pattern.compile(".*/wire"), line -> {
            if (cut.get()) {
                line.close();
            } else {
                line.connectToServer();
                lines.add(line);
            }
        });
        page.reload();
        white.seesRunning("white");
        cut.set(true);
        lines.getLast().close();
        assertThat(page.locator("#lost")).containsText("The clocks go on in the hall");
        white.release("e2e4");
        assertThat(page.locator("#lost")).containsText("Not yet at the hall: 2");
        white.photograph("player-lost");
        cut.set(false);
        black.seesHalfMoves(1);
        assertThat(page.locator("#lost")).isHidden();
        assertThat(page.locator("#notice")).containsText("The line is back");
    }

    @Test
    void the_player_sees_his_table_in_every_size_by_day_and_night() {
        var links = house.hall().make("over-the-board", "40/5400+30:1800+30", "when-both-present", "arbiter");
        Seat black = house.take(links.black());
        int[][] sizes = {{1280, 800}, {820, 1180}, {390, 844}};
        for (int[] size : sizes) {
            for (ColorScheme scheme : new ColorScheme[] {ColorScheme.LIGHT, ColorScheme.DARK}) {
                Seat white = house.take(
                        links.white(),
                        new Browser.NewContextOptions()
                                .setViewportSize(size[0], size[1])
                                .setLocale("en-GB")
                                .setColorScheme(scheme));
                black.seesRunning("white");
                Object overflow = white.page()
                        .evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth");
                assertThat(overflow).isEqualTo(0);
                white.photograph("player-" + size[0] + (scheme == ColorScheme.DARK ? "-dark" : ""));
                white.byId("more").click();
                white.photograph("player-more-" + size[0] + (scheme == ColorScheme.DARK ? "-dark" : ""));
                Axe.check(white.page());
            }
        }
    }
}
