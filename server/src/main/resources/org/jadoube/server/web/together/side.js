// One player's side of a shared screen: his name, his clock, which is a button where he presses it himself, and what else
// he may do.

/** @import { Act, Colour, Face, Seated, Table } from "../types.js" */
/** @import { Key } from "../words/words.js" */
import { opponent } from "../board/squares.js";
import { figures } from "../clock/figures.js";
import { ask, letGo, make, written } from "../page.js";
import { claimOfDraw, claimOfIllegalMove } from "../table/claims.js";
import { say, translate } from "../words/words.js";

export class SharedSide {
    element;
    /** @type {string[] | undefined} the legal moves, where the hall hints them */
    legal;
    #side;
    #act;
    #name = make("span", { class: "name" });
    #time = make("span", { class: "time", role: "timer" });
    #flag = make("span", { class: "flag", hidden: "", "data-say": "show.flag" });
    #press;
    #offer;
    #accept;
    #decline;
    #claim;
    #draw;
    #illegal;
    #resign;
    /** @type {Seated | undefined} */
    #seated;
    #lastPly = 0;

    /**
     * @param {Colour} side
     * @param {(act: Act) => void} act
     * @param {(typed: string) => string | null} read a typed move in UCI
     */
    constructor(side, act, read) {
        this.#side = side;
        this.#act = act;
        const hint = make("span", { class: "hint", "data-say": "act.press" });
        this.#press = make("button", { type: "button", class: "press", "data-testid": `press-${side}` }, make("span", { class: `king ${side}`, "aria-hidden": "true" }), this.#name, this.#flag, this.#time, hint);
        this.#press.addEventListener("click", (click) => {
            letGo(click);
            this.#act({ kind: "press" });
        });
        this.#offer = this.#button("act.offer", "offer-draw", () => this.#act({ kind: "offer" }));
        this.#accept = this.#button("act.accept", "accept-draw", () => this.#act({ kind: "accept" }), "chief");
        this.#decline = this.#button("act.decline", "decline-draw", () => this.#act({ kind: "decline" }));
        this.#claim = this.#button("act.claim", "claim-flag", () => this.#act({ kind: "claimFlag", flag: opponent(side) }));
        this.#draw = this.#button("act.draw", "claim-draw", () => void this.#claims(claimOfDraw(read)));
        this.#illegal = this.#button("act.illegal", "claim-illegal", () => void this.#claims(claimOfIllegalMove(this.#opponent, this.#lastPly)));
        this.#resign = this.#button("together.resign", "resign", () => void this.#giveUp(), "plain grave");
        const acts = make("div", { class: "acts" }, this.#accept, this.#decline, this.#offer, this.#draw, this.#claim, this.#illegal, this.#resign);
        this.element = make("section", { class: `side ${side}` }, this.#press, acts);
        written(() => {
            translate(this.element);
            this.element.setAttribute("aria-label", say(side));
        });
    }

    /**
     * @param {Key} key
     * @param {string} testid
     * @param {() => void} act
     * @param {string} [look]
     */
    #button(key, testid, act, look = "") {
        const button = make("button", { type: "button", class: look, "data-say": key, "data-testid": `${testid}-${this.#side}` });
        button.addEventListener("click", (click) => {
            letGo(click);
            act();
        });
        return button;
    }

    get #opponent() {
        return this.#seated?.[opponent(this.#side)] ?? "";
    }

    /** @param {Promise<Act | null>} claim */
    async #claims(claim) {
        const act = await claim;
        if (act) {
            this.#act(act);
        }
    }

    async #giveUp() {
        const sure = await ask({ ask: say("together.resign.ask", { side: say(this.#side) }), is: say("act.resign.is"), yes: say("act.resign.yes"), testid: "resign-confirm", grave: true });
        if (sure) {
            this.#act({ kind: "resign" });
        }
    }

    /** @param {string[] | undefined} legal */
    hints(legal) {
        this.legal = legal;
    }

    /**
     * @param {Seated} seated
     * @param {Table} table
     * @param {number} lastPly the half-move that the opponent made last, 0 for none
     */
    show(seated, table, lastPly) {
        this.#seated = seated;
        this.#lastPly = lastPly;
        const on = table.clocks.started && table.end === null;
        const offered = table.drawOffer === opponent(this.#side);
        const presses = seated.regulations.profile === "over-the-board";
        this.#name.textContent = seated[this.#side];
        this.#time.setAttribute("aria-label", say("clock.of", { player: seated[this.#side] }));
        this.#press.disabled = !presses || !on;
        this.#press.classList.toggle("by-hand", presses && on);
        this.#accept.hidden = !on || !offered;
        this.#decline.hidden = !on || !offered;
        this.#offer.hidden = !on || offered;
        this.#offer.disabled = table.drawOffer === this.#side;
        this.#claim.hidden = !on;
        this.#draw.hidden = !on;
        this.#illegal.hidden = !on || !presses;
        this.#illegal.disabled = lastPly === 0;
        this.#resign.hidden = !on;
    }

    /**
     * @param {Face} face
     * @param {boolean} running
     */
    tellTime(face, running) {
        const text = figures(face.remaining, running);
        if (this.#time.textContent !== text) {
            this.#time.textContent = text;
        }
        this.#press.classList.toggle("running", running);
        this.#press.dataset["running"] = String(running);
        this.#flag.hidden = face.flag === "up";
    }
}
