// What a player can do besides moving and pressing the clock.

/** @import { Act, Colour, Seated, Table } from "../types.js" */
/** @import { Key } from "../words/words.js" */
/** @import { Hand } from "./hand.js" */
import { opponent } from "../board/squares.js";
import { ask, letGo, make, the } from "../page.js";
import { say, translate } from "../words/words.js";
import { claimOfDraw, claimOfFlag, claimOfIllegalMove } from "./claims.js";

const REASONS = /** @type {const} */ (["other", "irregularity", "claim", "disturbance", "piece"]);

export class ActsPanel {
    #panel = the("#acts");
    #me;
    #hand;
    #seated;
    /** @type {Table | undefined} */
    #table;
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
        maxlength: "24",
        "data-say-hint": "act.entry.hint",
        "data-say-label": "act.entry",
    });
    #offer = this.#button("act.offer", "offer-draw", () => this.#send({ kind: "offer" }));
    #accept = this.#button("act.accept", "accept-draw", () => this.#send({ kind: "accept" }), "chief");
    #decline = this.#button("act.decline", "decline-draw", () => this.#send({ kind: "decline" }));
    #claim = this.#button("act.claim", "claim-flag", () => void this.#claims(claimOfFlag(this.#me, this.#opponent)));
    #draw = this.#button("act.draw", "claim-draw", () => void this.#claims(claimOfDraw(this.#read)));
    #illegal = this.#button("act.illegal", "claim-illegal", () => void this.#claims(claimOfIllegalMove(this.#opponent, this.#lastPly)));
    #adjust = this.#button("act.adjust", "adjust", () => this.#hand?.adjust());
    #replace = this.#button("act.replace", "replace-pieces", () => this.#send({ kind: "replacePieces" }), "chief");
    #more = this.#button("act.more", "more", () => void this.#openMore(), "plain");
    #stop = this.#button("act.stop", "stop-clocks", () => void this.#stopClocks());
    #resign = this.#button("act.resign", "resign", () => void this.#giveUp(), "plain grave");

    /**
     * @param {Colour} me
     * @param {Hand | undefined} hand over the board
     * @param {Seated} seated
     * @param {(act: Act) => void} send
     * @param {(typed: string) => boolean} enter plays a typed move and says whether it could be read
     * @param {(typed: string) => string | null} read a typed move in UCI
     */
    constructor(me, hand, seated, send, enter, read) {
        this.#hand = hand;
        this.#seated = seated;
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
        const draws = make("div", { class: "draws" }, this.#replace, this.#accept, this.#decline);
        const calls = make("div", { class: "calls" }, this.#offer, this.#draw, this.#claim);
        if (hand) {
            calls.append(this.#illegal, this.#adjust);
        }
        calls.append(this.#stop);
        this.#panel.replaceChildren(draws, form, calls);
        the("#leave").replaceChildren(this.#more, this.#resign);
        translate(this.#panel);
        translate(the("#leave"));
        this.#panel.hidden = false;
    }

    /**
     * @param {Table} table
     * @param {string} otherPlayer
     * @param {number} lastPly the half-move that the opponent made last, 0 for none
     * @param {boolean} adjusting whether the player is setting pieces straight
     */
    show(table, otherPlayer, lastPly, adjusting) {
        this.#table = table;
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
        this.#stop.disabled = !on || table.clocks.running === null;
        this.#resign.disabled = !on;
        this.#resign.hidden = table.end !== null;
        this.#more.hidden = table.end !== null;
        this.#adjust.disabled = !on;
        this.#adjust.setAttribute("aria-pressed", String(adjusting));
        this.#replace.hidden = !table.displaced?.includes(this.#me);
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

    /** What happens once in many games is fetched when it happens. */
    async #openMore() {
        const { offerRare } = await import("./more.js");
        if (this.#table) {
            offerRare(this.#me, this.#seated, this.#table, this.#send);
        }
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

    /** @param {Promise<Act | null>} claim */
    async #claims(claim) {
        const act = await claim;
        if (act) {
            this.#send(act);
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
