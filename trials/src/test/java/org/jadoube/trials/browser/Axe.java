package org.jadoube.trials.browser;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.microsoft.playwright.Page;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Objects;

/// What keeps somebody from using a page, by the rules of axe-core: WCAG 2.0 to 2.2, levels A and AA, and its best
/// practices. What axe leaves undecided is not counted.
final class Axe {
    private static final String SCRIPT = script();

    /// Each violation as one line: what is wrong, by which rule, and where.
    private static final String CHECK = """
            async () => {
                const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
                const ending = document.getAnimations().filter((one) => Number.isFinite(one.effect.getComputedTiming().endTime));
                await Promise.all(ending.map((one) => one.finished.catch(() => {})));
                const { violations, passes } = await axe.run(document, { runOnly: rules });
                const wide = document.documentElement.scrollWidth > innerWidth ? ["wider than the screen"] : [];
                const idle = passes.length < 10 ? [`axe found only ${passes.length} rules kept`] : [];
                return [...wide, ...idle, ...violations.flatMap(({ id, help, nodes }) => nodes.map((node) => {
                    const why = [...node.any, ...node.all, ...node.none].map((one) => one.message).join("; ");
                    return `${help} (${id}): ${node.html.slice(0, 140)}: ${why}`;
                }))];
            }
            """;

    private Axe() {}

    /// Fails with what is wrong with a page as it stands, in words.
    static void check(Page page) {
        page.evaluate(SCRIPT);
        List<?> found = (List<?>) page.evaluate(CHECK);
        if (!found.isEmpty()) {
            String all = String.join("\n", found.stream().map(Object::toString).toList());
            throw new AssertionError(
                    "%s keeps somebody out:%n%s".formatted(page.url().replaceAll("#.*", ""), all));
        }
    }

    private static String script() {
        try (InputStream stream = Axe.class.getResourceAsStream("/axe.min.js")) {
            return new String(Objects.requireNonNull(stream, "axe.min.js").readAllBytes(), UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
