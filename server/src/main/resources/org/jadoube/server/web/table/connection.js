// The line to the hall: its state in the bar, and while it is lost what becomes of the clocks and what waits to be sent.

/** @import { Connection } from "../wire/wire.js" */
import { tell, the } from "../page.js";
import { say } from "../words/words.js";

export class ConnectionLine {
    /** @type {{ state: Connection, until: number }} */
    #now = { state: "connecting", until: 0 };

    /**
     * @param {Connection} state
     * @param {number} retryIn milliseconds
     * @param {boolean} before whether the table has been seen already
     */
    became(state, retryIn, before) {
        if (state === "seated" && this.#now.state !== "seated" && before) {
            tell(say("connection.back"));
        }
        this.#now = { state, until: performance.now() + retryIn };
    }

    /**
     * Writes it anew.
     * @param {boolean} seated whether its reader has been seated yet
     * @param {number} waiting acts not yet at the hall
     */
    write(seated, waiting) {
        const { state, until } = this.#now;
        const place = the("#connection");
        const seconds = Math.max(0, Math.ceil((until - performance.now()) / 1000));
        const text = state === "lost" ? say("connection.lost", { seconds }) : state === "refused" ? "" : say(`connection.${state}`);
        const lost = the("#lost");
        lost.hidden = state === "seated" || state === "refused" || !seated;
        if (!lost.hidden) {
            const note = waiting > 0 ? ` ${say("connection.waiting", { n: waiting })}` : "";
            lost.textContent = say("connection.lost.clocks") + note;
        }
        if (place.textContent !== text) {
            place.textContent = text;
        }
        place.dataset["state"] = state;
        if (state === "refused") {
            the("#table").hidden = true;
            the("#noseat").hidden = false;
        }
    }
}
