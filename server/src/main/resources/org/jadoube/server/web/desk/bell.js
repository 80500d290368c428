// A bell for what newly waits: a sound that can be switched off, and a number in the page's title.

import { make } from "../page.js";
import { say, whenChosen } from "../words/words.js";

const REMEMBERED = "jadoube.bell";
const TONES = [880, 1175];

export class Bell {
    #on = localStorage.getItem(REMEMBERED) !== "off";
    /** @type {AudioContext | undefined} */
    #sound;
    /** @type {Set<string> | undefined} */
    #known;
    #waiting = 0;
    #title = "";
    element = make("button", { type: "button", class: "bell", "data-testid": "bell" });

    constructor() {
        this.element.addEventListener("click", () => {
            this.#on = !this.#on;
            localStorage.setItem(REMEMBERED, this.#on ? "on" : "off");
            this.#words();
            this.#ring();
        });
        whenChosen(() => this.#words());
        this.#words();
    }

    /** @param {string} title of the page, without the number */
    set title(title) {
        this.#title = title;
        this.#words();
    }

    /**
     * Rings for what was not there before.
     * @param {readonly string[]} keys of all that waits
     * @returns {boolean} whether there was something new
     */
    heed(keys) {
        const fresh = this.#known !== undefined && keys.some((key) => !this.#known?.has(key));
        this.#known = new Set(keys);
        this.#waiting = keys.length;
        this.#words();
        if (fresh) {
            this.#ring();
        }
        return fresh;
    }

    #words() {
        this.element.textContent = say(this.#on ? "hall.bell.on" : "hall.bell.off");
        this.element.setAttribute("aria-pressed", String(this.#on));
        document.title = this.#waiting > 0 ? `(${this.#waiting}) ${this.#title}` : this.#title;
    }

    #ring() {
        if (!this.#on) {
            return;
        }
        this.#sound ??= new AudioContext();
        const { currentTime, destination } = this.#sound;
        TONES.forEach((tone, index) => {
            const sound = /** @type {AudioContext} */ (this.#sound);
            const start = currentTime + index * 0.18;
            const source = new OscillatorNode(sound, { type: "sine", frequency: tone });
            const loud = new GainNode(sound, { gain: 0 });
            loud.gain.setValueAtTime(0.22, start);
            loud.gain.exponentialRampToValueAtTime(0.001, start + 0.5);
            source.connect(loud).connect(destination);
            source.start(start);
            source.stop(start + 0.5);
        });
    }
}
