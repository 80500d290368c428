package org.jadoube.trials.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.BoundingBox;
import com.microsoft.playwright.options.ColorScheme;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.regex.Pattern;
import org.jadoube.server.LoneClock;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/// Two people and an arbiter with a phone beside a real board.
class ClockfaceTest {
    private static Chromium chromium;
    private static LoneClock served;

    private final List<ClockPage> pages = new ArrayList<>();

    @BeforeAll
    static void open() {
        served = LoneClock.open("127.0.0.1", 0);
        chromium = new Chromium();
    }

    @AfterAll
    static void close() {
        chromium.close();
        served.close();
    }

    @AfterEach
    void leave() {
        List<String> faults =
                pages.stream().flatMap(page -> page.faults().stream()).toList();
        pages.forEach(ClockPage::close);
        assertThat(faults).as("errors in the browsers").isEmpty();
    }

    private ClockPage page(int width, int height, String locale) {
        var options =
                new Browser.NewContextOptions().setViewportSize(width, height).setLocale(locale);
        return opened(options);
    }

    private ClockPage opened(Browser.NewContextOptions options) {
        ClockPage page = ClockPage.open(chromium.browser(), served.address().toString(), options);
        pages.add(page);
        return page;
    }

    private ClockPage phone(String preset) {
        ClockPage page = page(390, 844, "en-GB");
        page.set(preset);
        return page;
    }

    /// Started as over the board: Black touches his half first.
    private ClockPage started(String preset) {
        ClockPage page = phone(preset);
        page.touch("black");
        page.runs("white");
        return page;
    }

    @Test
    void each_touch_stops_ones_own_clock_and_starts_the_opponents() {
        ClockPage page = started("3′ +2″");
        page.shows("3:02", "3:02");
        page.passes(10);
        page.shows("2:52", "3:02");
        page.touch("black");
        page.runs("white");
        page.touch("white");
        page.runs("black");
        page.shows("2:54", "3:02");
        page.passes(1);
        page.touch("black");
        page.shows("2:54", "3:03");
        page.byId("moves").click();
        assertThat(page.byId("notes-white")).containsText("1 move");
        page.photograph("clockface-phone");
    }

    @Test
    void whoever_touches_first_has_black_where_both_have_the_same_time() {
        ClockPage page = phone("5′ +3″");
        double before = top(page.half("white"));
        page.touch("white");
        page.runs("white");
        assertThat(top(page.half("white"))).isNotEqualTo(before);
    }

    @Test
    void where_the_times_differ_only_blacks_touch_starts() {
        ClockPage page = phone("5′ : 4′");
        page.shows("5:00", "4:00");
        page.touch("white");
        page.runs("none");
        page.touch("black");
        page.runs("white");
    }

    @Test
    void the_clocks_are_stopped_and_go_on() {
        ClockPage page = started("5′ +3″");
        page.passes(3);
        page.byId("go").click();
        page.runs("none");
        page.passes(60);
        page.shows("5:00", "5:03");
        assertThat(page.byId("turn")).isEnabled();
        page.byId("turn").click();
        page.byId("go").click();
        page.runs("white");
        page.passes(2);
        page.shows("4:58", "5:03");
        assertThat(page.byId("turn")).isDisabled();
    }

    @Test
    void at_the_last_zero_with_extra_time_the_clock_freezes() {
        ClockPage page = started("3′ +2″");
        page.passes(170);
        page.shows("12.0", "3:02");
        page.leaps(20);
        page.passes(0.2);
        page.shows("0:00", "3:02");
        assertThat(page.byId("flag-white")).hasText("First flag");
        assertThat(page.byId("notes-white")).containsText("Frozen");
        page.touch("white");
        page.passes(30);
        page.shows("0:00", "3:02");
        page.runs("none");
    }

    @Test
    void without_extra_time_play_goes_on_and_the_first_flag_is_kept() {
        ClockPage page = started("3′");
        page.leaps(181);
        page.passes(0.2);
        assertThat(page.byId("flag-white")).hasText("First flag");
        page.touch("white");
        page.runs("black");
        page.leaps(181);
        page.passes(0.2);
        assertThat(page.byId("flag-black")).hasText("Flag down");
        assertThat(page.byId("flag-white")).hasText("First flag");
        page.photograph("clockface-flags");
    }

