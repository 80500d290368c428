// What keys mean at the table: the space bar is the clock's, and letters at the board, or typed where a move could be, ask for
// something to be read out.

/** @import { JadoubeBoard } from "../board/board.js" */
/** @import { Colour, Face, Happening, Seated, Table } from "../types.js" */
import { parts } from "../clock/figures.js";
import { statusLines } from "./spoken.js";
import { clocksInWords, lastMoveInWords, piecesInWords, speak } from "./talk.js";

const TYPING = "input, textarea, select, button, a, summary, dialog, [contenteditable]";

/**
 * What can be read out.
 * @typedef {{ seated: Seated, table: Table, events: readonly Happening[], faces: Record<Colour, Face> }} Sight
 */

/**
 * @typedef {object} Meaning
 * @property {() => Sight | undefined} look
 * @property {() => void} press
 * @property {() => void} flip
 * @property {(() => void) | undefined} adjust nothing where hands are not free
 * @property {() => void} choose
 */

export class Keys {
    #board;
    #press;
    #means;

    /**
     * @param {JadoubeBoard} board
     * @param {HTMLButtonElement} press
     * @param {Meaning} means
     */
    constructor(board, press, means) {
        this.#board = board;
        this.#press = press;
        this.#means = means;
        document.addEventListener("keydown", (event) => this.#key(event));
    }

    /**
     * What a key, or a letter typed where a move could be, asks to be read out.
     * @param {string} order
     * @returns {string | undefined} empty where it asks for something that is seen
     */
    ordered(order) {
        const sight = this.#means.look();
        if (!sight) {
            return undefined;
        }
        const { seated, table, events, faces } = sight;
        switch (order) {
            case "c":
                return clocksInWords(seated, { white: parts(faces.white.remaining), black: parts(faces.black.remaining) });
            case "l":
                return lastMoveInWords(seated, events, table);
            case "t":
                return statusLines(seated, events, table).join(" ");
            case "p":
                return piecesInWords(this.#board.placement);
            case "?":
                this.#means.choose();
                return "";
            default:
                return undefined;
        }
    }

    /** @param {KeyboardEvent} event */
    #key(event) {
        if (this.#keyOnTheBoard(event)) {
            event.preventDefault();
            return;
        }
        // A space in an empty entry field is no text: after a typed move it presses the clock as anywhere else.
        const unwritten = event.target instanceof HTMLInputElement && event.target.id === "entry" && event.target.value === "";
        const typing = event.target instanceof Element && event.target.closest(TYPING) && !unwritten;
        const plain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.repeat;
        if (event.key === " " && !typing && !this.#press.hidden && !this.#board.wantsSpace) {
            event.preventDefault();
            if (plain && !this.#press.disabled) {
                this.#press.classList.add("pressed");
                setTimeout(() => this.#press.classList.remove("pressed"), 150);
                this.#means.press();
            }
        }
    }

    /**
     * A letter that means something while the keys are at the board.
     * @param {KeyboardEvent} event
     */
    #keyOnTheBoard(event) {
        if (!this.#board.contains(event.target instanceof Node ? event.target : null) || event.ctrlKey || event.metaKey || event.altKey) {
            return false;
        }
        const key = event.key.toLowerCase();
        if (key === "j" && this.#means.adjust) {
            this.#means.adjust();
        } else if (key === "f") {
            this.#means.flip();
            this.#board.enter();
        } else {
            const words = this.ordered(key);
            if (words) {
                speak(words);
            }
            return words !== undefined;
        }
        return true;
    }
}
