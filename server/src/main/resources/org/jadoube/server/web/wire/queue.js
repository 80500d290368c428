// Acts on their way to the hall. Each keeps its id until it is answered, so that after a lost connection it can be sent
// again and still happens once.

/** @import { Act } from "../types.js" */

/** @typedef {{ id: string, act: Act }} Sent */

export class ActQueue {
    #prefix;
    #count = 0;
    /** @type {Map<string, Act>} */
    #open = new Map();

    /** @param {string} prefix tells this page's acts from those of another page on the same seat */
    constructor(prefix) {
        this.#prefix = prefix;
    }

    /**
     * Takes an act in and names it.
     * @param {Act} act
     * @returns {Sent}
     */
    add(act) {
        this.#count += 1;
        const id = `${this.#prefix}-${this.#count}`;
        this.#open.set(id, act);
        return { id, act };
    }

    /**
     * The act of an id, which has now been answered.
     * @param {string} id
     * @returns {Act | undefined}
     */
    answer(id) {
        const act = this.#open.get(id);
        this.#open.delete(id);
        return act;
    }

    /**
     * All that is not answered, in the order of its making.
     * @returns {Sent[]}
     */
    waiting() {
        return [...this.#open].map(([id, act]) => ({ id, act }));
    }

    get size() {
        return this.#open.size;
    }
}

/** @returns {string} letters and digits that no other page has */
export function freshPrefix() {
    return [...crypto.getRandomValues(new Uint8Array(9))].map((byte) => byte.toString(36).padStart(2, "0")).join("");
}

/**
 * How long to wait before the next try to connect: longer each time, up to ten seconds, with some chance in it so that a
 * whole hall does not come back in the same instant.
 * @param {number} tries that have failed
 * @param {number} chance from 0 to 1
 * @returns {number} milliseconds
 */
export function pause(tries, chance) {
    return Math.round(Math.min(10_000, 300 * 2 ** Math.min(tries, 6)) * (0.6 + 0.4 * chance));
}
