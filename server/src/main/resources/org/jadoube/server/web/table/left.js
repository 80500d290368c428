// What hands have done to the board that no move tells: the board as it is seen.

/** @import { Colour, Happening, Placement, Table } from "../types.js" */
import { PROMOTIONS, colourOf } from "../board/squares.js";

/** @typedef {{ from: string, to: string }} Half a piece let go with its move not whole */

export const PIECES = /** @type {const} */ ({ q: "queen", r: "rook", b: "bishop", n: "knight" });

/**
 * The board as hands have left it.
 * @param {Placement} placement as moves have
 * @param {Half | null | undefined} half
 * @param {Table["promotion"]} [promotion]
 * @returns {Placement}
 */
export function asLeft(placement, half, promotion) {
    const piece = half && placement.get(half.from);
    const left = new Map(placement);
    if (half && piece) {
        left.delete(half.from);
        left.set(half.to, piece);
    }
    const colour = promotion && left.get(promotion.square);
    const letter = PROMOTIONS.find((one) => PIECES[one] === promotion?.piece);
    if (promotion && colour && letter) {
        left.set(promotion.square, colourOf(colour) === "white" ? letter.toUpperCase() : letter);
    }
    return left;
}

/**
 * The square that the player having the move touched last, if he has in this turn.
 * @param {readonly Happening[]} events
 * @param {Colour} turn
 * @returns {string | undefined}
 */
export function lastTouched(events, turn) {
    const last = events.findLast((event) => ["pieceTouched", "moveMade", "illegalMoveMade", "positionRestored"].includes(event.kind));
    return last?.kind === "pieceTouched" && last.player === turn ? last.square : undefined;
}
