package org.jadoube.trials.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.options.LoadState;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/// Each page in a browser that has seen none. When it was first painted and how much came over the network is written
/// to `target`, and judged by people.
class FirstPaintTest {
    /// In milliseconds since the address was given.
    private static final String PAINTED = """
            () => new Promise((resolve) => {
                new PerformanceObserver((list) => resolve(Math.round(list.getEntries()[0].startTime)))
                    .observe({ type: "paint", buffered: true });
            })
            """;
    private static final String FETCHED = """
            () => [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")]
                .map((entry) => `${entry.transferSize} ${entry.name}`)
            """;

    @RegisterExtension
    static final OpenHouse house = new OpenHouse();

    @Test
    void every_page_is_painted_with_nothing_from_elsewhere() throws IOException {
        var links = house.hall().make("over-the-board", "5400+30", "by-arbiter", "arbiter");
        Evening evening = Evening.of(house.hall().address(), 16, "2023", "5400+30");
        String white = fragment(links.white());
        Map<String, String> pages = new LinkedHashMap<>();
        pages.put("entrance", "/");
        pages.put("event", "/event");
        pages.put("clock", "/clock");
        pages.put("player's table", links.white());
        pages.put("arbiter's table", links.arbiter());
        pages.put("scoresheet", "/scoresheet#" + white);
        pages.put("two at one screen", "/together#" + white + "." + fragment(links.black()));
        pages.put("arbiter's desk, 16 boards", evening.desk("chief"));
        pages.put("spectator's page", evening.show(1));
        List<String> rows = new ArrayList<>();
        pages.forEach((name, address) -> rows.add(name + ": " + look(address)));
        Files.writeString(Path.of("target", "first-paint.txt"), String.join("\n", rows) + "\n");
        rows.forEach(row -> assertThat(row).matches(".*painted after [0-9]+ ms, [0-9]+ bytes"));
    }

    private static String fragment(String link) {
        return URI.create(link).getFragment();
    }

    private static String look(String address) {
        List<String> said = new ArrayList<>();
        var options = new Browser.NewContextOptions().setViewportSize(1280, 800).setLocale("en-GB");
        house.visit(address, options, page -> {
            Object painted = page.evaluate(PAINTED);
            page.waitForLoadState(LoadState.NETWORKIDLE);
            List<?> fetched = (List<?>) page.evaluate(FETCHED);
            String home = house.hall().address().toString();
            assertThat(fetched)
                    .hasSizeGreaterThan(5)
                    .allMatch(one -> one.toString().contains(" " + home));
            int bytes = fetched.stream()
                    .mapToInt(one -> Integer.parseInt(one.toString().split(" ", 2)[0]))
                    .sum();
            said.add("painted after %s ms, %d bytes".formatted(painted, bytes));
        });
        return said.getFirst();
    }
}
