package org.jadoube.trials.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Clock;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/// A phone or tablet with the chess clock on it. Its time passes only when it is told to.
final class ClockPage implements AutoCloseable {
    private static final long NOON = 1_790_000_000_000L;

    private final BrowserContext context;
    private final Page page;
    private final List<String> faults = new ArrayList<>();

    private ClockPage(BrowserContext context, boolean timeStands) {
        this.context = context;
        page = context.newPage();
        page.setDefaultTimeout(15_000);
        page.onPageError(faults::add);
        page.onConsoleMessage(message -> {
            if (message.type().equals("error")) {
                faults.add(message.text());
            }
        });
        if (timeStands) {
            page.clock().install(new Clock.InstallOptions().setTime(NOON));
        }
    }

    /// A page on which time stands until it is let pass.
    static ClockPage open(Browser browser, String address, Browser.NewContextOptions options) {
        ClockPage clock = new ClockPage(browser.newContext(options), true);
        clock.page.navigate(address);
        clock.page.clock().pauseAt(NOON + 600_000);
        return clock;
    }

    /// A page on which real time passes.
    static ClockPage live(Browser browser, String address) {
        ClockPage clock = new ClockPage(browser.newContext(), false);
        clock.page.navigate(address);
        return clock;
    }

    Page page() {
        return page;
    }

    /// Nobody is kept out of the page as it stands. Time passes meanwhile, for the rules wait for the page.
    void keepsNobodyOut() {
        page.clock().resume();
        Axe.check(page);
        page.clock().pauseAt(((Number) page.evaluate("Date.now() + 1000")).longValue());
    }

    BrowserContext context() {
        return context;
    }

    Locator byId(String testId) {
        return page.getByTestId(testId);
    }

    Locator half(String side) {
        return byId("half-" + side);
    }

    /// Sets the clock to a preset by what is written on it.
    void set(String preset) {
        String escaped = preset.replaceAll("[+()/]", "\\\\$0");
        page.locator("button.preset")
                .filter(new Locator.FilterOptions().setHasText(Pattern.compile("^" + escaped + "($|[a-z])")))
                .first()
                .click();
        byId("set").click();
        assertThat(byId("clock")).isVisible();
    }

    void touch(String side) {
        half(side).click();
    }

    void passes(double seconds) {
        page.clock().runFor(Math.round(seconds * 1000));
    }

    /// So much time passes at once, as when the device slept or the page was not looked at.
    void leaps(double seconds) {
        page.clock().fastForward(Math.round(seconds * 1000));
    }

    void shows(String white, String black) {
        assertThat(half("white")).hasAttribute("data-time", white);
        assertThat(half("black")).hasAttribute("data-time", black);
    }

    void runs(String side) {
        assertThat(half("white")).hasAttribute("data-running", Boolean.toString(side.equals("white")));
        assertThat(half("black")).hasAttribute("data-running", Boolean.toString(side.equals("black")));
    }

    /// Holds the stop button as an arbiter does.
    void hold() {
        byId("go").hover();
        page.mouse().down();
        passes(2.1);
        page.mouse().up();
        assertThat(byId("correct")).isVisible();
    }

    void photograph(String name) {
        page.screenshot(new Page.ScreenshotOptions()
                .setPath(Path.of("target", "screenshots").resolve(name + ".png")));
    }

    /// What the page complained of.
    List<String> faults() {
        return faults;
    }

    @Override
    public void close() {
        context.close();
    }
}