    @Test
    void the_next_period_is_added_to_both_at_zero_and_its_flag_goes_after_five_minutes() {
        ClockPage page = started("40/2 h + 30′");
        assertThat(page.byId("notes-white")).containsText("Period 1");
        page.leaps(7_201);
        page.passes(0.2);
        page.shows("29:59", "2:30:00");
        assertThat(page.byId("flag-white")).hasText("Flag");
        assertThat(page.byId("notes-white")).containsText("Period 2");
        assertThat(page.byId("notes-black")).containsText("Period 2");
        page.leaps(300);
        page.passes(0.2);
        assertThat(page.byId("flag-white")).isHidden();
        page.hold();
        page.byId("correct").locator("summary").click();
        assertThat(page.byId("correct-story")).containsText("White reached zero in period 1");
    }

    @Test
    void the_arbiter_corrects_times_moves_periods_and_the_turn_in_one_step() {
        ClockPage page = started("40/90′ + 30′ +30″");
        page.passes(5);
        page.touch("white");
        page.passes(1);
        page.hold();
        page.runs("none");
        page.byId("correct-time-white").fill("0:20:00");
        page.byId("correct-black120").click();
        page.byId("correct-moves-white").fill("39");
        page.byId("correct-moves-black").fill("40");
        page.byId("correct-period-black").fill("3");
        assertThat(page.byId("correct-preview")).containsText("Black: there is no such period");
        assertThat(page.byId("correct-apply")).isDisabled();
        page.byId("correct-period-black").fill("2");
        page.byId("correct-turn").selectOption("white");
        assertThat(page.byId("correct-preview"))
                .containsText(Pattern.compile("White: 1:30:55 → 0:20:00, moves 1 → 39, period 1"));
        assertThat(page.byId("correct-preview")).containsText("moves 0 → 40, period 1 → 2");
        page.photograph("clockface-correction");
        page.byId("correct-apply").click();
        page.shows("20:00", "1:32:27");
        page.byId("go").click();
        page.runs("white");
        page.byId("moves").click();
        assertThat(page.byId("notes-white")).containsText("39 moves");
        assertThat(page.byId("notes-black")).containsText("Period 2 · 40 moves");
    }

    @Test
    void a_correction_that_is_given_up_changes_nothing() {
        ClockPage page = started("5′ +3″");
        page.hold();
        page.byId("correct-time-white").fill("1:00:00");
        page.byId("correct-cancel").click();
        page.shows("5:01", "5:03");
        page.runs("none");
    }

    @Test
    void a_reload_loses_nothing_and_time_goes_on_meanwhile() {
        ClockPage page = started("5′ +3″");
        page.passes(3);
        page.touch("white");
        page.passes(10);
        page.shows("5:03", "4:53");
        page.page().reload();
        page.passes(5);
        page.runs("black");
        page.shows("5:03", "4:48");
        page.byId("go").click();
        page.page().reload();
        page.passes(60);
        page.runs("none");
        page.shows("5:03", "4:48");
    }

    @Test
    void what_is_kept_and_does_not_fit_is_left() {
        ClockPage page = started("5′ +3″");
        page.page().evaluate("""
                () => {
                    const game = JSON.parse(localStorage.getItem("jadoube.clockface.game"));
                    game.works.white.remaining = "<b>";
                    localStorage.setItem("jadoube.clockface.game", JSON.stringify(game));
                }
                """);
        page.page().reload();
        assertThat(page.byId("set")).isVisible();
    }

    @Test
    void everything_can_be_done_by_keyboard() {
        ClockPage page = page(1024, 700, "en-GB");
        page.page().locator("button.preset").first().focus();
        page.page().keyboard().press("Enter");
        page.byId("set").focus();
        page.page().keyboard().press("Enter");
        Page.PressOptions none = new Page.PressOptions();
        page.page().press("body", " ", none);
        page.runs("white");
        page.page().keyboard().press("Space");
        page.runs("black");
        page.page().keyboard().press("ArrowRight");
        page.runs("black");
        page.page().keyboard().press("ArrowLeft");
        page.runs("white");
        page.page().keyboard().press("ShiftRight");
        page.runs("black");
        page.page().keyboard().press("t");
        assertThat(page.byId("spoken")).containsText("White: 3 minutes 6 seconds");
        page.page().keyboard().press("p");
        page.runs("none");
        page.page().keyboard().down("p");
        page.passes(2.1);
        page.page().keyboard().up("p");
        assertThat(page.byId("correct")).isVisible();
        page.page().keyboard().press("Escape");
        assertThat(page.byId("correct")).hasCount(0);
        page.page().keyboard().press("p");
        page.runs("black");
    }

