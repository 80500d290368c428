// Signing the result at the end, in two steps.

/** @import { Act, Colour, Table } from "../types.js" */
import { ask, make } from "../page.js";
import { say, sayIfKnown, translate } from "../words/words.js";

const RESULTS = ["1-0", "1/2-1/2", "0-1", "0-0", "1/2-0", "0-1/2"];

export class Signing {
    #sign = make("button", { type: "button", class: "chief", "data-say": "scoresheet.sign", "data-testid": "sign" });
    element = make("section", { class: "signing", hidden: "" }, make("p", { "data-say": "scoresheet.sign.is" }), this.#sign);
    #act;
    #result = "";

    /**
     * @param {Colour} me
     * @param {(act: Act) => void} act
     */
    constructor(me, act) {
        this.#act = act;
        this.element.dataset["side"] = me;
        this.#sign.addEventListener("click", () => void this.#ask());
        translate(this.element);
    }

    /** @param {Table} table */
    show(table) {
        this.#result = table.end?.result ?? "";
        this.element.hidden = !table.end || table.end.result === "*" || (table.scoresheet?.signed ?? null) !== null;
    }

    async #ask() {
        const select = make("select", { "data-testid": "sign-result" });
        select.append(...RESULTS.map((one) => make("option", { value: one }, `${one}  ${sayIfKnown(`result.${one}`) ?? ""}`)));
        select.value = this.#result;
        const sure = await ask({
            ask: say("scoresheet.sign.ask"),
            is: say("scoresheet.sign.ask.is"),
            yes: say("scoresheet.sign.yes"),
            testid: "sign-confirm",
            fields: [make("label", {}, make("span", {}, say("scoresheet.result")), select)],
        });
        if (sure) {
            this.#act({ kind: "signResult", result: select.value });
        }
    }
}
