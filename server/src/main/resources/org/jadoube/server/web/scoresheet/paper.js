// A scoresheet as it looks on paper: numbered lines in two columns, with who plays, the result and the signatures.

/** @import { Colour, Seated } from "../types.js" */
import { make } from "../page.js";
import { language, say } from "../words/words.js";

/**
 * One place on the sheet.
 * @typedef {object} Written
 * @property {string} text
 * @property {boolean} [offered]
 * @property {string | undefined} [time] what the clock showed
 * @property {"gap" | "differs" | undefined} [mark]
 * @property {string | undefined} [hint] what a mark is about
 */

/**
 * @typedef {object} Content
 * @property {string} heading
 * @property {ReadonlyMap<number, Written>} places by half-move
 * @property {number} [next] the half-move to be written next
 * @property {string | undefined} result
 * @property {Record<Colour, string | undefined>} signed by whom, under which result
 */

const LINES = 20;
/** Paper has room for as many moves before anything is written. */
const BLOCKS = 2;

export class Paper {
    element = make("article", { class: "sheet-paper" });
    #seated;
    #shown = "";

    /**
     * @param {Seated} seated
     * @param {string} testid
     */
    constructor(seated, testid) {
        this.#seated = seated;
        this.element.dataset["testid"] = testid;
    }

    /** @param {Content} content */
    show(content) {
        const state = JSON.stringify([content, [...content.places], language()]);
        if (state !== this.#shown) {
            this.#shown = state;
            this.element.replaceChildren(this.#head(content), this.#lines(content), this.#foot(content));
        }
    }

    /** @param {Content} content */
    #head(content) {
        const { white, black, regulations } = this.#seated;
        const date = new Intl.DateTimeFormat(language(), { dateStyle: "long" }).format(this.#seated.now / 1000);
        const field = (/** @type {string} */ name, /** @type {string} */ value) =>
            make("div", {}, make("dt", {}, name), make("dd", {}, value));
        return make(
            "header",
            {},
            make("h2", {}, content.heading),
            make(
                "dl",
                {},
                field(say("white"), white),
                field(say("black"), black),
                ...(regulations.event ? [field(say("scoresheet.event"), regulations.event)] : []),
                field(say("scoresheet.date"), date),
            ),
        );
    }

    /** @param {Content} content */
    #lines(content) {
        const last = Math.max(0, content.next ?? 0, ...content.places.keys());
        const blocks = Math.max(BLOCKS, Math.ceil(Math.ceil(last / 2) / LINES));
        const tables = Array.from({ length: blocks }, (_, block) => this.#block(content, block * LINES + 1));
        return make("div", { class: "blocks" }, ...tables);
    }

    /**
     * @param {Content} content
     * @param {number} first number of a move
     */
    #block(content, first) {
        const head = make("tr", {}, ...["#", say("white"), say("black")].map((text) => make("th", { scope: "col" }, text)));
        const rows = Array.from({ length: LINES }, (_, line) => {
            const number = first + line;
            const cells = [2 * number - 1, 2 * number].map((ply) => place(ply, content));
            return make("tr", {}, make("th", { scope: "row" }, String(number)), ...cells);
        });
        const caption = make("caption", { class: "unseen" }, say("scoresheet.moves", { from: first, to: first + LINES - 1 }));
        return make("table", {}, caption, make("thead", {}, head), make("tbody", {}, ...rows));
    }

    /** @param {Content} content */
    #foot(content) {
        const line = (/** @type {Colour} */ player) => {
            const under = content.signed[player];
            const name = make("span", { class: "signature", "data-testid": `signature-${player}` }, under ? this.#seated[player] : "");
            const how = under && under !== content.result ? ` (${under})` : "";
            return make("p", {}, name, make("span", { class: "under" }, say(`scoresheet.signature.${player}`) + how));
        };
        const result = make("p", { class: "score" }, make("span", { class: "signature" }, content.result ?? ""), make("span", { class: "under" }, say("scoresheet.result")));
        return make("footer", {}, line("white"), result, line("black"));
    }
}

/**
 * @param {number} ply
 * @param {Content} content
 */
function place(ply, content) {
    const written = content.places.get(ply);
    const cell = make("td", { "data-ply": String(ply) });
    if (written) {
        cell.append(make("span", { class: "move" }, written.text));
        if (written.offered) {
            cell.append(make("abbr", { title: say("sheet.offered") }, " (=)"));
        }
        if (written.time) {
            cell.append(make("time", {}, written.time));
        }
        if (written.mark) {
            cell.classList.add(written.mark);
            cell.title = written.hint ?? "";
            cell.append(make("span", { class: "unseen" }, ` ${written.hint ?? ""}`));
        }
    }
    cell.classList.toggle("next", ply === content.next);
    return cell;
}