    @Test
    void different_times_and_periods_are_set_by_hand() {
        ClockPage page = page(820, 1180, "en-GB");
        page.byId("fine").click();
        page.byId("apart").check();
        page.byId("time-black-1").fill("0:10:00");
        page.byId("method-black-1").selectOption("us-delay");
        page.byId("bonus-black-1").fill("5");
        page.byId("time-white-1").fill("soon");
        assertThat(page.byId("chosen")).containsText("White, period 1: give a time");
        assertThat(page.byId("set")).isDisabled();
        page.byId("time-white-1").fill("0:20:00");
        page.photograph("clockface-setting-tablet");
        page.byId("keep").click();
        page.page().reload();
        page.set("20′ +10″ : 10′ (5″)");
        page.shows("20:10", "10:00");
        page.touch("black");
        page.touch("white");
        assertThat(page.byId("notes-black")).containsText("Delay 5 s");
        page.passes(6);
        page.shows("20:20", "9:59");
        page.photograph("clockface-tablet");
    }

    @Test
    void it_speaks_spanish() {
        ClockPage page = page(390, 844, "es-ES");
        assertThat(page.page().locator("h1")).hasText("Reloj de ajedrez");
        page.photograph("clockface-setting-phone");
        page.set("3′ +2″");
        page.touch("black");
        assertThat(page.half("white")).containsText("Blancas");
        assertThat(page.half("white")).containsText("en marcha");
    }

    @Test
    void on_a_phone_between_the_players_each_display_faces_its_player() {
        for (int[] size : new int[][] {{390, 844}, {844, 390}}) {
            ClockPage page = opened(new Browser.NewContextOptions()
                    .setViewportSize(size[0], size[1])
                    .setHasTouch(true)
                    .setIsMobile(true)
                    .setColorScheme(ColorScheme.DARK));
            page.set("90′ +30″");
            page.half("black").tap();
            page.runs("white");
            boolean portrait = size[0] < size[1];
            assertThat(rotation(page, "black")).isEqualTo(portrait ? "180deg" : "90deg");
            assertThat(rotation(page, "white")).isEqualTo(portrait ? "none" : "-90deg");
            for (String side : List.of("white", "black")) {
                BoundingBox digits = Objects.requireNonNull(
                        page.half(side).locator("svg.digits").boundingBox());
                assertThat(Math.max(digits.width, digits.height)).isGreaterThan(320);
            }
            page.photograph("clockface-lying-" + size[0]);
        }
    }

    private static String rotation(ClockPage page, String side) {
        return String.valueOf(page.half(side).evaluate("face => getComputedStyle(face).rotate"));
    }

    @Test
    void the_screen_is_asked_to_stay_on() {
        ClockPage page = page(390, 844, "en-GB");
        page.page().evaluate("""
                () => {
                    window.asked = [];
                    const request = async (kind) => { window.asked.push(kind); return { release: async () => undefined }; };
                    Object.defineProperty(navigator, "wakeLock", { value: { request } });
                }
                """);
        page.set("3′ +2″");
        assertThat(page.page().evaluate("() => window.asked.join()")).isEqualTo("screen");
    }

    @Test
    void every_control_has_a_name_a_size_and_enough_contrast() {
        for (ColorScheme scheme : List.of(ColorScheme.LIGHT, ColorScheme.DARK)) {
            ClockPage page = opened(new Browser.NewContextOptions()
                    .setViewportSize(390, 844)
                    .setLocale("en-GB")
                    .setColorScheme(scheme));
            page.keepsNobodyOut();
            page.set("40/90′ + 30′ +30″");
            page.touch("black");
            page.byId("moves").click();
            page.keepsNobodyOut();
            page.hold();
            page.keepsNobodyOut();
        }
    }

    @Test
    void it_works_without_a_network_once_it_was_seen() {
        LoneClock mine = LoneClock.open("127.0.0.1", 0);
        try (ClockPage page = ClockPage.live(chromium.browser(), mine.address().toString())) {
            page.page()
                    .waitForFunction("() => document.documentElement.dataset.offline === 'ready'"
                            + " && navigator.serviceWorker.controller");
            Object kept = page.page().evaluate("""
                    async () => {
                        const names = await caches.keys();
                        const store = await caches.open(names[0]);
                        return names.length + ": " + (await store.keys()).map((one) => new URL(one.url).pathname).sort().join(" ");
                    }
                    """);
            assertThat(String.valueOf(kept))
                    .startsWith("1: /clock /clock.webmanifest")
                    .contains("/words/es.js");
            mine.close();
            page.context().setOffline(true);
            page.page().reload();
            page.set("3′ +2″");
            page.touch("black");
            page.runs("white");
            assertThat(page.faults()).isEmpty();
        }
    }

    private static double top(Locator place) {
        return Objects.requireNonNull(place.boundingBox()).y;
    }
}
