// A line to the hall: connects, is greeted, notices when nobody answers any more, and comes back after a loss.

import { pause } from "./queue.js";

const PING_EVERY = 5_000;
const ANSWER_LIMIT = 8_000;

/** @typedef {"connecting" | "seated" | "lost" | "refused"} Connection */

/**
 * @template Message
 * @typedef {object} LineListener
 * @property {(message: Message) => void} heard everything that the hall says, but for the answers to pings
 * @property {(state: Connection, retryIn: number) => void} connection
 */

/** @template Message */
export class Line {
    #greeting;
    #listener;
    /** @type {WebSocket | undefined} */
    #socket;
    #tries = 0;
    #settled = false;
    #closed = false;
    #roundTrip = 0;
    /** When anything was last heard, and since when an answer to a ping is awaited. */
    #heard = 0;
    #asked = 0;
    /** @type {number | undefined} */
    #timer;
    #pings;
    #watch = new AbortController();

    /**
     * @param {() => object} greeting what is said first on every new connection
     * @param {LineListener<Message>} listener
     */
    constructor(greeting, listener) {
        this.#greeting = greeting;
        this.#listener = listener;
        this.#connect();
        this.#pings = setInterval(() => this.#ping(), PING_EVERY);
        const { signal } = this.#watch;
        addEventListener("online", () => this.#hurry(), { signal });
        addEventListener("pageshow", () => this.#hurry(), { signal });
        document.addEventListener("visibilitychange", () => this.#hurry(), { signal });
    }

    /** The time a message needs from the hall to here, in microseconds, as last measured. */
    get delay() {
        return (this.#roundTrip / 2) * 1000;
    }

    /** Whether the hall has let us in and the connection holds. */
    get settled() {
        return this.#settled;
    }

    /** The hall has let us in. */
    settle() {
        this.#settled = true;
        this.#tries = 0;
        this.#listener.connection("seated", 0);
        this.#ping();
    }

    /** The hall will not let us in: there is no use in coming back. */
    giveUp() {
        this.#end();
        this.#listener.connection("refused", 0);
    }

    /** Greets anew on a new connection. */
    refresh() {
        if (this.#settled) {
            this.#settled = false;
            this.#socket?.close(1000);
        }
    }

    /** Ends it for good. */
    leave() {
        this.#end();
        this.#socket?.close(1000);
    }

    /** @param {object} message */
    send(message) {
        if (this.#socket?.readyState === WebSocket.OPEN) {
            this.#socket.send(JSON.stringify(message));
        }
    }

    #end() {
        this.#closed = true;
        this.#watch.abort();
        clearInterval(this.#pings);
        clearTimeout(this.#timer);
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
        socket.addEventListener("open", () => this.send(this.#greeting()));
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

    /** @param {any} message */
    #hear(message) {
        this.#heard = performance.now();
        if (message.type === "pong") {
            this.#roundTrip = performance.now() - message.sent;
        } else if (!this.#closed) {
            this.#listener.heard(message);
        }
    }

    #lose() {
        this.#settled = false;
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
        if (!this.#settled) {
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
        this.send({ type: "ping", sent: Math.round(now) });
    }
}
