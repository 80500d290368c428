package org.jadoube.trials.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Page;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/// An open hall with people at its tables, each in a browser of his own.
final class OpenHouse implements AutoCloseable {
    private final Chromium chromium = new Chromium();
    private final OpenHall hall;
    private final List<Seat> seats = new ArrayList<>();

    OpenHouse(Path data) {
        hall = new OpenHall(data);
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

    /// Everybody goes; nobody's browser may have met an error.
    void leave() {
        List<String> faults =
                seats.stream().flatMap(seat -> seat.faults().stream()).toList();
        seats.forEach(Seat::close);
        seats.clear();
        assertThat(faults).as("errors in the browsers").isEmpty();
    }

    @Override
    public void close() {
        hall.close();
        chromium.close();
    }
}
