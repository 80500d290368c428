// How the players' scoresheets stand, and the game played over on a second board where both are wanting.

/** @import { Act, Happening, Seated, Table } from "../../types.js" */
import { make } from "../../page.js";
import { linesOf } from "../../sheet.js";
import { say } from "../../words/words.js";
import { lawLine } from "./law.js";
import { COLOURS, button, labelled, part, word } from "./parts.js";

export class SheetsPart {
    #seated;
    #send;
    #state = make("ul", { class: "sheets", "data-testid": "sheets" });
    #begin = button("ruling.reconstruct", "arbiter-reconstruct", () => this.#send({ kind: "beginReconstruction" }));
    #made = { white: counter("white"), black: counter("black") };
    #end = button("ruling.reconstructed", "arbiter-reconstructed", () => this.#finish());
    #plies = 0;
    #underWay = false;
    /** @type {Table | undefined} */
    #table;
    element;

    /**
     * @param {Seated} seated
     * @param {(act: Act) => void} send
     */
    constructor(seated, send) {
        this.#seated = seated;
        this.#send = send;
        this.element = make(
            "div",
            {},
            part("ruling.sheets", this.#state, lawLine("8.5a", "8.5b")),
            part(
                "ruling.reconstruction",
                this.#begin,
                lawLine("8.5c"),
                labelled("ruling.made.white", this.#made.white),
                labelled("ruling.made.black", this.#made.black),
                this.#end,
            ),
        );
    }

    /** @param {readonly Happening[]} events */
    follow(events) {
        this.#plies = linesOf(events).length;
        this.#underWay = events.findLast(({ kind }) => kind.startsWith("reconstruction"))?.kind === "reconstructionBegun";
    }

    /** @param {Table} table */
    show(table) {
        this.#table = table;
        this.#begin.disabled = table.end !== null || this.#underWay;
        this.#end.disabled = !this.#underWay;
        this.words();
    }

    words() {
        const sheets = this.#table?.scoresheets;
        this.#state.replaceChildren(
            ...COLOURS.map((colour) => {
                const { recorded = 0, duty = "" } = sheets?.[colour] ?? {};
                const missing = Math.max(0, this.#plies - recorded);
                const player = this.#seated[colour];
                return make("li", {}, say("ruling.sheet", { player, recorded, missing, duty: word("duty.", duty) }));
            }),
        );
    }

    #finish() {
        const made = Object.fromEntries(COLOURS.filter((colour) => this.#made[colour].value !== "").map((colour) => [colour, Number(this.#made[colour].value)]));
        this.#send({ kind: "endReconstruction", ...made });
    }
}

/** @param {string} colour */
function counter(colour) {
    return make("input", { type: "number", min: "0", max: "9999", "data-testid": `made-${colour}` });
}
