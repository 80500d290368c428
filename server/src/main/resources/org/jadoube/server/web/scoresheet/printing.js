// A scoresheet to be printed: asked of the hall, and saved by the browser.

import { LETTERS, chosenLetters } from "../letters.js";
import { make, saveFrom, tell } from "../page.js";
import { hallLanguage, language, say } from "../words/words.js";

/** @typedef {"a4" | "a5"} Size */
/** @type {readonly Size[]} */
const SIZES = ["a4", "a5"];

/** The language in whose letters the moves are printed. */
function lettering() {
    const code = chosenLetters() || (language().split("-")[0] ?? "");
    return Object.hasOwn(LETTERS, code) ? code : "en";
}

/**
 * Buttons that print the sheets which its reader may see.
 * @param {string} game
 * @param {string} token of the reader
 * @param {() => boolean} timed whether with times
 */
export function printing(game, token, timed) {
    return SIZES.map((size) => {
        const name = { "data-say": `scoresheet.pdf.${size}`, "data-testid": `pdf-${size}` };
        const button = make("button", name);
        button.addEventListener("click", () => void print(button, game, token, `${size}-${hallLanguage()}-${lettering()}${timed() ? "-times" : ""}`));
        return button;
    });
}

/**
 * @param {HTMLButtonElement} button
 * @param {string} game
 * @param {string} token
 * @param {string} form
 */
async function print(button, game, token, form) {
    button.disabled = true;
    try {
        await saveFrom(`/api/games/${encodeURIComponent(game)}/scoresheet/${form}.pdf`, token, `scoresheet-${game}.pdf`);
    } catch {
        tell(say("scoresheet.pdf.fault"));
    } finally {
        button.disabled = false;
    }
}

/** Links to blank sheets. */
export function blankSheets() {
    return SIZES.map((size) => make("a", { class: "button", href: `/scoresheet/${size}-${hallLanguage()}.pdf`, target: "_blank", rel: "noopener", "data-say": `scoresheet.blank.${size}`, "data-testid": `blank-${size}` }));
}
