package org.jadoube.trials.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Browser;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/// Two people, or one against himself, at one screen.
class TogetherTest {
    @RegisterExtension
    static final OpenHouse house = new OpenHouse();

    private static Seat table() {
        Seat table = house.visitor(
                house.hall().address().toString(),
                new Browser.NewContextOptions().setViewportSize(820, 1180).setLocale("en-GB"));
        table.page().locator("#white").fill("Ana");
        table.page().locator("#black").fill("Boris");
        table.byId("create-together").click();
        assertThat(table.byId("press-white")).isVisible();
        assertThat(table.byId("press-white")).isEnabled();
        return table;
    }

    private static void plays(Seat table, String colour, String move) {
        table.release(move);
        assertThat(table.byId("square-" + move.substring(2, 4)).locator(".piece"))
                .hasCount(1);
        table.byId("press-" + colour).click();
        String other = colour.equals("white") ? "black" : "white";
        assertThat(table.byId("press-" + other)).hasAttribute("data-running", "true");
    }

    @Test
    void both_move_and_press_at_one_board_and_play_again_with_colours_swapped() {
        Seat table = table();
        Axe.check(table.page());
        plays(table, "white", "f2f3");
        plays(table, "black", "e7e5");
        table.byId("way").selectOption("opposite");
        plays(table, "white", "g2g4");
        Axe.check(table.page());
        table.release("d8h4");
        table.seesResult("0\u20131");
        assertThat(table.byId("moves")).containsText("2. g4 Qh4#");
        table.byId("rematch").click();
        assertThat(table.byId("press-white")).containsText("Boris");
        assertThat(table.byId("press-white")).isEnabled();
    }

    @Test
    void an_illegal_move_is_pointed_out_at_one_screen_too() {
        Seat table = table();
        plays(table, "white", "e2e5");
        assertThat(table.byId("claim-illegal-white")).isDisabled();
        table.byId("claim-illegal-black").click();
        table.byId("claim-illegal-confirm").click();
        assertThat(table.page().locator("#notice")).containsText("held against White");
        table.seesPiece("e2", "P");
    }

    @Test
    void a_draw_claimed_too_early_at_one_screen_is_rejected() {
        Seat table = table();
        plays(table, "white", "g1f3");
        table.byId("claim-draw-black").click();
        table.byId("claim-written").fill("Nf6");
        table.byId("claim-draw-confirm").click();
        assertThat(table.page().locator("#notice")).containsText("rejected");
    }

    @Test
    void a_draw_is_offered_by_one_side_and_accepted_by_the_other() {
        Seat table = table();
        plays(table, "white", "e2e4");
        plays(table, "black", "e7e5");
        table.byId("offer-draw-white").click();
        table.byId("accept-draw-black").click();
        table.seesResult("\u00bd\u2013\u00bd");
    }
}
