// Who plays whom, as organisers paste it: typed, from a spreadsheet, from the list of a pairing program.

const MOST = 200;
const LONGEST = 80;
const NUMBER = /^\d{1,4}(?:[.):]\s*|\s+)(?=\D)/;
/** What pairing lists have in their columns besides names: numbers, ratings, points, results, titles. */
const BESIDES = /^(?:[\d.,½()+*=:\s/–-]*|[01½]\s*[-:–]\s*[01½]|W?[GIFC]M|NM|AGM|AIM|AFM|ACM)$/i;
const FEDERATION = /^[A-Z]{3}$/;
const HEADING = /^(?:white|black|blancas|negras|name|nombre|jugador|player|wei(?:ss|ß)|schwarz|blancs|noirs)$/i;
const BYE = /^\W*(?:bye|half-?point bye|not paired|descansa|descanso|libre|exento|spielfrei|exempt)\W*$/i;
const HIDDEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/u;
const SCORE = String.raw`(?:[01½]|1\/2|0[.,]5)`;
/** How a game went, as lists of an earlier round have it. */
const RESULT = new RegExp(String.raw`(?:^|\s)(${SCORE}\s?[-:–]\s?${SCORE}|\+\s?[-:–]\s?[+-]|-\s?[-:–]\s?\+)(?=\s|$)`);
/** A rating at the end of a name, or before it. */
const RATED = /\s+\(?(?:[4-9]\d{2}|[1-3]\d{3})\)?$|^\(?(?:[4-9]\d{2}|[1-3]\d{3})\)?\s+/;
const CELLS = [/\t/, /\s*[;|]\s*/];
const BETWEEN = [/\s+[-–—]\s+/, /\s+vs?\.?\s+/i];

/** @typedef {{ line: number, white: string, black: string }} Pairing */
/** @typedef {"two" | "long" | "hidden" | "many"} Fault */

/**
 * What was read, and what is wrong at which line, from 1. A heading, a bye and the result of a game are passed over.
 * @typedef {object} Reading
 * @property {Pairing[]} pairings
 * @property {{ line: number, text: string, fault: Fault }[]} faults
 * @property {{ line: number, text: string, why: "heading" | "bye" | "result" }[]} passed
 */

/**
 * @param {string} text
 * @returns {Reading}
 */
export function readPairings(text) {
    /** @type {Reading} */
    const reading = { pairings: [], faults: [], passed: [] };
    text.split(/\r\n|\r|\n/).forEach((whole, index) => {
        const line = index + 1;
        const trimmed = whole.trim();
        if (trimmed === "") {
            return;
        }
        const found = names(trimmed);
        if (typeof found === "string") {
            reading.passed.push({ line, text: trimmed, why: found });
        } else {
            const fault = reading.pairings.length === MOST ? "many" : faultOf(found);
            if (fault) {
                reading.faults.push({ line, text: trimmed, fault });
            } else {
                reading.pairings.push({ line, white: found[0] ?? "", black: found[1] ?? "" });
                const [, result] = RESULT.exec(trimmed) ?? [];
                if (result) {
                    reading.passed.push({ line, text: result, why: "result" });
                }
            }
        }
    });
    return reading;
}

/**
 * @param {string[]} found
 * @returns {Fault | undefined}
 */
function faultOf(found) {
    if (found.length !== 2 || found.includes("")) {
        return "two";
    }
    if (found.some((name) => [...name].length > LONGEST)) {
        return "long";
    }
    return found.some((name) => HIDDEN.test(name)) ? "hidden" : undefined;
}

/**
 * The names that a line holds, without the players' ratings, or why it holds none.
 * @param {string} line
 * @returns {string[] | "heading" | "bye"}
 */
function names(line) {
    const found = withRatings(line);
    return typeof found === "string" ? found : found.map((name) => name.replace(RATED, "").trim() || name);
}

/**
 * @param {string} line
 * @returns {string[] | "heading" | "bye"}
 */
function withRatings(line) {
    for (const between of CELLS) {
        if (between.test(line)) {
            return fromCells(line.split(between));
        }
    }
    return fromText(line);
}

/**
 * @param {string} line
 * @returns {string[] | "heading" | "bye"}
 */
function fromText(line) {
    const [first = "", , second] = line.replace(NUMBER, "").split(RESULT);
    const apart = second !== undefined && first.trim() !== "" && second.trim() !== "" && !BETWEEN.some((between) => between.test(first + second));
    const bare = apart ? `${first.trim()} - ${second.trim()}` : [first, second].filter((part) => part?.trim()).join(" ").trim();
    for (const between of BETWEEN) {
        const found = bare.split(between);
        if (found.length > 1) {
            return found.some((one) => BYE.test(one)) ? "bye" : found.map((one) => one.trim());
        }
    }
    if (/\s{2,}/.test(bare)) {
        return fromCells(bare.split(/\s{2,}/));
    }
    const words = bare.split(/\s+/);
    if (words.some((one) => BYE.test(one))) {
        return "bye";
    }
    return bare === line ? [bare] : words;
}

/**
 * @param {string[]} cells
 * @returns {string[] | "heading" | "bye"}
 */
function fromCells(cells) {
    const trimmed = cells.map((cell) => cell.trim());
    if (trimmed.filter((cell) => HEADING.test(cell)).length > 1) {
        return "heading";
    }
    if (trimmed.some((cell) => BYE.test(cell))) {
        return "bye";
    }
    const said = trimmed.filter((cell) => !BESIDES.test(cell));
    const two = said.length > 2 ? said.filter((cell) => !FEDERATION.test(cell)) : said;
    return two.length === 1 ? names(two[0] ?? "") : two;
}

/**
 * The boards of sections, as `1-10, 11-20`.
 * @param {string} text
 * @param {number} boards how many there are
 * @returns {{ from: number, to: number }[] | { fault: string }} the part that cannot be read
 */
export function readSections(text, boards) {
    const sections = [];
    for (const part of text.split(/[,;\n]/).map((one) => one.trim())) {
        if (part === "") {
            continue;
        }
        const found = /^(\d{1,3})(?:\s*[-–]\s*(\d{1,3}))?$/.exec(part);
        const from = Number(found?.[1]);
        const to = Number(found?.[2] ?? found?.[1]);
        if (!found || from < 1 || to < from || to > boards) {
            return { fault: part };
        }
        sections.push({ from, to });
    }
    return sections;
}
