// The clocks in the arbiter's hand: set in one act with counters and periods, another clock in its place, time given.

/** @import { Act, Colour, Face, FaceSetting, Seated, Table } from "../../types.js" */
import { figures, readFigures } from "../../clock/figures.js";
import { make, tell } from "../../page.js";
import { say } from "../../words/words.js";
import { lawLine } from "./law.js";
import { COLOURS, button, colourIn, labelled, part, textField, whom } from "./parts.js";

/** @typedef {Record<"remaining" | "period" | "moves", HTMLInputElement>} SideFields */

export class ClocksPart {
    #send;
    #reading;
    #fields = { white: sideFields("white"), black: sideFields("black") };
    #set = button("desk.set.apply", "arbiter-set", () => this.#act("set"), "chief");
    #replace = button("ruling.replace", "arbiter-replace-clock", () => this.#act("replaceClock"));
    #read = button("desk.set.read", "arbiter-read", () => this.#fillIn(), "plain");
    #player;
    #time = textField("award-time", { value: "2:00", size: "8", maxlength: "9" });
    #award = button("ruling.award", "arbiter-award", () => this.#give());
    #filled = false;
    #shown = "";
    element;

    /**
     * @param {Seated} seated
     * @param {(act: Act) => void} send
     * @param {() => Record<Colour, Face>} reading what the clocks show now
     */
    constructor(seated, send, reading) {
        this.#send = send;
        this.#reading = reading;
        this.#player = whom("award-player", seated);
        const hint = make("p", { class: "hint", "data-say": "desk.set.stand" });
        this.element = make(
            "div",
            {},
            part("desk.set", this.#sides(), hint, this.#read, this.#set, lawLine("6.13", "6.10b"), this.#replace, lawLine("6.10a")),
            part("ruling.extra", labelled("ruling.whom", this.#player), labelled("desk.set.time", this.#time), this.#award, lawLine("13.5")),
        );
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

    /** @param {Table} table */
    show(table) {
        const on = table.end === null;
        const { running } = table.clocks;
        this.#set.disabled = !on || running !== null;
        this.#replace.disabled = !on || running !== null;
        this.#award.disabled = !on;
        const shown = JSON.stringify(table.clocks);
        const fresh = shown !== this.#shown && running === null && !this.element.contains(document.activeElement);
        this.#shown = shown;
        if (!this.#filled || fresh) {
            this.#filled = true;
            this.#fillIn();
        }
    }

    #fillIn() {
        const faces = this.#reading();
        for (const colour of COLOURS) {
            this.#fields[colour].remaining.value = figures(faces[colour].remaining);
            this.#fields[colour].period.value = String(faces[colour].period);
            this.#fields[colour].moves.value = String(faces[colour].moves);
        }
    }

    /** @param {"set" | "replaceClock"} kind */
    #act(kind) {
        const white = this.#side("white");
        const black = this.#side("black");
        if (white && black) {
            this.#send({ kind, white, black });
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

    #give() {
        const time = readFigures(this.#time.value);
        this.#time.toggleAttribute("aria-invalid", !time);
        if (time) {
            this.#send({ kind: "awardTime", player: colourIn(this.#player), time });
        } else {
            tell(say("desk.set.fault"));
        }
    }
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
