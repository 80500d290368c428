// What waits for an arbiter over all boards, in the order in which it came.

/** @import { Colour } from "../types.js" */
/** @import { Item } from "./order.js" */
import { make } from "../page.js";
import { say, sayIfKnown } from "../words/words.js";

/**
 * What the queue needs to know of the hall.
 * @typedef {object} Around
 * @property {(game: string) => Record<Colour, string>} players
 * @property {(game: string) => boolean} mine whether the reader rules at a board
 * @property {(game: string) => void} open
 * @property {(game: string, call: number) => void} come
 * @property {() => number} now by the hall's clock
 */

export class Queue {
    #around;
    #list = make("ol", { class: "queue", "data-testid": "queue" });
    #none = make("p", { class: "hint", "data-say": "hall.queue.none" });
    /** @type {Map<string, HTMLLIElement>} */
    #items = new Map();
    /** @type {readonly Item[]} */
    #shown = [];
    element = make("section", { class: "waiting", "aria-labelledby": "queue-heading" });

    /** @param {Around} around */
    constructor(around) {
        this.#around = around;
        this.element.append(make("h2", { id: "queue-heading", "data-say": "hall.queue" }), this.#none, this.#list);
    }

    /** @param {readonly Item[]} items the first is the oldest */
    show(items) {
        this.#shown = items;
        const keys = new Set(items.map(({ key }) => key));
        for (const [key, element] of this.#items) {
            if (!keys.has(key)) {
                element.remove();
                this.#items.delete(key);
            }
        }
        items.forEach((item, index) => {
            let element = this.#items.get(item.key);
            if (!element) {
                element = this.#item(item);
                this.#items.set(item.key, element);
            }
            if (this.#list.children[index] !== element) {
                this.#list.insertBefore(element, this.#list.children[index] ?? null);
            }
        });
        this.#none.hidden = items.length > 0;
        this.tick();
    }

    /** How long each has waited. */
    tick() {
        for (const { key, since } of this.#shown) {
            const place = this.#items.get(key)?.querySelector(".since");
            const minutes = since > 0 ? Math.max(0, Math.floor((this.#around.now() - since) / 60_000_000)) : 0;
            const text = minutes > 0 ? say("hall.minutes", { n: minutes }) : "";
            if (place && place.textContent !== text) {
                place.textContent = text;
            }
        }
    }

    /** Writes all of it anew, in the language chosen. */
    words() {
        this.#items.clear();
        this.#list.replaceChildren();
        this.show(this.#shown);
    }

    /** @param {Item} item */
    #item(item) {
        const { game, board, matter, player, number, note } = item;
        const players = this.#around.players(game);
        const who = player ? `${players[player]} (${say(player)})` : `${players.white} – ${players.black}`;
        const called = matter === "assistant";
        const words = called ? (note ? say("hall.called.note", { note }) : say("hall.called")) : (sayIfKnown(`matter.${matter}`) ?? matter);
        const open = make(
            "button",
            { type: "button", class: "ask", "data-testid": `waiting-${board}` },
            make("span", { class: "number" }, String(board)),
            make("span", { class: "what" }, make("b", {}, who), " ", words),
            make("span", { class: "since" }),
        );
        open.addEventListener("click", () => this.#around.open(game));
        const element = make("li", { "data-matter": matter }, open);
        if (called && this.#around.mine(game)) {
            const come = make("button", { type: "button", class: "come", "data-testid": `come-${board}` }, say("hall.come"));
            come.addEventListener("click", () => this.#around.come(game, number));
            element.append(come);
        }
        return element;
    }
}
