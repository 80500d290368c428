// Time controls in the form of the PGN tag TimeControl: `40/5400+30:1800+30`.

/**
 * @typedef {object} Period
 * @property {number} moves 0 for all the remaining moves
 * @property {number} seconds
 * @property {number} bonus seconds each move
 */

/** @typedef {{ periods: Period[] } | { fault: "empty" | "period" | "last" | "zero", found: string }} ControlReading */

/**
 * Reads a time control.
 * @param {string} text
 * @returns {ControlReading}
 */
export function readControl(text) {
    const trimmed = text.trim();
    if (trimmed === "") {
        return { fault: "empty", found: "" };
    }
    /** @type {Period[]} */
    const periods = [];
    for (const part of trimmed.split(":")) {
        const found = /^(?:(\d{1,3})\/)?(\d{1,6})(?:\+(\d{1,5}))?$/.exec(part);
        if (!found) {
            return { fault: "period", found: part };
        }
        const period = { moves: Number(found[1] ?? 0), seconds: Number(found[2]), bonus: Number(found[3] ?? 0) };
        if (period.seconds + period.bonus === 0 || (found[1] !== undefined && period.moves === 0)) {
            return { fault: "zero", found: part };
        }
        periods.push(period);
    }
    const early = periods.findIndex((period, index) => period.moves === 0 && index < periods.length - 1);
    return early >= 0 ? { fault: "last", found: trimmed.split(":")[early] ?? "" } : { periods };
}

/**
 * Seconds in the largest units that leave nothing over.
 * @param {number} seconds
 */
export function units(seconds) {
    return { hours: Math.floor(seconds / 3600), minutes: Math.floor((seconds % 3600) / 60), seconds: seconds % 60 };
}

/**
 * What the Laws call a game at this pace, from the time it gives for sixty moves: blitz up to ten minutes, rapid under an
 * hour, standard from there.
 * @param {readonly Period[]} periods
 * @returns {"standard" | "rapid" | "blitz"}
 */
export function pace(periods) {
    let left = 60;
    let total = 0;
    for (const period of periods) {
        const played = period.moves > 0 ? Math.min(period.moves, left) : left;
        total += period.seconds + period.bonus * played;
        left -= played;
        if (left === 0) {
            break;
        }
    }
    return total <= 600 ? "blitz" : total < 3600 ? "rapid" : "standard";
}
