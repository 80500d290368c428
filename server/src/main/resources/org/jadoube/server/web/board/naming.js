// How squares are called aloud: by their letters, or by the names that FIDE's rules for the blind give the files.

const NAMES = ["Anna", "Bella", "Cesar", "David", "Eva", "Felix", "Gustav", "Hector"];

let byNames = false;

/**
 * Chooses how squares are called from now on.
 * @param {boolean} names whether by names
 */
export function callSquares(names) {
    byNames = names;
}

/**
 * A square as it is called, such as "e4" or "Eva 4".
 * @param {string} square
 */
export function squareName(square) {
    const name = NAMES["abcdefgh".indexOf(square[0] ?? " ")];
    return byNames && name ? `${name} ${square[1]}` : square;
}

/**
 * A square written with a name, as a letter and a figure: "Eva 4" is e4. Anything else stays as it is.
 * @param {string} text
 */
export function withoutNames(text) {
    return NAMES.reduce((before, name) => before.replace(new RegExp(`\\b${name}\\s*([1-8])`, "gi"), `${name[0]?.toLowerCase()}$1`), text);
}
