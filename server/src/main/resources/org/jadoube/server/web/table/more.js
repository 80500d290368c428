// What a player does once in many games: kept in one dialogue, away from the buttons of every day.

/** @import { Act, Colour, Seated, Table } from "../types.js" */
/** @import { Key } from "../words/words.js" */
import { pieceName } from "../board/board.js";
import { squareName } from "../board/naming.js";
import { isSquare, readPlacement } from "../board/squares.js";
import { ask, make } from "../page.js";
import { say, sayIfKnown, translate } from "../words/words.js";

const IRREGULARITIES = ["wrong-initial-position", "board-turned", "colours-reversed", "pieces-found-displaced", "wrong-clock-setting", "defective-clock"];
const ASSISTANCE = ["recording", "pressing", "moving"];
const LEAVES = ["playing-area", "playing-venue"];
const BASES = ["cannot-win-by-normal-means", "no-effort-to-win"];

/** @typedef {{ key: Key, testid: string, does: () => Promise<Act | null>, hand?: boolean, quickplay?: boolean }} Rarity */

/**
 * Offers all of it.
 * @param {Colour} me
 * @param {Seated} seated
 * @param {Table} table
 * @param {(act: Act) => void} send
 */
export function offerRare(me, seated, table, send) {
    new More(me, seated, table, send).open();
}

class More {
    #me;
    #seated;
    #send;
    #table;

    /**
     * @param {Colour} me
     * @param {Seated} seated
     * @param {Table} table
     * @param {(act: Act) => void} send
     */
    constructor(me, seated, table, send) {
        this.#table = table;
        this.#me = me;
        this.#seated = seated;
        this.#send = send;
    }

    open() {
        if (document.querySelector("dialog[open]")) {
            return;
        }
        const byHand = this.#seated.regulations.profile === "over-the-board";
        const quickplay = !/\+\d/.test(this.#seated.regulations.timeControl);
        const groups = Object.entries(this.#groups()).map(([group, rare]) => {
            const fit = rare.filter((one) => (byHand || !one.hand) && (quickplay || !one.quickplay));
            const buttons = fit.map((one) => {
                const button = make("button", { type: "button", "data-testid": one.testid }, make("strong", { "data-say": one.key }), make("span", { "data-say": `${one.key}.is` }));
                button.disabled = !this.#table.clocks.started && group !== "arbiter";
                button.addEventListener("click", () => {
                    dialog.close();
                    void this.#do(one);
                });
                return button;
            });
            return fit.length === 0 ? "" : make("section", {}, make("h3", { "data-say": `more.${group}` }), ...buttons);
        });
        const dialog = make(
            "dialog",
            { class: "asking rare", "data-testid": "more-list", "aria-label": say("more.heading") },
            make("form", { method: "dialog" }, make("h2", { "data-say": "more.heading" }), ...groups, make("div", { class: "choice" }, make("button", { value: "no", "data-say": "act.cancel" }))),
        );
        translate(dialog);
        document.body.append(dialog);
        dialog.showModal();
        dialog.addEventListener("close", () => dialog.remove());
    }

