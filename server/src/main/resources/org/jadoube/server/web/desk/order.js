// What a board wants of the arbiter, and in which order boards, questions and calls stand before him. Nothing is drawn here.

/** @import { Colour, Face, Row } from "../types.js" */


/**
 * How a board stands, the most urgent first.
 * @typedef {"asked" | "flag" | "stopped" | "ready" | "pressing" | "running" | "waiting" | "over"} State
 */

/** @type {readonly State[]} */
export const STATES = ["asked", "flag", "stopped", "ready", "pressing", "running", "waiting", "over"];
/** Up to here an arbiter has something to do. */
const NEEDS = STATES.indexOf("pressing");

/**
 * Something that waits for an arbiter: a question of the Laws or an assistant's call.
 * @typedef {object} Item
 * @property {string} key
 * @property {number} board
 * @property {string} game
 * @property {number} since
 * @property {string} matter of a question, `assistant` for a call
 * @property {Colour | null} player
 * @property {number} number
 * @property {string} note
 */

/**
 * @param {Row} row
 * @param {Record<Colour, Face>} faces what its clocks show now
 * @returns {State}
 */
export function stateOf(row, faces) {
    if ((row.questions?.length ?? 0) + (row.calls?.length ?? 0) > 0) {
        return "asked";
    }
    if (row.end) {
        return "over";
    }
    if (faces.white.flag === "final" || faces.black.flag === "final") {
        return "flag";
    }
    if (!row.clocks.started) {
        return row.present.white && row.present.black ? "ready" : "waiting";
    }
    if (row.clocks.running === null) {
        return "stopped";
    }
    return (row.missing?.white ?? 0) + (row.missing?.black ?? 0) > 0 ? "pressing" : "running";
}

/** @param {State} state */
export function needsSomebody(state) {
    return STATES.indexOf(state) <= NEEDS;
}

/**
 * All that waits, in the order in which it came.
 * @param {Iterable<Row>} rows
 * @returns {Item[]}
 */
export function queueOf(rows) {
    /** @type {Item[]} */
    const items = [];
    for (const { board, game, questions, calls } of rows) {
        for (const { number, matter, player, since } of questions ?? []) {
            items.push({ key: `${game}?${number}`, board, game, since: since ?? 0, matter, player, number, note: "" });
        }
        for (const { number, since, note } of calls ?? []) {
            items.push({ key: `${game}!${number}`, board, game, since, matter: "assistant", player: null, number, note });
        }
    }
    return items.sort((one, two) => one.since - two.since || one.board - two.board);
}

/**
 * Boards in order: those that want somebody first, the longest waiting before the others, or plainly by their numbers.
 * @template {{ row: Row, state: State }} Board
 * @param {readonly Board[]} boards
 * @param {boolean} byNeed
 * @returns {Board[]}
 */
export function ordered(boards, byNeed) {
    const rank = (/** @type {Board} */ { state }) => (needsSomebody(state) ? STATES.indexOf(state) : state === "over" ? 99 : 50);
    const since = (/** @type {Board} */ { row, state }) => (state === "asked" ? (queueOf([row])[0]?.since ?? 0) : 0);
    return [...boards].sort((one, two) => {
        const apart = byNeed ? rank(one) - rank(two) || since(one) - since(two) : 0;
        return apart || one.row.board - two.row.board;
    });
}
