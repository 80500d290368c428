// A small board to look at: one drawing of each piece on the page, used as often as it stands somewhere, and only the
// squares that have changed drawn anew.

/** @import { Colour } from "../types.js" */
import { drawPiece } from "./pieces.js";
import { fileOf, isDark, marksOf, rankOf, readPlacement, squareAt } from "./squares.js";

const SVG = "http://www.w3.org/2000/svg";
const PIECES = "KQRBNPkqrbnp";
const SIDE = 100;

export class SmallBoard {
    element = drawn("svg", { viewBox: "0 0 800 800", class: "small-board", "aria-hidden": "true" });
    #pieces = drawn("g", {});
    #marks = drawn("g", { class: "marks" });
    /** @type {Map<string, { letter: string, use: SVGElement }>} */
    #shown = new Map();
    #placement = "";
    /** @type {string | null | undefined} */
    #lastMove;
    #bottom;

    /** @param {Colour} [bottom] the side at the lower edge */
    constructor(bottom = "white") {
        this.#bottom = bottom;
        provide();
        this.element.append(drawn("path", { class: "light", d: "M0 0H800V800H0Z" }), drawn("path", { class: "dark", d: darkSquares() }));
        this.element.append(this.#marks, this.#pieces);
    }

    /**
     * @param {string} placement the first field of a FEN
     * @param {string | null} [lastMove] in UCI, to be marked
     */
    show(placement, lastMove = null) {
        if (placement !== this.#placement) {
            this.#placement = placement;
            this.#place(readPlacement(placement));
        }
        if (lastMove !== this.#lastMove) {
            this.#lastMove = lastMove;
            this.#marks.replaceChildren(...(marksOf(lastMove) ?? []).map((square, index) => this.#mark(square, index)));
        }
    }

    /** @param {Map<string, string>} placement */
    #place(placement) {
        for (const [square, { letter, use }] of this.#shown) {
            if (placement.get(square) !== letter) {
                use.remove();
                this.#shown.delete(square);
            }
        }
        for (const [square, letter] of placement) {
            if (!this.#shown.has(square)) {
                const [x, y] = this.#at(square);
                const use = drawn("use", { href: `#piece-${name(letter)}`, x: String(x), y: String(y), width: "100", height: "100" });
                this.#pieces.append(use);
                this.#shown.set(square, { letter, use });
            }
        }
    }

    /**
     * @param {string} square
     * @param {number} index 0 for where the piece came from
     */
    #mark(square, index) {
        const [x, y] = this.#at(square);
        const frame = { x: String(x + 4), y: String(y + 4), width: String(SIDE - 8), height: String(SIDE - 8) };
        return drawn("rect", { class: index === 0 ? "from" : "to", ...frame });
    }

    /**
     * @param {string} square
     * @returns {[number, number]}
     */
    #at(square) {
        const white = this.#bottom === "white";
        const file = white ? fileOf(square) : 7 - fileOf(square);
        const row = white ? 7 - rankOf(square) : rankOf(square);
        return [file * SIDE, row * SIDE];
    }
}

function darkSquares() {
    let path = "";
    for (let file = 0; file < 8; file += 1) {
        for (let rank = 0; rank < 8; rank += 1) {
            path += isDark(squareAt(file, rank)) ? `M${file * SIDE} ${(7 - rank) * SIDE}h${SIDE}v${SIDE}h-${SIDE}Z` : "";
        }
    }
    return path;
}

/** Draws the twelve pieces once for the whole page. */
function provide() {
    if (document.getElementById("piece-wk")) {
        return;
    }
    const store = drawn("svg", { class: "piece-store", "aria-hidden": "true", width: "0", height: "0" });
    for (const letter of PIECES) {
        const symbol = drawn("symbol", { id: `piece-${name(letter)}`, viewBox: "0 0 100 100" });
        const figure = drawPiece(letter);
        const group = drawn("g", { class: figure.getAttribute("class") ?? "" });
        group.append(...figure.childNodes);
        symbol.append(group);
        store.append(symbol);
    }
    document.body.append(store);
}

/** @param {string} letter of a FEN */
function name(letter) {
    return (letter === letter.toUpperCase() ? "w" : "b") + letter.toLowerCase();
}

/**
 * @param {string} tag
 * @param {Record<string, string>} attributes
 * @returns {SVGElement}
 */
function drawn(tag, attributes) {
    const element = document.createElementNS(SVG, tag);
    for (const [attribute, value] of Object.entries(attributes)) {
        element.setAttribute(attribute, value);
    }
    return element;
}
