// One board of the event at a glance. Only what has changed is written.

/** @import { Colour, Face, Row } from "../types.js" */
/** @import { State } from "./order.js" */
import { SmallBoard } from "../board/small.js";
import { figures } from "../clock/figures.js";
import { make } from "../page.js";
import { say, sayIfKnown } from "../words/words.js";

const COLOURS = /** @type {const} */ (["black", "white"]);

/** One player's line on a card. */
class Side {
    #colour;
    #king = make("span", { class: "king", "aria-hidden": "true" });
    #name = make("span", { class: "name" });
    #present = make("span", { class: "present" });
    #time = make("span", { class: "time" });
    #flag = make("span", { class: "mark flag" });
    element;

    /**
     * @param {Colour} colour
     * @param {string} player
     */
    constructor(colour, player) {
        this.#colour = colour;
        this.#king.classList.add(colour);
        this.#name.textContent = player;
        this.element = make("div", { class: "side" }, this.#king, this.#name, this.#present, this.#flag, this.#time);
    }

    /** @param {Row} row */
    show(row) {
        this.element.classList.toggle("turn", row.turn === this.#colour && row.end === null);
        this.#present.classList.toggle("here", row.present[this.#colour]);
        write(this.#present, row.present[this.#colour] ? "" : say("hall.absent"));
    }

    /**
     * @param {Face} face
     * @param {boolean} running
     * @param {boolean} first whether this flag was the first to fall
     */
    tick(face, running, first) {
        write(this.#time, figures(face.remaining, running));
        this.element.classList.toggle("running", running);
        const fallen = face.flag === "final";
        this.element.classList.toggle("fallen", fallen);
        write(this.#flag, fallen ? say(first ? "clock.flag.first" : "clock.flag.final") : "");
    }
}

export class Card {
    #players;
    #board = new SmallBoard();
    #number = make("span", { class: "number" });
    #state = make("span", { class: "state" });
    #plies = make("span", { class: "plies" });
    #notes = make("div", { class: "notes" });
    /** @type {Record<Colour, Side>} */
    #sides;
    #shown = "";
    button = make("button", { type: "button", class: "card", tabindex: "-1" });
    element = make("li", { class: "place" }, this.button);
    /** @type {State} */
    state = "waiting";
    /** @type {Row} */
    row;
    /** @type {Record<Colour, Face>} */
    faces;

    /**
     * @param {Row} row
     * @param {Record<Colour, string>} players
     * @param {Record<Colour, Face>} faces
     */
    constructor(row, players, faces) {
        this.row = row;
        this.faces = faces;
        this.#players = players;
        this.#sides = { white: new Side("white", players.white), black: new Side("black", players.black) };
        this.button.dataset["testid"] = `card-${row.board}`;
        this.button.append(
            make("div", { class: "top" }, this.#number, this.#state, this.#plies),
            this.#board.element,
            make("div", { class: "sides" }, ...COLOURS.map((colour) => this.#sides[colour].element)),
            this.#notes,
        );
    }

    /** @param {Row} row */
    show(row) {
        this.row = row;
        this.#board.show(row.placement, row.lastMove);
        for (const colour of COLOURS) {
            this.#sides[colour].show(row);
        }
    }

    /**
     * What changes without news: the times, and with them flags.
     * @param {Record<Colour, Face>} faces
     * @param {State} state
     */
    tick(faces, state) {
        this.faces = faces;
        const { running, firstFlag } = this.row.clocks;
        for (const colour of COLOURS) {
            const runs = running === colour && this.row.end === null;
            this.#sides[colour].tick(faces[colour], runs, (firstFlag ?? running) === colour);
        }
        this.state = state;
        const shown = JSON.stringify([state, this.row.plies, this.row.turn, this.#chips()]);
        if (shown !== this.#shown) {
            this.#shown = shown;
            this.words();
        }
    }

    /** Writes its words, in the language chosen. */
    words() {
        const { row, state } = this;
        this.button.dataset["state"] = state;
        write(this.#number, String(row.board));
        const over = row.end && state === "over";
        write(this.#state, over ? row.end?.result.replaceAll("1/2", "½").replace("-", "–") ?? "" : say(`hall.state.${state}`));
        const move = Math.floor(row.plies / 2) + 1;
        write(this.#plies, row.end ? "" : say(row.turn === "white" ? "hall.turn.white" : "hall.turn.black", { n: move }));
        const chips = this.#chips();
        this.#notes.replaceChildren(...chips.map((text) => make("span", { class: "note" }, text)));
        const names = say("hall.card", { board: row.board, white: this.#players.white, black: this.#players.black });
        this.button.setAttribute("aria-label", [names, this.#state.textContent, this.#plies.textContent, ...chips].filter(Boolean).join(". "));
    }

    /** @returns {string[]} what else is to be known, in few words */
    #chips() {
        const { row } = this;
        const chips = [];
        for (const { matter, player } of row.questions ?? []) {
            const words = sayIfKnown(`matter.${matter}`) ?? matter;
            chips.push(player ? `${say(player)}: ${words}` : words);
        }
        for (const { note } of row.calls ?? []) {
            chips.push(note ? say("hall.called.note", { note }) : say("hall.called"));
        }
        if (row.end) {
            return [...chips, sayIfKnown(`ending.${row.end.ending}`) ?? row.end.ending];
        }
        if (row.drawOffer) {
            chips.push(say("hall.offer", { player: say(row.drawOffer) }));
        }
        for (const colour of COLOURS) {
            const missing = row.missing?.[colour] ?? 0;
            if (missing > 0) {
                chips.push(say("hall.missing", { player: say(colour), n: missing }));
            }
            const illegal = row.illegalMoves?.[colour] ?? 0;
            if (illegal > 0) {
                chips.push(say("hall.illegal", { player: say(colour), n: illegal }));
            }
        }
        return chips;
    }
}

/**
 * @param {HTMLElement} element
 * @param {string} text
 */
function write(element, text) {
    if (element.textContent !== text) {
        element.textContent = text;
    }
}
