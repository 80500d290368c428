// The time controls in common use, in the groups of a digital clock, and how a control is written in signs.

import { control, span } from "./setting.js";

/** @import { Control, Period } from "./setting.js" */

/** @typedef {"bonus" | "time" | "periods" | "delay" | "turns" | "other"} Group */

const MINUTE = 60;
const HOUR = 3600;
const SECOND = 1_000_000;

/** @type {Record<Group, Control[]>} */
export const PRESETS = {
    bonus: [
        control([span(3 * MINUTE, "cumulative", 2)]),
        control([span(5 * MINUTE, "cumulative", 3)]),
        control([span(10 * MINUTE, "cumulative", 5)]),
        control([span(15 * MINUTE, "cumulative", 10)]),
        control([span(25 * MINUTE, "cumulative", 10)]),
        control([span(60 * MINUTE, "cumulative", 30)]),
        control([span(90 * MINUTE, "cumulative", 30)]),
        control([span(90 * MINUTE, "cumulative", 30, 40), span(30 * MINUTE, "cumulative", 30)]),
        control([span(90 * MINUTE, "cumulative", 30, 40), span(15 * MINUTE, "cumulative", 30)]),
        control([
            span(100 * MINUTE, "cumulative", 30, 40),
            span(50 * MINUTE, "cumulative", 30, 20),
            span(15 * MINUTE, "cumulative", 30),
        ]),
    ],
    time: [3, 5, 10, 15, 25, 60, 120].map((minutes) => control([span(minutes * MINUTE)])),
    periods: [
        control([span(2 * HOUR, "none", 0, 40), span(30 * MINUTE)]),
        control([span(2 * HOUR, "none", 0, 40), span(HOUR)]),
        control([span(2 * HOUR, "none", 0, 40), span(HOUR, "none", 0, 20), span(30 * MINUTE)]),
        control([span(2 * HOUR, "none", 0, 40), span(HOUR, "none", 0, 20), span(HOUR)]),
        control([span(2 * HOUR, "none", 0, 40), span(HOUR, "none", 0, 20)], { repeats: true }),
        control([span(2 * HOUR, "none", 0, 40), span(HOUR, "none", 0, 20), span(15 * MINUTE, "cumulative", 30)]),
    ],
    delay: [
        control([span(5 * MINUTE, "us-delay", 2)], { atLastZero: "run-on" }),
        control([span(25 * MINUTE, "us-delay", 5)], { atLastZero: "run-on" }),
        control([span(5 * MINUTE, "bronstein", 3)], { atLastZero: "run-on" }),
        control([span(25 * MINUTE, "bronstein", 10)], { atLastZero: "run-on" }),
    ],
    turns: [
        control([span(HOUR), span(30, "byo-yomi", 5)]),
        control([span(30 * MINUTE), span(MINUTE, "byo-yomi", 3)]),
        control([span(HOUR), span(10 * MINUTE, "overtime", 20)]),
    ],
    other: [
        control([span(5 * MINUTE)], { black: [span(4 * MINUTE)] }),
        control([span(MINUTE, "hourglass")]),
        control([span(3 * MINUTE, "hourglass")]),
        control([span(30, "per-move")]),
        control([span(10, "gong")]),
        control([span(20, "gong")]),
        control([span(25 * MINUTE)], { atLastZero: "count-on" }),
        control([span(0)], { atLastZero: "count-on" }),
    ],
};

/**
 * A length of time in the largest of ° ′ ″ that leave nothing over: hours are written `h`.
 * @param {number} micros
 */
export function length(micros) {
    const seconds = Math.round(micros / SECOND);
    if (seconds > 0 && seconds % HOUR === 0 && seconds > HOUR) {
        return `${seconds / HOUR} h`;
    }
    const rest = seconds % MINUTE;
    const minutes = Math.floor(seconds / MINUTE);
    return [minutes > 0 ? `${minutes}′` : "", rest > 0 || minutes === 0 ? `${rest}″` : ""].join("");
}

/** @param {Period} one */
function signs(one) {
    const base = one.moves > 0 ? `${one.moves}/${length(one.base)}` : length(one.base);
    switch (one.method) {
        case "byo-yomi":
            return `${one.count}×${length(one.base)}`;
        case "overtime":
            return `${one.count}/${length(one.base)}↻`;
        case "bronstein":
        case "us-delay":
            return `${base} (${length(one.bonus)})`;
        default:
            return base;
    }
}

/**
 * One side's periods in signs: `40/90′ + 30′ +30″`.
 * @param {readonly Period[]} periods
 * @param {boolean} repeats
 */
function side(periods, repeats) {
    const fischer = periods.filter((one) => one.method === "cumulative");
    const same = fischer.length === periods.length && new Set(fischer.map((one) => one.bonus)).size === 1;
    const each = (/** @type {Period} */ one) =>
        one.method === "cumulative" && !same ? `${signs(one)} +${length(one.bonus)}` : signs(one);
    const common = same ? ` +${length(fischer[0]?.bonus ?? 0)}` : "";
    return periods.map(each).join(" + ") + common + (repeats ? " ↻" : "");
}

/**
 * A control in signs that need no translation.
 * @param {Control} of
 */
export function inSigns(of) {
    const [white, black] = [side(of.white, of.repeats), side(of.black, of.repeats)];
    return white === black ? white : `${white} : ${black}`;
}
