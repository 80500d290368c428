// What a clock display reads, as text and as numbers. Times are microseconds.

/** @import { Clocks, Colour, Face } from "../types.js" */
/** @import { Period } from "./control.js" */

export const SECOND = 1_000_000;
const TENTHS_BELOW = 20 * SECOND;

/**
 * A display's reading some time after its figures were taken.
 * @param {Face} face
 * @param {number} elapsed since then, 0 for a display that stands
 * @returns {{ remaining: number, delay: number }}
 */
export function counted(face, elapsed) {
    const delay = Math.max(0, face.delay - elapsed);
    const beyond = Math.max(0, elapsed - face.delay);
    return { remaining: Math.max(0, face.remaining - beyond), delay };
}

/**
 * As a chess clock writes it: `1:30:00`, and `19.4` in the last seconds where tenths are wanted. Rounded up, so that zero
 * is shown only at zero.
 * @param {number} remaining
 * @param {boolean} tenths
 */
export function figures(remaining, tenths = false) {
    if (tenths && remaining > 0 && remaining < TENTHS_BELOW) {
        const count = Math.ceil(remaining / (SECOND / 10));
        return `${Math.floor(count / 10)}.${count % 10}`;
    }
    const seconds = Math.ceil(remaining / SECOND);
    return `${Math.floor(seconds / 3600)}:${padded(Math.floor(seconds / 60) % 60)}:${padded(seconds % 60)}`;
}

/**
 * Reads `1:30:00`, `5:00` or `45`.
 * @param {string} text
 * @returns {number | undefined} microseconds
 */
export function readFigures(text) {
    const found = /^(?:(?:(\d{1,3}):)?(\d{1,3}):)?(\d{1,5})$/.exec(text.trim());
    if (!found) {
        return undefined;
    }
    const [hours, minutes, seconds] = [Number(found[1] ?? 0), Number(found[2] ?? 0), Number(found[3])];
    const outside = (found[1] !== undefined && minutes > 59) || (found[2] !== undefined && seconds > 59);
    return outside ? undefined : (hours * 3600 + minutes * 60 + seconds) * SECOND;
}

/**
 * The parts of a time to be put into words.
 * @param {number} remaining
 */
export function parts(remaining) {
    const total = Math.ceil(remaining / SECOND);
    return { hours: Math.floor(total / 3600), minutes: Math.floor(total / 60) % 60, seconds: total % 60 };
}

/** @param {number} number */
function padded(number) {
    return String(number).padStart(2, "0");
}

/**
 * Both displays some time after their figures were taken. What the device does by itself at zero this does too: it shows the
 * flag and, where it is set so, adds the next period. Everything else waits for the hall.
 * @param {Clocks} clocks
 * @param {number} elapsed
 * @param {readonly Period[]} periods
 * @param {boolean} atZero whether the next period is added at zero
 * @returns {Record<Colour, Face>}
 */
export function reading(clocks, elapsed, periods, atZero) {
    const side = clocks.running;
    if (!side) {
        return { white: clocks.white, black: clocks.black };
    }
    const other = side === "white" ? "black" : "white";
    const face = clocks[side];
    const next = periods[face.period];
    const beyond = elapsed - face.delay - face.remaining;
    if (atZero && next && beyond >= 0) {
        const added = next.seconds * SECOND;
        const switched = { ...face, remaining: Math.max(0, added - beyond), delay: 0, period: face.period + 1 };
        const waiting = clocks[other];
        const also = { ...waiting, remaining: waiting.remaining + added, period: waiting.period + 1 };
        return side === "white"
            ? { white: { ...switched, flag: "interim" }, black: also }
            : { white: also, black: { ...switched, flag: "interim" } };
    }
    const counting = { ...face, ...counted(face, elapsed) };
    if (counting.remaining === 0) {
        counting.flag = "final";
    }
    return side === "white" ? { white: counting, black: clocks.black } : { white: clocks.white, black: counting };
}
