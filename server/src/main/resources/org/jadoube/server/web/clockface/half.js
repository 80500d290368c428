// One half of the clock: a display as large as its place, which is at the same time what its player presses.

import { Digits } from "../clock/digits.js";
import { SECOND, figures, parts } from "../clock/figures.js";
import { make } from "../page.js";
import { say, sayTime } from "../words/words.js";

/** @import { Colour } from "../types.js" */
/** @import { Works } from "./device.js" */
/** @import { Choices } from "./kept.js" */

/** How long the flag of a period stays up that another one follows. */
const INTERIM = 300 * SECOND;

/**
 * A time as the large figures show it.
 * @param {number} remaining below zero where the clock counts on
 * @param {Pick<Choices, "tenths" | "hours">} choices
 */
export function large(remaining, choices) {
    const text = remaining < 0 ? figures(Math.floor(-remaining / SECOND) * SECOND) : figures(remaining, choices.tenths);
    return choices.hours || !text.startsWith("0:") || text.length < 7 ? text : text.slice(text[2] === "0" ? 3 : 2);
}

/**
 * @typedef {object} Showing
 * @property {Works} works reckoned up to now
 * @property {boolean} moves whether the count of moves is shown
 * @property {boolean} begun
 * @property {Choices} choices
 */

export class Half {
    /** @param {Colour} side */
    constructor(side) {
        this.side = side;
        this.digits = new Digits(0);
        this.digits.svg.setAttribute("preserveAspectRatio", "xMidYMid meet");
        this.sign = make("span", { class: "sign", "aria-hidden": "true" });
        this.name = make("span", { class: "name" });
        this.words = make("span", { class: "unseen" });
        this.run = make("span", { class: "run" });
        this.flag = make("span", { class: "flag", "data-testid": `flag-${side}` });
        this.notes = make("span", { class: "notes", "data-testid": `notes-${side}` });
        const plate = make("span", { class: "plate" }, make("span", { class: `king ${side}`, "aria-hidden": "true" }), this.name, this.run, this.flag);
        this.face = make("button", { type: "button", class: "face", "data-testid": `half-${side}` }, plate, this.digits.svg, this.words, this.notes);
        this.element = make("div", { class: "half" }, this.face);
    }

    /** @param {Showing} showing */
    show({ works, moves, begun, choices }) {
        const dial = works[this.side];
        const running = works.running === this.side && !works.frozen;
        const text = large(dial.remaining, choices);
        this.digits.show(text);
        this.digits.svg.classList.toggle("below", dial.remaining < 0);
        this.face.dataset["time"] = dial.remaining < 0 ? `-${text}` : text;
        write(this.words, sayTime(parts(Math.abs(dial.remaining))));
        write(this.name, say(this.side));
        write(this.run, running ? say("clock.running") : begun && !works.running && works.turn === this.side ? say("clockface.stopped") : "");
        write(this.flag, flagWord(works, this.side));
        write(this.notes, notes(works, this.side, moves).join(" · "));
        this.face.dataset["running"] = String(running);
        this.face.dataset["flag"] = this.flag.hidden ? "up" : dial.flag.kind;
    }
}

/** @param {Works} works @param {Colour} side */
function flagWord(works, side) {
    const { flag } = works[side];
    if (flag.kind === "up" || (works.control.atLastZero === "count-on" && works.control[side].at(-1)?.base === 0)) {
        return "";
    }
    if (flag.kind === "interim") {
        return (works.reckoned ?? 0) - flag.at < INTERIM ? say("clock.flag.interim") : "";
    }
    return say(works.firstFlag === side ? "clock.flag.first" : "clock.flag.final");
}

/** @param {Works} works @param {Colour} side @param {boolean} moves @returns {string[]} */
function notes(works, side, moves) {
    const dial = works[side];
    const periods = works.control[side];
    const current = periods[Math.min(dial.period, periods.length) - 1];
    const said = [];
    if (works.frozen) {
        said.push(say("clockface.frozen"));
    }
    if (works.running === side && dial.delay > 0) {
        said.push(say("clock.delay", { n: Math.ceil(dial.delay / SECOND) }));
    }
    if (periods.length > 1 || works.control.repeats) {
        said.push(say("clock.period", { n: dial.period }));
    }
    if (current?.method === "byo-yomi") {
        said.push(say("clockface.turns", { n: dial.stint }));
    }
    if (current?.method === "overtime") {
        said.push(say("clockface.overtime", { n: current.count - dial.stint }));
    }
    if (moves) {
        said.push(dial.presses === 1 ? say("clock.one") : say("clock.moves", { n: dial.presses }));
    }
    return said;
}

/** @param {HTMLElement} element @param {string} text */
function write(element, text) {
    if (element.textContent !== text) {
        element.textContent = text;
    }
    element.hidden = text === "";
}
