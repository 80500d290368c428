// What stands on a scoresheet: a fold over the events that its reader is told. The hall's own fold is the same.

/** @import { Colour, Happening, Placement } from "../types.js" */
import { readEntry } from "../board/entry.js";
import { carriedOut } from "../board/squares.js";
import { LETTERS } from "../letters.js";

/**
 * An entry as it was written.
 * @typedef {object} Entry
 * @property {number} ply the half-move it is for, from 1
 * @property {string} text
 * @property {boolean} offered whether the sign of a draw offer stands beside it
 * @property {number} at when it was written
 */

/**
 * @typedef {object} Sheet
 * @property {ReadonlyMap<number, Entry>} entries
 * @property {number} recorded half-moves written or copied, from the first on
 * @property {string | undefined} signed the result under which the player has put his name
 */

const OFFER = "(=)";

/**
 * A player's scoresheet.
 * @param {readonly Happening[]} events
 * @param {Colour} player
 * @returns {Sheet}
 */
export function sheetOf(events, player) {
    /** @type {Map<number, Entry>} */
    const entries = new Map();
    let recorded = 0;
    /** @type {string | undefined} */
    let signed;
    for (const event of events) {
        const own = event.player === player;
        if (event.kind === "moveRecorded" && own) {
            recorded = event.ply ?? recorded + 1;
            const text = event.text ?? "";
            const offered = text.includes(OFFER);
            entries.set(recorded, { ply: recorded, text: text.replace(OFFER, "").trim(), offered, at: event.at });
        } else if (event.kind === "offerRecorded" && own) {
            const latest = entries.get(recorded);
            if (latest) {
                entries.set(recorded, { ...latest, offered: true });
            }
        } else if (event.kind === "scoresheetCompleted" && own) {
            recorded = Math.max(recorded, event.plies ?? 0);
        } else if (event.kind === "resultSigned" && own) {
            signed = event.result;
        } else if (event.kind === "positionRestored") {
            const stands = event.plies ?? 0;
            recorded = Math.min(recorded, stands);
            [...entries.keys()].filter((ply) => ply > stands).forEach((ply) => entries.delete(ply));
        } else if (event.kind === "gameAnnulled") {
            entries.clear();
            recorded = 0;
            signed = undefined;
        }
    }
    return { entries, recorded, signed };
}

/**
 * Which entries are not the moves that were made, by their half-moves. The letters may be those of any language.
 * @param {ReadonlyMap<number, Entry>} entries
 * @param {readonly { move: string }[]} played
 * @param {Placement} initial
 * @param {boolean} chess960
 * @returns {Set<number>}
 */
export function differing(entries, played, initial, chess960) {
    /** @type {Set<number>} */
    const found = new Set();
    let placement = initial;
    played.forEach(({ move }, index) => {
        const entry = entries.get(index + 1);
        const turn = index % 2 === 0 ? "white" : "black";
        if (entry && !says(entry.text, move, { placement, turn, chess960 })) {
            found.add(index + 1);
        }
        placement = carriedOut(placement, move);
    });
    [...entries.keys()].filter((ply) => ply > played.length).forEach((ply) => found.add(ply));
    return found;
}

/**
 * @param {string} text
 * @param {string} move
 * @param {{ placement: Placement, turn: Colour, chess960: boolean }} sitting
 */
function says(text, move, sitting) {
    return Object.values(LETTERS).some((five) => {
        const read = readEntry(text, { ...sitting, legal: [move], letters: five });
        return "move" in read && read.move === move;
    });
}
