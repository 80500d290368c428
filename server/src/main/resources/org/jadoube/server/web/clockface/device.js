// The chess clock as a device, reckoned without a hall: what it does is what the clock room of the Laws does, act by act and
// microsecond by microsecond, and beyond the Laws the methods of other games. Pure: time comes in with each act, nothing ticks.
// Times and moments are whole microseconds.

import { METHODS, nextPeriod, period, quotaIsMet } from "./setting.js";

/** @import { Colour } from "../types.js" */
/** @import { Control, Period } from "./setting.js" */

/** @typedef {{ kind: "up" } | { kind: "interim" | "final", at: number }} Flag */
/** @typedef {{ period: number, at: number }} RunOut */

/**
 * One of the two displays and what is behind it.
 * @typedef {object} Dial
 * @property {number} remaining below zero only where the clock counts on
 * @property {number} delay what is left of the delay of the move in hand
 * @property {number} used what the move in hand has taken so far
 * @property {number} period from 1
 * @property {number} presses
 * @property {number} stint byo-yomi: the turns of the clock still to be had; overtime: the moves made in this one
 * @property {Flag} flag
 * @property {RunOut[]} runOuts
 */

/**
 * The works, reckoned up to a moment.
 * @typedef {object} Works
 * @property {Control} control
 * @property {Dial} white
 * @property {Dial} black
 * @property {Colour | null} running the side set going, also when the clock has frozen since
 * @property {Colour} turn the side whose move is in hand
 * @property {number | null} reckoned null before anything was done
 * @property {Colour | null} firstFlag
 * @property {boolean} frozen
 */

/** @typedef {{ remaining: number, period: number, moves: number, stint?: number }} SideSetting */

/** The most that a display can hold: 3660 days. */
export const LONGEST = 3660 * 86_400_000_000;
/** How many zeros of a side are remembered; only a period that comes again and again has more. */
const KEPT = 200;
const LAST_COUNT = 2_147_483_647;

/** @param {Colour} side @returns {Colour} */
export function opponent(side) {
    return side === "white" ? "black" : "white";
}

/**
 * A clock set for a time control, standing, White to be started.
 * @param {Control} control
 * @returns {Works}
 */
export function set(control) {
    const works = {
        control,
        white: fresh(control, "white"),
        black: fresh(control, "black"),
        running: null,
        turn: /** @type {Colour} */ ("white"),
        reckoned: null,
        firstFlag: null,
        frozen: false,
    };
    return { ...works, white: beginMove(works.white, control, "white") };
}

/** @param {Control} control @param {Colour} side @returns {Dial} */
function fresh(control, side) {
    const first = period(control, side, 1);
    return dial({ remaining: first.base + METHODS[first.method].upFront(first), period: 1, stint: stintOf(first) });
}

/** @param {Period} of */
function stintOf(of) {
    return of.method === "byo-yomi" ? of.count : 0;
}

/** @param {Partial<Dial>} parts @returns {Dial} */
function dial(parts) {
    return capped({
        remaining: 0, delay: 0, used: 0, period: 1, presses: 0, stint: 0, flag: { kind: "up" }, runOuts: [], ...parts,
    });
}

/** @param {Dial} one @returns {Dial} */
function capped(one) {
    return one.remaining > LONGEST ? { ...one, remaining: LONGEST } : one;
}

/** @param {Dial} one @param {Control} control @param {Colour} side @returns {Dial} */
function beginMove(one, control, side) {
    return { ...one, delay: METHODS[period(control, side, one.period).method].delay(period(control, side, one.period)), used: 0 };
}

/** @param {Works} works @param {Colour} side @param {Dial} changed @returns {Works} */
function withDial(works, side, changed) {
    return side === "white" ? { ...works, white: changed } : { ...works, black: changed };
}

/** @param {Works} works @param {Colour} side */
export function periodOf(works, side) {
    return period(works.control, side, works[side].period);
}

/** @param {Dial} one */
function isDown(one) {
    return one.flag.kind === "final";
}

/**
 * The side that time is being taken off.
 * @param {Works} works
 */
export function losingTime(works) {
    const side = works.frozen ? null : works.running;
    return side && (!isDown(works[side]) || works.control.atLastZero === "count-on") ? side : null;
}

/**
 * When the running side will reach zero, if nobody touches the clock.
 * @param {Works} works
 * @returns {number | null}
 */
export function nextZero(works) {
    const side = losingTime(works);
    return side === null || works.reckoned === null || isDown(works[side])
        ? null
        : works.reckoned + works[side].remaining + works[side].delay;
}

/**
 * The works as they stand at a later moment, every zero on the way accounted for.
 * @param {Works} works
 * @param {number} moment
 * @returns {Works}
 */
