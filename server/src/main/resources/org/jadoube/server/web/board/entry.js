// Moves as typed: "e2e4", "Nf3", "exd8=Q", "0-0". What is meant is looked for by how the pieces go, so that the field
// hints nothing about legality; only where the hall has named the legal moves are these used to tell two pieces apart.

/** @import { Colour, Placement } from "../types.js" */
import { withoutNames } from "./naming.js";
import { castlingRook, colourOf, fileOf, isSquare, promotes, rankOf, squareAt, stepped } from "./squares.js";

/**
 * @typedef {object} Sitting
 * @property {Placement} placement
 * @property {Colour} turn
 * @property {boolean} chess960
 * @property {readonly string[]} [legal]
 * @property {readonly string[]} letters the reader's letters for king, queen, rook, bishop, knight
 * @property {readonly (readonly string[])[]} [foreign] the letters of other languages
 * @property {boolean} [free] whether a pawn may be left on the last rank as it is
 */

/** @typedef {{ move: string } | { fault: "unreadable" | "nothing" | "several" | "promotion" }} Reading */

const ENGLISH = [..."KQRBN"];
/** @type {Record<string, readonly [number, number][]>} */
const LEAPS = {
    n: [[1, 2], [2, 1], [2, -1], [1, -2], [-1, -2], [-2, -1], [-2, 1], [-1, 2]],
    k: [[1, 0], [1, 1], [0, 1], [-1, 1], [-1, 0], [-1, -1], [0, -1], [1, -1]],
};

/**
 * Reads a typed move.
 * @param {string} typed
 * @param {Sitting} sitting
 * @returns {Reading}
 */
