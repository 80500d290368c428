package org.jadoube.trials.browser;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.options.ColorScheme;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// Nobody is kept out of the entrance hall and the table: the rules of axe-core, in the light and in the dark, on wide
/// screens and on phones.
class AccessTest {
    @RegisterExtension
    static final OpenHouse house = new OpenHouse();

    private static Browser.NewContextOptions wide(ColorScheme scheme) {
        return new Browser.NewContextOptions()
                .setViewportSize(1280, 900)
                .setLocale("en-GB")
                .setColorScheme(scheme);
    }

    private static Browser.NewContextOptions phone(ColorScheme scheme) {
        return new Browser.NewContextOptions()
                .setViewportSize(390, 844)
                .setHasTouch(true)
                .setLocale("es-ES")
                .setColorScheme(scheme);
    }

    @ParameterizedTest
    @EnumSource(
            value = ColorScheme.class,
            names = {"LIGHT", "DARK"})
    void the_entrance_hall_keeps_nobody_out(ColorScheme scheme) {
        for (var look : List.of(wide(scheme), phone(scheme))) {
            house.visit("/", look, page -> {
                page.getByTestId("create-game").waitFor();
                Axe.check(page);
                page.locator("details summary").first().click();
                Axe.check(page);
            });
        }
    }

    @ParameterizedTest
    @EnumSource(
            value = ColorScheme.class,
            names = {"LIGHT", "DARK"})
    void the_table_keeps_nobody_out_before_during_and_after_a_game(ColorScheme scheme) {
        play(wide(scheme));
        play(phone(scheme));
    }

    @ParameterizedTest
    @EnumSource(
            value = ColorScheme.class,
            names = {"LIGHT", "DARK"})
    void the_organisers_page_keeps_nobody_out(ColorScheme scheme) {
        for (var look : List.of(wide(scheme), phone(scheme))) {
            house.visit("/event", look, page -> {
                page.getByTestId("create-event").waitFor();
                page.getByTestId("pairings").fill("Ana 1800 1-0 Boris\nEva\nIda - Jan");
                page.locator("details summary").first().click();
                Axe.check(page);
                page.getByTestId("create-event").click();
                Axe.check(page);
            });
        }
    }

    @ParameterizedTest
    @EnumSource(
            value = ColorScheme.class,
            names = {"LIGHT", "DARK"})
    void the_arbiters_desk_and_what_spectators_see_keep_nobody_out(ColorScheme scheme) {
        for (var look : List.of(wide(scheme), phone(scheme))) {
            Evening evening = Evening.of(house.hall().address(), 2, "2023", "5400+30");
            Seat desk = house.visitor(evening.desk("chief"), look);
            desk.byId("card-2").waitFor();
            Axe.check(desk.page());
            desk.byId("card-1").click();
            desk.byId("arbiter-start").click();
            desk.byId("tab-board").click();
            Axe.check(desk.page());
            Seat game = house.visitor(evening.show(1), look);
            game.board().waitFor();
            Axe.check(game.page());
            Seat wall = house.visitor(evening.show(1).replaceAll("[.][^.]*$", ""), look);
            wall.page().locator("#shown").waitFor();
            Axe.check(wall.page());
            house.leave();
        }
    }

    @ParameterizedTest
    @EnumSource(
            value = ColorScheme.class,
            names = {"LIGHT", "DARK"})
    void one_screen_for_two_keeps_nobody_out(ColorScheme scheme) {
        for (var look : List.of(wide(scheme), phone(scheme))) {
            house.visit("/", look, page -> {
                page.getByTestId("create-together").click();
                page.locator("[data-testid=press-white]:enabled").waitFor();
                page.getByTestId("claim-draw-white").waitFor();
                Axe.check(page);
                page.getByTestId("claim-draw-white").click();
                Axe.check(page);
            });
        }
    }

    private static void play(Browser.NewContextOptions look) {
        var links = house.hall().make("over-the-board", "40/5400+30:1800+30", "by-arbiter", "arbiter");
        Seat white = house.take(links.white(), look);
        Seat black = house.take(links.black(), look);
        Seat arbiter = house.take(links.arbiter(), look);
        Seat spectator = house.take(links.spectator(), look);
        List<Seat> all = List.of(white, black, arbiter, spectator);
        all.forEach(seat -> Axe.check(seat.page()));
        arbiter.byId("arbiter-start").click();
        white.seesRunning("white");
        white.release("e2e4");
        white.pressWithButton();
        black.seesRunning("black");
        black.byId("offer-draw").click();
        all.forEach(seat -> Axe.check(seat.page()));
        black.byId("stop-clocks").click();
        Axe.check(black.page());
        black.byId("stop-clocks-confirm").click();
        white.seesNoClockRunning();
        Axe.check(arbiter.page());
        black.byId("resign").click();
        Axe.check(black.page());
        black.byId("resign-confirm").click();
        all.forEach(seat -> {
            seat.seesResult("1-0");
            Axe.check(seat.page());
        });
        house.leave();
    }

    @Test
    void a_page_with_a_nameless_button_is_found_out() {
        house.visit("/", wide(ColorScheme.LIGHT), page -> {
            page.getByTestId("create-game").waitFor();
            page.evaluate("document.querySelector('main').append(document.createElement('button'))");
            assertThatThrownBy(() -> Axe.check(page)).hasMessageContaining("button-name");
        });
    }
}