    /** @returns {Record<string, Rarity[]>} */
    #groups() {
        return {
            board: [
                { key: "more.castle", testid: "intend-castling", does: () => this.#castle(), hand: true },
                { key: "more.knocked", testid: "displace", does: () => this.#plain("more.knocked", { kind: "displacePieces" }), hand: true },
            ],
            object: [
                { key: "more.touch", testid: "claim-touch", does: () => this.#touch(), hand: true },
                { key: "more.wrong", testid: "report-irregularity", does: () => this.#irregularity(), hand: true },
            ],
            arbiter: [
                { key: "more.help", testid: "ask-assistance", does: () => this.#chosen("more.help", "assistance", ASSISTANCE, (assistance) => ({ kind: "askForAssistance", assistance })) },
                { key: "more.leave", testid: "ask-leave", does: () => this.#chosen("more.leave", "leave", LEAVES, (leave) => ({ kind: "askLeave", leave })) },
                { key: "more.explain", testid: "ask-explanation", does: () => this.#explanation() },
            ],
            end: [
                { key: "act.dead", testid: "dead-position", does: () => this.#dead() },
                { key: "more.quickplay", testid: "claim-quickplay", does: () => this.#chosen("more.quickplay", "basis", BASES, (basis) => ({ kind: "claimQuickplayDraw", basis })), quickplay: true },
                { key: "more.increment", testid: "request-increment", does: () => this.#plain("more.increment", { kind: "requestIncrement" }), quickplay: true },
            ],
        };
    }

    /** @param {Rarity} rarity */
    async #do(rarity) {
        const act = await rarity.does();
        if (act) {
            this.#send(act);
        }
    }

    /**
     * @param {string} key
     * @param {Act} act
     * @returns {Promise<Act | null>}
     */
    async #plain(key, act) {
        return (await this.#asked(key)) ? act : null;
    }

    /**
     * @param {string} key
     * @param {HTMLElement[]} [fields]
     */
    #asked(key, fields = []) {
        const text = (/** @type {string} */ part) => sayIfKnown(key + part) ?? "";
        return ask({ ask: text(""), is: text(".is"), yes: say("more.yes"), testid: "more-confirm", fields });
    }

    /**
     * @param {string} key
     * @param {string} family of the words
     * @param {readonly string[]} values
     * @param {(value: string) => Act} act
     * @returns {Promise<Act | null>}
     */
    async #chosen(key, family, values, act) {
        const options = values.map((value) => make("option", { value }, sayIfKnown(`more.${family}.${value}`) ?? value));
        const select = make("select", { id: "more-choice", "data-testid": "more-choice" }, ...options);
        const sure = await this.#asked(key, [make("label", { for: "more-choice" }, say("more.which")), select]);
        return sure ? act(select.value) : null;
    }

    #irregularity() {
        return this.#chosen("more.wrong", "irregularity", IRREGULARITIES, (irregularity) => ({ kind: "reportIrregularity", irregularity }));
    }

    /** @returns {Promise<Act | null>} */
    async #castle() {
        const rook = this.#me === "white" ? "R" : "r";
        const rank = this.#me === "white" ? "1" : "8";
        const rooks = [...readPlacement(this.#table.placement)].filter(([square, piece]) => piece === rook && square[1] === rank);
        const options = rooks.map(([square]) => make("option", { value: square }, `${pieceName(rook)}, ${squareName(square)}`));
        const select = make("select", { id: "more-choice", "data-testid": "more-choice" }, ...options);
        const sure = await this.#asked("more.castle", [make("label", { for: "more-choice" }, say("more.rook")), select]);
        return sure && select.value ? { kind: "intendCastling", rook: select.value } : null;
    }

    /** @returns {Promise<Act | null>} */
    async #touch() {
        const square = make("input", { id: "more-square", maxlength: "2", size: "4", pattern: "[a-hA-H][1-8]", required: "", autocomplete: "off", autocapitalize: "none", "data-testid": "more-square" });
        const sure = await this.#asked("more.touch", [make("label", { for: "more-square" }, say("more.square")), square]);
        const name = square.value.toLowerCase();
        return sure && isSquare(name) ? { kind: "claimTouch", square: name } : null;
    }

    /** @returns {Promise<Act | null>} */
    async #explanation() {
        const point = make("input", { id: "more-point", maxlength: "200", required: "", "data-testid": "more-point" });
        const sure = await this.#asked("more.explain", [make("label", { for: "more-point" }, say("more.point")), point]);
        return sure && point.value.trim() ? { kind: "askExplanation", point: point.value.trim() } : null;
    }

    /** @returns {Promise<Act | null>} */
    async #dead() {
        const sure = await ask({ ask: say("act.dead.ask"), is: say("act.dead.is"), yes: say("act.dead.yes"), testid: "dead-position-confirm" });
        return sure ? { kind: "pointOutDeadPosition" } : null;
    }
}