export function at(works, moment) {
    if (works.reckoned !== null && moment < works.reckoned) {
        throw new RangeError(`time runs backwards on this clock: ${moment} after ${works.reckoned}`);
    }
    let now = skipped({ ...works, reckoned: works.reckoned ?? moment }, moment);
    for (let zero = nextZero(now); zero !== null && zero <= moment; zero = nextZero(now)) {
        const side = /** @type {Colour} */ (now.running);
        now = atZero(pass(now, zero), side, zero);
    }
    return pass(now, moment);
}

/**
 * Whole rounds of a clock that alternates by itself, so that a night of them is not counted one by one.
 * @param {Works} works
 * @param {number} moment
 * @returns {Works}
 */
function skipped(works, moment) {
    const side = losingTime(works);
    if (!side || works.reckoned === null || periodOf(works, side).method !== "gong") {
        return works;
    }
    const round = period(works.control, "white", 1).base + period(works.control, "black", 1).base;
    const rounds = Math.max(0, Math.floor((moment - works.reckoned) / round) - 1);
    const counted = (/** @type {Dial} */ one) => ({ ...one, presses: one.presses + rounds });
    return { ...works, white: counted(works.white), black: counted(works.black), reckoned: works.reckoned + rounds * round };
}

/** @param {Works} works @param {number} moment @returns {Works} */
function pass(works, moment) {
    const side = losingTime(works);
    if (!side || works.reckoned === null) {
        return { ...works, reckoned: moment };
    }
    const time = moment - works.reckoned;
    const one = works[side];
    const waited = Math.min(time, one.delay);
    const passed = { ...one, remaining: one.remaining - (time - waited), delay: one.delay - waited, used: one.used + time };
    const now = withDial({ ...works, reckoned: moment }, side, passed);
    if (periodOf(works, side).method !== "hourglass") {
        return now;
    }
    const other = works[opponent(side)];
    return withDial(now, opponent(side), capped({ ...other, remaining: other.remaining + time }));
}

/** @param {Works} works @param {Colour} side @param {number} zero @returns {Works} */
function atZero(works, side, zero) {
    const one = works[side];
    const current = periodOf(works, side);
    if (current.method === "gong") {
        const gone = { ...one, remaining: current.base, used: 0, presses: one.presses + 1 };
        return { ...withDial(works, side, gone), running: opponent(side), turn: opponent(side) };
    }
    if (current.method === "byo-yomi" && one.stint > 1) {
        return withDial(works, side, { ...one, remaining: current.base, stint: one.stint - 1 });
    }
    const next = nextPeriod(works.control, side, one.period);
    const runOuts = [...one.runOuts, { period: one.period, at: zero }].slice(-KEPT);
    if (works.control.periodSwitch === "at-move-count" || !next) {
        return down(withDial(works, side, { ...one, runOuts, flag: { kind: "final", at: zero } }), side);
    }
    const marked = withDial(works, side, { ...one, runOuts, flag: { kind: "interim", at: zero } });
    const both = works.control.periodSwitch === "at-own-zero" ? marked : goOn(marked, opponent(side), one.period);
    return goOn(both, side, one.period);
}

/** @param {Works} works @param {Colour} side @returns {Works} */
function down(works, side) {
    return { ...works, firstFlag: works.firstFlag ?? side, frozen: works.control.atLastZero === "freeze" };
}

/**
 * A display goes on from a period, if it has not left that period already: the bonus of the move in hand is topped up to the
 * larger of both.
 * @param {Works} works
 * @param {Colour} side
 * @param {number} from
 * @returns {Works}
 */
function goOn(works, side, from) {
    const one = works[side];
    const next = nextPeriod(works.control, side, one.period);
    if (one.period > from || isDown(one) || !next) {
        return works;
    }
    const old = periodOf(works, side);
    const more = METHODS[next.method].upFront(next) - METHODS[old.method].upFront(old);
    const longer = METHODS[next.method].delay(next) - METHODS[old.method].delay(old);
    return withDial(works, side, capped({
        ...one,
        remaining: one.remaining + next.base + Math.max(0, more),
        delay: one.delay + Math.max(0, longer),
        period: one.period + 1,
        stint: stintOf(next),
    }));
}

/**
 * Sets a side going. The side that was stopped in the middle of a move goes on with that move's delay; for the other side a
 * move begins. A frozen clock stays frozen.
 * @param {Works} works
 * @param {Colour} side
 * @param {number} moment
 * @returns {Works}
 */
export function start(works, side, moment) {
    const now = at(works, moment);
    const begun = side === now.turn ? now : withDial(now, side, beginMove(now[side], now.control, side));
    return { ...begun, running: side, turn: side };
}

