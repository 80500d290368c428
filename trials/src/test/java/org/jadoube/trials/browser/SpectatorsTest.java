package org.jadoube.trials.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.options.ColorScheme;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/// What spectators see of an event: demonstration boards, the list of them, each game with its moves.
class SpectatorsTest {
    @RegisterExtension
    static final OpenHouse house = new OpenHouse();

    private Organiser organiser;

    @BeforeEach
    void come() {
        organiser = Organiser.in(house);
    }

    @AfterEach
    void leave() {
        organiser.close();
    }

    private static Seat look(String link, int width, int height, ColorScheme scheme) {
        return house.visitor(
                link,
                new Browser.NewContextOptions()
                        .setViewportSize(width, height)
                        .setLocale("en-GB")
                        .setColorScheme(scheme));
    }

    private static Seat projector(String link) {
        return look(link, 1920, 1080, ColorScheme.LIGHT);
    }

    @Test
    void a_wall_shows_moves_and_results_as_they_come_and_judges_nothing() {
        organiser.plans("over-the-board", "Ana - Boris\nIda - Jan\nMia - Noa").makes();
        List<Hand> first = organiser.players(1);
        organiser.startsAll();
        Seat wall = projector(organiser.show());
        first.getFirst().plays("e2e5");
        assertThat(wall.byId("demonstration-1")).containsText("1. e5");
        assertThat(wall.byId("demonstration-1").locator("[data-testid=clock-black]"))
                .hasText(Pattern.compile("1:[23]\\d:\\d\\d"));
        Axe.check(wall.page());
        rule(2, "0-0");
        rule(3, "1/2-0");
        assertThat(wall.byId("demonstration-2")).containsText("0\u20130");
        assertThat(wall.byId("demonstration-3")).containsText("\u00bd\u20130");
        wall.photograph("show-wall");
        wall.byId("to-list").click();
        assertThat(wall.byId("row-3")).containsText("\u00bd \u2013 0");
        assertThat(wall.byId("sum")).containsText("Over: 2 of 3.");
        Axe.check(wall.page());
        wall.photograph("show-list");
    }

    private void rule(int board, String result) {
        try (Hand chief = organiser.arbiter(board)) {
            chief.does("{'kind':'rule','result':'%s','reason':'both telephones rang'}".formatted(result));
        }
    }

    @Test
    void pages_turn_where_there_are_more_boards_than_places() {
        organiser.plans("online", "A - B\nC - D\nE - F\nG - H\nI - J").makes();
        Seat wall = projector(organiser.show());
        wall.byId("size").selectOption("2");
        assertThat(wall.byId("pages")).hasText("page 1 of 3");
        wall.page().keyboard().press("ArrowRight");
        assertThat(wall.byId("demonstration-3")).isVisible();
        assertThat(wall.byId("demonstration-1")).hasCount(0);
        wall.byId("chosen").fill("1, 5");
        wall.byId("chosen").press("Enter");
        assertThat(wall.byId("demonstration-5")).isVisible();
        assertThat(wall.byId("wall").locator("article")).hasCount(2);
    }

    @Test
    void an_event_shown_late_says_so_and_is() {
        organiser.plans("over-the-board", "Ana - Boris").chooses("delay", "300").makes();
        List<Hand> players = organiser.players(1);
        organiser.startsAll();
        players.getFirst().plays("e2e4");
        Seat wall = projector(organiser.show());
        assertThat(wall.page().locator(".about")).containsText("shown 5 minutes later");
        assertThat(wall.byId("demonstration-1")).containsText("not begun");
        Seat game = look(organiser.show() + "." + organiser.game(1), 390, 844, ColorScheme.DARK);
        assertThat(game.byId("status")).containsText("not begun");
        assertThat(game.byId("move-list").locator("button")).hasCount(0);
    }

    @Test
    void a_game_is_followed_live_and_played_through_again_with_its_times() {
        organiser.plans("over-the-board", "Ana - Boris").makes();
        List<Hand> players = organiser.players(1);
        organiser.startsAll();
        players.getFirst().plays("e2e4");
        players.getLast().plays("e7e5");
        Seat game = look(organiser.show() + "." + organiser.game(1), 1280, 800, ColorScheme.LIGHT);
        assertThat(game.byId("move-list").locator("[data-ply='2']"))
                .containsText(Pattern.compile("e5\\s*1:[23]\\d:\\d\\d"));
        assertThat(game.byId("square-e5").locator(".piece")).hasCount(1);
        game.page().keyboard().press("ArrowLeft");
        assertThat(game.byId("square-e5").locator(".piece")).hasCount(0);
        players.getFirst().plays("g1f3");
        assertThat(game.byId("move-list")).containsText("Nf3");
        assertThat(game.byId("square-f3").locator(".piece")).hasCount(0);
        assertThat(game.byId("status")).hasText("After half-move 1 of 3");
        Axe.check(game.page());
        game.byId("live").click();
        assertThat(game.byId("square-f3").locator(".piece")).hasCount(1);
        game.byId("first").click();
        assertThat(game.byId("square-e2").locator(".piece")).hasCount(1);
        game.byId("move-list").locator("[data-ply='1']").click();
        assertThat(game.byId("square-e4").locator(".piece")).hasCount(1);
        game.byId("autoplay").click();
        assertThat(game.byId("live")).isHidden();
        game.photograph("show-game");
    }

    @Test
    void chess960_is_shown_from_its_own_start_through_castling() {
        organiser.plans("online", "Ana - Boris");
        organiser.page().locator("details summary").click();
        organiser.page().locator("#chess960").fill("534");
        organiser.makes();
        List<Hand> players = organiser.players(1);
        Seat wall = projector(organiser.show());
        assertThat(wall.byId("demonstration-1")).containsText("Chess960, position 534");
        organiser.startsAll();
        List<String> moves =
                List.of("g1f3", "g8f6", "g2g3", "g7g6", "f1g2", "f8g7", "e2e4", "e7e5", "e1e2", "e8e7", "d1h1");
        for (int i = 0; i < moves.size(); i++) {
            players.get(i % 2).does("{'kind':'release','move':'%s'}".formatted(moves.get(i)));
        }
        assertThat(wall.byId("demonstration-1")).containsText("6. O-O");
        Seat game = projector(organiser.show() + "." + organiser.game(1));
        game.byId("first").click();
        game.byId("last").click();
        assertThat(game.byId("square-g1")).hasAttribute("aria-label", Pattern.compile("white king"));
        assertThat(game.byId("square-f1")).hasAttribute("aria-label", Pattern.compile("white rook"));
        assertThat(game.page().locator(".about")).containsText("Chess960, position 534");
    }
}
