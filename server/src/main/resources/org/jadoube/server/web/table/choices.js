// What a reader chooses about the table: remembered by his browser, the same at every board of this hall.

/** @import { Profile } from "../types.js" */
import { letteringChoice } from "../lettering.js";
import { make, the } from "../page.js";
import { say, translate } from "../words/words.js";

const REMEMBERED = "jadoube.choices";
const GROUPS = /** @type {const} */ ({
    board: ["coordinates", "marks", "names"],
    clock: ["tenths", "low"],
    sound: ["move", "press", "offer", "warning"],
});
const KEYS = /** @type {const} */ (["arrows", "enter", "space", "c", "l", "t", "p", "j", "f", "help"]);

/** @typedef {typeof GROUPS[keyof typeof GROUPS][number]} Choice */

/**
 * What holds where nothing was chosen. Over the board a clock is silent and warns nobody.
 * @param {Profile} profile
 * @returns {Record<Choice, boolean>}
 */
export function usual(profile) {
    const screen = profile !== "over-the-board";
    return {
        coordinates: true,
        marks: true,
        names: false,
        tenths: true,
        low: screen,
        move: screen,
        press: false,
        offer: screen,
        warning: screen,
    };
}

export class Choices {
    /** @type {Record<Choice, boolean>} */
    #on;
    #changed;

    /**
     * @param {Profile} profile
     * @param {(choices: Choices) => void} changed
     */
    constructor(profile, changed) {
        this.#on = { ...usual(profile), ...remembered() };
        this.#changed = changed;
        const button = the("#choose");
        button.hidden = false;
        button.addEventListener("click", () => this.open());
    }

    /** @param {Choice} choice */
    on(choice) {
        return this.#on[choice];
    }

    /** Shows all choices, and which key does what. */
    open() {
        if (document.querySelector("dialog[open]")) {
            return;
        }
        const groups = Object.entries(GROUPS).map(([group, choices]) =>
            make("fieldset", {}, make("legend", { "data-say": `choices.${group}` }), ...choices.map((choice) => this.#box(choice))),
        );
        const keys = make("dl", {}, ...KEYS.flatMap((key) => [
            make("dt", {}, make("kbd", { "data-say": `keys.${key}` })),
            make("dd", { "data-say": `keys.${key}.is` }),
        ]));
        const close = make("button", { value: "close", autofocus: "", "data-say": "why.close", "data-testid": "choices-close" });
        const form = make(
            "form",
            { method: "dialog" },
            make("h2", { "data-say": "choices.heading" }),
            ...groups,
            letteringChoice(),
            make("details", {}, make("summary", { "data-say": "keys.heading" }), make("p", { "data-say": "keys.where" }), keys),
            make("div", { class: "choice" }, close),
        );
        const dialog = make("dialog", { class: "asking choosing", "data-testid": "choices" }, form);
        translate(dialog);
        document.body.append(dialog);
        dialog.setAttribute("aria-label", say("choices.heading"));
        dialog.showModal();
        dialog.addEventListener("close", () => dialog.remove());
    }

    /** @param {Choice} choice */
    #box(choice) {
        const box = make("input", { type: "checkbox", "data-testid": `choice-${choice}` });
        box.checked = this.#on[choice];
        box.addEventListener("change", () => {
            this.#on[choice] = box.checked;
            localStorage.setItem(REMEMBERED, JSON.stringify({ ...remembered(), [choice]: box.checked }));
            this.#changed(this);
        });
        return make("label", {}, box, make("span", { "data-say": `choices.${choice}` }));
    }
}

/** @returns {Partial<Record<Choice, boolean>>} */
function remembered() {
    try {
        const kept = JSON.parse(localStorage.getItem(REMEMBERED) ?? "{}");
        const known = Object.values(GROUPS).flat().filter((choice) => typeof kept?.[choice] === "boolean");
        return Object.fromEntries(known.map((choice) => [choice, kept[choice]]));
    } catch {
        return {};
    }
}
