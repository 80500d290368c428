// The events that this browser's reader has made, with their links: kept here and nowhere else, for whoever has a link
// has the seat. They can be saved as a file and taken from one.

/** @typedef {Record<"white" | "black", string>} Seats */
/** @typedef {{ board: number, game: string, white: string, black: string, seats: Seats }} Board */
/** @typedef {{ role: "chief" | "section" | "assistant", from: number, to: number, token: string }} Arbiter */

/**
 * @typedef {object} Sheet
 * @property {"jadoube-event"} kind
 * @property {string} event
 * @property {string} name
 * @property {string} round
 * @property {number} delay in seconds
 * @property {number} made when, in milliseconds since 1970
 * @property {Arbiter[]} arbiters
 * @property {Board[]} boards
 */

const KEPT = "jadoube.events";

/** @returns {Record<string, Sheet>} */
function all() {
    try {
        const kept = JSON.parse(localStorage.getItem(KEPT) ?? "{}");
        return Object.fromEntries(Object.values(kept).filter(isSheet).map((sheet) => [sheet.event, sheet]));
    } catch {
        return {};
    }
}

/** @returns {Sheet[]} the newest first */
export function keptSheets() {
    return Object.values(all()).sort((one, other) => other.made - one.made);
}

/**
 * @param {string} event
 * @returns {Sheet | undefined}
 */
export function keptSheet(event) {
    return all()[event];
}

/**
 * @param {Sheet} sheet
 * @returns {boolean} whether the browser keeps it
 */
export function keep(sheet) {
    try {
        localStorage.setItem(KEPT, JSON.stringify({ ...all(), [sheet.event]: sheet }));
        return true;
    } catch {
        return false;
    }
}

/** @param {string} event */
export function forget(event) {
    const rest = all();
    delete rest[event];
    localStorage.setItem(KEPT, JSON.stringify(rest));
}

/**
 * Whether something read from a file is a sheet.
 * @param {any} one
 * @returns {one is Sheet}
 */
export function isSheet(one) {
    const text = (/** @type {any} */ value) => typeof value === "string";
    return one?.kind === "jadoube-event"
        && text(one.event) && text(one.name) && text(one.round)
        && Number.isFinite(one.delay) && Number.isFinite(one.made)
        && Array.isArray(one.arbiters)
        && one.arbiters.every((/** @type {any} */ office) => text(office?.role) && text(office.token) && Number.isInteger(office.from) && Number.isInteger(office.to))
        && Array.isArray(one.boards)
        && one.boards.every((/** @type {any} */ board) =>
            Number.isInteger(board?.board) && text(board.game) && text(board.white) && text(board.black) && text(board.seats?.white) && text(board.seats?.black));
}