export function readEntry(typed, sitting) {
    const text = plain(typed, sitting.letters).replace(/[+#!?]+$/, "").replace(/\s*e\.?p\.?$/i, "");
    if (/^[0oO]-[0oO](-[0oO])?$/.test(text)) {
        return castling(text.length > 3, sitting);
    }
    const coordinates = /^([a-h][1-8])[-x:, ]*([a-h][1-8])(?:[=/(]?(\p{L})\)?)?$/u.exec(text);
    if (coordinates) {
        return byCoordinates(coordinates, sitting);
    }
    const san = /^(\p{Lu})?([a-h])?([1-8])?[-x: ]?([a-h][1-8])(?:[=/(]?(\p{Lu})\)?)?$/u.exec(text);
    return san ? bySan(san, sitting) : { fault: "unreadable" };
}

/**
 * A move as typed by whoever: squares by their names, figurines, a small letter for a piece that no file is called by.
 * @param {string} typed
 * @param {readonly string[]} letters
 */
function plain(typed, letters) {
    return withoutNames(typed.trim())
        .replace(/[\u2654-\u265f]/g, (figure) => "KQRBNPKQRBNP"[figure.charCodeAt(0) - 0x2654] ?? "")
        .replace(/^[Кк]р/, "K")
        .replace(/×/g, "x")
        .replace(/^(\p{L})\s+(?=[a-h])/u, "$1")
        .replace(/^P(?=[a-h])/, letters.includes("P") ? "P" : "")
        .replace(/^([\p{Ll}])(?=[a-h]?[1-8]?[-x:]?[a-h][1-8])/u, (letter) => ("abcdefgh".includes(letter) ? letter : letter.toUpperCase()));
}

/**
 * @param {RegExpExecArray} found
 * @param {Sitting} sitting
 * @returns {Reading}
 */
function byCoordinates(found, sitting) {
    const from = found[1] ?? "";
    const to = found[2] ?? "";
    const piece = sitting.placement.get(from);
    if (!piece || colourOf(piece) !== sitting.turn) {
        return { fault: "nothing" };
    }
    return finished(from, to, found[3], sitting);
}

/**
 * @param {RegExpExecArray} found
 * @param {Sitting} sitting
 * @returns {Reading}
 */
function bySan(found, sitting) {
    const letter = found[1] ? pieceLetter(found[1], sitting) : "p";
    const to = found[4] ?? "";
    if (!letter) {
        return { fault: "unreadable" };
    }
    const wanted = sitting.turn === "white" ? letter.toUpperCase() : letter;
    let origins = [...sitting.placement]
        .filter(([square, piece]) => piece === wanted && reaches(square, to, sitting.placement))
        .map(([square]) => square)
        .filter((square) => (!found[2] || square[0] === found[2]) && (!found[3] || square[1] === found[3]));
    if (origins.length > 1 && sitting.legal) {
        const legal = sitting.legal;
        origins = origins.filter((square) => legal.some((move) => move.startsWith(square + to)));
    }
    if (origins.length > 1) {
        return { fault: "several" };
    }
    const from = origins[0];
    return from ? finished(from, to, found[5], sitting) : { fault: "nothing" };
}

/**
 * @param {string} from
 * @param {string} to
 * @param {string | undefined} promoted the letter typed
 * @param {Sitting} sitting
 * @returns {Reading}
 */
function finished(from, to, promoted, sitting) {
    if (!promotes(sitting.placement, from, to)) {
        return promoted ? { fault: "unreadable" } : { move: from + to };
    }
    if (!promoted && sitting.free) {
        return { move: from + to };
    }
    const letter = promoted && pieceLetter(promoted.toUpperCase(), sitting);
    return letter && letter !== "k" ? { move: from + to + letter } : { fault: "promotion" };
}

/**
 * @param {boolean} long
 * @param {Sitting} sitting
 * @returns {Reading}
 */
function castling(long, sitting) {
    const king = [...sitting.placement].find(([, piece]) => piece === (sitting.turn === "white" ? "K" : "k"))?.[0];
    if (!king) {
        return { fault: "nothing" };
    }
    if (!sitting.chess960) {
        const target = squareAt(long ? 2 : 6, rankOf(king));
        return castlingRook(sitting.placement, king + target) ? { move: king + target } : { fault: "nothing" };
    }
    for (let file = long ? 0 : 7; file !== fileOf(king); file += long ? 1 : -1) {
        const square = squareAt(file, rankOf(king));
        if (sitting.placement.get(square) === (sitting.turn === "white" ? "R" : "r")) {
            return { move: king + square };
        }
    }
    return { fault: "nothing" };
}

/**
 * Whether the piece on a square goes to another by its own way of moving, with nothing between.
 * @param {string} from
 * @param {string} to
 * @param {Placement} placement
 */
export function reaches(from, to, placement) {
    const piece = placement.get(from);
    const target = placement.get(to);
    if (!piece || from === to || (target && colourOf(target) === colourOf(piece)) || !isSquare(to)) {
        return false;
    }
    const files = fileOf(to) - fileOf(from);
    const ranks = rankOf(to) - rankOf(from);
    const kind = piece.toLowerCase();
    if (kind === "p") {
        return pawnReaches(piece, from, files, ranks, placement, target !== undefined);
    }
    const leaps = LEAPS[kind];
    if (leaps) {
        return leaps.some(([x, y]) => x === files && y === ranks);
    }
    const straight = files === 0 || ranks === 0;
    const diagonal = Math.abs(files) === Math.abs(ranks);
    const along = (straight && kind !== "b") || (diagonal && kind !== "r");
    return along && isFree(from, to, Math.sign(files), Math.sign(ranks), placement);
}

/**
 * @param {string} piece
 * @param {string} from
 * @param {number} files
 * @param {number} ranks
 * @param {Placement} placement
 * @param {boolean} captures
 */
function pawnReaches(piece, from, files, ranks, placement, captures) {
    const ahead = piece === "P" ? 1 : -1;
    if (files !== 0) {
        const passing = rankOf(from) === (piece === "P" ? 4 : 3);
        return Math.abs(files) === 1 && ranks === ahead && (captures || passing);
    }
    const between = stepped(from, 0, ahead);
    const twice = ranks === 2 * ahead && rankOf(from) === (piece === "P" ? 1 : 6) && !placement.has(between ?? "");
    return !captures && (ranks === ahead || twice);
}

/**
 * @param {string} from
 * @param {string} to
 * @param {number} files
 * @param {number} ranks
 * @param {Placement} placement
 */
function isFree(from, to, files, ranks, placement) {
    for (let square = stepped(from, files, ranks); square && square !== to; square = stepped(square, files, ranks)) {
        if (placement.has(square)) {
            return false;
        }
    }
    return true;
}

/**
 * The English lower-case letter of a piece written in the reader's letters, or where these say nothing else in English or
 * any other ones.
 * @param {string} written
 * @param {Sitting} sitting
 * @returns {string | undefined}
 */
function pieceLetter(written, sitting) {
    for (const letters of [sitting.letters, ENGLISH, ...(sitting.foreign ?? [])]) {
        const index = letters.indexOf(written);
        if (index >= 0) {
            return ENGLISH[index]?.toLowerCase();
        }
    }
    return undefined;
}
