// The connection to all boards of an event: hears how each looks, says what its bearer does at all of them, comes back
// after a loss.

/** @import { Clocks, Colour, End, Regulations } from "../types.js" */
/** @import { Connection } from "./wire.js" */
import { freshPrefix, pause } from "./queue.js";

const PING_EVERY = 20_000;

/**
 * @typedef {object} BoardName
 * @property {number} board
 * @property {string} game
 * @property {string} white
 * @property {string} black
 */

/**
 * What the event is, and who its reader is in it.
 * @typedef {object} Attending
 * @property {"attending"} type
 * @property {"chief" | "section" | "assistant" | "spectator"} role
 * @property {string} event
 * @property {string} name
 * @property {string} round
 * @property {number} delay in seconds, of what spectators are shown
 * @property {Regulations} regulations
 * @property {BoardName[]} boards
 * @property {number} now
 */

/**
 * How a board looks.
 * @typedef {object} Row
 * @property {number} board
 * @property {string} game
 * @property {string} placement
 * @property {Colour} turn
 * @property {number} plies
 * @property {string | null} lastMove
 * @property {Clocks} clocks
 * @property {number} at
 * @property {{ white: boolean, black: boolean }} present
 * @property {End | null} end
 */

/** @typedef {{ type: "done", id: string, taken: string[], refused: { game: string, because: string }[] }} Done */

/**
 * What the page wants to hear.
 * @typedef {object} Listener
 * @property {(attending: Attending) => void} attending
 * @property {(rows: Row[]) => void} rows
 * @property {(state: Connection) => void} connection
 */

export class Boards {
    #token;
    #listener;
    #prefix = freshPrefix();
    #acts = 0;
    /** @type {Map<string, (done: Done | undefined) => void>} */
    #waiting = new Map();
    /** @type {WebSocket | undefined} */
    #socket;
    #tries = 0;
    #refused = false;
    /** How much the hall's time is ahead of this page's, in microseconds. */
    #ahead = 0;

    /**
     * @param {string} token of an office, or the event's name
     * @param {Listener} listener
     */
    constructor(token, listener) {
        this.#token = token;
        this.#listener = listener;
        this.#connect();
        setInterval(() => this.#say({ type: "ping", sent: Math.round(performance.now()) }), PING_EVERY);
    }

    /** The moment that the boards are shown at now. */
    get now() {
        return performance.now() * 1000 + this.#ahead;
    }

    /**
     * Does something at all boards of its bearer.
     * @param {object} act
     * @returns {Promise<Done | undefined>} nothing when the hall is not there to answer
     */
    all(act) {
        this.#acts += 1;
        const id = `${this.#prefix}-${this.#acts}`;
        if (!this.#say({ type: "all", id, act })) {
            return Promise.resolve(undefined);
        }
        return new Promise((resolve) => this.#waiting.set(id, resolve));
    }

    #connect() {
        this.#listener.connection("connecting");
        const socket = new WebSocket(new URL("/wire", location.href.replace(/^http/, "ws")));
        this.#socket = socket;
        socket.addEventListener("open", () => this.#say({ type: "sit", token: this.#token, seen: 0 }));
        socket.addEventListener("message", (message) => this.#hear(JSON.parse(message.data)));
        socket.addEventListener("close", () => this.#lose());
    }

    #lose() {
        this.#waiting.forEach((resolve) => resolve(undefined));
        this.#waiting.clear();
        if (this.#refused) {
            return;
        }
        this.#listener.connection("lost");
        setTimeout(() => this.#connect(), pause(this.#tries, Math.random()));
        this.#tries += 1;
    }

    /** @param {object} message */
    #say(message) {
        if (this.#socket?.readyState === WebSocket.OPEN) {
            this.#socket.send(JSON.stringify(message));
            return true;
        }
        return false;
    }

    /** @param {Attending | { type: "boards", now: number, rows: Row[] } | Done | { type: "problem", where: string }} message */
    #hear(message) {
        switch (message.type) {
            case "attending":
                this.#tries = 0;
                this.#listener.attending(message);
                this.#listener.connection("seated");
                break;
            case "boards":
                this.#ahead = message.now - performance.now() * 1000;
                this.#listener.rows(message.rows);
                break;
            case "done":
                this.#waiting.get(message.id)?.(message);
                this.#waiting.delete(message.id);
                break;
            case "problem":
                if (message.where === "token") {
                    this.#refused = true;
                    this.#listener.connection("refused");
                }
                break;
        }
    }
}
