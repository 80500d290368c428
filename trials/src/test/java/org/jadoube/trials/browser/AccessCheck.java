package org.jadoube.trials.browser;

import com.microsoft.playwright.Page;
import java.util.List;

/// What keeps somebody from using a page, as far as a program can see it: controls without a name or too small to hit,
/// text without enough contrast, ids used twice, content wider than the screen, a page without language, title or
/// heading.
final class AccessCheck {
    private static final String CHECK = """
            () => {
                const found = [];
                const shown = (element) => element.checkVisibility({ checkVisibilityCSS: true, checkOpacity: true })
                    && element.getClientRects().length > 0;
                const tell = (what, element) => found.push(`${what}: ${element.outerHTML.slice(0, 120)}`);
                const dialog = document.querySelector("dialog[open]");
                const within = (element) => !dialog || dialog.contains(element);
                const name = (element) => [element.getAttribute("aria-label"), element.textContent, element.title,
                    ...[...(element.labels ?? [])].map((label) => label.textContent)].some((text) => text?.trim());
                for (const element of document.querySelectorAll("button, input, select, a[href], summary, [tabindex]")) {
                    if (shown(element) && within(element)) {
                        if (!name(element)) { tell("no name", element); }
                        const place = element.closest("label") ?? element;
                        const { width, height } = place.getBoundingClientRect();
                        if (width < 24 || height < 24) { tell(`small ${width}x${height}`, element); }
                    }
                }
                const ids = [...document.querySelectorAll("[id]")].map((element) => element.id);
                ids.filter((id, index) => ids.indexOf(id) !== index).forEach((id) => found.push(`id twice: ${id}`));
                if (!document.documentElement.lang || !document.title) { found.push("no language or title"); }
                if (document.documentElement.scrollWidth > innerWidth) { found.push("wider than the screen"); }
                const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
                const colour = (text) => {
                    canvas.clearRect(0, 0, 1, 1);
                    canvas.fillStyle = text;
                    canvas.fillRect(0, 0, 1, 1);
                    const [r, g, b, a] = canvas.getImageData(0, 0, 1, 1).data;
                    return { rgb: [r, g, b], a: a / 255 };
                };
                const over = (top, under) => top.rgb.map((one, index) => one * top.a + under[index] * (1 - top.a));
                const light = (rgb) => {
                    const [r, g, b] = rgb.map((one) => one / 255).map((one) => (one <= 0.04045 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4));
                    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
                };
                const behind = (element) => {
                    const layers = [];
                    for (let one = element; one; one = one.parentElement) {
                        layers.unshift(colour(getComputedStyle(one).backgroundColor));
                    }
                    return layers.reduce((under, layer) => over(layer, under), [255, 255, 255]);
                };
                for (const element of document.querySelectorAll("body *")) {
                    const own = [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
                    if (!own || !shown(element) || !within(element) || element.closest(".unseen, :disabled, svg, option")) { continue; }
                    const style = getComputedStyle(element);
                    const back = behind(element);
                    const front = over(colour(style.color), back);
                    const [bright, dim] = [light(front), light(back)].sort((a, b) => b - a);
                    const least = parseFloat(style.fontSize) >= 24 ? 3 : 4.5;
                    if ((bright + 0.05) / (dim + 0.05) < least) { tell(`contrast ${((bright + 0.05) / (dim + 0.05)).toFixed(2)}`, element); }
                }
                return found;
            }
            """;

    private AccessCheck() {}

    /// What was found, one a line; empty when nothing was.
    static List<?> of(Page page) {
        return (List<?>) page.evaluate(CHECK);
    }
}
