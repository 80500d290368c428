package org.jadoube.trials.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Page;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.extension.AfterAllCallback;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;

/// An open hall with people at its tables, each in a browser of his own: open for all tests of a class that registers
/// it.
/// After each test everybody goes.
final class OpenHouse implements BeforeAllCallback, AfterEachCallback, AfterAllCallback {
    private final Consumer<Path> before;
    private final List<Seat> seats = new ArrayList<>();
    private Path data;
    private Chromium chromium;
    private OpenHall hall;

    /// A hall in which nothing has happened.
    OpenHouse() {
        this(_ -> {});
    }

    /// @param before what is done with the hall's data before it opens
    OpenHouse(Consumer<Path> before) {
        this.before = before;
    }

    @Override
    public void beforeAll(ExtensionContext context) throws IOException {
        data = Files.createTempDirectory("house");
        before.accept(data);
        chromium = new Chromium();
        hall = new OpenHall(data);
    }

    @Override
    public void afterEach(ExtensionContext context) {
        leave();
    }

    /// Everybody goes; nobody's browser may have met an error.
    void leave() {
        List<String> faults =
                seats.stream().flatMap(seat -> seat.faults().stream()).toList();
        seats.forEach(Seat::close);
        seats.clear();
        assertThat(faults).as("errors in the browsers").isEmpty();
    }

    @Override
    public void afterAll(ExtensionContext context) throws IOException {
        hall.close();
        chromium.close();
        try (Stream<Path> files = Files.walk(data)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(file);
            }
        }
    }

    OpenHall hall() {
        return hall;
    }

    /// Those who are there.
    List<Seat> seats() {
        return List.copyOf(seats);
    }

    Seat take(String link) {
        return seated(Seat.take(chromium.browser(), link));
    }

    Seat take(String link, Browser.NewContextOptions options) {
        return seated(Seat.take(chromium.browser(), link, options));
    }

    /// Looks at a page of the hall that is no seat, in a browser of its own.
    void visit(String path, Browser.NewContextOptions options, Consumer<Page> look) {
        try (BrowserContext context = chromium.browser().newContext(options)) {
            Page page = context.newPage();
            page.navigate(hall.address().resolve(path).toString());
            look.accept(page);
        }
    }

    /// Somebody at another page than a table.
    Seat visitor(String link, Browser.NewContextOptions options) {
        return seated(Seat.visit(chromium.browser(), link, options));
    }

    private Seat seated(Seat seat) {
        seats.add(seat);
        return seat;
    }
}
