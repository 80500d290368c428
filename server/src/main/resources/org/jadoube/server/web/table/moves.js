// The move list on the page.

/** @import { Line } from "../sheet.js" */
/** @import { Happening, Table } from "../types.js" */
import { letters } from "../letters.js";
import { make, the } from "../page.js";
import { lettered, linesOf, rowsOf } from "../sheet.js";
import { say } from "../words/words.js";

export class MoveList {
    #list = the("#moves");
    #shown = "";

    /**
     * Shows all moves.
     * @param {readonly Happening[]} events
     * @param {Table} table
     * @param {boolean} checks whether the sign of check is shown
     */
    show(events, table, checks) {
        const lines = linesOf(events);
        const written = letters();
        const state = JSON.stringify([lines, written, checks, table.end?.result]);
        if (state === this.#shown) {
            return;
        }
        this.#shown = state;
        /** @param {Line | undefined} line */
        const cell = (line) => {
            const text = line ? lettered(checks ? line.san : line.san.replace("+", ""), written) : "";
            const span = make("span", { class: "ply" }, text);
            if (line) {
                span.dataset["ply"] = String(line.ply);
                span.classList.toggle("latest", line.ply === lines.length);
            }
            if (line?.offered) {
                span.append(make("abbr", { title: say("sheet.offered") }, " (=)"));
            }
            return span;
        };
        const rows = rowsOf(lines).map((row) =>
            make("li", {}, make("span", { class: "number" }, `${row.number}.`), cell(row.white), cell(row.black)),
        );
        if (table.end) {
            rows.push(make("li", { class: "score" }, table.end.result));
        }
        this.#list.replaceChildren(...rows);
        this.#list.classList.toggle("empty", rows.length === 0);
        if (rows.length === 0) {
            this.#list.append(make("li", {}, say("sheet.empty")));
        }
        requestAnimationFrame(() => (this.#list.scrollTop = this.#list.scrollHeight));
    }
}
