// The arbiter has a game played again on a second board where no sheet is complete, and says when that is done.

/** @import { Act, Happening } from "../types.js" */
import { ask, make } from "../page.js";
import { say, translate } from "../words/words.js";

export class Reconstruction {
    #begin = make("button", { type: "button", "data-say": "scoresheet.reconstruct", "data-testid": "reconstruct" });
    #end = make("button", { type: "button", "data-say": "scoresheet.reconstructed", "data-testid": "reconstructed" });
    element = make("section", { class: "reconstruction" }, this.#begin, this.#end);
    #act;

    /** @param {(act: Act) => void} act */
    constructor(act) {
        this.#act = act;
        this.#begin.addEventListener("click", () => void this.#ask());
        this.#end.addEventListener("click", () => act({ kind: "endReconstruction" }));
        translate(this.element);
    }

    /**
     * @param {readonly Happening[]} events
     * @param {boolean} over
     */
    show(events, over) {
        const latest = events.findLast((event) => event.kind.startsWith("reconstruction"));
        const going = latest?.kind === "reconstructionBegun";
        this.#begin.hidden = over || going;
        this.#end.hidden = over || !going;
    }

    async #ask() {
        const sure = await ask({
            ask: say("scoresheet.reconstruct.ask"),
            is: say("scoresheet.reconstruct.is"),
            yes: say("scoresheet.reconstruct"),
            testid: "reconstruct-confirm",
        });
        if (sure) {
            this.#act({ kind: "beginReconstruction" });
        }
    }
}