/**
 * Both sides stand.
 * @param {Works} works
 * @param {number} moment
 * @returns {Works}
 */
export function stop(works, moment) {
    return { ...at(works, moment), running: null };
}

/**
 * A player presses: his side stops, the other starts. Without effect when his side is not running, the clock is frozen, or it
 * alternates by itself.
 * @param {Works} works
 * @param {Colour} player
 * @param {number} moment
 * @returns {Works}
 */
export function press(works, player, moment) {
    const now = at(works, moment);
    if (now.frozen || now.running !== player || periodOf(now, player).method === "gong") {
        return now;
    }
    const other = opponent(player);
    const pressed = withDial(now, player, settled(now, player));
    const begun = withDial(pressed, other, beginMove(pressed[other], pressed.control, other));
    return { ...begun, running: other, turn: other };
}

/**
 * A dial after its move: the bonus is settled unless its time is up, and where moves are counted the period may change.
 * @param {Works} works
 * @param {Colour} side
 * @returns {Dial}
 */
function settled(works, side) {
    const one = works[side];
    const current = periodOf(works, side);
    const presses = Math.min(LAST_COUNT, one.presses + 1);
    const gone = { ...one, delay: 0, used: 0, presses };
    if (isDown(one)) {
        return gone;
    }
    const after = capped({ ...gone, ...METHODS[current.method].afterMove(current, one) });
    const next = nextPeriod(works.control, side, one.period);
    if (works.control.periodSwitch !== "at-move-count" || !next || !quotaIsMet(works.control, side, one.period, presses, true)) {
        return after;
    }
    return capped({
        ...after,
        remaining: after.remaining - METHODS[current.method].upFront(current) + next.base + METHODS[next.method].upFront(next),
        period: one.period + 1,
        stint: stintOf(next),
    });
}

/**
 * What does not suit this clock in a setting; null when it suits.
 * @param {Control} control
 * @param {Record<Colour, SideSetting>} setting
 * @returns {{ side: Colour, fault: "time" | "period" | "moves" | "quota" } | null}
 */
export function unsuitable(control, setting) {
    for (const side of /** @type {Colour[]} */ (["white", "black"])) {
        const { remaining, period: number, moves } = setting[side];
        if (!Number.isSafeInteger(remaining) || remaining <= 0 || remaining > LONGEST) {
            return { side, fault: "time" };
        }
        if (!Number.isSafeInteger(number) || number < 1 || (!control.repeats && number > control[side].length)) {
            return { side, fault: "period" };
        }
        if (!Number.isSafeInteger(moves) || moves < 0 || moves > LAST_COUNT) {
            return { side, fault: "moves" };
        }
        if (control.periodSwitch === "at-move-count" && quotaIsMet(control, side, number, moves, false)) {
            return { side, fault: "quota" };
        }
    }
    return null;
}

/**
 * Times, periods and counters are set anew, all flags are up again; the clock stands.
 * @param {Works} works
 * @param {Record<Colour, SideSetting>} setting
 * @param {number} moment
 * @returns {Works}
 */
export function correct(works, setting, moment) {
    const wrong = unsuitable(works.control, setting);
    if (wrong) {
        throw new RangeError(`${wrong.side}: ${wrong.fault}`);
    }
    const now = at(works, moment);
    const corrected = (/** @type {Colour} */ side) => {
        const { remaining, period: number, moves, stint } = setting[side];
        return dial({ remaining, period: number, presses: moves, stint: stint ?? stintOf(period(now.control, side, number)) });
    };
    const anew = { ...now, white: corrected("white"), black: corrected("black"), running: null, firstFlag: null, frozen: false };
    return withDial(anew, anew.turn, beginMove(anew[anew.turn], anew.control, anew.turn));
}

/**
 * A side is given time, whether it runs or stands.
 * @param {Works} works
 * @param {Colour} side
 * @param {number} time
 * @param {number} moment
 * @returns {Works}
 */
export function add(works, side, time, moment) {
    const now = at(works, moment);
    return withDial(now, side, capped({ ...now[side], remaining: now[side].remaining + time }));
}

/**
 * Time is taken from a side, at most what it has. A side left with no time at all has reached zero.
 * @param {Works} works
 * @param {Colour} side
 * @param {number} time
 * @param {number} moment
 * @returns {Works}
 */
export function deduct(works, side, time, moment) {
    const now = at(works, moment);
    if (now[side].remaining < time) {
        throw new RangeError(`${side} has no more than ${now[side].remaining} left`);
    }
    const less = withDial(now, side, { ...now[side], remaining: now[side].remaining - time });
    const one = less[side];
    return time === 0 || isDown(one) || one.remaining + one.delay > 0 ? less : atZero(less, side, moment);
}
