// What the clocks of a game show between two messages of the hall: the figures of the last one, counted on as the game is timed.

/** @import { Clocks, Colour, Face } from "../types.js" */
/** @import { Period } from "./control.js" */
import { readControl } from "./control.js";
import { reading } from "./figures.js";

export class Reckoning {
    /** @type {readonly Period[]} */
    #periods = [];
    #atZero = true;

    /** @param {{ timeControl: string, periodSwitch?: string }} [regulations] of the game; nothing until they are known */
    constructor(regulations) {
        if (regulations) {
            const control = readControl(regulations.timeControl);
            this.#periods = "periods" in control ? control.periods : [];
            this.#atZero = regulations.periodSwitch !== "at-move-count";
        }
    }

    get hasSeveralPeriods() {
        return this.#periods.length > 1;
    }

    /**
     * Both displays, some time after their figures were taken; those of a game that is over stand.
     * @param {{ clocks: Clocks, end: unknown }} state
     * @param {number} elapsed in microseconds
     * @returns {Record<Colour, Face>}
     */
    faces(state, elapsed) {
        return reading(state.clocks, state.end ? 0 : Math.max(0, elapsed), this.#periods, this.#atZero);
    }
}
