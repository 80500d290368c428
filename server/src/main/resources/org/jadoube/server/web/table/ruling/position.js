// What stands on the board, and what should: illegal moves, a position put up again, what was touched, irregularities.

/** @import { Act, Happening, Placement, Seated, Table } from "../../types.js" */
/** @import { Line } from "../../sheet.js" */
import { SmallBoard } from "../../board/small.js";
import { squareAt } from "../../board/squares.js";
import { letters } from "../../letters.js";
import { ask, make } from "../../page.js";
import { lettered, linesOf } from "../../sheet.js";
import { say } from "../../words/words.js";
import { lawLine } from "./law.js";
import { button, choice, labelled, part } from "./parts.js";
import { moveNumber, positionsOf } from "./positions.js";

const IRREGULARITIES = [
    "wrong-initial-position",
    "board-turned",
    "colours-reversed",
    "pieces-found-displaced",
    "wrong-clock-setting",
    "defective-clock",
];

export class PositionPart {
    #seated;
    #send;
    #moves = make("select", { "data-testid": "restore-move" });
    #board = new SmallBoard();
    #caption = make("p", { class: "caption" });
    #restore = button("ruling.restore", "arbiter-restore", () => void this.#putUp(), "chief");
    #illegal = button("ruling.illegal", "arbiter-illegal", () => void this.#findIllegal());
    #tally = make("p", { class: "tally", "data-testid": "illegal-tally" });
    #touched = make("p", { class: "touched", "data-testid": "touched" });
    #irregularity = choice("irregularity", "irregularity.", IRREGULARITIES);
    #report = button("ruling.irregular", "arbiter-irregularity", () => {
        this.#send({ kind: "reportIrregularity", irregularity: this.#irregularity.value });
    });
    #replaced = button("ruling.replaced", "arbiter-replaced", () => this.#send({ kind: "replacePieces" }));
    /** @type {Line[]} */
    #lines = [];
    /** @type {Placement[]} */
    #positions = [];
    /** @type {Table | undefined} */
    #table;
    element;

    /**
     * @param {Seated} seated
     * @param {(act: Act) => void} send
     */
    constructor(seated, send) {
        this.#seated = seated;
        this.#send = send;
        this.#moves.addEventListener("change", () => this.#preview());
        this.element = make(
            "div",
            {},
            part(
                "ruling.back",
                labelled("ruling.back.move", this.#moves),
                make("div", { class: "preview" }, this.#board.element, this.#caption),
                this.#restore,
                lawLine("7.5", "6.13"),
                this.#tally,
                this.#illegal,
                lawLine("7.4a", "7.4b"),
            ),
            part("ruling.touch", this.#touched, lawLine("4.3")),
            part("ruling.irregularities", labelled("ruling.irregular.what", this.#irregularity), this.#report, lawLine("7.1a", "7.2"), this.#replaced, lawLine("7.3")),
        );
    }

    /** @param {readonly Happening[]} events */
    follow(events) {
        this.#lines = linesOf(events);
        this.#positions = positionsOf(events, this.#seated.regulations.initial);
    }

    /** @param {Table} table */
    show(table) {
        this.#table = table;
        const on = table.end === null;
        this.#fill();
        this.#restore.disabled = !on || this.#lines.length === 0;
        this.#illegal.disabled = !on || this.#lines.length === 0;
        this.#report.disabled = !on;
        this.#replaced.disabled = !on;
        this.words();
    }

    words() {
        const table = this.#table;
        if (!table) {
            return;
        }
        const { white = 0, black = 0 } = table.illegalMoves ?? {};
        this.#tally.textContent = say("ruling.tally", { white, black });
        const touched = table.touched ?? [];
        const open = (table.open ?? []).join(", ");
        this.#touched.textContent = touched.length > 0 ? say("ruling.touched", { touched: touched.join(", "), open }) : say("ruling.untouched");
        this.#preview();
    }

    /** Offers every half-move that stands, the last one chosen. */
    #fill() {
        const options = this.#lines.map((line) => this.#name(line));
        if (JSON.stringify(options) === this.#moves.dataset["shown"]) {
            return;
        }
        this.#moves.dataset["shown"] = JSON.stringify(options);
        this.#moves.replaceChildren(...options.map((name, index) => make("option", { value: String(index + 1) }, name)).reverse());
    }

    /** @param {Line} line */
    #name(line) {
        return `${moveNumber(line.ply, this.#lines[0]?.player === "black")} ${lettered(line.san, letters())}`;
    }

    /** Shows the board before the half-move chosen. */
    #preview() {
        const plies = Number(this.#moves.value || 1) - 1;
        const placement = this.#positions[plies] ?? this.#positions[0];
        if (placement) {
            this.#board.show(written(placement), this.#lines[plies - 1]?.move ?? null);
        }
        const line = this.#lines[plies];
        this.#caption.textContent = line ? say("ruling.back.before", { move: this.#name(line) }) : "";
    }

    async #putUp() {
        const ply = Number(this.#moves.value);
        const line = this.#lines[ply - 1];
        if (line && (await this.#sure("ruling.restore.ask", "ruling.restore.is", "restore-confirm", line))) {
            this.#send({ kind: "restorePosition", plies: ply - 1 });
        }
    }

    async #findIllegal() {
        const ply = Number(this.#moves.value);
        const line = this.#lines[ply - 1];
        if (line && (await this.#sure("ruling.illegal.ask", "ruling.illegal.is", "illegal-confirm", line))) {
            this.#send({ kind: "claimIllegalMove", ply });
        }
    }

    /**
     * @param {"ruling.restore.ask" | "ruling.illegal.ask"} question
     * @param {"ruling.restore.is" | "ruling.illegal.is"} is
     * @param {string} testid
     * @param {Line} line
     */
    #sure(question, is, testid, line) {
        return ask({ ask: say(question, { move: this.#name(line) }), is: say(is), yes: say("ruling.yes"), testid });
    }
}

/** @param {Placement} placement @returns {string} the first field of a FEN */
function written(placement) {
    const rows = [];
    for (let rank = 7; rank >= 0; rank -= 1) {
        let row = "";
        for (let file = 0; file < 8; file += 1) {
            row += placement.get(squareAt(file, rank)) ?? "1";
        }
        rows.push(row.replace(/1+/g, (ones) => String(ones.length)));
    }
    return rows.join("/");
}

