package org.jadoube.trials.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/// The arbiter's desk over all boards of an event.
class DeskPageTest {
    @RegisterExtension
    static final OpenHouse house = new OpenHouse();

    private final List<Hand> hands = new ArrayList<>();

    @AfterEach
    void leave() {
        hands.forEach(Hand::close);
    }

    private static Evening evening() {
        return Evening.of(house.hall().address(), 3, "2023", "5400+30");
    }

    private List<Hand> come(Evening evening, int board) {
        List<Hand> players = evening.players(board);
        hands.addAll(players);
        return players;
    }

    private static Seat desk(Evening evening, String office) {
        return house.visitor(
                evening.desk(office),
                new Browser.NewContextOptions().setViewportSize(1280, 800).setLocale("en-GB"));
    }

    private static Locator card(Seat desk, int board) {
        return desk.byId("card-" + board);
    }

    private static void sees(Seat desk, int board, String state) {
        assertThat(card(desk, board)).hasAttribute("data-state", state);
    }

    private static void startAll(Seat desk) {
        desk.byId("every-start").click();
        desk.byId("every-confirm").click();
    }

    @Test
    void every_board_stands_on_the_desk_and_all_clocks_start_at_once() {
        Evening evening = evening();
        for (int board = 1; board <= 3; board++) {
            come(evening, board);
        }
        Seat chief = desk(evening, "chief");
        sees(chief, 3, "ready");
        startAll(chief);
        for (int board = 1; board <= 3; board++) {
            sees(chief, board, "running");
        }
        assertThat(chief.byId("counts")).hasText("3 boards · 0 need you · 3 running · 0 over");
        assertThat(chief.page().getByText("Done at 3 boards.")).isVisible();
    }

    @Test
    void what_waits_stands_in_a_queue_in_the_order_in_which_it_came_and_its_board_comes_first() {
        Evening evening = evening();
        List<Hand> third = come(evening, 3);
        List<Hand> second = come(evening, 2);
        come(evening, 1);
        Seat chief = desk(evening, "chief");
        startAll(chief);
        sees(chief, 3, "running");
        third.getFirst().does("{'kind':'stop','reason':'It is loud'}");
        sees(chief, 3, "asked");
        second.getFirst().does("{'kind':'stop','reason':'A pawn is missing'}");
        Locator queue = chief.byId("queue").locator("li");
        assertThat(queue).hasCount(2);
        assertThat(queue.nth(0)).containsText(Pattern.compile("3.*White 3.*stopped the clocks"));
        assertThat(queue.nth(1)).containsText("White 2");
        assertThat(chief.byId("cards").locator("li").first()).containsText("White 3");
        assertThat(chief.page()).hasTitle(Pattern.compile("^\\(2\\) Club evening"));
        chief.page().keyboard().press("n");
        assertThat(chief.byId("opened")).containsText("Board 3: White 3 – Black 3");
        assertThat(chief.byId("opened")).containsText("It is loud");
        chief.byId("next-question").click();
        assertThat(chief.byId("opened")).containsText("Board 2: White 2 – Black 2");
        chief.page().locator("[data-matter=stopped-clocks]").getByText("Excuse").click();
        chief.byId("answer-confirm").click();
        assertThat(queue).hasCount(1);
        chief.byId("close-board").click();
        assertThat(chief.byId("opened")).isHidden();
        chief.byId("which-needs").check();
        assertThat(card(chief, 2)).isVisible();
        assertThat(card(chief, 1)).isHidden();
    }

    @Test
    void presses_that_are_missing_and_illegal_moves_found_are_told_at_a_glance() {
        Evening evening = evening();
        List<Hand> players = come(evening, 1);
        Seat chief = desk(evening, "chief");
        startAll(chief);
        sees(chief, 1, "running");
        players.getFirst().does("{'kind':'release','move':'e2e4'}");
        players.getLast().does("{'kind':'release','move':'e7e5'}");
        sees(chief, 1, "pressing");
        assertThat(card(chief, 1)).containsText("White: presses missing: 1");
    }

    @Test
    void an_assistant_calls_and_an_arbiter_comes() {
        Evening evening = evening();
        come(evening, 1);
        Seat chief = desk(evening, "chief");
        Seat assistant = desk(evening, "assistant");
        assertThat(assistant.byId("every-start")).hasCount(0);
        card(assistant, 1).click();
        assistant.byId("call").click();
        assistant.byId("call-note").fill("The clock looks broken");
        assistant.byId("call-confirm").click();
        assertThat(chief.byId("queue")).containsText("The clock looks broken");
        sees(chief, 1, "asked");
        chief.byId("come-1").click();
        assertThat(chief.byId("queue").locator("li")).hasCount(0);
        assertThat(assistant.byId("queue").locator("li")).hasCount(0);
    }

    @Test
    void an_arbiter_of_a_section_sees_his_boards_and_may_look_at_all() {
        Evening evening = evening();
        Seat section = desk(evening, "section");
        assertThat(card(section, 1)).isVisible();
        assertThat(card(section, 2)).isHidden();
        section.byId("whose-everybody").check();
        assertThat(card(section, 2)).isVisible();
        card(section, 2).click();
        assertThat(section.byId("opened")).containsText("Board 2");
        assertThat(section.page().locator("#desk")).isHidden();
    }

    @Test
    void the_keys_lead_from_card_to_card_and_into_a_board_and_back() {
        Evening evening = evening();
        Seat chief = desk(evening, "chief");
        card(chief, 1).focus();
        chief.page().keyboard().press("ArrowRight");
        assertThat(card(chief, 2)).isFocused();
        chief.page().keyboard().press("Home");
        assertThat(card(chief, 1)).isFocused();
        chief.page().keyboard().press("End");
        chief.page().keyboard().press("Enter");
        assertThat(chief.byId("opened")).containsText("Board 3");
        Page page = chief.page();
        page.keyboard().press("Escape");
        assertThat(chief.byId("opened")).isHidden();
        assertThat(card(chief, 3)).isFocused();
        page.goBack();
        assertThat(chief.byId("opened")).isVisible();
        Assertions.assertThat(page.url()).contains(".");
    }
}
