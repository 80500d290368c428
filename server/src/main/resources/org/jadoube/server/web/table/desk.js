// The arbiter's desk for one game: what waits for him and the clocks always at hand, everything else behind tabs, the
// journal as a story.

/** @import { Act, Colour, Face, Happening, Seated, Table } from "../types.js" */
import { make, the } from "../page.js";
import { say, translate, whenChosen } from "../words/words.js";
import { Journal } from "./journal.js";
import { Questions } from "./questions.js";
import { ClaimPart } from "./ruling/claim.js";
import { ClocksPart } from "./ruling/clocks.js";
import { ConductPart } from "./ruling/conduct.js";
import { FlagsPart } from "./ruling/flags.js";
import { Law } from "./ruling/law.js";
import { OutcomePart } from "./ruling/outcome.js";
import { COLOURS, button, labelled } from "./ruling/parts.js";
import { PositionPart } from "./ruling/position.js";
import { SheetsPart } from "./ruling/sheets.js";
import { Tabs } from "./ruling/tabs.js";

export class Desk {
    #send;
    #law;
    #reason = make("input", { maxlength: "200", "data-testid": "arbiter-stop-reason" });
    #start = button("desk.start", "arbiter-start", () => this.#send({ kind: "start" }), "chief");
    #stop = button("desk.stop", "arbiter-stop", () => this.#stopClocks(), "chief");
    #restart = {
        white: button("desk.restart.white", "arbiter-restart-white", () => this.#send({ kind: "restart", running: "white" })),
        black: button("desk.restart.black", "arbiter-restart-black", () => this.#send({ kind: "restart", running: "black" })),
    };
    #atHand;
    #questions;
    #claim;
    #clocks;
    #flags;
    #position;
    #conduct;
    #outcome;
    #sheets;
    #journal;
    /** @type {Table | undefined} */
    #table;
    #end;

    /**
     * @param {Seated} seated
     * @param {(act: Act) => void} send
     * @param {() => Record<Colour, Face>} reading what the clocks show now
     */
    constructor(seated, send, reading) {
        this.#send = send;
        this.#law = new Law(seated.regulations.edition);
        this.#questions = new Questions(seated, send);
        this.#claim = new ClaimPart(seated);
        this.#clocks = new ClocksPart(seated, send, reading);
        this.#flags = new FlagsPart(send);
        this.#position = new PositionPart(seated, send);
        this.#conduct = new ConductPart(seated, send, this.#law);
        this.#outcome = new OutcomePart(seated, send);
        this.#sheets = new SheetsPart(seated, send);
        this.#journal = new Journal(seated, this.#law);
        this.#atHand = make(
            "section",
            { class: "part at-hand", "data-say-label": "desk.clocks" },
            this.#start,
            labelled("desk.stop.reason", this.#reason),
            this.#stop,
            this.#restart.white,
            this.#restart.black,
        );
        this.#lay();
        this.#end = whenChosen(() => this.#words());
        void this.#readLaw();
    }

    /** The arbiter leaves this board. */
    leave() {
        this.#end();
    }

    #lay() {
        const tabs = new Tabs([
            ["clocks", "ruling.tab.clocks", this.#clocks.element],
            ["flags", "ruling.tab.flags", this.#flags.element],
            ["board", "ruling.tab.board", this.#position.element],
            ["conduct", "ruling.tab.conduct", this.#conduct.element],
            ["result", "ruling.tab.result", this.#outcome.element],
            ["sheets", "ruling.tab.sheets", this.#sheets.element],
        ]);
        const desk = the("#desk");
        desk.replaceChildren(
            make("h2", { class: "unseen", "data-say": "desk.heading" }),
            this.#questions.element,
            this.#claim.element,
            this.#atHand,
            tabs.element,
        );
        const journal = the("#journal");
        journal.replaceChildren(this.#journal.element);
        translate(desk);
        translate(journal);
        this.#words();
        desk.hidden = false;
        journal.hidden = false;
    }

    /**
     * @param {readonly Happening[]} events
     * @param {Table} table
     */
    show(events, table) {
        this.#table = table;
        const on = table.end === null;
        const { started, running } = table.clocks;
        this.#questions.show(table);
        this.#claim.follow(events);
        this.#start.hidden = started;
        this.#start.disabled = !on;
        this.#stop.disabled = !on || !running;
        for (const colour of COLOURS) {
            this.#restart[colour].disabled = !on || !started || running !== null;
            this.#restart[colour].classList.toggle("chief", started && running === null && table.turn === colour);
        }
        this.#atHand.classList.toggle("standing", started && running === null);
        this.#position.follow(events);
        this.#sheets.follow(events);
        for (const one of [this.#clocks, this.#flags, this.#position, this.#conduct, this.#outcome, this.#sheets]) {
            one.show(table);
        }
        this.#journal.show(events);
    }

    #words() {
        this.#reason.placeholder = say("desk.stop.default");
        if (this.#table) {
            this.#questions.words(this.#table);
        }
        for (const one of [this.#claim, this.#position, this.#conduct, this.#outcome, this.#sheets, this.#journal]) {
            one.words();
        }
        void this.#readLaw();
    }

    async #readLaw() {
        await this.#law.read();
        this.#law.write(the("#desk"));
        this.#conduct.words();
        this.#journal.words();
        if (this.#table) {
            this.#conduct.show(this.#table);
        }
    }

    #stopClocks() {
        this.#send({ kind: "stop", reason: this.#reason.value.trim() || say("desk.stop.default") });
        this.#reason.value = "";
    }
}
