// What the clock keeps in the browser: the game on the clock, the choices, the settings of one's own. Whatever is read back is
// checked; what does not fit is as if it were not there.

import { LONGEST } from "./device.js";
import { METHODS, MOST_PERIODS, faultOf } from "./setting.js";

/** @import { Colour } from "../types.js" */
/** @import { Works, Dial } from "./device.js" */
/** @import { Control } from "./setting.js" */

/** @typedef {{ at: number, what: string, side?: Colour, white: number, black: number }} Entry */

/**
 * @typedef {object} Game
 * @property {Works} works
 * @property {Entry[]} log
 * @property {Colour} first which side is shown first: on the left, or below
 * @property {boolean} begun
 */

/**
 * @typedef {object} Choices
 * @property {"lying" | "standing"} stance
 * @property {boolean} tenths
 * @property {boolean} hours whether an hour that is zero is shown
 * @property {boolean} moves
 * @property {boolean} warnings
 * @property {boolean} clicks
 */

const GAME = "jadoube.clockface.game";
const CHOICES = "jadoube.clockface.choices";
const OWN = "jadoube.clockface.own";
/** As many as a digital clock has places for. */
export const PLACES = 5;
const LOG = 400;

/** @returns {Choices} */
export function usualChoices() {
    const touch = matchMedia("(pointer: coarse)").matches;
    return { stance: touch ? "lying" : "standing", tenths: true, hours: false, moves: false, warnings: false, clicks: false };
}

/** @param {string} key @returns {unknown} */
function read(key) {
    try {
        return JSON.parse(localStorage.getItem(key) ?? "null");
    } catch {
        return null;
    }
}

/** @param {string} key @param {unknown} value */
function write(key, value) {
    try {
        localStorage.setItem(key, JSON.stringify(value));
    } catch {
        // A browser that keeps nothing still has a clock.
    }
}

/** @returns {Choices} */
export function choices() {
    const usual = usualChoices();
    const kept = read(CHOICES);
    if (!isRecord(kept)) {
        return usual;
    }
    const fits = Object.entries(usual).filter(([name, value]) => typeof kept[name] === typeof value);
    const taken = { ...usual, ...Object.fromEntries(fits.map(([name]) => [name, kept[name]])) };
    return { ...taken, stance: taken.stance === "standing" ? "standing" : "lying" };
}

/** @param {Choices} chosen */
export function keepChoices(chosen) {
    write(CHOICES, chosen);
}

/** @returns {Control[]} */
export function ownControls() {
    const kept = read(OWN);
    return Array.isArray(kept) ? kept.filter(isControl).slice(0, PLACES) : [];
}

/** @param {Control[]} own */
export function keepOwn(own) {
    write(OWN, own.slice(0, PLACES));
}

/** @returns {Game | undefined} */
export function game() {
    const kept = read(GAME);
    return isGame(kept) ? kept : undefined;
}

/** @param {Game} of */
export function keepGame(of) {
    write(GAME, { ...of, log: of.log.slice(-LOG) });
}

export function forgetGame() {
    localStorage.removeItem(GAME);
}

/** @param {unknown} value @returns {value is Record<string, unknown>} */
function isRecord(value) {
    return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** @param {unknown} value @returns {value is Colour} */
function isColour(value) {
    return value === "white" || value === "black";
}

/** @param {unknown} value @returns {value is Control} */
export function isControl(value) {
    if (!isRecord(value) || typeof value["repeats"] !== "boolean") {
        return false;
    }
    const sides = [value["white"], value["black"]];
    const periods = (/** @type {unknown} */ side) =>
        Array.isArray(side) && side.length > 0 && side.length <= MOST_PERIODS && side.every((one) =>
            isRecord(one) && typeof one["method"] === "string" && Object.hasOwn(METHODS, one["method"])
            && ["moves", "base", "bonus", "count"].every((name) => typeof one[name] === "number"));
    return sides.every(periods)
        && ["at-zero", "at-own-zero", "at-move-count"].includes(String(value["periodSwitch"]))
        && ["freeze", "run-on", "count-on"].includes(String(value["atLastZero"]))
        && faultOf(/** @type {Control} */ (/** @type {unknown} */ (value))) === null;
}

/** @param {unknown} value @returns {value is Game} */
function isGame(value) {
    if (!isRecord(value) || !isRecord(value["works"]) || !isColour(value["first"]) || typeof value["begun"] !== "boolean") {
        return false;
    }
    const works = value["works"];
    const { running, firstFlag, reckoned } = works;
    return isControl(works["control"])
        && [works["white"], works["black"]].every((dial, index) => isDial(dial, /** @type {Control} */ (works["control"]), index))
        && (running === null || isColour(running))
        && (firstFlag === null || isColour(firstFlag))
        && (reckoned === null || Number.isSafeInteger(reckoned))
        && isColour(works["turn"])
        && typeof works["frozen"] === "boolean"
        && Array.isArray(value["log"])
        && value["log"].every((entry) => isRecord(entry) && typeof entry["what"] === "string"
            && [entry["at"], entry["white"], entry["black"]].every(Number.isSafeInteger));
}

/** @param {unknown} value @param {Control} control @param {number} index @returns {value is Dial} */
function isDial(value, control, index) {
    if (!isRecord(value) || !isRecord(value["flag"]) || !Array.isArray(value["runOuts"])) {
        return false;
    }
    const numbers = ["remaining", "delay", "used", "period", "presses", "stint"].map((name) => value[name]);
    const [remaining, , , period] = /** @type {number[]} */ (numbers);
    const flag = value["flag"];
    return numbers.every(Number.isSafeInteger)
        && Math.abs(remaining ?? NaN) <= LONGEST
        && (period ?? 0) >= 1
        && (control.repeats || (period ?? 0) <= (index === 0 ? control.white : control.black).length)
        && (flag["kind"] === "up" || (["interim", "final"].includes(String(flag["kind"])) && Number.isSafeInteger(flag["at"])))
        && value["runOuts"].every((one) => isRecord(one) && Number.isSafeInteger(one["at"]) && Number.isSafeInteger(one["period"]));
}
