// Squares, placements and moves as text: what a board must know to show a position and to say what a hand did.
// No rule of chess is decided here; whether a move is legal is the hall's to say.

/** @import { Colour, Placement, Regulations } from "../types.js" */

export const FILES = "abcdefgh";
export const PROMOTIONS = /** @type {const} */ (["q", "r", "b", "n"]);
export const START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";

/**
 * Reads the first field of a FEN.
 * @param {string} text
 * @returns {Placement}
 */
export function readPlacement(text) {
    /** @type {Placement} */
    const placement = new Map();
    text.split(" ", 1)[0]?.split("/").forEach((row, index) => {
        let file = 0;
        for (const letter of row) {
            if (letter >= "1" && letter <= "8") {
                file += Number(letter);
            } else {
                placement.set(squareAt(file, 7 - index), letter);
                file += 1;
            }
        }
    });
    return placement;
}

/**
 * @param {number} file from 0
 * @param {number} rank from 0
 */
export function squareAt(file, rank) {
    return `${FILES[file]}${rank + 1}`;
}

/** @param {string} square */
export function fileOf(square) {
    return FILES.indexOf(square[0] ?? "");
}

/** @param {string} square */
export function rankOf(square) {
    return Number(square[1]) - 1;
}

/** @param {string} square */
export function isSquare(square) {
    return /^[a-h][1-8]$/.test(square);
}

/** @param {string} square */
export function isDark(square) {
    return (fileOf(square) + rankOf(square)) % 2 === 0;
}

/**
 * @param {string} piece a FEN letter
 * @returns {Colour}
 */
export function colourOf(piece) {
    return piece === piece.toUpperCase() ? "white" : "black";
}

/**
 * @param {Colour} colour
 * @returns {Colour}
 */
export function opponent(colour) {
    return colour === "white" ? "black" : "white";
}

/**
 * The square a step away, if there is one.
 * @param {string} square
 * @param {number} files
 * @param {number} ranks
 * @returns {string | undefined}
 */
export function stepped(square, files, ranks) {
    const file = fileOf(square) + files;
    const rank = rankOf(square) + ranks;
    return file < 0 || file > 7 || rank < 0 || rank > 7 ? undefined : squareAt(file, rank);
}

/**
 * Whether a pawn moved so must be exchanged for a piece.
 * @param {Placement} placement
 * @param {string} from
 * @param {string} to
 */
export function promotes(placement, from, to) {
    const piece = placement.get(from);
    return (piece === "P" && to[1] === "8" && from[1] === "7") || (piece === "p" && to[1] === "1" && from[1] === "2");
}

/**
 * The position after a move has been carried out plainly by hand: captures, castling, en passant and promotion included,
 * legality not looked at.
 * @param {Placement} placement
 * @param {string} uci
 * @returns {Placement}
 */
export function carriedOut(placement, uci) {
    const after = new Map(placement);
    const from = uci.slice(0, 2);
    const to = uci.slice(2, 4);
    const piece = after.get(from);
    if (!piece) {
        return after;
    }
    const rook = castlingRook(placement, uci);
    after.delete(from);
    if (rook) {
        after.delete(rook);
        const short = fileOf(rook) > fileOf(from);
        const rank = rankOf(from);
        after.set(squareAt(short ? 6 : 2, rank), piece);
        after.set(squareAt(short ? 5 : 3, rank), piece === "K" ? "R" : "r");
        return after;
    }
    if (piece.toLowerCase() === "p" && from[0] !== to[0] && !placement.has(to)) {
        after.delete(squareAt(fileOf(to), rankOf(from)));
    }
    const promoted = uci[4];
    after.set(to, promoted ? (piece === "P" ? promoted.toUpperCase() : promoted) : piece);
    return after;
}

/**
 * The square of the rook that castles along, when the move is castling in either way of writing it.
 * @param {Placement} placement
 * @param {string} uci
 * @returns {string | undefined}
 */
export function castlingRook(placement, uci) {
    const from = uci.slice(0, 2);
    const to = uci.slice(2, 4);
    const king = placement.get(from);
    if (king !== "K" && king !== "k") {
        return undefined;
    }
    const rook = king === "K" ? "R" : "r";
    if (placement.get(to) === rook) {
        return to;
    }
    if (from[0] === "e" && from[1] === to[1] && Math.abs(fileOf(to) - 4) === 2) {
        const corner = `${to[0] === "g" ? "h" : "a"}${from[1]}`;
        return placement.get(corner) === rook ? corner : undefined;
    }
    return undefined;
}

/**
 * The two squares to mark after a move: where the piece came from and where it went to.
 * @param {string | null} uci
 * @returns {[string, string] | undefined}
 */
export function marksOf(uci) {
    return uci && uci.length >= 4 ? [uci.slice(0, 2), uci.slice(2, 4)] : undefined;
}

/**
 * Whether a game is begun otherwise than usual, so that castling may have to be shown by king and rook.
 * @param {Regulations} regulations
 */
export function isChess960({ chess960, initial }) {
    return (chess960 ?? 518) !== 518 || (initial !== undefined && !initial.startsWith(START));
}
