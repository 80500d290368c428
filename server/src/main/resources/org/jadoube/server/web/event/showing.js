// Codes over the whole screen, one after another, for phones to be held up to.

import { make } from "../page.js";
import { say } from "../words/words.js";
import { codesOf, drawCode } from "./qr.js";

/** @typedef {{ title: string, about: string, address: string }} Card */

export class Showing {
    #cards;
    #index;
    #card = make("div", { class: "held-up", "aria-live": "polite" });
    #dialog = make("dialog", { class: "showing", "aria-label": say("event.hand") });

    /**
     * @param {Card[]} cards
     * @param {number} from
     */
    constructor(cards, from) {
        this.#cards = cards;
        this.#index = from;
        const close = make("button", { type: "button", "data-testid": "qr-close" }, say("event.qr.close"));
        close.addEventListener("click", () => this.#dialog.close());
        const steps = cards.length > 1 ? [this.#step(-1, "event.qr.back"), this.#step(1, "event.qr.next")] : [];
        this.#dialog.append(this.#card, make("div", { class: "do" }, ...steps, close));
        this.#dialog.addEventListener("close", () => this.#dialog.remove());
        this.#dialog.addEventListener("keydown", (key) => {
            const by = key.key === "ArrowRight" ? 1 : key.key === "ArrowLeft" ? -1 : 0;
            if (by !== 0) {
                void this.#go(by);
            }
        });
    }

    /**
     * @param {Card[]} cards
     * @param {number} from the index of the first one shown
     */
    static async open(cards, from) {
        const showing = new Showing(cards, from);
        await showing.#go(0);
        document.body.append(showing.#dialog);
        showing.#dialog.showModal();
    }

    /**
     * @param {-1 | 1} by
     * @param {"event.qr.back" | "event.qr.next"} key
     */
    #step(by, key) {
        const button = make("button", { type: "button", class: by > 0 ? "chief" : "", "data-testid": by > 0 ? "qr-next" : "qr-back" }, say(key));
        button.addEventListener("click", () => void this.#go(by));
        return button;
    }

    /** @param {number} by how many cards further */
    async #go(by) {
        this.#index = (this.#index + by + this.#cards.length) % this.#cards.length;
        const card = this.#cards[this.#index];
        if (card) {
            const [code] = await codesOf([card.address]);
            this.#card.replaceChildren(
                make("p", { class: "title" }, card.title),
                make("p", { class: "about" }, card.about),
                ...(code ? [drawCode(code, say("event.qr.of", { name: card.title }))] : []),
                make("p", { class: "plain-address" }, card.address),
            );
        }
    }
}
