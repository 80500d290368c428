// What hands have done to the board that no move tells: the board as it is seen.

/** @import { JadoubeBoard } from "../board/board.js" */
/** @import { Colour, Happening, Placement, Table } from "../types.js" */
import { PROMOTIONS, colourOf, readPlacement } from "../board/squares.js";

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

/**
 * Shows the board as hands have left it to somebody who looks on.
 * @param {JadoubeBoard} board
 * @param {Table} table
 * @param {readonly Happening[]} events
 */
export function showAsLeft(board, table, events) {
    board.show(asLeft(readPlacement(table.placement), table.unfinished, table.promotion), table.lastMove);
    markHands(board, table, events);
}

/**
 * Marks what is touched and what is knocked over.
 * @param {JadoubeBoard} board
 * @param {Table | undefined} table nothing where no table stands there any more
 * @param {readonly Happening[]} events
 */
export function markHands(board, table, events) {
    const touched = table && !table.end ? lastTouched(events, table.turn) : undefined;
    board.mark("touched", table?.touched ?? (touched ? [touched] : []));
    board.classList.toggle("displaced", (table?.displaced ?? []).length > 0);
}
