// What the arbiter sees with his own eyes: flags that are down, players who have not come, positions that are dead.

/** @import { Act, Table } from "../../types.js" */
import { make } from "../../page.js";
import { lawLine } from "./law.js";
import { button, part } from "./parts.js";

export class FlagsPart {
    #flags;
    #both;
    #absence;
    #dead;
    element;

    /** @param {(act: Act) => void} send */
    constructor(send) {
        this.#flags = {
            white: button("desk.flag.white", "arbiter-flag-white", () => send({ kind: "observeFlag", flag: "white" })),
            black: button("desk.flag.black", "arbiter-flag-black", () => send({ kind: "observeFlag", flag: "black" })),
        };
        this.#both = button("ruling.flag.both", "arbiter-flag-both", () => send({ kind: "observeBothFlags" }));
        this.#absence = button("desk.absence", "arbiter-absence", () => send({ kind: "observeAbsence" }));
        this.#dead = button("desk.dead", "arbiter-dead", () => send({ kind: "pointOutDeadPosition" }));
        this.element = make(
            "div",
            {},
            part("desk.flags", this.#flags.white, this.#flags.black, lawLine("6.8", "6.9"), this.#both, lawLine("6.11")),
            part("ruling.seen", this.#absence, lawLine("6.6a"), this.#dead, lawLine("5.2b")),
        );
    }

    /** @param {Table} table */
    show(table) {
        const on = table.end === null;
        const started = on && table.clocks.started;
        this.#flags.white.disabled = !started;
        this.#flags.black.disabled = !started;
        this.#both.disabled = !started;
        this.#absence.disabled = !on;
        this.#dead.disabled = !started;
    }
}
