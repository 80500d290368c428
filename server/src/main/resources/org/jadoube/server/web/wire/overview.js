// All boards of an event over one line: a row for each as often as it changes, and what an arbiter does at one or at all.

/** @import { Act, Attending, Boards, Done, Problem, Refused, Row, Taken, WireProblem } from "../types.js" */
/** @import { Connection } from "./line.js" */
import { Line } from "./line.js";
import { freshPrefix } from "./queue.js";

/** @typedef {{ kind: "start" | "restart" } | { kind: "stop", reason: string }} EveryBoard */
/** @typedef {Attending | Boards | Done | Taken | Refused | WireProblem} Said */

/**
 * @typedef {{ type: "act", game: string, act: Act } | { type: "all", act: EveryBoard }
 *     | { type: "call", game: string, note: string } | { type: "come", game: string, call: number }} Deed
 */

/**
 * What the page wants to hear.
 * @typedef {object} OverviewListener
 * @property {(attending: Attending) => void} attending
 * @property {(rows: Row[], now: number) => void} boards
 * @property {(deed: Deed | undefined, done: Done | Taken | Refused) => void} answered
 * @property {(problem: Problem) => void} problem
 * @property {(state: Connection, retryIn: number) => void} connection
 */

export class Overview {
    #listener;
    /** @type {Line<Said>} */
    #line;
    #prefix = freshPrefix();
    #count = 0;
    /** @type {Map<string, Deed>} what has not been answered */
    #open = new Map();

    /**
     * @param {string} token of an event, or its name
     * @param {OverviewListener} listener
     */
    constructor(token, listener) {
        this.#listener = listener;
        this.#line = new Line(() => ({ type: "sit", token, seen: 0 }), {
            heard: (message) => this.#hear(message),
            connection: (state, retryIn) => listener.connection(state, retryIn),
        });
    }

    /** The time a message needs from the hall to here, in microseconds, as last measured. */
    get delay() {
        return this.#line.delay;
    }

    /**
     * Does something, now or as soon as the connection is back.
     * @param {Deed} deed
     */
    do(deed) {
        this.#count += 1;
        const id = `${this.#prefix}-${this.#count}`;
        this.#open.set(id, deed);
        this.#line.send({ ...deed, id });
    }

    /** @param {Said} message */
    #hear(message) {
        switch (message.type) {
            case "attending":
                this.#attend(message);
                break;
            case "boards":
                this.#listener.boards(message.rows, message.now);
                break;
            case "done":
            case "taken":
            case "refused":
                this.#listener.answered(this.#answer(message.id), message);
                break;
            case "problem":
                if (message.where === "token") {
                    this.#line.giveUp();
                } else {
                    this.#answer(message.id ?? "");
                    this.#listener.problem(message);
                }
                break;
        }
    }

    /** @param {Attending} attending */
    #attend(attending) {
        this.#listener.attending(attending);
        this.#line.settle();
        for (const [id, deed] of this.#open) {
            this.#line.send({ ...deed, id });
        }
    }

    /** @param {string} id */
    #answer(id) {
        const deed = this.#open.get(id);
        this.#open.delete(id);
        return deed;
    }
}
