// The connection to the hall: sits down, keeps every event in order, sends acts until they are answered, comes back after
// a loss where it left off.

/** @import { Act, FromHall, Happened, Happening, Problem, Refused, Seated, Table } from "../types.js" */
import { ActQueue, freshPrefix, pause } from "./queue.js";

const PING_EVERY = 5_000;
const ANSWER_LIMIT = 8_000;

/** @typedef {"connecting" | "seated" | "lost" | "refused"} Connection */

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
    #token;
    /** @type {string | undefined} */
    #game;
    #listener;
    #queue = new ActQueue(freshPrefix());
    /** @type {WebSocket | undefined} */
    #socket;
    #seen = 0;
    #tries = 0;
    #seated = false;
    #closed = false;
    #roundTrip = 0;
    /** When anything was last heard, and since when an answer to a ping is awaited. */
    #heard = 0;
    #asked = 0;
    /** @type {number | undefined} */
    #timer;

    /**
     * @param {string} token the seat's; or one of an event, a dot, and the game
     * @param {Listener} listener
     */
    constructor(token, listener) {
        [this.#token = "", this.#game] = token.split(".");
        this.#listener = listener;
        this.#connect();
        setInterval(() => this.#ping(), PING_EVERY);
        addEventListener("online", () => this.#hurry());
        addEventListener("pageshow", () => this.#hurry());
        document.addEventListener("visibilitychange", () => this.#hurry());
    }

    /** The time a message needs from the hall to here, in microseconds, as last measured. */
    get delay() {
        return (this.#roundTrip / 2) * 1000;
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
        if (this.#seated) {
            this.#send({ type: "act", ...sent });
        }
    }

    /** Sits down anew, to read the table again. */
    refresh() {
        if (this.#seated) {
            this.#seated = false;
            this.#socket?.close(1000);
        }
    }

    /** Leaves the table for good. */
    leave() {
        this.#closed = true;
        this.#socket?.close(1000);
    }

    #connect() {
        if (this.#closed) {
            return;
        }
        clearTimeout(this.#timer);
        this.#listener.connection("connecting", 0);
        const socket = new WebSocket(new URL("/wire", location.href.replace(/^http/, "ws")));
        this.#socket = socket;
        this.#heard = performance.now();
        socket.addEventListener("open", () => {
            this.#send({ type: "sit", token: this.#token, game: this.#game, seen: this.#seen });
        });
        socket.addEventListener("message", (message) => {
            if (socket === this.#socket) {
                this.#hear(JSON.parse(message.data));
            }
        });
        socket.addEventListener("close", () => {
            if (socket === this.#socket) {
                this.#lose();
            }
        });
    }

    #lose() {
        this.#seated = false;
        this.#socket = undefined;
        if (this.#closed) {
            return;
        }
        const wait = pause(this.#tries, Math.random());
        this.#tries += 1;
        this.#listener.connection("lost", wait);
        this.#timer = setTimeout(() => this.#connect(), wait);
    }

    #hurry() {
        if (!this.#socket && !this.#closed && document.visibilityState === "visible") {
            this.#tries = 0;
            this.#connect();
        } else {
            this.#ping();
        }
    }

    #ping() {
        if (!this.#seated) {
            return;
        }
        const now = performance.now();
        const waiting = this.#asked > this.#heard;
        if (waiting && now - this.#asked > ANSWER_LIMIT) {
            const dead = this.#socket;
            this.#lose();
            dead?.close();
            return;
        }
        this.#asked = waiting ? this.#asked : now;
        this.#send({ type: "ping", sent: Math.round(now) });
    }

    /** @param {object} message */
    #send(message) {
        if (this.#socket?.readyState === WebSocket.OPEN) {
            this.#socket.send(JSON.stringify(message));
        }
    }

    /** @param {FromHall} message */
    #hear(message) {
        this.#heard = performance.now();
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
                    this.#closed = true;
                    this.#listener.connection("refused", 0);
                }
                this.#listener.problem(message.id ? this.#queue.answer(message.id) : undefined, message);
                break;
            case "pong":
                this.#roundTrip = performance.now() - message.sent;
                break;
        }
    }

    /** @param {Seated} seated */
    #sitDown(seated) {
        this.#seated = true;
        this.#tries = 0;
        this.#listener.seated(seated);
        this.#listener.connection("seated", 0);
        this.#ping();
        for (const sent of this.#queue.waiting()) {
            this.#send({ type: "act", ...sent });
        }
    }

    /** @param {Happened} happened */
    #take(happened) {
        const fresh = happened.events.filter((event) => event.number > this.#seen);
        const first = fresh[0];
        if (first && first.number !== this.#seen + 1) {
            this.refresh();
            return;
        }
        this.#seen = fresh.at(-1)?.number ?? this.#seen;
        this.#listener.happened(fresh, happened.table);
    }
}
