// How time is allotted to both sides, each by periods of its own: the definition, fixed before the game.

/** @import { Colour } from "../types.js" */

/**
 * The Laws know the first four. With byo-yomi `base` is the time of one turn of the clock and `count` how many there are; with
 * overtime `base` is for `count` moves each time anew; `per-move` is `base` for each move; `gong` changes sides by itself.
 * @typedef {"none" | "cumulative" | "bronstein" | "us-delay" | "byo-yomi" | "overtime" | "per-move" | "hourglass" | "gong"} Method
 */

/**
 * @typedef {object} Period
 * @property {number} moves the quota, 0 for all the remaining moves
 * @property {number} base microseconds
 * @property {Method} method
 * @property {number} bonus microseconds each move, 0 where the method has none
 * @property {number} count see [Method], 0 where the method has none
 */

/**
 * When the next period begins: for both at the first zero, for each at his own zero, or for each after his quota of presses.
 * @typedef {"at-zero" | "at-own-zero" | "at-move-count"} PeriodSwitch
 */

/** @typedef {"freeze" | "run-on" | "count-on"} AtLastZero */

/**
 * @typedef {object} Control
 * @property {Period[]} white
 * @property {Period[]} black
 * @property {PeriodSwitch} periodSwitch
 * @property {AtLastZero} atLastZero
 * @property {boolean} repeats whether the last period comes again and again
 */

/**
 * What a method does: the amount on the display before a move is begun, how long the display waits at the beginning of a move,
 * and what changes on a dial when a move is completed.
 * @typedef {object} Behaviour
 * @property {(period: Period) => number} upFront
 * @property {(period: Period) => number} delay
 * @property {(period: Period, dial: { remaining: number, used: number, stint: number }) => { remaining: number, stint?: number }} afterMove
 */

const nothing = () => 0;
const bonus = (/** @type {Period} */ period) => period.bonus;
/** @type {Behaviour} */
const PLAIN = { upFront: nothing, delay: nothing, afterMove: (_, { remaining }) => ({ remaining }) };
/** @type {Behaviour["afterMove"]} */
const anew = ({ base }) => ({ remaining: base });

/** @type {Record<Method, Behaviour>} */
export const METHODS = {
    none: PLAIN,
    cumulative: { upFront: bonus, delay: nothing, afterMove: (period, { remaining }) => ({ remaining: remaining + period.bonus }) },
    bronstein: {
        upFront: bonus,
        delay: nothing,
        afterMove: (period, { remaining, used }) => ({ remaining: remaining + Math.min(used, period.bonus) }),
    },
    "us-delay": { ...PLAIN, delay: bonus },
    "byo-yomi": { ...PLAIN, afterMove: anew },
    overtime: {
        ...PLAIN,
        afterMove: ({ base, count }, { remaining, stint }) =>
            stint + 1 >= count ? { remaining: base, stint: 0 } : { remaining, stint: stint + 1 },
    },
    "per-move": { ...PLAIN, afterMove: anew },
    hourglass: PLAIN,
    gong: PLAIN,
};

/** Which methods have an amount for each move, and which a count. */
export const HAS_BONUS = /** @type {readonly Method[]} */ (["cumulative", "bronstein", "us-delay"]);
export const HAS_COUNT = /** @type {readonly Method[]} */ (["byo-yomi", "overtime"]);

/**
 * The period of a number from 1.
 * @param {Control} control
 * @param {Colour} side
 * @param {number} number
 * @returns {Period}
 */
export function period(control, side, number) {
    const periods = control[side];
    const found = periods[Math.min(number, periods.length) - 1];
    if (!found) {
        throw new RangeError(`no period ${number}`);
    }
    return found;
}

/**
 * The period after one of a number, if the clock goes on.
 * @param {Control} control
 * @param {Colour} side
 * @param {number} number
 * @returns {Period | undefined}
 */
export function nextPeriod(control, side, number) {
    return control[side][number] ?? (control.repeats ? control[side].at(-1) : undefined);
}

/**
 * Whether so many moves are what is asked for up to the end of a period: exactly so many, or at least.
 * @param {Control} control
 * @param {Colour} side
 * @param {number} number
 * @param {number} moves
 * @param {boolean} exactly
 */
export function quotaIsMet(control, side, number, moves, exactly) {
    let quota = 0;
    for (let one = 1; one <= number; one++) {
        const { moves: asked } = period(control, side, one);
        if (asked === 0) {
            return false;
        }
        quota += asked;
    }
    return exactly ? moves === quota : moves >= quota;
}

/** What a clock can be set to: 10 periods, 99 hours, and the bounds of the Laws' clock for the rest. */
export const MOST_PERIODS = 10;
export const MOST_SECONDS = 359_999;
const SECOND = 1_000_000;

/**
 * What is wrong with a control, and where; null when it can be played.
 * @param {Control} control
 * @returns {{ side: Colour, period: number, fault: "time" | "moves" | "last" | "count" } | null}
 */
export function faultOf(control) {
    for (const side of /** @type {Colour[]} */ (["white", "black"])) {
        const periods = control[side];
        for (const [index, one] of periods.entries()) {
            const last = index === periods.length - 1;
            const fault = faultOfPeriod(one, last, control);
            if (fault) {
                return { side, period: index + 1, fault };
            }
        }
    }
    return null;
}

/** @param {Period} one @param {boolean} last @param {Control} control */
function faultOfPeriod(one, last, control) {
    const times = [one.base, one.bonus];
    if (times.some((time) => !Number.isSafeInteger(time) || time < 0 || time > MOST_SECONDS * SECOND)) {
        return "time";
    }
    const given = HAS_BONUS.includes(one.method) ? one.bonus : one.base;
    if (given === 0 && control.atLastZero !== "count-on") {
        return "time";
    }
    if (HAS_COUNT.includes(one.method) && (!Number.isSafeInteger(one.count) || one.count < 1 || one.count > 99)) {
        return "count";
    }
    if (!Number.isSafeInteger(one.moves) || one.moves < 0 || one.moves > 999) {
        return "moves";
    }
    return last && one.moves > 0 && !control.repeats ? "last" : null;
}

/**
 * The same periods for both sides. As on a digital clock it freezes at the last zero where there is a bonus and runs on where
 * there is none.
 * @param {Period[]} periods
 * @param {Partial<Control>} [other]
 * @returns {Control}
 */
export function control(periods, other = {}) {
    const runsOn = !HAS_BONUS.includes(periods.at(-1)?.method ?? "none");
    const own = periods.some((one) => HAS_COUNT.includes(one.method));
    return {
        white: periods,
        black: periods,
        periodSwitch: own ? "at-own-zero" : "at-zero",
        atLastZero: runsOn ? "run-on" : "freeze",
        repeats: false,
        ...other,
    };
}

/**
 * @param {number} seconds
 * @param {Method} [method]
 * @param {number} [more] seconds each move, or a count
 * @param {number} [moves]
 * @returns {Period}
 */
export function span(seconds, method = "none", more = 0, moves = 0) {
    return {
        moves,
        base: seconds * SECOND,
        method,
        bonus: HAS_BONUS.includes(method) ? more * SECOND : 0,
        count: HAS_COUNT.includes(method) ? more : 0,
    };
}
