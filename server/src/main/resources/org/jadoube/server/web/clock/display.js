// One display of the chess clock, with the player it belongs to.

/** @import { Colour, Face } from "../types.js" */
import { make } from "../page.js";
import { say, sayTime, whenChosen } from "../words/words.js";
import { Digits } from "./digits.js";
import { SECOND, figures, parts } from "./figures.js";

/**
 * What a display shows at an instant.
 * @typedef {object} Shown
 * @property {Face} face
 * @property {boolean} running
 * @property {boolean} first whether this side's flag was the first to fall
 * @property {boolean} periods whether the control has more than one
 * @property {boolean} counts whether moves are counted for it
 * @property {boolean} [tenths] whether the last seconds are shown with tenths
 * @property {boolean} [warns] whether little time is warned of
 */

/** From so many characters on a name is written smaller. */
const LONG = 22;
const LOW = 30 * SECOND;
const FLAG = "M7 21V3M7 3.5C11 1.5 13 5.5 18 3.5V12C13 14 11 10 7 12";
const SVG = "http://www.w3.org/2000/svg";

export class JadoubeClock extends HTMLElement {
    /** @type {Colour} */
    #side = "white";
    #digits = new Digits();
    #name = make("span", { class: "name" });
    #present = make("span", { class: "present" });
    #text = make("span", { class: "unseen" });
    #timer = make("div", { class: "lcd", role: "timer" });
    #run = make("span", { class: "run" });
    #delay = make("span", { class: "note" });
    #period = make("span", { class: "note" });
    #moves = make("span", { class: "note" });
    #low = make("span", { class: "note low" });
    #flag = make("span", { class: "flag" });
    #flagWord = make("span");
    /** @type {Shown | undefined} */
    #shown;
    #player = "";
    #seated = false;

    connectedCallback() {
        if (this.firstChild) {
            return;
        }
        this.#flag.append(flagSign(), this.#flagWord);
        const king = make("span", { class: `side ${this.#side}`, "aria-hidden": "true" });
        write(this.#low, "");
        const notes = make("div", { class: "notes" }, this.#run, this.#flag, this.#low, this.#delay, this.#period, this.#moves);
        this.#timer.append(this.#digits.svg, this.#text, notes);
        this.append(make("div", { class: "plate" }, king, this.#name, this.#present), this.#timer);
        whenChosen(() => this.#label());
        this.#label();
    }

    /**
     * Whose display it is.
     * @param {Colour} side
     * @param {string} player
     */
    belongsTo(side, player) {
        this.#side = side;
        this.#player = player;
        this.dataset["testid"] = `clock-${side}`;
        const king = this.querySelector(".side");
        king?.setAttribute("class", `side ${side}`);
        this.#label();
    }

    /** @param {boolean} seated whether the player is connected */
    seat(seated) {
        this.#seated = seated;
        this.#label();
    }

    /** @param {Shown} shown */
    show(shown) {
        const before = this.#shown;
        this.#shown = shown;
        const text = figures(shown.face.remaining, shown.running && shown.tenths !== false);
        this.#digits.show(text);
        if (this.#text.textContent !== text) {
            this.#text.textContent = text;
        }
        const wait = shown.running ? Math.ceil(shown.face.delay / SECOND) : 0;
        const low = shown.warns === true && shown.face.remaining < LOW && shown.face.flag !== "final";
        if (this.classList.toggle("low", low) === this.#low.hidden) {
            write(this.#low, low ? say("clock.low") : "");
        }
        if (!before || changed(before, shown) || this.dataset["wait"] !== String(wait)) {
            this.dataset["wait"] = String(wait);
            this.#notes(shown, wait);
        }
    }

    /**
     * @param {Shown} shown
     * @param {number} wait
     */
    #notes(shown, wait) {
        const { face } = shown;
        this.classList.toggle("running", shown.running);
        this.classList.toggle("fallen", face.flag !== "up");
        this.dataset["running"] = String(shown.running);
        this.dataset["flag"] = face.flag;
        write(this.#run, shown.running ? say("clock.running") : "");
        write(this.#flagWord, face.flag === "up" ? "" : say(face.flag === "final" ? "clock.flag.final" : "clock.flag.interim"));
        if (shown.first && face.flag === "final") {
            write(this.#flagWord, say("clock.flag.first"));
        }
        this.#flag.hidden = face.flag === "up";
        write(this.#delay, wait > 0 ? say("clock.delay", { n: wait }) : "");
        write(this.#period, shown.periods ? say("clock.period", { n: face.period }) : "");
        const moves = face.moves === 1 ? say("clock.one") : say("clock.moves", { n: face.moves });
        write(this.#moves, shown.counts ? moves : "");
    }

    #label() {
        this.#name.textContent = this.#player;
        this.#name.classList.toggle("long", this.#player.length > LONG);
        this.#present.classList.toggle("here", this.#seated);
        this.#present.title = say(this.#seated ? "present.yes" : "present.no");
        this.#present.setAttribute("role", "img");
        this.#present.setAttribute("aria-label", this.#present.title);
        this.#timer.setAttribute("aria-label", say("clock.of", { player: this.#player }));
        if (this.#shown) {
            this.#notes(this.#shown, Number(this.dataset["wait"] ?? 0));
        }
    }

    /** @returns {string} the time shown, in words */
    get inWords() {
        return this.#shown ? sayTime(parts(this.#shown.face.remaining)) : "";
    }
}

/**
 * @param {Shown} before
 * @param {Shown} now
 */
function changed(before, now) {
    return before.running !== now.running
        || before.first !== now.first
        || before.periods !== now.periods
        || before.counts !== now.counts
        || before.face.flag !== now.face.flag
        || before.face.period !== now.face.period
        || before.face.moves !== now.face.moves;
}

/**
 * @param {HTMLElement} element
 * @param {string} text
 */
function write(element, text) {
    element.textContent = text;
    element.hidden = text === "";
}

function flagSign() {
    const svg = document.createElementNS(SVG, "svg");
    svg.setAttribute("viewBox", "0 0 24 24");
    svg.setAttribute("aria-hidden", "true");
    const path = document.createElementNS(SVG, "path");
    path.setAttribute("d", FLAG);
    svg.append(path);
    return svg;
}

customElements.define("jadoube-clock", JadoubeClock);
