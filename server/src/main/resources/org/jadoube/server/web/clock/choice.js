// A time control to be chosen: from what is usual, or written, with what it says in a sentence below.

/** @import { Period } from "./control.js" */
import { choice, field, group, problemAt } from "../form.js";
import { make, written } from "../page.js";
import { say, translate } from "../words/words.js";
import { pace, readControl } from "./control.js";
import { inShort, inWords } from "./sentence.js";

/** Used until the hall has named its own. */
const PRESETS = ["40/5400+30:1800+30", "5400+30", "3600+30", "1500+10", "900+10", "300+3", "180+2"];

export class ControlChoice {
    #form;
    #input;
    #preview = make("p", { id: "timeControl-words", class: "preview", role: "status" });
    #presets = make("div", { class: "presets" });
    #chosen;

    /**
     * @param {HTMLFormElement} form in which it is
     * @param {string} usual
     * @param {(control: string) => void} [chosen]
     */
    constructor(form, usual, chosen = () => {}) {
        this.#form = form;
        this.#chosen = chosen;
        this.#input = make("input", {
            id: "timeControl",
            name: "timeControl",
            value: usual,
            spellcheck: "false",
            autocapitalize: "none",
            autocomplete: "off",
            maxlength: "120",
            "aria-describedby": "timeControl-hint timeControl-words timeControl-problem",
        });
        this.#input.addEventListener("input", () => this.tell());
        form.addEventListener("change", () => this.tell());
    }

    /** The fields, to be put into the form. */
    get fields() {
        return group(
            "lobby.time",
            this.#presets,
            field("timeControl", "lobby.control", this.#input, "lobby.control.hint"),
            this.#preview,
            choice("bonus", "lobby.bonus", ["cumulative", "bronstein", "us-delay"], "bonus"),
        );
    }

    /** Shows what is usual: now what is known here, then what the hall names. */
    offer() {
        this.#lay(PRESETS);
        written(() => this.tell());
        void this.#ask();
    }

    /** What is wrong with what is written, in words; empty where nothing is. */
    get fault() {
        return this.#preview.classList.contains("faulty") ? (this.#preview.textContent ?? "") : "";
    }

    async #ask() {
        try {
            const answer = await fetch("/api/options");
            const options = await answer.json();
            if (Array.isArray(options.timeControls) && options.timeControls.length > 0) {
                this.#lay(options.timeControls.map((/** @type {{ timeControl: string }} */ one) => one.timeControl));
            }
        } catch {
            // The presets that are laid already will do; making the game will tell whether the hall answers.
        }
    }

    /** @param {readonly string[]} offered */
    #lay(offered) {
        this.#presets.replaceChildren();
        for (const kind of /** @type {const} */ (["standard", "rapid", "blitz"])) {
            const row = make("div", { class: "offered" });
            for (const preset of offered) {
                const read = readControl(preset);
                if ("periods" in read && pace(read.periods) === kind) {
                    row.append(this.#button(preset, read.periods));
                }
            }
            if (row.hasChildNodes()) {
                this.#presets.append(make("span", { class: "kind", "data-say": `pace.${kind}` }), row);
            }
        }
        translate(this.#presets);
        this.tell();
    }

    /**
     * @param {string} preset
     * @param {readonly Period[]} periods
     */
    #button(preset, periods) {
        const button = make("button", { type: "button", class: "preset", "data-control": preset }, inShort(periods));
        button.addEventListener("click", () => {
            this.#input.value = preset;
            problemAt(this.#form, "timeControl", "");
            this.tell();
        });
        return button;
    }

    /** Says in a sentence what is chosen. */
    tell() {
        const read = readControl(this.#input.value);
        this.#preview.classList.toggle("faulty", "fault" in read);
        if ("fault" in read) {
            this.#preview.textContent = say(`control.fault.${read.fault}`, { found: read.found });
        } else {
            const bonus = String(new FormData(this.#form).get("bonus") ?? "cumulative");
            const kind = say(`pace.${pace(read.periods)}`).toLowerCase();
            this.#preview.textContent = `${inWords(read.periods, bonus)} ${say("pace.is", { pace: kind })}`;
            this.#chosen(this.#input.value.trim());
        }
        for (const button of this.#presets.querySelectorAll("[data-control]")) {
            const offered = readControl(button.getAttribute("data-control") ?? "");
            button.textContent = "periods" in offered ? inShort(offered.periods) : "";
            button.setAttribute("aria-pressed", String(button.getAttribute("data-control") === this.#input.value.trim()));
        }
    }
}
