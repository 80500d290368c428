// One table over a line to the hall: sits down, keeps every event in order, sends acts until they are answered.

/** @import { Act, FromHall, Happened, Happening, Problem, Refused, Seated, Table } from "../types.js" */
/** @import { Connection as LineState } from "./line.js" */
import { Line } from "./line.js";
import { ActQueue, freshPrefix } from "./queue.js";

/** @typedef {LineState} Connection */

/**
 * What the page wants to hear.
 * @typedef {object} Listener
 * @property {(seated: Seated) => void} seated
 * @property {(fresh: Happening[], table: Table) => void} happened
 * @property {(act: Act) => void} taken
 * @property {(act: Act | undefined, refusal: Refused) => void} refused
 * @property {(act: Act | undefined, problem: Problem) => void} problem
 * @property {(state: Connection, retryIn: number) => void} connection
 */

export class Wire {
    #listener;
    #queue = new ActQueue(freshPrefix());
    /** @type {Line<FromHall>} */
    #line;
    #seen = 0;

    /**
     * @param {string} token the seat's; or one of an event, a dot, and the game
     * @param {Listener} listener
     */
    constructor(token, listener) {
        const [key = "", game] = token.split(".");
        this.#listener = listener;
        this.#line = new Line(() => ({ type: "sit", token: key, game, seen: this.#seen }), {
            heard: (message) => this.#hear(message),
            connection: (state, retryIn) => listener.connection(state, retryIn),
        });
    }

    /** The time a message needs from the hall to here, in microseconds, as last measured. */
    get delay() {
        return this.#line.delay;
    }

    /** How many acts have not been answered. */
    get waiting() {
        return this.#queue.size;
    }

    /**
     * Does an act at this seat. It is sent now or as soon as the connection is back.
     * @param {Act} act
     */
    act(act) {
        const sent = this.#queue.add(act);
        if (this.#line.settled) {
            this.#line.send({ type: "act", ...sent });
        }
    }

    /** Sits down anew, to read the table again. */
    refresh() {
        this.#line.refresh();
    }

    /** Leaves the table for good. */
    leave() {
        this.#line.leave();
    }

    /** @param {FromHall} message */
    #hear(message) {
        switch (message.type) {
            case "seated":
                this.#sitDown(message);
                break;
            case "happened":
                this.#take(message);
                break;
            case "taken": {
                const act = this.#queue.answer(message.id);
                if (act) {
                    this.#listener.taken(act);
                }
                break;
            }
            case "refused":
                this.#listener.refused(this.#queue.answer(message.id), message);
                break;
            case "problem":
                if (message.where === "token") {
                    this.#line.giveUp();
                }
                this.#listener.problem(message.id ? this.#queue.answer(message.id) : undefined, message);
                break;
            case "pong":
                break;
        }
    }

    /** @param {Seated} seated */
    #sitDown(seated) {
        this.#listener.seated(seated);
        this.#line.settle();
        for (const sent of this.#queue.waiting()) {
            this.#line.send({ type: "act", ...sent });
        }
    }

    /** @param {Happened} happened */
    #take(happened) {
        const fresh = happened.events.filter((event) => event.number > this.#seen);
        const first = fresh[0];
        if (first && first.number !== this.#seen + 1) {
            this.#line.refresh();
            return;
        }
        this.#seen = fresh.at(-1)?.number ?? this.#seen;
        this.#listener.happened(fresh, happened.table);
    }
}
