// The move list: what has been played, numbered, with draw offers and the result, in the reader's piece letters.

/** @import { Colour, Happening } from "./types.js" */

/**
 * One move as the list shows it.
 * @typedef {object} Line
 * @property {number} ply from 1
 * @property {Colour} player
 * @property {string} san in English letters, as it came over the wire
 * @property {string} move
 * @property {boolean} offered whether a draw was offered with it
 */

/** @typedef {{ number: number, white: Line | undefined, black: Line | undefined }} Row */

/**
 * The lines that a game's events amount to: where the game goes back to an earlier position, what came after it is taken
 * out, and of an annulled game nothing stays. An illegal move is one of the list until it is taken back.
 * @param {readonly Happening[]} events
 * @returns {Line[]}
 */
export function linesOf(events) {
    /** @type {Line[]} */
    const lines = [];
    for (const event of events) {
        if (isMove(event) && event.player && event.move) {
            const ply = event.ply ?? lines.length + 1;
            lines.push({ ply, player: event.player, san: event.san ?? event.move, move: event.move, offered: false });
        } else if (event.kind === "drawOffered") {
            const latest = lines.findLast((line) => line.player === event.player);
            if (latest) {
                latest.offered = true;
            }
        } else if (event.kind === "positionRestored") {
            lines.splice(0, lines.length, ...lines.filter((line) => line.ply <= (event.plies ?? 0)));
        } else if (event.kind === "gameAnnulled") {
            lines.length = 0;
        }
    }
    return lines;
}

/**
 * Whether something was moved, legally or not. Only the arbiter is told which.
 * @param {Happening} event
 */
export function isMove(event) {
    return event.kind === "moveMade" || event.kind === "illegalMoveMade";
}

/**
 * Lines in pairs under their move numbers. A game that Black begins has an empty place for White.
 * @param {readonly Line[]} lines
 * @returns {Row[]}
 */
export function rowsOf(lines) {
    /** @type {Row[]} */
    const rows = [];
    for (const line of lines) {
        const open = rows.at(-1);
        if (line.player === "black" && open?.white && !open.black) {
            open.black = line;
        } else {
            const next = { number: rows.length + 1, white: undefined, black: undefined };
            rows.push({ ...next, [line.player]: line });
        }
    }
    return rows;
}

const ENGLISH = "KQRBN";

/**
 * A move in other piece letters.
 * @param {string} san in English letters
 * @param {readonly string[]} letters for king, queen, rook, bishop, knight
 */
export function lettered(san, letters) {
    return san.replace(/[KQRBN]/g, (letter) => letters[ENGLISH.indexOf(letter)] ?? letter);
}
