// One demonstration board: names, clocks, what stands there, the last move, the result.

/** @import { Attending, Colour, Row } from "../types.js" */
/** @import { Reckoning } from "../clock/reckoning.js" */
import { SmallBoard } from "../board/small.js";
import { figures } from "../clock/figures.js";
import { letters } from "../letters.js";
import { make } from "../page.js";
import { lettered } from "../sheet.js";
import { say } from "../words/words.js";
import { chess960Number } from "./initial.js";

const SIDES = /** @type {Colour[]} */ (["black", "white"]);

export class Demonstration {
    element;
    #names;
    #late;
    #board = new SmallBoard();
    #heading = make("h2", {});
    #state = make("p", { class: "state" });
    /** @type {Record<Colour, { line: HTMLElement, clock: HTMLElement, flag: HTMLElement }>} */
    #seats;
    /** @type {Row | undefined} */
    #row;
    #regulations;

    /**
     * @param {{ board: number, game: string, white: string, black: string }} names
     * @param {Attending} attending
     * @param {string} link to the game's own page
     */
    constructor(names, attending, link) {
        this.#names = names;
        this.#late = attending.delay > 0;
        this.#regulations = attending.regulations;
        this.#seats = { white: seat("white", names.white), black: seat("black", names.black) };
        this.#heading.append(make("a", { href: link }));
        this.element = make(
            "article",
            { class: "demonstration", "data-testid": `demonstration-${names.board}` },
            this.#heading,
            this.#seats.black.line,
            this.#board.element,
            this.#seats.white.line,
            this.#state,
        );
    }

    /** Writes what does not change with the moves. */
    write() {
        const link = /** @type {HTMLElement} */ (this.#heading.firstElementChild);
        link.replaceChildren(make("span", { class: "number" }, String(this.#names.board)), make("span", { class: "unseen" }, say("show.game", this.#names)));
        this.#tellState();
    }

    /** @param {Row} row */
    show(row) {
        if (row === this.#row) {
            return;
        }
        this.#row = row;
        this.#board.show(row.placement, row.lastMove);
        this.#tellState();
    }

    /**
     * @param {number} now the moment shown
     * @param {Reckoning} reckoning
     */
    tick(now, reckoning) {
        const row = this.#row;
        if (!row) {
            return;
        }
        const faces = reckoning.faces(row, now - row.at);
        for (const side of SIDES) {
            const { line, clock, flag } = this.#seats[side];
            const running = row.clocks.running === side && !row.end;
            const text = figures(faces[side].remaining, running);
            if (clock.textContent !== text) {
                clock.textContent = text;
            }
            line.classList.toggle("running", running);
            flag.hidden = faces[side].flag === "up";
        }
    }

    #tellState() {
        const row = this.#row;
        this.element.classList.toggle("over", Boolean(row?.end));
        for (const side of SIDES) {
            const { line, clock, flag } = this.#seats[side];
            line.querySelector(".score")?.replaceChildren(row?.end ? scoreOf(row.end.result, side) : "");
            clock.setAttribute("aria-label", say("clock.of", { player: this.#names[side] }));
            flag.textContent = say("show.flag");
        }
        this.#state.textContent = row ? this.#inWords(row) : "";
        this.element.classList.toggle("late", this.#late);
    }

    /** @param {Row} row */
    #inWords(row) {
        if (row.end) {
            return `${row.end.result.replaceAll("1/2", "½").replace("-", "–")} · ${say("show.over", { n: Math.ceil(row.plies / 2) })}`;
        }
        if (!row.san) {
            const number = chess960Number(this.#regulations);
            const before = row.clocks.started ? say("show.first") : say("show.before");
            return number === undefined ? before : `${say("show.chess960", { n: number })} · ${before}`;
        }
        const quiet = this.#regulations.profile === "over-the-board";
        const dots = row.turn === "black" ? "." : "...";
        const move = `${Math.ceil(row.plies / 2)}${dots} ${lettered(quiet ? row.san.replace(/[+#]/, "") : row.san, letters())}`;
        return row.clocks.running ? move : `${move} · ${say("show.stopped")}`;
    }
}

/**
 * @param {Colour} side
 * @param {string} name
 */
function seat(side, name) {
    const clock = make("span", { class: "clock", role: "timer", "data-testid": `clock-${side}` });
    const flag = make("span", { class: "flag", hidden: "" });
    const line = make(
        "p",
        { class: `seat ${side}` },
        make("span", { class: `king ${side}`, "aria-hidden": "true" }),
        make("span", { class: "name" }, name),
        make("strong", { class: "score" }),
        flag,
        clock,
    );
    return { line, clock, flag };
}

/**
 * What a result gives to a side.
 * @param {string} result
 * @param {Colour} side
 */
export function scoreOf(result, side) {
    const scores = result.split("-");
    return (scores[side === "white" ? 0 : 1] ?? "").replace("1/2", "½");
}
