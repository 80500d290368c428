// Where the pieces stood after each half-move, as hands have put them.

/** @import { Happening, Placement } from "../../types.js" */
import { START, carriedOut, readPlacement } from "../../board/squares.js";
import { isMove } from "../../sheet.js";

/** @type {Record<string, string>} */
const LETTERS = { pawn: "p", knight: "n", bishop: "b", rook: "r", queen: "q", king: "k" };

/**
 * The positions of a game, the initial one first; those that came to nothing are left out.
 * @param {readonly Happening[]} events
 * @param {string | undefined} initial the first field of a FEN
 * @returns {Placement[]}
 */
export function positionsOf(events, initial) {
    const first = readPlacement(initial ?? START);
    let positions = [first];
    for (const event of events) {
        const now = /** @type {Placement} */ (positions.at(-1));
        if (isMove(event) && event.move) {
            positions.push(carriedOut(now, event.move));
        } else if (event.kind === "positionRestored") {
            positions = positions.slice(0, (event.plies ?? 0) + 1);
        } else if (event.kind === "pawnReplaced" && event.square && event.piece) {
            const letter = LETTERS[event.piece] ?? "q";
            const replaced = new Map(now).set(event.square, event.player === "black" ? letter : letter.toUpperCase());
            positions = [...positions.slice(0, -1), replaced];
        } else if (event.kind === "gameAnnulled") {
            positions = [first];
        }
    }
    return positions;
}

/**
 * A half-move's number as players say it: `12.` for White's, `12...` for Black's.
 * @param {number} ply from 1
 * @param {boolean} blackFirst whether Black has made the first of them
 */
export function moveNumber(ply, blackFirst = false) {
    const whole = ply + (blackFirst ? 1 : 0);
    return `${Math.ceil(whole / 2)}${whole % 2 === 1 ? "." : "..."}`;
}
