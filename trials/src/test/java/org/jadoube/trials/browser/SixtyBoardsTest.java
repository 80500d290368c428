package org.jadoube.trials.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.assertions.LocatorAssertions;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/// Sixty games in play on one desk. How long the page was kept busy is written to `target`, and judged by people.
class SixtyBoardsTest {
    private static final int BOARDS = 60;
    private static final String WATCH = """
            () => {
                window.longTasks = [];
                new PerformanceObserver((list) => {
                    list.getEntries().forEach((entry) => window.longTasks.push(Math.round(entry.duration)));
                }).observe({ type: "longtask" });
                document.querySelectorAll(".card").forEach((card) => (card.kept = true));
            }
            """;
    private static final String SAID = """
            () => `long tasks ${window.longTasks.length}, the longest ${Math.max(0, ...window.longTasks)} ms`
            """;
    private static final String KEPT =
            "() => [...document.querySelectorAll('.card')].filter((card) => card.kept).length";

    private static final LocatorAssertions.HasCountOptions PATIENT =
            new LocatorAssertions.HasCountOptions().setTimeout(60_000);

    @RegisterExtension
    static final OpenHouse house = new OpenHouse();

    @Test
    void every_move_of_sixty_games_is_seen_and_no_card_is_built_anew() throws IOException {
        List<List<Hand>> tables = new ArrayList<>();
        Evening evening = Evening.of(house.hall().address(), BOARDS, "2023", "5400+30");
        for (int board = 1; board <= BOARDS; board++) {
            tables.add(evening.players(board));
        }
        Seat chief = house.visitor(
                evening.desk("chief"),
                new Browser.NewContextOptions().setViewportSize(1280, 800).setLocale("en-GB"));
        assertThat(chief.byId("cards").locator("li")).hasCount(BOARDS, PATIENT);
        chief.byId("every-start").click();
        chief.byId("every-confirm").click();
        Locator running = chief.page().locator(".card[data-state=running]");
        assertThat(running).hasCount(BOARDS, PATIENT);
        chief.page().evaluate(WATCH);
        for (String move : List.of("e2e4", "e7e5", "g1f3", "b8c6", "f1b5", "a7a6")) {
            tables.forEach(players -> players.get(move.charAt(1) < '5' ? 0 : 1).plays(move));
        }
        assertThat(chief.page().locator(".card .plies:text('Move 4, White')")).hasCount(BOARDS, PATIENT);
        Assertions.assertThat(chief.page().evaluate(KEPT)).isEqualTo(BOARDS);
        Files.writeString(
                Path.of("target", "sixty-boards.txt"),
                String.valueOf(chief.page().evaluate(SAID)));
        tables.forEach(players -> players.forEach(Hand::close));
    }
}
