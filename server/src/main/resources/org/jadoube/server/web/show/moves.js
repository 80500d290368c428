// The moves of a game as a list to step through, with the time left after each.

/** @import { Line } from "../sheet.js" */
import { letters } from "../letters.js";
import { make } from "../page.js";
import { lettered, rowsOf } from "../sheet.js";
import { say } from "../words/words.js";

export class ReplayedMoves {
    element = make("ol", { class: "replayed", "data-testid": "move-list", tabindex: "0" });
    #shown = "";
    #go;

    /** @param {(ply: number) => void} go shows the position after a move */
    constructor(go) {
        this.#go = go;
    }

    /**
     * @param {readonly Line[]} lines
     * @param {readonly (string | undefined)[]} times after each move
     * @param {number} at how many moves are shown on the board
     * @param {boolean} checks whether the sign of check is shown
     * @param {string | undefined} result
     */
    show(lines, times, at, checks, result) {
        const written = letters();
        const state = JSON.stringify([lines, times, written, checks, result]);
        if (state !== this.#shown) {
            this.#shown = state;
            this.#lay(lines, times, written, checks, result);
        }
        this.element.setAttribute("aria-label", say("sheet.heading"));
        for (const button of this.element.querySelectorAll("button")) {
            const current = button.dataset["ply"] === String(at);
            if (current && button.getAttribute("aria-current") === null) {
                const top = button.offsetTop - this.element.clientHeight / 2;
                this.element.scrollTo({ top: Math.max(0, top) });
            }
            button.toggleAttribute("aria-current", current);
            if (current) {
                button.setAttribute("aria-current", "true");
            }
        }
    }

    /**
     * @param {readonly Line[]} lines
     * @param {readonly (string | undefined)[]} times
     * @param {readonly string[]} letters
     * @param {boolean} checks
     * @param {string | undefined} result
     */
    #lay(lines, times, letters, checks, result) {
        /** @param {Line | undefined} line */
        const cell = (line) => {
            if (!line) {
                return make("span", {});
            }
            const san = lettered(checks ? line.san : line.san.replace("+", ""), letters);
            const time = times[line.ply - 1];
            const button = make("button", { type: "button", "data-ply": String(line.ply) }, make("span", {}, san), ...(time ? [make("span", { class: "time" }, time)] : []));
            if (line.offered) {
                button.firstElementChild?.append(make("abbr", { title: say("sheet.offered") }, " (=)"));
            }
            button.addEventListener("click", () => this.#go(line.ply));
            return button;
        };
        const rows = rowsOf(lines).map((row) => make("li", {}, make("span", { class: "number" }, `${row.number}.`), cell(row.white), cell(row.black)));
        if (result) {
            rows.push(make("li", { class: "score" }, result.replaceAll("1/2", "½").replace("-", "–")));
        }
        this.element.replaceChildren(...rows);
        if (rows.length === 0) {
            this.element.append(make("li", { class: "empty" }, say("sheet.empty")));
        }
    }
}
