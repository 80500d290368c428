package org.jadoube.trials.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.regex.Pattern;
import org.assertj.core.api.Assertions;

/// Somebody at the table, in a browser of his own: what he sees and what he can do with a mouse and keys.
final class Seat implements AutoCloseable {
    private final BrowserContext context;
    private final Page page;
    private final List<String> faults = new ArrayList<>();
    private final List<String> heard = new CopyOnWriteArrayList<>();

    private Seat(BrowserContext context) {
        this.context = context;
        this.page = context.newPage();
        page.onPageError(faults::add);
        page.onWebSocket(
                line -> line.onFrameReceived(frame -> heard.add(Objects.requireNonNullElse(frame.text(), ""))));
        page.onConsoleMessage(message -> {
            if (message.type().equals("error")) {
                faults.add(message.text());
            }
        });
    }

    static Seat take(Browser browser, String link) {
        return take(
                browser,
                link,
                new Browser.NewContextOptions().setViewportSize(1280, 900).setLocale("en-GB"));
    }

    static Seat take(Browser browser, String link, Browser.NewContextOptions options) {
        Seat seat = new Seat(browser.newContext(options));
        seat.page.navigate(link);
        assertThat(seat.board()).isVisible();
        return seat;
    }

    /// Opens a page that need not be a table.
    static Seat visit(Browser browser, String link, Browser.NewContextOptions options) {
        Seat seat = new Seat(browser.newContext(options));
        seat.page.navigate(link);
        return seat;
    }

    Page page() {
        return page;
    }

    /// What the page complained of: script errors, refused resources.
    List<String> faults() {
        return faults;
    }

    /// Words have not come to him over the wire in any message.
    void hasNotHeard(String words) {
        Assertions.assertThat(heard)
                .as("what the hall has told")
                .isNotEmpty()
                .noneMatch(message -> message.contains(words));
    }

    Locator byId(String testId) {
        return page.getByTestId(testId);
    }

    Locator board() {
        return byId("board");
    }

    /// Picks a piece up and puts it down by two clicks; `promotion` is the letter of the new piece, or empty.
    void release(String uci) {
        square(uci.substring(0, 2)).click(new Locator.ClickOptions().setForce(true));
        square(uci.substring(2, 4)).click(new Locator.ClickOptions().setForce(true));
        if (uci.length() > 4) {
            byId("promote-" + uci.charAt(4)).click();
        }
    }

    /// Types a move in UCI and plays it; the cursor stays in the field.
    void type(String uci) {
        byId("entry").fill(uci);
        byId("entry").press("Enter");
    }

    /// Presses the space bar wherever the cursor is.
    void pressWithSpaceAtOnce() {
        page.keyboard().press("Space");
    }

    void pressWithButton() {
        byId("press").click();
    }

    void pressWithSpace() {
        board().focus();
        page.keyboard().press("Space");
    }

    /// Puts a hand on the piece on a square, or takes it off a piece held.
    void touch(String square) {
        square(square).click(new Locator.ClickOptions().setForce(true));
    }

    /// Chooses one of the rare acts.
    void rarely(String testId) {
        byId("more").click();
        byId(testId).click();
    }

    /// Sees which piece stands on a square, by its FEN letter; empty for none.
    void seesPiece(String square, String piece) {
        assertThat(square(square)).hasAttribute("data-piece", piece);
    }

    private Locator square(String name) {
        return byId("square-" + name);
    }

    /// Sees as many half-moves on the move list as were made.
    void seesHalfMoves(int count) {
        assertThat(byId("move-list").locator(".latest[data-ply='" + count + "']"))
                .hasCount(1);
    }

    /// Sees how the game ended, at the table or where games are shown.
    void seesOver(String score) {
        if (page.url().contains("/show")) {
            for (int side = 0; side < 2; side++) {
                String own = score.split("-", -1)[side].replace("1/2", "½");
                assertThat(page.locator(side == 0 ? ".seat.white .score" : ".seat.black .score"))
                        .hasText(own);
            }
        } else {
            seesResult(score);
        }
    }

    /// What a player's clock shows to him.
    Locator clock(String colour) {
        Locator clock = byId("clock-" + colour);
        return page.url().contains("/show") ? clock : clock.locator(".lcd .unseen");
    }

    void seesResult(String score) {
        assertThat(byId("result")).containsText(score);
    }

    void seesRunning(String colour) {
        assertThat(byId("clock-" + colour)).hasAttribute("data-running", "true");
    }

    void seesNoClockRunning() {
        assertThat(byId("clock-white")).hasAttribute("data-running", "false");
        assertThat(byId("clock-black")).hasAttribute("data-running", "false");
    }

    void seesMoves(String text) {
        assertThat(byId("move-list")).containsText(Pattern.compile(text));
    }

    void photograph(String name) {
        Path folder = Path.of("target", "screenshots");
        page.screenshot(new Page.ScreenshotOptions()
                .setPath(folder.resolve(name + ".png"))
                .setFullPage(true));
    }

    @Override
    public void close() {
        context.close();
    }
}
