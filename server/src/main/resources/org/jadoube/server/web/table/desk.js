// The arbiter's desk: the clocks in his hand, flags and absence observed, results ruled, the journal read.

/** @import { Act, Colour, Face, FaceSetting, Happening, Seated, Table } from "../types.js" */
/** @import { Key } from "../words/words.js" */
import { figures, readFigures } from "../clock/figures.js";
import { ask, letGo, make, tell, the } from "../page.js";
import { lettered } from "../sheet.js";
import { language, say, sayIfKnown, translate, whenChosen } from "../words/words.js";
import { Questions } from "./questions.js";
import { endingInWords, resultInWords } from "./result.js";

const COLOURS = /** @type {const} */ (["white", "black"]);
const RESULTS = ["1-0", "0-1", "1/2-1/2", "0-0"];

/** @typedef {Record<"remaining" | "period" | "moves", HTMLInputElement>} SideFields */

export class Desk {
    #send;
    #reading;
    #seated;
    #stopReason = make("input", { id: "desk-reason", maxlength: "200", "data-testid": "arbiter-stop-reason" });
    #start = this.#button("desk.start", "arbiter-start", () => this.#send({ kind: "start" }), "chief");
    #stop = this.#button("desk.stop", "arbiter-stop", () => this.#stopClocks(), "chief");
    #restart = {
        white: this.#button("desk.restart.white", "arbiter-restart-white", () => this.#restartFor("white")),
        black: this.#button("desk.restart.black", "arbiter-restart-black", () => this.#restartFor("black")),
    };
    #set = this.#button("desk.set.apply", "arbiter-set", () => this.#setClocks());
    #read = this.#button("desk.set.read", "arbiter-read", () => this.#fillIn(), "plain");
    #flags = {
        white: this.#button("desk.flag.white", "arbiter-flag-white", () => this.#observe("white")),
        black: this.#button("desk.flag.black", "arbiter-flag-black", () => this.#observe("black")),
    };
    #absence = this.#button("desk.absence", "arbiter-absence", () => this.#send({ kind: "observeAbsence" }));
    #fields = { white: sideFields("white"), black: sideFields("black") };
    #result = make("select", { id: "desk-result", "data-testid": "arbiter-rule-result" });
    #ruling = make("input", { id: "desk-ruling", maxlength: "200", "data-testid": "arbiter-rule-reason" });
    #rule = this.#button("desk.rule.apply", "arbiter-rule", () => void this.#ruleResult(), "grave");
    #dead = this.#button("desk.dead", "arbiter-dead", () => this.#send({ kind: "pointOutDeadPosition" }));
    #journal = make("ol", { class: "journal", tabindex: "0", "data-say-label": "desk.journal", "data-testid": "journal" });
    /** @type {readonly Happening[]} */
    #events = [];
    #filled = false;
    #questions;
    /** @type {Table | undefined} */
    #table;
    #end;

    /**
     * @param {Seated} seated
     * @param {(act: Act) => void} send
     * @param {() => Record<Colour, Face>} reading what the clocks show now
     */
    constructor(seated, send, reading) {
        this.#seated = seated;
        this.#send = send;
        this.#reading = reading;
        this.#questions = new Questions(seated, send);
        this.#lay();
        this.#end = whenChosen(() => this.#words());
    }

    /** The arbiter leaves this board. */
    leave() {
        this.#end();
    }

    #lay() {
        const desk = the("#desk");
        for (const result of RESULTS) {
            this.#result.append(make("option", { value: result, "data-result": result }));
        }
        desk.replaceChildren(
            make("h2", { "data-say": "desk.heading" }),
            this.#questions.element,
            part("desk.clocks", this.#start, labelled("desk.stop.reason", this.#stopReason), this.#stop, this.#restart.white, this.#restart.black),
            part("desk.set", this.#sides(), make("p", { class: "hint", "data-say": "desk.set.stand" }), this.#read, this.#set),
            part("desk.flags", this.#flags.white, this.#flags.black, this.#absence),
            part("desk.rule", labelled("desk.rule.result", this.#result), labelled("desk.rule.reason", this.#ruling), this.#dead, this.#rule),
        );
        const journal = the("#journal");
        journal.replaceChildren(part("desk.journal", this.#journal));
        translate(desk);
        translate(journal);
        journal.hidden = false;
        this.#words();
        desk.hidden = false;
    }

    #sides() {
        const sides = make("div", { class: "sides" });
        for (const colour of COLOURS) {
            const fields = this.#fields[colour];
            sides.append(
                make(
                    "div",
                    { role: "group", "data-say-label": colour },
                    make("span", { class: "which", "data-say": colour }),
                    labelled("desk.set.time", fields.remaining),
                    labelled("desk.set.period", fields.period),
                    labelled("desk.set.moves", fields.moves),
                ),
            );
        }
        return sides;
    }

    /**
     * @param {readonly Happening[]} events
     * @param {Table} table
     */
    show(events, table) {
        this.#table = table;
        this.#questions.show(table);
        const on = table.end === null;
        const { started, running } = table.clocks;
        this.#start.hidden = started;
        this.#start.disabled = !on;
        this.#stop.disabled = !on || !running;
        for (const colour of COLOURS) {
            this.#restart[colour].disabled = !on || !started || running !== null;
            this.#flags[colour].disabled = !on || !started;
        }
        this.#set.disabled = !on || running !== null;
        this.#absence.disabled = !on;
        this.#rule.disabled = !on;
        this.#dead.disabled = !on || !started;
        if (!this.#filled || running === null && events.length !== this.#events.length && !this.#isBeingWritten()) {
            this.#fillIn();
            this.#filled = true;
        }
        const fresh = events.slice(this.#events.length);
        this.#events = [...events];
        this.#write(fresh);
    }

    #isBeingWritten() {
        return the("#desk .sides").contains(document.activeElement);
    }

    #words() {
        for (const option of this.#result.options) {
            option.textContent = `${option.value}  ${resultInWords(option.value)}`;
        }
        if (this.#table) {
            this.#questions.words(this.#table);
        }
        this.#stopReason.placeholder = say("desk.stop.default");
        this.#journal.replaceChildren();
        this.#write(this.#events);
    }

    /** @param {readonly Happening[]} fresh */
    #write(fresh) {
        const low = this.#journal.scrollTop + this.#journal.clientHeight >= this.#journal.scrollHeight - 40;
        for (const event of fresh) {
            const time = new Date(event.at / 1000);
            const stamp = make("time", { datetime: time.toISOString() }, time.toLocaleTimeString(language(), { hour12: false }));
            const article = make("span", { class: "article" }, event.article);
            this.#journal.append(make("li", { "data-kind": event.kind }, stamp, eventInWords(event, this.#seated), article));
        }
        if (low) {
            this.#journal.scrollTop = this.#journal.scrollHeight;
        }
    }

    /**
     * @param {Key} key
     * @param {string} testid
     * @param {() => void} click
     * @param {string} [look]
     */
    #button(key, testid, click, look = "") {
        const button = make("button", { type: "button", class: look, "data-say": key, "data-testid": testid });
        button.addEventListener("click", (event) => {
            letGo(event);
            click();
        });
        return button;
    }

    #stopClocks() {
        this.#send({ kind: "stop", reason: this.#stopReason.value.trim() || say("desk.stop.default") });
        this.#stopReason.value = "";
    }

    /** @param {Colour} running */
    #restartFor(running) {
        this.#send({ kind: "restart", running });
    }

    /** @param {Colour} flag */
    #observe(flag) {
        this.#send({ kind: "observeFlag", flag });
    }

    #fillIn() {
        const faces = this.#reading();
        for (const colour of COLOURS) {
            this.#fields[colour].remaining.value = figures(faces[colour].remaining);
            this.#fields[colour].period.value = String(faces[colour].period);
            this.#fields[colour].moves.value = String(faces[colour].moves);
        }
    }

    #setClocks() {
        const white = this.#side("white");
        const black = this.#side("black");
        if (white && black) {
            this.#send({ kind: "set", white, black });
        } else {
            tell(say("desk.set.fault"));
        }
    }

    /**
     * @param {Colour} colour
     * @returns {FaceSetting | undefined}
     */
    #side(colour) {
        const { remaining, period, moves } = this.#fields[colour];
        const time = readFigures(remaining.value);
        remaining.toggleAttribute("aria-invalid", time === undefined);
        const sound = time !== undefined && period.checkValidity() && moves.checkValidity();
        return sound ? { remaining: time, period: Number(period.value), moves: Number(moves.value) } : undefined;
    }

    async #ruleResult() {
        const result = this.#result.value;
        const reason = this.#ruling.value.trim();
        if (reason === "") {
            tell(say("desk.rule.fault"));
            this.#ruling.focus();
            return;
        }
        const sure = await ask({
            ask: say("desk.rule.ask", { result }),
            is: `${resultInWords(result)}: ${reason}`,
            yes: say("desk.rule.yes"),
            testid: "arbiter-rule-confirm",
            grave: true,
        });
        if (sure) {
            this.#send({ kind: "rule", result, reason });
        }
    }
}

