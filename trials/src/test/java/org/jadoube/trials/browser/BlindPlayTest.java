package org.jadoube.trials.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.ForcedColors;
import com.microsoft.playwright.options.ReducedMotion;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/// Who does not see the board plays with keys alone and by what is read out: here nothing is read but that.
class BlindPlayTest {
    private static final Pattern MOVE =
            Pattern.compile("(White|Black): \\w+ from (\\w+) (\\d)(?: takes on| to) (\\w+) (\\d)");

    @RegisterExtension
    static final OpenHouse house = new OpenHouse();

    private static String lastSaid(Seat seat) {
        return seat.byId("spoken").locator("p").last().innerText();
    }

    private static void hears(Seat seat, String words) {
        assertThat(seat.byId("spoken")).containsText(words);
    }

    /// The squares of the last move that was read out to somebody, by their letters.
    private static String heardMove(Seat seat, String player) {
        assertThat(seat.byId("spoken").locator("p").last()).hasText(player + " has pressed the clock");
        Matcher last = MOVE.matcher(seat.byId("spoken").innerText());
        String move = "";
        while (last.find()) {
            if (last.group(1).equals(player)) {
                move = letter(last.group(2)) + last.group(3) + letter(last.group(4)) + last.group(5);
            }
        }
        return move;
    }

    private static String letter(String name) {
        return name.substring(0, 1).toLowerCase(Locale.ROOT);
    }

    private static void tabTo(Seat seat, String testId) {
        for (int i = 0; i < 40; i++) {
            seat.page().keyboard().press("Tab");
            if (Boolean.TRUE.equals(
                    seat.page().evaluate("id => document.activeElement?.dataset.testid === id", testId))) {
                return;
            }
        }
        throw new AssertionError("no way by Tab to " + testId);
    }

    private static void types(Seat seat, String move) {
        seat.page().keyboard().type(move);
        seat.page().keyboard().press("Enter");
    }

    /// Calls the squares by the names of FIDE's rules for the blind, all by keys.
    private static void callByNames(Seat seat) {
        tabTo(seat, "choose");
        seat.page().keyboard().press("Enter");
        tabTo(seat, "choice-names");
        seat.page().keyboard().press("Space");
        seat.page().keyboard().press("Escape");
        assertThat(seat.byId("choices")).hasCount(0);
        assertThat(seat.byId("square-e2")).hasAttribute("aria-label", "Eva 2, white pawn");
    }

    @Test
    void a_whole_game_is_played_by_keys_alone_with_nothing_but_what_is_read_out() {
        var links = house.hall().make("over-the-board", "5400+30", "when-both-present", "arbiter");
        Seat white = house.take(links.white());
        Seat black = house.take(links.black());
        assertThat(white.byId("status")).containsText("It is your move.");
        callByNames(white);
        callByNames(black);
        tabTo(white, "entry");
        tabTo(black, "entry");
        List<String> moves = List.of("Eva 4", "e5", "Felix 1 Cesar 4", "Nc6", "D1 Hector 5", "N g8 Felix 6");
        List<String> heard = List.of("e2e4", "e7e5", "f1c4", "b8c6", "d1h5", "g8f6");
        for (int ply = 0; ply < moves.size(); ply++) {
            Seat mover = ply % 2 == 0 ? white : black;
            Seat other = ply % 2 == 0 ? black : white;
            types(mover, moves.get(ply));
            mover.page().keyboard().press("Space");
            assertThat(heardMove(other, ply % 2 == 0 ? "White" : "Black")).isEqualTo(heard.get(ply));
            assertThat(other.byId("status")).containsText("It is your move.");
        }
        types(black, "c");
        assertThat(lastSaid(black)).matches("Black: 1 hour 3\\d minutes.*\\. White: 1 hour 3\\d minutes.*");
        types(black, "l");
        assertThat(lastSaid(black)).isEqualTo("Black: knight from Gustav 8 to Felix 6");
        types(white, "p");
        assertThat(lastSaid(white))
                .contains("White: king Eva 1; queen Hector 5")
                .contains("bishop Cesar 4");
        types(white, "Qxf7");
        for (Seat seat : List.of(white, black)) {
            hears(seat, "White: queen from Hector 5 takes on Felix 7");
            hears(seat, "White wins, by checkmate");
        }
        assertThat(black.byId("spoken").innerText()).doesNotContain("check,").doesNotContain(", check");
    }

    @Test
    void the_board_itself_is_played_on_with_arrows_and_letters() {
        var links = house.hall().make("over-the-board", "5400+30", "when-both-present", "arbiter");
        Seat white = house.take(links.white());
        Seat black = house.take(links.black());
        white.seesRunning("white");
        Locator start = white.byId("square-e2");
        start.focus();
        List.of("j", "Enter", "j", "Enter", "ArrowUp", "ArrowUp", "Enter", "Space")
                .forEach(key -> white.page().keyboard().press(key));
        hears(black, "White says j'adoube: white pawn on e2");
        hears(black, "White touches the white pawn on e2");
        hears(black, "White: pawn from e2 to e4");
        hears(black, "White has pressed the clock");
        white.page().keyboard().press("l");
        assertThat(lastSaid(white)).isEqualTo("White: pawn from e2 to e4");
        white.page().keyboard().press("t");
        assertThat(lastSaid(white)).isEqualTo("Black to move.");
        white.page().keyboard().press("f");
        assertThat(white.page().locator(".square").first()).hasAttribute("data-square", "h1");
        white.page().keyboard().press("Shift+?");
        assertThat(white.byId("choices")).isVisible();
    }

    @Test
    void the_table_is_whole_at_twice_the_size_without_motion_and_with_few_colours() {
        var links = house.hall().make("over-the-board", "5400+30", "when-both-present", "arbiter");
        Seat white = house.take(
                links.white(),
                new Browser.NewContextOptions()
                        .setViewportSize(640, 450)
                        .setDeviceScaleFactor(2)
                        .setLocale("en-GB")
                        .setReducedMotion(ReducedMotion.REDUCE)
                        .setForcedColors(ForcedColors.ACTIVE));
        house.take(links.black()).seesRunning("white");
        white.release("e2e4");
        white.seesHalfMoves(1);
        Axe.check(white.page());
        Object moving = white.page().evaluate("document.getAnimations().length");
        assertThat(moving).isEqualTo(0);
        Object apart = white.page().evaluate("""
                () => {
                    const colour = (id) => getComputedStyle(document.querySelector(`[data-square=${id}]`)).backgroundColor;
                    return colour("a1") !== colour("b1");
                }
                """);
        assertThat(apart).as("light and dark squares differ").isEqualTo(true);
        white.photograph("player-zoom-forced");
    }
}
