package org.jadoube.trials.browser;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Playwright;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/// The browser of the machine, driven headless: Playwright downloads none.
final class Chromium implements AutoCloseable {
    /// The one without windows first: it is the same browser for a third of the work.
    private static final List<String> NAMES =
            List.of("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome");

    private final Playwright playwright;
    private final Browser browser;

    Chromium() {
        playwright = Playwright.create(
                new Playwright.CreateOptions().setEnv(Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")));
        browser = playwright
                .chromium()
                .launch(new BrowserType.LaunchOptions()
                        .setExecutablePath(executable())
                        .setHeadless(true)
                        .setArgs(List.of(
                                "--no-sandbox",
                                "--disable-gpu",
                                "--disable-quic",
                                "--no-first-run",
                                "--disable-background-networking",
                                "--disable-component-update",
                                "--disable-sync")));
    }

    Browser browser() {
        return browser;
    }

    private static Path executable() {
        String named = System.getenv("JADOUBE_CHROMIUM");
        if (named != null) {
            return Path.of(named);
        }
        List<Path> folders = Stream.of(System.getenv("PATH").split(java.io.File.pathSeparator))
                .map(Path::of)
                .toList();
        return NAMES.stream()
                .flatMap(name -> folders.stream().map(folder -> folder.resolve(name)))
                .filter(Files::isExecutable)
                .findFirst()
                .orElseThrow(() -> new IllegalStateException(
                        "no Chromium on the path: run ./jadoube verify, which installs it, or set JADOUBE_CHROMIUM"));
    }

    @Override
    public void close() {
        browser.close();
        playwright.close();
    }
}
