// What an arbiter does at all his boards at once, each asked about before it is done.

/** @import { EveryBoard } from "../wire/overview.js" */
import { ask, make } from "../page.js";
import { say, translate } from "../words/words.js";

export class EveryBoardMenu {
    #act;
    element = make("div", { class: "row", role: "group", "data-say-label": "hall.every" });

    /** @param {(act: EveryBoard) => void} act */
    constructor(act) {
        this.#act = act;
        for (const kind of /** @type {const} */ (["start", "stop", "restart"])) {
            const button = make("button", { type: "button", "data-say": `hall.every.${kind}`, "data-testid": `every-${kind}` });
            button.addEventListener("click", () => void this.#ask(kind));
            this.element.append(button);
        }
        const around = make("div", {}, this.element);
        translate(around);
        this.element = around;
    }

    /** @param {"start" | "stop" | "restart"} kind */
    async #ask(kind) {
        const reason = make("input", { id: "every-reason", maxlength: "200", "data-testid": "every-reason" });
        const sure = await ask({
            ask: say(`hall.every.${kind}.ask`),
            is: say(`hall.every.${kind}.is`),
            yes: say(`hall.every.${kind}`),
            testid: "every-confirm",
            fields: kind === "stop" ? [make("label", { for: "every-reason" }, say("desk.stop.reason")), reason] : [],
        });
        if (sure) {
            this.#act(kind === "stop" ? { kind, reason: reason.value.trim() || say("desk.stop.default") } : { kind });
        }
    }
}
