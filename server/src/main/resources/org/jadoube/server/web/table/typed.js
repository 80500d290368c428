// A move that a player has typed, in his own letters or in others.

/** @import { Colour, Seated, Table } from "../types.js" */
import { readEntry } from "../board/entry.js";
import { isChess960, readPlacement } from "../board/squares.js";
import { letters } from "../letters.js";
import { tell } from "../page.js";
import { language, say } from "../words/words.js";

/**
 * A typed move in UCI; says what is wrong with one that cannot be read.
 * @param {string} typed
 * @param {Seated} seated
 * @param {Table} table
 * @param {Colour} player who has typed it
 * @param {boolean} [free] whether a pawn may be left on the last rank as it is
 * @returns {string | null}
 */
export function readTyped(typed, seated, table, player, free = false) {
    const read = readEntry(typed, {
        placement: readPlacement(table.placement),
        turn: player,
        chess960: isChess960(seated.regulations),
        letters: letters(),
        foreign: [letters(language()), letters("es")],
        free,
        ...(table.legal ? { legal: table.legal } : {}),
    });
    if ("fault" in read) {
        tell(say(`entry.${read.fault}`, { typed }));
        return null;
    }
    return read.move;
}
