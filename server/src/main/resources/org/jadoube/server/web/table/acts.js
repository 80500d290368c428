// What a player can do besides moving and pressing the clock.

/** @import { Act, Colour, Table } from "../types.js" */
/** @import { Key } from "../words/words.js" */
import { opponent } from "../board/squares.js";
import { ask, letGo, make, the } from "../page.js";
import { say, translate } from "../words/words.js";

const REASONS = /** @type {const} */ (["other", "irregularity", "claim", "disturbance", "piece"]);

export class ActsPanel {
    #panel = the("#acts");
    #me;
    #send;
    #enter;
    #opponent = "";
    #read;
    #lastPly = 0;
    #entry = make("input", {
        id: "entry",
        "data-testid": "entry",
        autocomplete: "off",
        autocapitalize: "none",
        spellcheck: "false",
        enterkeyhint: "send",
        maxlength: "12",
        "data-say-hint": "act.entry.hint",
        "data-say-label": "act.entry",
    });
    #offer = this.#button("act.offer", "offer-draw", () => this.#send({ kind: "offer" }));
    #accept = this.#button("act.accept", "accept-draw", () => this.#send({ kind: "accept" }), "chief");
    #decline = this.#button("act.decline", "decline-draw", () => this.#send({ kind: "decline" }));
    #claim = this.#button("act.claim", "claim-flag", () => void this.#claimFlag());
    #draw = this.#button("act.draw", "claim-draw", () => void this.#claimDraw());
    #illegal = this.#button("act.illegal", "claim-illegal", () => void this.#claimIllegalMove());
    #dead = this.#button("act.dead", "dead-position", () => void this.#pointOutDead(), "plain");
    #stop = this.#button("act.stop", "stop-clocks", () => void this.#stopClocks());
    #resign = this.#button("act.resign", "resign", () => void this.#giveUp(), "plain grave");

    /**
     * @param {Colour} me
     * @param {(act: Act) => void} send
     * @param {(typed: string) => boolean} enter plays a typed move and says whether it could be read
     * @param {(typed: string) => string | null} read a typed move in UCI
     */
    constructor(me, send, enter, read) {
        this.#read = read;
        this.#me = me;
        this.#send = send;
        this.#enter = enter;
        const form = make("form", { class: "entry" }, this.#entry, this.#button("act.entry.play", "entry-play", null));
        form.addEventListener("submit", (submit) => {
            submit.preventDefault();
            if (this.#entry.value.trim() !== "" && this.#enter(this.#entry.value)) {
                this.#entry.value = "";
            }
        });
        const draws = make("div", { class: "draws" }, this.#accept, this.#decline);
        const calls = make("div", { class: "calls" }, this.#offer, this.#draw, this.#claim, this.#illegal, this.#stop);
        this.#panel.replaceChildren(draws, form, calls);
        the("#leave").replaceChildren(this.#dead, this.#resign);
        translate(this.#panel);
        translate(the("#leave"));
        this.#panel.hidden = false;
    }

    /**
     * @param {Table} table
     * @param {string} otherPlayer
     * @param {number} lastPly the half-move that the opponent made last, 0 for none
     */
    show(table, otherPlayer, lastPly) {
        this.#opponent = otherPlayer;
        this.#lastPly = lastPly;
        const on = table.end === null && table.clocks.started;
        const offered = table.drawOffer === opponent(this.#me);
        this.#panel.hidden = table.end !== null;
        this.#accept.hidden = !offered;
        this.#decline.hidden = !offered;
        this.#offer.hidden = offered;
        this.#offer.disabled = !on || table.drawOffer === this.#me;
        this.#claim.disabled = !on;
        this.#draw.disabled = !on;
        this.#illegal.disabled = !on || lastPly === 0;
        this.#stop.disabled = !on;
        this.#resign.disabled = !on;
        this.#resign.hidden = table.end !== null;
        this.#dead.disabled = !on;
        this.#dead.hidden = table.end !== null;
    }

    /**
     * @param {Key} key
     * @param {string} testid
     * @param {(() => void) | null} click null for a button that sends its form
     * @param {string} [look]
     */
    #button(key, testid, click, look = "") {
        const button = make("button", { class: look, "data-say": key, "data-testid": testid });
        if (click) {
            button.type = "button";
            button.addEventListener("click", (event) => {
                letGo(event);
                click();
            });
        }
        return button;
    }

    async #giveUp() {
        const sure = await ask({
            ask: say("act.resign.ask"),
            is: say("act.resign.is"),
            yes: say("act.resign.yes"),
            testid: "resign-confirm",
            grave: true,
        });
        if (sure) {
            this.#send({ kind: "resign" });
        }
    }

    async #pointOutDead() {
        const sure = await ask({
            ask: say("act.dead.ask"),
            is: say("act.dead.is"),
            yes: say("act.dead.yes"),
            testid: "dead-position-confirm",
        });
        if (sure) {
            this.#send({ kind: "pointOutDeadPosition" });
        }
    }

    /** By right: the position for the third time, or fifty moves; on the board now, or with the move written down. */
    async #claimDraw() {
        const grounds = make(
            "select",
            { id: "claim-grounds", "data-testid": "claim-grounds" },
            make("option", { value: "third-occurrence" }, say("act.draw.third")),
            make("option", { value: "fifty-moves" }, say("act.draw.fifty")),
        );
        const written = make("input", {
            id: "claim-written",
            maxlength: "12",
            autocomplete: "off",
            spellcheck: "false",
            "data-testid": "claim-written",
        });
        const sure = await ask({
            ask: say("act.draw.ask"),
            is: say("act.draw.is"),
            yes: say("act.draw.yes"),
            testid: "claim-draw-confirm",
            fields: [
                make("label", { for: "claim-grounds" }, say("act.draw.grounds")),
                grounds,
                make("label", { for: "claim-written" }, say("act.draw.written")),
                written,
            ],
        });
        const typed = written.value.trim();
        const move = typed === "" ? null : this.#read(typed);
        if (sure && (typed === "" || move)) {
            this.#send({ kind: "claimDraw", grounds: grounds.value, ...(move ? { written: move } : {}) });
        }
    }

    async #claimIllegalMove() {
        const sure = await ask({
            ask: say("act.illegal.ask", { player: this.#opponent }),
            is: say("act.illegal.is"),
            yes: say("act.claim.yes"),
            testid: "claim-illegal-confirm",
        });
        if (sure) {
            this.#send({ kind: "claimIllegalMove", ply: this.#lastPly });
        }
    }

    async #claimFlag() {
        const sure = await ask({
            ask: say("act.claim.ask", { player: this.#opponent }),
            is: say("act.claim.is"),
            yes: say("act.claim.yes"),
            testid: "claim-flag-confirm",
        });
        if (sure) {
            this.#send({ kind: "claimFlag", flag: opponent(this.#me) });
        }
    }

    async #stopClocks() {
        const list = make("datalist", { id: "reasons" });
        list.append(...REASONS.map((reason) => make("option", { value: say(`reason.${reason}`) })));
        const reason = make("input", {
            id: "stop-reason",
            list: "reasons",
            maxlength: "200",
            value: say("reason.other"),
            "data-testid": "stop-reason",
        });
        const sure = await ask({
            ask: say("act.stop.ask"),
            is: say("act.stop.is"),
            yes: say("act.stop.yes"),
            testid: "stop-clocks-confirm",
            fields: [make("label", { for: "stop-reason" }, say("act.stop.reason")), reason, list],
        });
        if (sure) {
            this.#send({ kind: "stop", reason: reason.value.trim() || say("reason.other") });
        }
    }
}
