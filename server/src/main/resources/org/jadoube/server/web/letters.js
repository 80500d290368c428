// The letters of the pieces: those of every language that has its own, and figurines. Which a reader wants is a choice of
// its own, beside the language of the page.

import { language, whenChosen } from "./words/words.js";

/** For king, queen, rook, bishop, knight. @typedef {readonly string[]} Letters */

/** @type {Readonly<Record<string, Letters>>} */
export const LETTERS = {
    ca: [..."RDTAC"],
    cs: [..."KDVSJ"],
    da: [..."KDTLS"],
    de: [..."KDTLS"],
    en: [..."KQRBN"],
    es: [..."RDTAC"],
    et: [..."KLVOR"],
    fi: [..."KDTLR"],
    fr: [..."RDTFC"],
    hu: [..."KVBFH"],
    is: [..."KDHBR"],
    it: [..."RDTAC"],
    nb: [..."KDTLS"],
    nl: [..."KDTLP"],
    pl: [..."KHWGS"],
    pt: [..."RDTBC"],
    ro: [..."RDTNC"],
    ru: ["Кр", "Ф", "Л", "С", "К"],
    sv: [..."KDTLS"],
    zxx: [..."♔♕♖♗♘"],
};
const REMEMBERED = "jadoube.letters";

/** The language whose letters the reader has chosen; empty for those of the page, and outside of a browser. */
export function chosenLetters() {
    const kept = globalThis.localStorage?.getItem(REMEMBERED) ?? "";
    return Object.hasOwn(LETTERS, kept) ? kept : "";
}

/**
 * The letters of a language, English ones where it has none of its own.
 * @param {string} [code] the reader's own where it is left out
 * @returns {Letters}
 */
export function letters(code = chosenLetters() || language()) {
    return LETTERS[code.split("-")[0] ?? ""] ?? LETTERS["en"] ?? [];
}

/** @type {Set<() => void>} */
const readers = new Set();

/** @param {string} code of a language, empty for that of the page */
export function chooseLetters(code) {
    localStorage.setItem(REMEMBERED, code);
    readers.forEach((read) => read());
}

/**
 * Calls back when the letters have changed, with the language or by themselves.
 * @param {() => void} read
 */
export function whenLettered(read) {
    readers.add(read);
    whenChosen(read);
}
