// Which of the boards stand on the page, and in which order.

/** @import { State } from "./order.js" */
/** @import { Key } from "../words/words.js" */
import { make } from "../page.js";
import { translate } from "../words/words.js";
import { needsSomebody } from "./order.js";

/** @typedef {"all" | "needs" | "running" | "over"} Which */

export class Filters {
    #changed;
    #which = radios("which", { all: "hall.show.all", needs: "hall.show.needs", running: "hall.show.running", over: "hall.show.over" });
    #whose = radios("whose", { everybody: "hall.whose.all", mine: "hall.whose.mine" });
    #sorted = radios("sorted", { need: "hall.sort.need", number: "hall.sort.number" });
    element = make("form", { class: "choose" }, this.#which, this.#whose, this.#sorted);

    /** @param {() => void} changed */
    constructor(changed) {
        this.#changed = changed;
        this.#whose.hidden = true;
        this.element.addEventListener("change", () => this.#changed());
        this.element.addEventListener("submit", (submit) => submit.preventDefault());
        translate(this.element);
    }

    /** Lets him choose between his own boards and all. @param {boolean} part whether his are not all */
    offerMine(part) {
        this.#whose.hidden = !part;
        if (part) {
            /** @type {HTMLInputElement | null} */ (this.#whose.querySelector("[value=mine]"))?.click();
        }
    }

    /** Whether those come first that want somebody. */
    get byNeed() {
        return chosen(this.#sorted) === "need";
    }

    /**
     * Whether a board is shown.
     * @param {State} state
     * @param {boolean} mine
     */
    shows(state, mine) {
        if (chosen(this.#whose) === "mine" && !mine) {
            return false;
        }
        switch (/** @type {Which} */ (chosen(this.#which))) {
            case "all":
                return true;
            case "needs":
                return needsSomebody(state);
            case "over":
                return state === "over";
            case "running":
                return state !== "over" && state !== "waiting" && state !== "ready";
        }
    }
}

/**
 * @param {string} name
 * @param {Record<string, Key>} words by value, the first of them chosen
 */
function radios(name, words) {
    const group = make("fieldset", { class: "radios" }, make("legend", { class: "unseen", "data-say": /** @type {Key} */ (`hall.filter.${name}`) }));
    Object.entries(words).forEach(([value, key], index) => {
        const radio = make("input", { type: "radio", name, value, "data-testid": `${name}-${value}` });
        radio.checked = index === 0;
        group.append(make("label", {}, radio, make("span", { "data-say": key })));
    });
    return group;
}

/** @param {HTMLElement} group */
function chosen(group) {
    return /** @type {HTMLInputElement | null} */ (group.querySelector(":checked"))?.value ?? "";
}
