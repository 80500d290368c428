// Where the pieces stand at first, and its number in Chess960.

/** @import { Regulations } from "../types.js" */
import { START } from "../board/squares.js";

/** @param {Regulations} regulations */
export function initialPlacement(regulations) {
    return (regulations.initial ?? START).split(" ")[0] ?? START;
}

/**
 * The number of a starting position in Chess960; nothing for the usual one and for any other position.
 * @param {Regulations} regulations
 * @returns {number | undefined}
 */
export function chess960Number(regulations) {
    const [first = "", second, , , , , seventh, last = ""] = initialPlacement(regulations).split("/");
    if (first !== last.toLowerCase() || second !== "pppppppp" || seventh !== "PPPPPPPP" || first.length !== 8) {
        return undefined;
    }
    const bishops = [...first].flatMap((piece, file) => (piece === "b" ? [file] : []));
    const light = bishops.find((file) => file % 2 === 1);
    const dark = bishops.find((file) => file % 2 === 0);
    if (light === undefined || dark === undefined) {
        return undefined;
    }
    const rest = [...first].filter((piece) => piece !== "b");
    const queen = rest.indexOf("q");
    const knights = rest.filter((piece) => piece !== "q").map((piece) => (piece === "n" ? "n" : "-")).join("");
    const places = ["nn---", "n-n--", "n--n-", "n---n", "-nn--", "-n-n-", "-n--n", "--nn-", "--n-n", "---nn"].indexOf(knights);
    const number = 96 * places + 16 * queen + 4 * (dark / 2) + (light - 1) / 2;
    return places < 0 || queen < 0 || number === 518 ? undefined : number;
}
