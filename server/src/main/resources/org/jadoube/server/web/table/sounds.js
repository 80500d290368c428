// What is heard at the table, where its reader wants to hear it.

/** @import { Colour, Happening } from "../types.js" */
/** @import { Choices } from "./choices.js" */
import { due, SOUNDS, wakeSound } from "../clockface/sound.js";
import { isMove } from "../sheet.js";

export class Sounds {
    #choices;
    /** What the reader's own display showed last. */
    #left = 0;

    /** @param {Choices} choices */
    constructor(choices) {
        this.#choices = choices;
        document.addEventListener("keydown", wakeSound);
        document.addEventListener("pointerdown", wakeSound);
    }

    /**
     * @param {readonly Happening[]} fresh
     * @param {Colour | null} me
     */
    happened(fresh, me) {
        if (this.#choices.on("offer") && fresh.some((event) => event.kind === "drawOffered" && event.player !== me)) {
            SOUNDS.offer();
        }
        if (this.#choices.on("move") && fresh.some(isMove)) {
            SOUNDS.wood();
        } else if (this.#choices.on("press") && fresh.some((event) => event.kind === "clockPressed")) {
            SOUNDS.click();
        }
    }

    /**
     * The last seconds of the reader's own time.
     * @param {number} left what his display shows while it runs
     */
    warn(left) {
        if (this.#choices.on("warning") && due(this.#left, left) === "warning") {
            SOUNDS.warning();
        }
        this.#left = left;
    }
}
