// Where a player writes: a line to type on, and a pad to tap on with his own letters for the pieces. What he writes is his
// own text; nothing here looks at a board.

import { letters, whenLettered } from "../letters.js";
import { letGo, make } from "../page.js";
import { say, sayIfKnown, translate } from "../words/words.js";

const PIECES = /** @type {const} */ (["k", "q", "r", "b", "n"]);
const FILES = [..."abcdefgh"];
const RANKS = [..."12345678"];
const OFFER = "(=)";
const LONGEST = 40;

export class Pad {
    #line = make("input", {
        id: "line", type: "text", autocomplete: "off", autocapitalize: "none", autocorrect: "off", spellcheck: "false",
        enterkeyhint: "done", maxlength: String(LONGEST), "data-testid": "line",
    });
    #number = make("label", { for: "line", "data-testid": "line-number" });
    #pieces = make("div", { class: "pieces", role: "group", "data-say-label": "lettering" });
    #write;
    #offer;
    element;

    /**
     * @param {(text: string) => void} write
     * @param {() => void} offer writes the sign of an offer beside the latest entry
     */
    constructor(write, offer) {
        this.#write = write;
        this.#offer = offer;
        const done = make("button", { class: "chief", type: "submit", "data-say": "scoresheet.write", "data-testid": "write" });
        const back = make("button", { type: "button", "data-say-label": "scoresheet.back", "data-testid": "pad-back" }, "⌫");
        back.addEventListener("click", (click) => {
            letGo(click);
            this.#line.value = this.#line.value.slice(0, -1);
        });
        const offered = make("button", { type: "button", "data-say-label": "scoresheet.offer", "data-testid": "pad-offer" }, OFFER);
        offered.addEventListener("click", (click) => {
            letGo(click);
            this.#mark();
        });
        this.element = make(
            "form",
            { class: "pad", autocomplete: "off" },
            make("div", { class: "line" }, this.#number, this.#line, done),
            this.#pieces,
            make("div", { class: "files" }, ...FILES.map((sign) => this.#key(sign))),
            make("div", { class: "ranks" }, ...RANKS.map((sign) => this.#key(sign))),
            make("div", { class: "signs" }, ...["x", "0-0", "0-0-0", "=", "+", "#"].map((sign) => this.#key(sign)), offered, back),
        );
        this.element.addEventListener("submit", (event) => {
            event.preventDefault();
            this.#enter();
        });
        translate(this.element);
        this.#letter();
        whenLettered(() => this.#letter());
    }

    /**
     * Says which half-move is to be written.
     * @param {number} ply
     */
    expect(ply) {
        const side = ply % 2 === 1 ? "white" : "black";
        const number = `${Math.ceil(ply / 2)}.${side === "white" ? "" : "…"}`;
        this.#number.replaceChildren(make("b", {}, number), make("span", { class: "unseen" }, ` ${say(side)}`));
    }

    focus() {
        this.#line.focus();
    }

    #letter() {
        const keys = PIECES.map((piece, index) => {
            const sign = letters()[index] ?? "";
            const key = this.#key(sign);
            key.setAttribute("aria-label", `${sign}, ${sayIfKnown(`piece.${piece}`) ?? ""}`);
            return key;
        });
        this.#pieces.replaceChildren(...keys);
    }

    /** @param {string} sign */
    #key(sign) {
        const key = make("button", { type: "button", "data-key": sign }, sign);
        key.addEventListener("click", (click) => {
            letGo(click);
            this.#line.value = (this.#line.value + sign).slice(0, LONGEST);
        });
        return key;
    }

    #mark() {
        if (this.#line.value.trim() === "") {
            this.#offer();
        } else if (!this.#line.value.includes(OFFER)) {
            this.#line.value = `${this.#line.value.trim()} ${OFFER}`;
        }
    }

    #enter() {
        const text = this.#line.value.trim();
        if (text === OFFER) {
            this.#offer();
        } else if (text !== "") {
            this.#write(text);
        }
        this.#line.value = "";
    }
}