/**
 * @param {Key} heading
 * @param {...Node} children
 */
function part(heading, ...children) {
    return make("section", { class: `part ${heading.replace(".", "-")}` }, make("h3", { "data-say": heading }), ...children);
}

/**
 * @param {Key} key
 * @param {HTMLElement} input
 */
function labelled(key, input) {
    return make("label", {}, make("span", { "data-say": key }), input);
}

/**
 * @param {Colour} colour
 * @returns {SideFields}
 */
function sideFields(colour) {
    return {
        remaining: make("input", { size: "8", maxlength: "9", inputmode: "text", "data-testid": `set-${colour}-time` }),
        period: make("input", { type: "number", min: "1", max: "99", required: "", "data-testid": `set-${colour}-period` }),
        moves: make("input", { type: "number", min: "0", max: "9999", required: "", "data-testid": `set-${colour}-moves` }),
    };
}

/**
 * An event of the journal in words.
 * @param {Happening} event
 * @param {Seated} seated
 */
export function eventInWords(event, seated) {
    const side = event.player ?? event.flag ?? event.running ?? event.offender;
    return (
        sayIfKnown(`event.${event.kind}`, {
            player: side ? `${say(side)} (${seated[side]})` : "",
            san: lettered(event.san ?? event.move ?? "", say("letters")),
            by: sayIfKnown(`by.${event.by?.toLowerCase()}`) ?? event.by ?? "",
            reason: event.reason ?? "",
            square: event.square ?? "",
            to: event.to ?? "",
            move: event.move ?? "",
            result: event.result ?? "",
            ending: event.ending ? endingInWords(event.ending) : "",
        }) ?? event.kind
    );
}
