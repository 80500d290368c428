// What a player owes his scoresheet, in words, and whether it is up to date, when he asks.

/** @import { Act, OwnSheet } from "../types.js" */
import { letGo, make, tell } from "../page.js";
import { say, sayIfKnown, translate } from "../words/words.js";

export class Duties {
    #owes = make("p", { class: "owes", role: "status", "data-testid": "duty" });
    #check = make("button", { type: "button", "data-say": "scoresheet.check", "data-testid": "check" });
    #complete = make("button", { type: "button", "data-say": "scoresheet.complete", "data-testid": "complete" });
    element = make("section", { class: "duties" }, this.#owes, make("div", { class: "choice" }, this.#check, this.#complete));
    #counts = { recorded: 0, made: 0 };

    /** @param {(act: Act) => void} act */
    constructor(act) {
        this.#check.addEventListener("click", (click) => {
            letGo(click);
            tell(say(this.#counts.recorded === this.#counts.made ? "scoresheet.check.yes" : "scoresheet.check.no", this.#counts));
        });
        this.#complete.addEventListener("click", () => act({ kind: "completeScoresheet" }));
        translate(this.element);
    }

    /**
     * @param {OwnSheet} sheet
     * @param {number} made half-moves that stand on the board
     * @param {boolean} over
     */
    show(sheet, made, over) {
        this.#counts = { recorded: sheet.recorded, made };
        const words = over ? say("scoresheet.over") : (sayIfKnown(`scoresheet.duty.${sheet.duty}`) ?? "");
        if (this.#owes.textContent !== words) {
            this.#owes.textContent = words;
        }
        this.element.dataset["duty"] = over ? "over" : sheet.duty;
        this.#complete.hidden = sheet.duty !== "updating" || over;
    }
}
